import { expect, test } from "vitest";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { german } from "./german.ts";

const known = (...skills: string[]) =>
  german.fill(
    "wissen",
    { kind: "skills", skills: skills.map((text, at) => ({ fact: `s${at}`, text })) },
    { plan: emptyPlan, heading: emptyPlan.heading, tone: "professional", placeInMind: null },
  )?.text;

test("fields and tools are known; papers and what would have to be declined are named as they are", () => {
  expect(known("Ausführungsplanung", "AutoCAD")).toBe("Kenntnisse in Ausführungsplanung und AutoCAD");
  expect(known("Führerschein B")).toBe("Führerschein B");
  expect(known("Förderanträge")).toBe("Förderanträge");
  expect(known("ArchiCAD", "Wettbewerbe")).toBe("ArchiCAD und Wettbewerbe");
});

test("what one holds is nothing to use", () => {
  const used = (text: string) =>
    german.fill(
      "kenntnisse-nutzen",
      { kind: "candid", skills: [{ fact: "s", text }] },
      { plan: emptyPlan, heading: emptyPlan.heading, tone: "professional", placeInMind: null },
    )?.text;
  expect([used("Brandschutzhelfer"), used("Sachkunde 34a"), used("CAN-Bus-Diagnose")]).toEqual([
    undefined,
    undefined,
    "CAN-Bus-Diagnose",
  ]);
});

test("what hangs on a preposition comes last", () => {
  expect(known("Videoschnitt mit DaVinci Resolve", "Kundenannahme")).toMatch(/Kundenannahme und Videoschnitt/u);
});
