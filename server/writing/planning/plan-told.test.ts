import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { languageSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { moduleFor } from "../languages/languages.ts";
import type { Applicant } from "../letter-request.ts";
import { formOnlyPeople } from "../testing/form-only-people.ts";
import { writeLetter } from "../write-letter.ts";
import type { WrittenLetter } from "../written-letter.ts";

const telling = languageSchema.options.filter((language) => moduleFor(language).phrases.told !== undefined);
const cases = telling.flatMap((language) =>
  formOnlyPeople[language].map((applicant) => ({ language, applicant, name: applicant.form.lastName })),
);

/** Three letters in a row in each tone, each knowing those before it. */
function lettersOf(applicant: Applicant, language: (typeof telling)[number]): WrittenLetter[] {
  return toneSchema.options.flatMap((tone) => {
    const history = { strategies: [] as string[], openingFacts: [] as string[], phrases: [] as string[] };
    return [1, 2, 3].map((seed) => {
      const written = writeLetter({ applicant, tone, language, seed, history, asOf: "2026-11-21" });
      history.strategies = [...history.strategies, written.used.strategy];
      history.openingFacts = [...history.openingFacts, written.used.openingFact];
      history.phrases = [...history.phrases, ...written.used.phrases];
      return written;
    });
  });
}

test.each(cases)("$name's letters in $language tell every line, the first of them in the opening", (one) => {
  for (const written of lettersOf(one.applicant, one.language)) {
    const lines = written.facts.filter(({ id }) => id.startsWith("form.highlights"));
    const sentences = written.letter.paragraphs.flat();
    const told = new Set(sentences.flatMap(({ facts }) => facts));
    expect(lines.filter(({ id }) => !told.has(id)).map(({ text }) => text)).toEqual([]);
    if (!["deeds-first", "point-met"].includes(written.used.strategy)) continue;
    const opening = written.letter.paragraphs[0]?.flatMap(({ facts }) => facts) ?? [];
    expect(lines.some(({ id }) => opening.includes(id))).toBe(true);
  }
});

test.each(cases)("$name's first letter in $language opens with something done", ({ applicant, language }) => {
  const history = { strategies: [], openingFacts: [] };
  const { used } = writeLetter({ applicant, tone: "professional", language, seed: 1, history, asOf: "2026-11-21" });
  expect(["deeds-first", "point-met"]).toContain(used.strategy);
});

test.each(cases)(
  "$name's letters in $language tie no skill to a point of the posting that it does not answer",
  (one) => {
    for (const { letter, facts, plan } of lettersOf(one.applicant, one.language)) {
      const skills = new Set(facts.filter(({ id }) => id.startsWith("form.skills")).map(({ id }) => id));
      const answered = plan.paragraphs
        .flat()
        .filter(({ kind }) => ["same-skill", "link-skill", "asked", "open-skill", "welcome"].includes(kind))
        .flatMap(({ rests = [], skills: named = [] }) => [...rests, ...named.map(({ fact }) => fact)]);
      // A licence typed among the skills is shown as a paper.
      const papers = plan.paragraphs.flat().flatMap(({ credential }) => credential?.fact ?? []);
      // Naming the post is no point of the posting.
      const { role, company } = plan.heading;
      const named = [...(role?.lines ?? []), ...(company?.lines ?? [])];
      const isPoint = (line: number) => !named.includes(line);
      const tied = letter.paragraphs
        .flat()
        // Two sentences joined into one rest on what each of them says.
        .filter(({ text }) => !text.includes("; "))
        .filter(
          ({ facts: rests, postingLines }) => postingLines.some(isPoint) && rests.some((fact) => skills.has(fact)),
        );
      for (const { facts: rests } of tied)
        expect(rests.filter((fact) => skills.has(fact) && ![...answered, ...papers].includes(fact))).toEqual([]);
    }
  },
);

test.each(cases)("$name's letters in $language have 170 to 290 words and say no sentence twice", (one) => {
  for (const { letter } of lettersOf(one.applicant, one.language)) {
    const body = letter.paragraphs.map(paragraphText).join("\n");
    const words = body.split(/\s+/u).length;
    expect(words, body).toBeGreaterThanOrEqual(170);
    expect(words, body).toBeLessThanOrEqual(290);
    const sentences = letter.paragraphs.flat().map(({ text }) => text);
    expect(sentences.filter((one, at) => sentences.indexOf(one) < at)).toEqual([]);
  }
});

test("four years of work ticked in the questionnaire open the letter, and nobody is spoken of as new", () => {
  const { form } = formOnlyPeople.en[0] ?? {};
  if (!form) throw new Error("no person");
  const applicant: Applicant = {
    form: { ...form, highlights: "" },
    wizard: { yearsOfExperience: "4", educationLevel: "college", selectedStrengths: ["Patience", "Reliability"] },
  };
  for (const { letter, used } of lettersOf(applicant, "en").filter((_letter, at) => at % 3 === 0)) {
    expect(used.strategy).toBe("years-first");
    expect(letter.paragraphs[0]?.map(({ text }) => text).join(" ")).toContain("four years of experience");
    const body = letter.paragraphs.map(paragraphText).join("\n");
    expect(body).not.toMatch(/show me round|on the first day|first job|work alone/u);
    expect(body.match(/four years/gu)).toHaveLength(1);
    expect(body.split(/\s+/u).length).toBeGreaterThan(150);
  }
});

test.each([
  ["de", "sechs jahre", /lerne ich noch|Berufsanfang|erste Stelle/u],
  ["fr", "six ans", /premier poste|débute/u],
  ["es", "seis años", /primer empleo|comienzo de mi vida laboral/u],
] as const)(
  "six years ticked in the questionnaire open the letter in %s, too, once and as no beginner's",
  (language, words, beginner) => {
    const [applicant] = formOnlyPeople[language];
    if (!applicant) throw new Error("there is somebody in each language");
    const wizard = { yearsOfExperience: "6", educationLevel: "highschool" as const, selectedStrengths: ["Patient"] };
    const form = { ...applicant.form, skills: "Excel", highlights: "" };
    for (const tone of toneSchema.options) {
      const history = { strategies: [], openingFacts: [] };
      const { letter, used } = writeLetter({
        applicant: { form, wizard },
        tone,
        language,
        seed: 1,
        history,
        asOf: "2026-11-21",
      });
      const body = letter.paragraphs.flat().map(({ text }) => text);
      expect(used.strategy).toBe("years-first");
      expect(body[0]?.toLowerCase()).toContain(words);
      expect(body.filter((text) => text.toLowerCase().includes(words))).toHaveLength(1);
      expect(body.join(" ")).not.toMatch(beginner);
    }
  },
);

test("a bare list of things is no opening where something else was done", () => {
  const form = promptFormSchema.parse({
    firstName: "Ada",
    lastName: "Lind",
    jobTitle: "Reinigungskraft",
    skills: "Bügeln",
    highlights: "Fenster, Böden, Küche\nPutze seit drei Jahren in Privathaushalten",
    prompt: "Wir suchen eine Reinigungskraft in Ulm.\nIhre Aufgaben:\n- Böden wischen\n- Müll entsorgen",
  });
  for (const seed of [1, 2, 3, 4]) {
    const history = { strategies: [], openingFacts: [] };
    const { facts, letter, used } = writeLetter({
      applicant: { form },
      tone: "friendly",
      language: "de",
      seed,
      history,
      asOf: "2026-11-21",
    });
    if (used.strategy !== "deeds-first") continue;
    const [first] = facts.filter(({ text }) => text.startsWith("Fenster"));
    expect(letter.paragraphs[0]?.flatMap((sentence) => sentence.facts)).not.toContain(first?.id);
  }
});
