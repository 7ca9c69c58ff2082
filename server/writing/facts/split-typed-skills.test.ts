import { expect, test } from "vitest";
import { splitTypedSkills } from "./split-typed-skills.ts";

test("what is at hand is named by itself", () => {
  expect(splitTypedSkills("bügeln, Führerschein vorhanden").items).toEqual(["bügeln", "Führerschein"]);
});
