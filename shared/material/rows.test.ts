import { expect, it } from "vitest";
import { readPeriod } from "#shared/claims/read-period.ts";
import { emptyMaterial } from "./material.schema.ts";
import { rowsOf } from "./rows.ts";

const job = {
  ...{ id: "j1", title: "Gardener", employer: "Marlpit House", place: "", period: "", kind: "job" as const, lines: [] },
  ...{ origin: { from: "typed" as const }, confirmed: true },
};

it.each([
  ["2019-03", "now", "Gardener, Marlpit House, 2019-03 – now"],
  ["2019-03", "", "Gardener, Marlpit House, from 2019-03"],
  ["", "2021-05", "Gardener, Marlpit House, until 2021-05"],
  ["", "", "Gardener, Marlpit House"],
] as const)("says a job's dates, of “%s” to “%s”, as a person reads them", (from, to, text) => {
  expect(rowsOf({ ...emptyMaterial, jobs: [{ ...job, from, to }] }).map((row) => row.text)).toEqual([text]);
});

it("is read as the same period as before where one date is missing", () => {
  const asOf = "2026-11-21";
  expect(readPeriod("Gardener, from 2019-03", asOf)).toEqual(readPeriod("Gardener, 2019-03 –", asOf));
  expect(readPeriod("Gardener, until 2021-05", asOf)).toEqual(readPeriod("Gardener, – 2021-05", asOf));
});

it.each([
  ["dokumentiere mit Vivendi", { de: "Ich dokumentiere mit Vivendi." }, "Ich dokumentiere mit Vivendi."],
  ["night shifts", { en: "I work nights." }, "night shifts. I work nights."],
  ["I work nights", { en: "I work nights." }, "I work nights"],
  ["bees", { en: "I keep bees.", de: "Ich halte Bienen." }, "I keep bees. Ich halte Bienen."],
])("says “%s” with %j once", (text, said, all) => {
  const plain = [{ id: "l1", text, said, origin: { from: "typed" as const }, confirmed: true }];
  expect(rowsOf({ ...emptyMaterial, plain }).map((row) => row.text)).toEqual([all]);
});

it.each([
  ["Ich", "Ich arbeite seit 2019 im Lager.", "Ich arbeite seit 2019 im Lager."],
  ["I", "I have kept bees.", "I have kept bees."],
  ["You ask for bees. I", "I've kept them.", "You ask for bees. I've kept them."],
  ["Je", "J'ai tenu la caisse.", "J'ai tenu la caisse."],
  ["I am applying because", "I am applying because I like bees.", "I am applying because I like bees."],
  ["I", "keep bees.\nAnd hens.", "I keep bees.\nAnd hens."],
  ["", "I keep bees.", "I keep bees."],
])("says “%s” once before “%s”", (beginning, ending, text) => {
  const completion = { key: "c1", kind: "why" as const, language: "en" as const, beginning, ending, postingLines: [] };
  expect(rowsOf({ ...emptyMaterial, completions: [completion] }).map((row) => row.text)).toEqual([text]);
});
