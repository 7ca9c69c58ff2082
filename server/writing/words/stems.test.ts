import { expect, test } from "vitest";
import { stemsOf } from "./stems.ts";
import { weakStems } from "./weak-stems.ts";

test("what was ended is in no calendar", () => {
  const [calendar = ""] = stemsOf("Termine");
  expect(stemsOf("Terminé el bachillerato")).not.toContain(calendar);
  expect(stemsOf("contrato a término fijo")).not.toContain(calendar);
  expect(stemsOf("agenda")).toContain(calendar);
});

test("a word that stands in half of all trades proves little in any language", () => {
  for (const word of ["técnico", "technical", "technisch", "technique"])
    for (const stem of stemsOf(word)) expect(weakStems).toContain(stem);
});
