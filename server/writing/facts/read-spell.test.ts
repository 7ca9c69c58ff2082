import { describe, expect, it } from "vitest";
import { readHighlights } from "./read-highlights.ts";
import { readSpell } from "./read-spell.ts";

describe("work told in a sentence", () => {
  it.each([
    ["I worked as a line cook at Salt House for 3 years", "line cook", "Salt House", 36, ""],
    ["5 years as a warehouse supervisor with DHL, team of 12", "warehouse supervisor", "DHL", 60, "team of 12"],
    ["2 yrs at Amazon ONT8 picking 120 units/hr", "", "Amazon ONT8", 24, "picking 120 units/hr"],
    ["I have been a nurse for 12 years", "nurse", "", 144, ""],
    ["Fünf Jahre bei Schenker als Disponent", "Disponent", "Schenker", 60, ""],
    ["15 Jahre als Floristin gearbeitet", "Floristin", "", 180, ""],
    ["Depuis 6 ans chez Carrefour comme chef de rayon", "chef de rayon", "Carrefour", 72, ""],
    ["Llevo cinco años como enfermera en el Hospital La Paz", "enfermera", "Hospital La Paz", 60, ""],
  ])("is read for how long, as what and where: %s", (sentence, title, company, months, line) => {
    expect(readSpell(sentence)).toEqual({ title, company, months, isWhole: true, line });
  });

  it("does not give the whole time to a role that was for a part of it", () => {
    const told = "Eight years at Valley Mechanical in Fresno, last three as lead plumber with two apprentices";
    expect(readSpell(told)).toMatchObject({ title: "lead plumber", company: "Valley Mechanical", isWhole: false });
    const [highlight] = readHighlights(told, "2026-11-21");
    expect(highlight?.post?.period.months).toBeNull();
    expect(highlight?.years).toBe(8);
  });

  it("leaves a line that names no place, and a role for a part of the time, to be told whole", () => {
    expect(readSpell("26 Jahre in der Näherei gearbeitet, zuletzt als Bandleiterin für 12 Frauen")).toBeNull();
  });

  it.each([
    "Almost 4 years at Shell",
    "Managed 3 sites for 2 years",
    "10 years of experience in Java",
    "Two years with children in Peru",
    "Saved 20 hours a week at Acme for two years",
  ])("is none where length, place or role is not plain: %s", (sentence) => {
    expect(readSpell(sentence)).toBeNull();
  });
});

describe("prose in one line", () => {
  const textsOf = (text: string) => readHighlights(text, "2026-11-21").map((highlight) => highlight.text);

  it("is read sentence by sentence", () => {
    expect(textsOf("Repiped 40 units in 2022. C-36 license. Met Dr. Smith of Acme Inc. Boston.")).toEqual([
      "Repiped 40 units in 2022",
      "C-36 license",
      "Met Dr. Smith of Acme Inc. Boston",
    ]);
  });

  it("keeps together what only goes on behind a semicolon", () => {
    expect(textsOf("Fixed a batch that ran 5 hours; now 40 minutes; wrote the manual")).toEqual([
      "Fixed a batch that ran 5 hours; now 40 minutes",
      "wrote the manual",
    ]);
  });
});

describe("work told without any capital", () => {
  it.each([
    ["3 ans chez geodis a gennevilliers, preparateur de commandes", "preparateur de commandes", "Geodis"],
    ["5 años en parrilla don julio", "", "Parrilla Don Julio"],
  ])("has the employer's name written large: %s", (typed, title, company) => {
    expect(readSpell(typed)).toMatchObject({ title, company });
  });

  it("is no post where it was a placement", () => {
    expect(readSpell("3 meses de practicas en almacenes Goiri")).toBeNull();
  });
});
