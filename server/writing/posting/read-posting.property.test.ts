import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_POSTING } from "./clean.ts";
import { readPosting } from "./read-posting.ts";

const folder = new URL("../testing/postings/", import.meta.url);
const realLines = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"));

/** Lines of real postings shuffled with noise: more telling than random text alone. */
const shuffledPosting = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...realLines) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 80 }) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          "",
          "Requirements:",
          "Aufgaben",
          "<li>",
          "</div><p style='color:#fff'>",
          "•",
          "\t|\t",
          "; or",
          "\r",
        ),
      },
    ),
    { maxLength: 40 },
  )
  .map((lines) => lines.join("\n"));

describe("whatever is pasted", () => {
  it("gives lines that exist and phrases that are short", () => {
    fc.assert(
      fc.property(shuffledPosting, (raw) => {
        const posting = readPosting(raw, {});
        const last = posting.lines.length;
        const named = [posting.role, posting.company, posting.contact, posting.location].filter(
          (name) => name !== null,
        );
        const sourced = [
          ...posting.requirements,
          ...posting.echoes,
          ...posting.smallPrint,
          ...posting.hostile,
          ...named,
        ];
        for (const { lines, text } of sourced) {
          expect(text.trim()).not.toBe("");
          for (const line of lines) expect(line >= 1 && line <= last).toBe(true);
        }
        for (const { text } of posting.echoes) expect(text.split(" ").length).toBeLessThanOrEqual(6);
        for (const { text } of posting.requirements) expect(text.split(" ").length).toBeLessThanOrEqual(10);
        expect(posting.requirements.length).toBeLessThanOrEqual(16);
        expect(new Set(posting.requirements.map(({ id }) => id)).size).toBe(posting.requirements.length);
      }),
      { numRuns: 300 },
    );
  });

  it("is read alike twice", () => {
    fc.assert(
      fc.property(shuffledPosting, (raw) => {
        expect(readPosting(raw, {})).toEqual(readPosting(raw, {}));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["nothing", ""],
    ["one byte", "a"],
    ["one character repeated", "a".repeat(LONGEST_POSTING)],
    ["open brackets", "(".repeat(LONGEST_POSTING)],
    ["closing brackets and a letter", `${")".repeat(LONGEST_POSTING - 1)}a`],
    ["line breaks", "\n".repeat(LONGEST_POSTING)],
    ["spaces and a letter", `${" ".repeat(LONGEST_POSTING - 1)}a`],
    ["a list without end", "a, ".repeat(20_000)],
    ["verbs without end", "manage orders, ".repeat(4_000)],
    ["tags that never close", "<a ".repeat(20_000)],
    ["comments that never close", "<!--".repeat(15_000)],
    ["hidden elements that never close", '<p style="display:none">'.repeat(2_500)],
    ["headings without end", "Duties:\n".repeat(7_500)],
    ["lone surrogates", "\ud800".repeat(LONGEST_POSTING)],
    ["NUL", "\0".repeat(LONGEST_POSTING)],
    ["accents on one letter", `a${"\u0301".repeat(LONGEST_POSTING - 1)}`],
    ["a megabyte", "We need a nurse with a licence. ".repeat(32_768)],
  ])("survives %s", (_name, raw) => {
    const posting = readPosting(raw, {});
    expect(posting.requirements.length).toBeLessThanOrEqual(16);
  });
});
