import { expect, it } from "vitest";
import { noPlace } from "#server/reading/resume-text.ts";
import { createDice } from "./dice.ts";
import { distort } from "./distort.ts";
import { estrange, inventWord } from "./estrange.ts";
import { makePerson } from "./person.ts";

it("replaces names by others of their length and look, the same for the same seed", () => {
  const person = makePerson("de", 5, "learning");
  const strange = estrange(person, 1, 9);
  expect(strange).toEqual(estrange(person, 1, 9));
  for (const [index, { title, company }] of strange.jobs.entries()) {
    expect(title.length).toBe(person.jobs[index]?.title.length);
    expect(company.length).toBe(person.jobs[index]?.company.length);
  }
  expect(strange.jobs.map(({ title }) => title)).not.toEqual(person.jobs.map(({ title }) => title));
  expect(estrange(person, 0, 9)).toEqual(person);
});

it("leaves short words and short forms as they are", () => {
  for (const word of ["de", "GmbH", "S.A.", "&", "2019"]) expect(inventWord(word, createDice(1))).toBe(word);
  expect(inventWord("Werkstatt", createDice(1))).toMatch(/^\p{Lu}\p{Ll}{8}$/u);
});

it("loses no words of lines when it cuts, joins, or moves them", () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...noPlace, text: `word${index} and some more of it` }));
  for (let seed = 0; seed < 20; seed++) {
    const words = distort(lines, seed).flatMap(({ text }) => text.split(" "));
    expect(words.sort()).toEqual(lines.flatMap(({ text }) => text.split(" ")).sort());
  }
});
