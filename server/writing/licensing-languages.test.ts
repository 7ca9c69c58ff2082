import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Language, type LetterSentence, toneSchema } from "#shared/letters/letter.schema.ts";
import { composeLetter } from "./compose-letter.ts";
import type { Credential } from "./facts/profile.ts";
import { readFacts } from "./facts/read-facts.ts";
import { moduleFor } from "./languages/languages.ts";
import type { Applicant } from "./letter-request.ts";
import type { Message } from "./planning/plan.ts";
import { readPosting } from "./posting/read-posting.ts";
import { emptyPlan } from "./testing/empty-plan.ts";
import { formOnlyPeople } from "./testing/form-only-people.ts";
import { frenchPeople } from "./testing/french-people.ts";
import { germanPeople } from "./testing/german-people.ts";
import { spanishPeople } from "./testing/spanish-people.ts";
import type { WrittenLetter } from "./written-letter.ts";

const asOf = "2026-11-21";
const tones = toneSchema.options;
const folder = new URL("./testing/postings/", import.meta.url);
const applicants: Record<Exclude<Language, "en">, readonly { applicant: Applicant }[]> = {
  de: [...Object.values(germanPeople), ...formOnlyPeople.de.map((applicant) => ({ applicant }))],
  es: [...Object.values(spanishPeople), ...formOnlyPeople.es.map((applicant) => ({ applicant }))],
  fr: [...Object.values(frenchPeople), ...formOnlyPeople.fr.map((applicant) => ({ applicant }))],
};

/** Every person answers every posting of the language, in turn in each tone. */
function lettersIn(language: Exclude<Language, "en">): { written: WrittenLetter; applicant: Applicant }[] {
  const postings = readdirSync(folder)
    .filter((name) => name.startsWith(`${language}-`))
    .map((name) => readPosting(readFileSync(new URL(name, folder), "utf8"), {}));
  return applicants[language].flatMap(({ applicant }, person) =>
    postings.flatMap((posting, place) =>
      [0, 1].map((round) => {
        const tone = tones[(person + place + 2 * round) % tones.length] ?? "professional";
        const history = { strategies: [], openingFacts: [] };
        const request = { applicant, tone, language, seed: person * 7 + place + 100 * round, history, asOf };
        return { written: composeLetter(request, posting), applicant };
      }),
    ),
  );
}

test.each(["de", "es", "fr"] as const)(
  "no number and no name of a tool in a letter comes from nowhere, in %s",
  (language) => {
    const letters = lettersIn(language);
    const loose = letters.flatMap(({ written, applicant }) => {
      const licenceOf = licences(written, applicant);
      return written.letter.paragraphs.flat().flatMap((sentence) => {
        const known = licenceOf(sentence);
        const unknown = telling(sentence.text).filter((word) => !known.includes(fold(word)));
        return unknown.length > 0 ? [`${unknown.join(", ")} <- ${sentence.text}`] : [];
      });
    });
    expect(letters.length).toBeGreaterThan(20);
    expect(loose).toEqual([]);
  },
  120_000,
);

/** Figures, and words with a capital or a digit inside: "SAP", "PostgreSQL", "B2". */
function telling(text: string): string[] {
  return text.match(/\p{L}*\d[\p{L}\d]*|\p{Lu}{2}[\p{L}\d]*|\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*/gu) ?? [];
}

/** All that a sentence may take its words from: its facts, its posting lines, the heading, how long its posts lasted. */
function licences({ facts, posting }: WrittenLetter, applicant: Applicant): (sentence: LetterSentence) => string {
  const text = new Map(facts.map((fact) => [fact.id, fact.text]));
  const months = new Map(readFacts(applicant, asOf).posts.map((post) => [post.fact, post.period.months ?? 0]));
  const { form } = applicant;
  const heading = `${form.jobTitle} ${form.company} ${posting.role?.text ?? ""} ${posting.company?.text ?? ""}`;
  return (sentence) => {
    const own = sentence.facts.map((id) => {
      const years = Math.floor((months.get(id) ?? 0) / 12);
      return `${text.get(id) ?? ""} ${years} ${years + 1} ${months.get(id) ?? ""}`;
    });
    const theirs = sentence.postingLines.map((line) => posting.lines[line - 1] ?? "");
    return fold([heading, ...own, ...theirs].join(" "));
  };
}

function fold(text: string): string {
  return text.toLowerCase().normalize("NFC");
}

const HELD: Record<Language, { slot: string; paper: string; asked: string; more: string }> = {
  en: { slot: "the-topic", paper: "RN license", asked: "an RN license", more: "a current RN license in Oregon" },
  de: { slot: "thema-ja", paper: "Staplerschein", asked: "Staplerschein", more: "Staplerschein und Kranschein" },
  es: {
    slot: "met",
    paper: "Grado en Enfermería",
    asked: "el grado en Enfermería",
    more: "el grado en Enfermería Pediátrica",
  },
  fr: { slot: "met", paper: "Permis B", asked: "le permis B", more: "le permis B et le permis C" },
};

test.each(["en", "de", "es", "fr"] as const)(
  "a demand is called met only where a paper says all of it, in %s",
  (language) => {
    const { slot, paper, asked, more } = HELD[language];
    const credential: Credential = { fact: "c", kind: "licence", text: paper, institution: "", year: "" };
    const say = (text: string) => {
      const topic = { text, lines: [1], language, requirement: "r1" };
      const message: Message = { kind: "open-checks", topic, credential, rests: ["c"] };
      return moduleFor(language).fill(slot, message, {
        plan: emptyPlan,
        heading: emptyPlan.heading,
        tone: "professional",
        placeInMind: null,
      });
    };
    expect(say(asked)).not.toBeNull();
    expect(say(more)).toBeNull();
  },
);
