import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createClaimChecker } from "#shared/claims/check-letter.ts";
import { type Language, toneSchema } from "#shared/letters/letter.schema.ts";
import { composeLetter } from "./compose-letter.ts";
import type { Applicant } from "./letter-request.ts";
import { readPosting } from "./posting/read-posting.ts";
import { frenchPeople } from "./testing/french-people.ts";
import { germanPeople } from "./testing/german-people.ts";
import { people } from "./testing/people.ts";
import { spanishPeople } from "./testing/spanish-people.ts";

const asOf = "2026-11-21";
const tones = toneSchema.options;
const postings = readdirSync(new URL("./testing/postings/", import.meta.url)).map((name) => ({
  language: name.slice(0, 2),
  text: readFileSync(new URL(`./testing/postings/${name}`, import.meta.url), "utf8"),
}));
const applicants: Record<Language, readonly { applicant: Applicant }[]> = {
  en: Object.values(people),
  de: Object.values(germanPeople),
  fr: Object.values(frenchPeople),
  es: Object.values(spanishPeople),
};

/** Letters that name their sources by construction are honest, so what the checker marks in them it marks falsely. */
test.each(["en", "de", "fr", "es"] as const)(
  "of fifty sentences of the built-in writer at most one is marked, in %s",
  (language) => {
    const marked: string[] = [];
    let sentences = 0;
    for (const [index, { applicant }] of applicants[language].entries()) {
      for (const [at, { text }] of postings.filter((posting) => posting.language === language).entries()) {
        const posting = readPosting(text, {});
        const history = { strategies: [], openingFacts: [] };
        const tone = tones[(index + at) % tones.length] ?? "professional";
        const written = composeLetter({ applicant, tone, language, seed: index * 31 + at, history, asOf }, posting);
        const { form } = applicant;
        const check = createClaimChecker({
          facts: written.facts,
          about: [form.firstName, form.lastName],
          posting: text,
          role: `${form.jobTitle} ${posting.role?.text ?? ""}`,
          company: `${form.company} ${posting.company?.text ?? ""}`,
          asOf,
          language,
        });
        for (const sentence of written.letter.paragraphs.flat()) {
          sentences++;
          const { claims } = check(sentence.text);
          if (claims.length > 0) marked.push(`${claims.map((claim) => claim.text).join(", ")} <- ${sentence.text}`);
        }
      }
    }
    expect(sentences).toBeGreaterThan(150);
    expect(marked.length / sentences, marked.join("\n")).toBeLessThanOrEqual(1 / 50);
  },
  120_000,
);
