import { expect, test } from "vitest";
import { type Language, languageSchema, type Tone, toneSchema } from "#shared/letters/letter.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import type { Applicant } from "../letter-request.ts";
import { thinPeople } from "../testing/thin-people.ts";
import { writeLetter } from "../write-letter.ts";
import type { WrittenLetter } from "../written-letter.ts";

const cases = languageSchema.options.flatMap((language) =>
  thinPeople[language].map((applicant) => ({ language, applicant, name: applicant.form.lastName })),
);

/** Three letters in a row, each knowing those before it. */
function lettersOf(applicant: Applicant, language: Language, tone: Tone): WrittenLetter[] {
  const history = { strategies: [] as string[], openingFacts: [] as string[], phrases: [] as string[] };
  return [1, 2, 3].map((seed) => {
    const written = writeLetter({ applicant, tone, language, seed, history, asOf: "2026-11-21" });
    history.strategies = [...history.strategies, written.used.strategy];
    history.openingFacts = [...history.openingFacts, written.used.openingFact];
    history.phrases = [...history.phrases, ...written.used.phrases];
    return written;
  });
}

const NAMES_NO_SKILL = new Set(["lesson", "start"]);

test.each(cases)("$name's letters in $language name no skill more than three times", ({ applicant, language }) => {
  for (const tone of toneSchema.options) {
    for (const { plan } of lettersOf(applicant, language, tone)) {
      const named = plan.paragraphs.flat().filter(({ kind }) => !NAMES_NO_SKILL.has(kind));
      const facts = named.flatMap(({ skills = [] }) => skills.map(({ fact }) => fact));
      for (const fact of facts) expect(facts.filter((other) => other === fact).length).toBeLessThanOrEqual(3);
    }
  }
});

test.each(cases)("$name's letters in $language say at most five things that are asked or promised", (one) => {
  for (const tone of toneSchema.options) {
    for (const { plan } of lettersOf(one.applicant, one.language, tone)) {
      const general = plan.paragraphs.flat().filter(({ kind }) => kind === "start" || kind === "ask");
      expect(general.length).toBeLessThanOrEqual(one.applicant.form.highlights ? 4 : 5);
    }
  }
});

const BEGINS =
  /(?<!\p{L})(?:want to learn|still (?:have )?to learn|first job|will ich (?:auch )?lernen|lerne ich gern:|eingearbeitet|je me formerai|me former|veux l’apprendre|quiero aprender|por aprender)(?!\p{L})/iu;

test.each(cases.filter(({ applicant }) => applicant.wizard))(
  "$name's first letter in $language opens with the years ticked, and is of no beginner",
  ({ applicant, language }) => {
    for (const tone of toneSchema.options) {
      const [{ letter, used } = { letter: null, used: null }] = lettersOf(applicant, language, tone);
      expect(used?.strategy).toBe("years-first");
      const body = letter?.paragraphs.map(paragraphText).join("\n") ?? "";
      expect(body).not.toMatch(BEGINS);
    }
  },
);

test("what a line shows stands beside the line, and rests on it alone", () => {
  for (const { applicant, language } of cases) {
    for (const { letter, plan } of lettersOf(applicant, language, "professional")) {
      const lessons = plan.paragraphs.flat().filter(({ kind }) => kind === "lesson");
      for (const { line, skills: [skill] = [] } of lessons) {
        const fact = line?.fact ?? skill?.fact;
        expect(letter.paragraphs.flat().some(({ facts }) => fact !== undefined && facts.includes(fact))).toBe(true);
      }
    }
  }
});
