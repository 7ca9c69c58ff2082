import fc from "fast-check";
import { expect, it } from "vitest";
import { factsSchema } from "#shared/material/material.schema.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { toldLines, wordKey } from "#shared/material/told-text.ts";
import { sortText } from "./sort-text.ts";

const today = "2026-11-23";

const resume = `Marian Holloway
Frome, Somerset
marian.holloway@example.com
07700 900146

Experience
Senior Gardener, Marlpit House
Mar 2019 – present
- Look after six acres, open to visitors
- Lead two gardeners and a trainee
Gardener, Ivelmere Gardens
Sep 2014 – Feb 2019
- Listed and labelled 1,100 plants

Education
RHS Level 3 Diploma, Westmoor College, 2014

Skills
Propagation, Rose pruning, Topiary

I once met the Queen's head gardener at a flower show.
`;

it("sorts a resume's text into jobs, papers, skills and the person", () => {
  const { facts } = sortText({ text: resume, today });
  expect(facts.person).toMatchObject({
    firstName: "Marian",
    lastName: "Holloway",
    email: "marian.holloway@example.com",
  });
  expect(facts.jobs.map(({ title, from, to }) => [title, from, to])).toEqual([
    ["Senior Gardener", "2019-03", "now"],
    ["Gardener", "2014-09", "2019-02"],
  ]);
  expect(facts.jobs[1]?.lines.map(({ text }) => text)).toEqual(["Listed and labelled 1,100 plants"]);
  expect(facts.papers.map(({ what }) => what)).toEqual(["RHS Level 3 Diploma"]);
  expect(facts.jobs[0]?.origin.from).toBe("pasted");
});

it("keeps an old letter sentence by sentence, nothing of it confirmed", () => {
  const text =
    "Dear Ms Farrant,\n\nI look after six acres. I lead two gardeners and a trainee.\n\nYours sincerely,\nMarian Holloway";
  const { facts, doubtful } = sortText({ text, today });
  expect(facts.jobs).toEqual([]);
  expect(facts.plain.map(({ text: line }) => line)).toEqual([
    "Dear Ms Farrant,",
    "I look after six acres.",
    "I lead two gardeners and a trainee.",
    "Yours sincerely,",
    "Marian Holloway",
  ]);
  expect(facts.plain.every(({ confirmed }) => !confirmed)).toBe(true);
  expect(doubtful).toEqual(facts.plain.map(({ id }) => id));
});

it("marks what fits nowhere as doubtful and keeps it whole", () => {
  const { facts, doubtful } = sortText({ text: resume, today });
  const all = JSON.stringify(facts);
  expect(all).toContain("I once met the Queen's head gardener at a flower show.");
  expect(factsSchema.safeParse(facts).error).toBeUndefined();
  expect(doubtful.every((id) => all.includes(`"id":"${id}"`))).toBe(true);
});

it("drops no line of any text: each is in a row or left over", () => {
  const piece = fc.constantFrom(
    ...resume.split("\n"),
    "Reference on request",
    "2019",
    "•",
    "Sprachen: Deutsch (C1)",
    Array.from({ length: 500 }, (_none, index) => `word${index}`).join(" "),
  );
  const ugly = fc.string({ maxLength: 60, unit: "grapheme" });
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: piece }, ugly), { maxLength: 40 }), (lines) => {
      const text = lines.join("\n");
      const sorted = sortText({ text, today });
      expect(factsSchema.safeParse(sorted.facts).error).toBeUndefined();
      const words = new Set(wordsOf(sorted));
      for (const line of toldLines(text)) {
        if (sorted.leftover.includes(line)) continue;
        const missing = tokens(line.replace(/^\p{L}+: /u, "")).filter((word) => !words.has(word) && !isDate(word));
        expect(missing).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

const tokens = (text: string) => wordKey(text).split(" ").filter(Boolean);
/** Months, years and "present" stand in rows as dates. */
const isDate = (word: string) => /^(?:mar|sep|feb|present|(?:19|20)\d\d)$/u.test(word);

function wordsOf({ facts }: SortedText): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === "object" && value) Object.values(value).forEach(collect);
  };
  collect(facts);
  return texts.flatMap((text) => tokens(text.replaceAll("\n", " ")));
}

it("reads sixty thousand characters of one line, and of lines without end, in time", () => {
  for (const text of [
    "a ".repeat(30_000),
    "- x\n".repeat(15_000),
    "1. ".repeat(20_000),
    "(".repeat(60_000),
    ", ".repeat(30_000),
  ]) {
    const start = performance.now();
    expect(factsSchema.safeParse(sortText({ text, today }).facts).success).toBe(true);
    expect(performance.now() - start).toBeLessThan(5_000);
  }
});

it("reads a text in sentences as notes, where the reader of resumes would hang all of it under one post", () => {
  const text = [
    "Rodrigo Ñancucheo Paredes",
    "Soy técnico en electromecánica y vivo en Puerto Montt, sector Alerce.",
    "Desde marzo de 2020 trabajo en Procesadora Chilota S.A. como supervisor eléctrico de turno.",
    "El 2023 bajamos las detenciones de 31 a 18 horas al mes, haciendo termografía a los tableros.",
    "Antes fui mantenedor eléctrico en Lácteos del Maullín, planta Frutillar, entre 2014 y febrero de 2020.",
    "SAP PM lo uso como usuario, avisos y órdenes.",
  ].join("\n");
  const { facts } = sortText({ text, today });
  expect(facts.jobs.map(({ title, employer, lines }) => [title, employer, lines.length])).toEqual([
    ["supervisor eléctrico de turno", "Procesadora Chilota S.A.", 0],
    ["mantenedor eléctrico", "Lácteos del Maullín", 0],
  ]);
  expect(facts.plain).toHaveLength(3);
});

it("reads lines that look like sentences without end in time", () => {
  const lines = ["Ich war bei Aa Bb ", "at Aa in ", "als ", "a, ", "Aa - ", "Deutsch, ", "en una a a a, "];
  for (const line of lines) {
    const one = `Cook, Blue Anchor, 2019 - now\n${line.repeat(7900 / line.length)} 2019 - 2020`.slice(0, 7990);
    const many = `${line.repeat(300 / line.length)} 2019 - 2020\n`.repeat(25);
    for (const text of [one, many]) {
      const start = performance.now();
      expect(factsSchema.safeParse(sortText({ text, today }).facts).success).toBe(true);
      expect(performance.now() - start).toBeLessThan(3_000);
    }
  }
});
