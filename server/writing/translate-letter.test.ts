import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Language, type Letter, toneSchema } from "#shared/letters/letter.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import type { Applicant } from "./letter-request.ts";
import { frenchPeople } from "./testing/french-people.ts";
import { germanPeople } from "./testing/german-people.ts";
import { people } from "./testing/people.ts";
import { spanishPeople } from "./testing/spanish-people.ts";
import { translateLetter } from "./translate-letter.ts";
import { writeLetter } from "./write-letter.ts";

const asOf = "2026-11-21";
const history = { strategies: [], openingFacts: [] };
const LANGUAGES = ["en", "es", "fr", "de"] as const;

const APPLICANTS: Record<Language, Applicant[]> = {
  en: Object.values(people).map(({ applicant }) => applicant),
  es: Object.values(spanishPeople).map(answeringOwn),
  fr: Object.values(frenchPeople).map(answeringOwn),
  de: Object.values(germanPeople).map(answeringOwn),
};

function answeringOwn({ applicant, posting }: { applicant: Applicant; posting: string }): Applicant {
  const prompt = readFileSync(new URL(`./testing/postings/${posting}.txt`, import.meta.url), "utf8");
  return { ...applicant, form: { ...applicant.form, prompt } };
}

const directions = LANGUAGES.flatMap((from) => LANGUAGES.flatMap((to) => (from === to ? [] : [{ from, to }])));

describe.each(directions)("from $from to $to", ({ from, to }) => {
  test("a letter says the same of the person, no more and no less", () => {
    for (const applicant of APPLICANTS[from]) {
      for (const tone of toneSchema.options) {
        const { letter, plan } = writeLetter({ applicant, tone, language: from, seed: 1, history, asOf });
        const translated = translateLetter({ plan, language: to });
        expect(told(translated), plan.heading.name).toEqual(told(letter));
        expect(translated.signature).toBe(letter.signature);
        expect(translated.language).toBe(to);
        for (const figure of figures(translated)) expect(allowed(plan), figure).toContain(figure);
      }
    }
  }, 60_000);
});

function told({ paragraphs }: Letter): string[] {
  return [...new Set(paragraphs.flat().flatMap(({ facts }) => facts))].sort();
}

/** Figures of more than one digit: smaller numbers are written in words, and lengths of time are reckoned. */
function figures({ paragraphs }: Letter): string[] {
  return digitsIn(paragraphs.map(paragraphText).join("\n")).filter((figure) => figure.length > 1);
}

/** Whatever the plan holds may stand in the letter. */
function allowed(plan: unknown): string[] {
  return digitsIn(JSON.stringify(plan));
}

test("what can only be quoted opens no letter as if something stood before it, and the talk is offered all the same", () => {
  for (const applicant of [...APPLICANTS.de, ...APPLICANTS.es]) {
    const language = APPLICANTS.de.includes(applicant) ? "de" : "es";
    const { plan } = writeLetter({ applicant, tone: "professional", language, seed: 1, history, asOf });
    const said = translateLetter({ plan, language: "en" }).paragraphs.map(paragraphText);
    expect(said[0], plan.heading.name).not.toMatch(/^(?:From the same job|One more thing|Also from)/u);
    const closing = said.at(-1) ?? "";
    if (closing.includes("arrange it")) expect(closing, plan.heading.name).toMatch(/interview|meet|talk|speak|call/u);
  }
});

function digitsIn(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/gu) ?? []).map((figure) =>
    figure.replace(/[^\d]/gu, ""),
  );
}
