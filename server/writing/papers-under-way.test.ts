import { describe, expect, it } from "vitest";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { people } from "./testing/people.ts";
import { writeLetter } from "./write-letter.ts";

const { applicant } = people.nurse;

function lettersWith(degree: string, year: string) {
  if (!applicant.resume) throw new Error("the nurse has a resume");
  const education = [{ id: "study", degree, institution: "Open University", year }];
  const student = { ...applicant, resume: { ...applicant.resume, education } };
  return toneSchema.options.flatMap((tone) =>
    [1, 2, 3].map((seed) =>
      writeLetter({
        applicant: student,
        tone,
        language: "en",
        seed,
        history: { strategies: [], openingFacts: [] },
        asOf: "2026-11-21",
      }),
    ),
  );
}

describe("a degree that is still being worked for", () => {
  it.each([
    ["BSc Adult Nursing (in progress)", ""],
    ["BSc Adult Nursing, expected May 2027", ""],
    ["BSc Adult Nursing", "2024 – present"],
    ["BSc Adult Nursing", "2028"],
  ])("%s %s is never told as held", (degree, year) => {
    const told = lettersWith(degree, year).flatMap(({ letter, facts }) => {
      const fact = facts.find(({ text }) => text.includes("Adult Nursing"))?.id;
      const sentences = letter.paragraphs.flat().filter(({ facts: named }) => fact && named.includes(fact));
      return sentences.map(({ text }) => text);
    });
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) {
      expect(text).toMatch(/working towards a BSc in Adult Nursing(?: at Open University)?\.$/u);
    }
  });
});
