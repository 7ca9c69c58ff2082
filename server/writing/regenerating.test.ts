import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Language, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText, paragraphText } from "#shared/letters/letter-text.ts";
import type { Applicant } from "./letter-request.ts";
import { frenchPeople } from "./testing/french-people.ts";
import { germanPeople } from "./testing/german-people.ts";
import { people } from "./testing/people.ts";
import { spanishPeople } from "./testing/spanish-people.ts";
import { writeLetter } from "./write-letter.ts";

/** `posting` names a file; without one, the posting stands in the form. */
type Person = { applicant: Applicant; posting?: string };

const everybody: Record<Language, Record<string, Person>> = {
  en: Object.fromEntries(Object.entries(people).map(([name, { applicant }]) => [name, { applicant }])),
  es: spanishPeople,
  fr: frenchPeople,
  de: germanPeople,
};

function postingCalled(name: string): string {
  return readFileSync(new URL(`./testing/postings/${name}.txt`, import.meta.url), "utf8");
}

/** Three letters of one person in a row, each with what went before; their paragraphs as one text each. */
function inARow({ applicant, posting }: Person, language: Language, tone: (typeof toneSchema.options)[number]) {
  const form = posting ? { ...applicant.form, prompt: postingCalled(posting) } : applicant.form;
  const history = { strategies: [] as string[], openingFacts: [] as string[], phrases: [] as string[] };
  const texts: string[] = [];
  return [1, 2, 3].map((seed) => {
    const request = { applicant: { ...applicant, form }, tone, language, seed, asOf: "2026-11-21" };
    const { letter, used } = writeLetter({ ...request, history: { ...structuredClone(history), texts: [...texts] } });
    history.strategies.push(used.strategy);
    history.openingFacts.push(used.openingFact);
    history.phrases.push(...used.phrases);
    texts.unshift(letterText(letter));
    return letter.paragraphs.map(paragraphText).join(" ");
  });
}

/** Of the runs of four words that two texts hold together, the share they both hold. */
function overlap(one: string, other: string): number {
  const [runs, others] = [runsOf(one), runsOf(other)];
  const same = [...runs].filter((run) => others.has(run)).length;
  return same / (runs.size + others.size - same);
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.&/-][\p{L}\p{N}]+)*%?/gu) ?? [];
  return new Set(words.slice(3).map((_word, at) => words.slice(at, at + 4).join(" ")));
}

describe.each(["en", "es", "fr", "de"] as const)("three letters in a row, in %s", (language) => {
  test.each(toneSchema.options)("of one person are hardly in the same words (%s)", (tone) => {
    const alike = Object.entries(everybody[language]).flatMap(([name, person]) => {
      const [first = "", second = "", third = ""] = inARow(person, language, tone);
      const most = Math.max(overlap(first, second), overlap(first, third), overlap(second, third));
      return most > (SAY_LITTLE.has(name) ? MOST_ALIKE_OF_LITTLE : MOST_ALIKE) ? [`${name} ${most.toFixed(3)}`] : [];
    });
    expect(alike).toEqual([]);
  });
});

const MOST_ALIKE = 0.15;
/** Who typed a word or two has nothing else to tell in another letter. */
const SAY_LITTLE: ReadonlySet<string> = new Set(["oneWord", "fewWords", "student"]);
const MOST_ALIKE_OF_LITTLE = 0.2;
