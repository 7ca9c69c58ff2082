import { readFileSync } from "node:fs";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Applicant } from "../writing/letter-request.ts";
import { randomFrom } from "../writing/planning/random.ts";
import { formOnlyPeople } from "../writing/testing/form-only-people.ts";
import { frenchPeople } from "../writing/testing/french-people.ts";
import { germanPeople } from "../writing/testing/german-people.ts";
import { people } from "../writing/testing/people.ts";
import { spanishPeople } from "../writing/testing/spanish-people.ts";

/** Invented people who write in a language, each with the text of the posting they answer in the form. */
export function applicantsOf(language: Language): Applicant[] {
  return [...TOLD[language](), ...formOnlyPeople[language]];
}

const TOLD: Record<Language, () => Applicant[]> = {
  en: () => Object.values(people).map(({ applicant }) => applicant),
  es: () => Object.values(spanishPeople).map(withPosting),
  fr: () => Object.values(frenchPeople).map(withPosting),
  de: () => Object.values(germanPeople).map(withPosting),
};

function withPosting({ applicant, posting }: { applicant: Applicant; posting: string }): Applicant {
  const prompt = readFileSync(new URL(`../writing/testing/postings/${posting}.txt`, import.meta.url), "utf8");
  return { ...applicant, form: { ...applicant.form, prompt } };
}

/**
 * A posting that nobody has read: the lines of one with some of another between them, each line with a word that no other
 * posting has, so that nothing which the writer remembers of lines and words is of use.
 */
export function newPosting(posting: string, other: string, seed: number): string {
  const random = randomFrom(seed);
  const others = other.split("\n").filter((line) => line.length > 30);
  return posting
    .split("\n")
    .flatMap((line) => (random() < 0.3 ? [line, others.splice(0, 1)] : [line]).flat())
    .map((line) => withNewWord(line, random))
    .join("\n");
}

/** The first line of a posting names the job and stays, as do headings. */
function withNewWord(line: string, random: () => number): string {
  const words = line.split(" ");
  const places = words.flatMap((word, at) => (at > 1 && /^\p{Ll}{5,}$/u.test(word) ? [at] : []));
  const place = places[Math.floor(random() * places.length)];
  return place === undefined ? line : words.with(place, inventedWord(random)).join(" ");
}

function inventedWord(random: () => number): string {
  const pick = (from: string) => from.charAt(Math.floor(random() * from.length));
  return [1, 2, 3, 4].map(() => pick("bdfgklmnprstvz") + pick("aeiou")).join("");
}
