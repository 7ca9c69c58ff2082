import { expect, test } from "vitest";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { people } from "../../testing/people.ts";
import { translateLetter } from "../../translate-letter.ts";
import { writeLetter } from "../../write-letter.ts";

test.each(toneSchema.options)("no sentence stands twice in a %s letter put into German", (tone) => {
  for (const { applicant } of Object.values(people)) {
    const history = { strategies: [], openingFacts: [] };
    const { plan } = writeLetter({ applicant, tone, language: "en", seed: 2, history, asOf: "2026-11-22" });
    const sentences = translateLetter({ plan, language: "de" }).paragraphs.flat();
    const texts = sentences.map(({ text }) => text.toLowerCase());
    expect(texts).toEqual([...new Set(texts)]);
  }
});
