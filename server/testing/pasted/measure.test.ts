import { expect, it } from "vitest";
import { sortText } from "#server/reading/sort-text.ts";
import { factsSchema } from "#shared/material/material.schema.ts";
import { type Count, countFields, pastedCases, rowsShown } from "./measure.ts";

const open = pastedCases("open");

it("has four open texts a language, and two that are kept out", () => {
  const byLanguage = (set: "open" | "kept") => Object.groupBy(pastedCases(set), ({ name }) => name.slice(0, 2));
  for (const language of ["en", "de", "fr", "es"]) {
    expect(byLanguage("open")[language]?.length).toBeGreaterThanOrEqual(4);
    expect(byLanguage("kept")[language]).toHaveLength(2);
  }
});

it("sorts nine of ten fields of the open texts right, few wrong, and tells nothing twice", () => {
  const counts = open.map(({ text, truth }) => countFields(text, truth));
  const sum = (key: keyof Count) => counts.reduce((all, count) => all + count[key], 0);
  expect(sum("right") / sum("all")).toBeGreaterThan(0.92);
  expect(sum("wrong") / (sum("right") + sum("wrong"))).toBeLessThan(0.05);
  expect(sum("twice")).toBe(0);
});

it.each(open)("loses no word that says something: $name", ({ text }) => {
  const { facts, leftover } = sortText({ text, today: "2026-11-23" });
  expect(factsSchema.safeParse(facts).error).toBeUndefined();
  const rows = rowsShown(facts).flatMap(({ fields }) => fields);
  const periods = facts.jobs.flatMap(({ period, from, to }) => [period ?? "", from, to]);
  const told = new Set([...rows, ...periods, ...leftover].flatMap(wordsIn));
  const missing = wordsIn(text).filter((word) => !told.has(word) && !small.has(word) && !/^\d{4}$/u.test(word));
  expect(missing).toEqual([]);
});

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words around names and dates, labels, months, and what a paper's state says ("I got my …"). */
const small = new Set(
  (
    "a antes at bei before chez depuis en el for from hasta im in j la para seit since that to wohne vivo habite live speak " +
    "abril actual als as ahora actualidad aujourd enero heute hui julio june present présent jan mai mars may marzo mayo märz nov fév juillet sept juin " +
    "cel cursos divers idiomas langues name schule septembre skills sonstiges sprachen bestanden cours curso dabei gerade à " +
    "have hold tengo got hice eu mon je suis au"
  ).split(" "),
);
