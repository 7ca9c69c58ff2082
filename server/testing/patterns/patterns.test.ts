import { expect, it, vi } from "vitest";
import { builtPatterns, literalPatterns } from "./patterns-of-source.ts";
import { slowPatterns } from "./slow-patterns.ts";

/** What took seconds or longer for one line, as it was written. */
const onceSlow = [
  /^\(?(\d+\+?\s*(years?|yrs?|mos?|ans?|anos?)\W*(and|und|y|et|e)?\s*)+\)?$/i,
  /^[\p{Lu}\p{N}].*\s.*\s.*[.!?]["”»“)]?$/u,
  /^[\p{Lu}\p{N}](?:\S*\s+){4,}\S+[.!?]$/u,
  /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/|\()*([a-z]+)/i,
  /\([^)]*\p{L}[^)]*\d{4}[^)]*\)/u,
  /^(?:a+)+$/u,
  /^(?:a|a)*b/u,
];

it.each(onceSlow.map((pattern) => [pattern]))("finds the line that %s is slow for", (pattern) => {
  expect(slowPatterns([{ pattern, where: "here" }])).toHaveLength(1);
});

it("finds none where the time grows with the length or its square", () => {
  const quick = [/^\s+|\s+$/gu, /(?:\d+ )*x/u, /[^,]+,\s*$/u, /(?<year>\d{4})|(?:a|b)+(?!c)/u, /"(?:[^"\\]|\\.)*"/u];
  expect(slowPatterns(quick.map((pattern) => ({ pattern, where: "here" })))).toEqual([]);
});

it("is no pattern of the source slow for any line", () => {
  const found = literalPatterns();
  expect(found.length).toBeGreaterThan(1_500);
  expect(slowPatterns(found)).toEqual([]);
});

it("is no pattern that is built from tables slow for any line", async () => {
  // Another test may have built them before.
  vi.resetModules();
  const found = await builtPatterns(async () => {
    const { readingDoors } = await import("#server/text-work/testing/reading-doors.ts");
    for (const door of Object.values(readingDoors)) door(sample);
  });
  expect(found.length).toBeGreaterThan(200);
  expect(slowPatterns(found)).toEqual([]);
});

const sample = [
  "Dear Dr. Huber, I have charted in Epic since 2019 at Northgate Hospital. Ich arbeite seit 2019 als Pflegefachkraft.",
  "Je suis infirmière depuis 3 ans. Soy enfermera con 3 años. 38,5 Stunden, 60.000 EUR, ab sofort.",
  "• Led 5 people\n- Python, SQL\nNurse, Mercy Hospital, Jan 2019 – Dec 2021",
].join("\n");
