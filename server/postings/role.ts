import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import { type Candidate, choose } from "./choose.ts";
import { readForms } from "./gender-forms.ts";
import type { Line } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import { roleCandidates } from "./role-candidates.ts";
import { unshouted } from "./titles.ts";
import type { Unit } from "./units.ts";

type Posting = { lines: readonly Line[]; units: readonly Unit[]; language: string };

/** The title of the job; null where no words of the posting are one for sure. */
export function readRole(posting: Posting): PostingHead["role"] {
  const candidates = roleCandidates(posting);
  const chosen = choose("role", candidates) ?? labelledOf(candidates) ?? headOf(candidates);
  return chosen && toRole(chosen, posting.language);
}

/** "Position: Nursery Grower": a title that no table knows is one where the posting says so, and is to be confirmed. */
function labelledOf(candidates: readonly Candidate[]): (Candidate & { sure: boolean }) | null {
  const found = candidates.find(({ signs }) => signs.has("label") && ![...signs].some((sign) => untitled.has(sign)));
  return found ? { ...found, sure: false } : null;
}

/** "PIANO TUNER" by itself in the first lines, in capitals: an occupation, and to be confirmed. */
function headOf(candidates: readonly Candidate[]): (Candidate & { sure: boolean }) | null {
  const found = candidates.filter(
    ({ signs }) =>
      signs.has("whole") &&
      ["job-last", "job-first"].some((sign) => signs.has(sign)) &&
      ["capitals", "marked", "double"].some((sign) => signs.has(sign)) &&
      ["line1", "line2", "line3", "line4"].some((sign) => signs.has(sign)) &&
      ![...untitled, "organisation", "advertiser", "below", "heading"].some((sign) => signs.has(sign)),
  );
  const [first] = found;
  return first && found.length === 1 ? { ...first, sure: false } : null;
}

const untitled = new Set(["noise", "noisy", "digits", "sentence", "long", "money", "points", "stop"]);

/** A title as it would stand in a letter. */
export function toRole(
  { text, value: said, line, sure }: Omit<Candidate, "signs"> & { sure: boolean },
  language: string,
): NonNullable<PostingHead["role"]> {
  const title = unshouted(said, language).replace(accusative, (_, stem: string, between: string) => {
    return `${stem}in${between}${stem}${stem.endsWith("og") ? "e" : ""}`;
  });
  const whole = readForms(title, language);
  // "Clerk or career changer": the first of two jobs, with a question.
  const value = whole.forms[0]?.search(either) === -1 ? title : (title.split(either)[0] ?? title);
  const isOne = value === title;
  const { isDouble, forms, plain = value } = isOne ? whole : readForms(value, language);
  const single = singularOf(plain, language);
  return {
    ...{ text, value: forms.length > 0 ? inOneSentence(single, language) : single, lines: line.numbers },
    sure: sure && isOne && !isDouble && single === plain,
    ...(forms.length > 0 && { forms }),
  };
}

/** "Chauffeur / Chauffeuse classe 1" as it stands within a sentence: the second form begins no title. */
function inOneSentence(title: string, language: string): string {
  if (language !== "fr" && language !== "es") return title;
  return title.replace(secondForm, (capital) => capital.toLowerCase());
}

const secondForm = /(?<=\p{Ll}(?:\s?\/\s?|\s(?:ou|o)\s))\p{Lu}(?=\p{Ll})/u;

/** "eine/n Assistentin / Assistenten": whom one looks for. */
const accusative = /(\p{L}{4,40})in(\s?\/\s?)\1en(?!\p{L})/u;

/** Who looks for several people looks for one in each letter: "Rope Access Technicians", "ouvriers viticoles". */
function singularOf(title: string, language: string): string {
  if (language === "de") return title;
  const words = title.split(" ");
  const found = words.findIndex((word, index) => index > 0 && behindHead.test(word));
  const end = found < 0 ? words.length : found;
  const at = language === "en" ? end - 1 : 0;
  const head = words[at] ?? "";
  if (!/\p{Ll}s$/u.test(head) || !namesOccupation(head.slice(0, -1))) return title;
  return words
    .map((word, index) => (index >= at && index < end && /\p{Ll}{2}s$/u.test(word) ? word.slice(0, -1) : word))
    .join(" ");
}

const behindHead = /^(?:\P{L}.*|of|for|in|and|with|at|to|d[e’'].*|du|des|à|en|et|para|y|con)$/u;

const either = /\s(?:oder|or|ou|o)\s/u;
