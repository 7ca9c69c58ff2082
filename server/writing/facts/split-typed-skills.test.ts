import { expect, test } from "vitest";
import { splitTypedSkills } from "./split-typed-skills.ts";

test("what stands in brackets makes no sentence of an item", () => {
  expect(splitTypedSkills("Leaving Cert (maths, physics, construction studies), Safe Pass")).toEqual({
    items: ["Leaving Cert (maths, physics, construction studies)", "Safe Pass"],
    statements: [],
  });
});

test("what is at hand is named by itself", () => {
  expect(splitTypedSkills("bügeln, Führerschein vorhanden").items).toEqual(["bügeln", "Führerschein"]);
});

test("a row of short items stays one, whatever links the words of one of them", () => {
  const typed = "dinamización juvenil, redes sociales, monitor de ocio y tiempo libre, permiso B";
  expect(splitTypedSkills(typed).items).toContain("monitor de ocio y tiempo libre");
  expect(splitTypedSkills("I ran the till, and I looked after the new people").items).toEqual([]);
});

test("the number of a model counts nothing", () => {
  expect(splitTypedSkills("GMAO, CACES R489 cat 3, automatisme (Siemens S7 notions)").items).toHaveLength(3);
});

test("a skill that begins like a verb is none", () => {
  expect(splitTypedSkills("trabajos en altura, electricidad básica").items).toEqual([
    "trabajos en altura",
    "electricidad básica",
  ]);
  expect(splitTypedSkills("trabajo con excavadora, y conduzco").items).toEqual([]);
});
