import type { Book } from "#shared/languages/book.ts";
import type { Completion, Job } from "#shared/material/material.schema.ts";
import { setOf } from "#shared/writing/once-of.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import type { OwnLine } from "./own-line.ts";
import { rememberByBook } from "./remember-by-book.ts";

const START = 5;
const FIGURE = /^\p{N}+$/u;
const YEAR = /^(?:19|20)\d\d$/u;

/** The beginnings of words that say something, and figures: "Stationen" and "Station" begin alike. */
export const tellingStarts = rememberByBook(startsOf);

function startsOf(text: string, { words }: Book): ReadonlySet<string> {
  // "CFC" says as much as a long word.
  const letters = text.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? [];
  return new Set([
    ...letters.map((one) => one.toLowerCase()),
    ...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => figureOf(word, words.numbers))
      .filter((word) => (word.length > 3 && !setOf(words.common).has(word)) || /\p{N}/u.test(word))
      .map((word) => word.slice(0, START)),
  ]);
}

/** "Four" as "4": the words of `numbers` begin with those from two to twelve. */
function figureOf(word: string, numbers: readonly string[]): string {
  const at = numbers.indexOf(word);
  return at >= 0 && at < COUNTED ? String(at + 2) : word;
}

const COUNTED = 11;

/** Whether an answer has said most of what a line tells, in other words and order: a figure and its noun are enough. */
export function tellsTheSame(line: string, answer: ReadonlySet<string>, book: Book): boolean {
  const starts = [...tellingStarts(line, book)];
  const shared = starts.filter((start) => answer.has(start));
  const hasFigure = shared.some((start) => FIGURE.test(start) && start.length > 1 && !YEAR.test(start));
  // What has a year of its own says when it was.
  if (starts.some((start) => YEAR.test(start) && !answer.has(start))) return false;
  // A line of several things is not told by what tells one of them again.
  const isPart = shared.length * PART >= starts.length;
  return shared.length >= 2 && (shared.length >= starts.length / 2 || (isPart && (hasFigure || shared.length >= MANY)));
}

/** Whether a line need not be told beside an answer: a sentence of the person's goes only where nearly all of it is said. */
export function isToldBy(
  { typed, said, given }: Pick<OwnLine, "typed" | "said" | "given">,
  answer: ReadonlySet<string>,
  book: Book,
): boolean {
  if (given) return tellsAll(typed, answer, book);
  const isWhole = said?.startsWith(typed.slice(0, OPENING));
  return isWhole
    ? tellsAll(typed, answer, book, MOST) || hasFigures(typed, answer, book)
    : tellsTheSame(typed, answer, book);
}

/** "I do 12 to 15 units a day": two figures or more, and what they count, are said again. */
function hasFigures(line: string, answer: ReadonlySet<string>, book: Book): boolean {
  const starts = [...tellingStarts(line, book)];
  const figures = starts.filter((start) => FIGURE.test(start) && !YEAR.test(start));
  const others = starts.filter((start) => !FIGURE.test(start) && answer.has(start));
  return figures.length > 1 && figures.every((figure) => answer.has(figure)) && others.length > 1;
}

const OPENING = 12;

/** Whether an answer says nearly everything that a line does. */
export function tellsAll(line: string, answer: ReadonlySet<string>, book: Book, share = ALL): boolean {
  const starts = [...tellingStarts(line, book)];
  return starts.length > 0 && starts.filter((start) => answer.has(start)).length >= starts.length * share;
}

const ALL = 0.8;
const MOST = 0.6;
const MANY = 4;
const PART = 3;
const LEAST = 2;

/** The line of a post that an answer speaks of again, if any: it has most words in common with it, and two at least. */
export function lineOf<T extends { typed: string }>({ ending }: Completion, lines: readonly T[], book: Book): T | null {
  const answer = tellingStarts(ending, book);
  const scored = lines.map((line) => ({
    line,
    score: [...tellingStarts(line.typed, book)].filter((start) => answer.has(start) && !YEAR.test(start)).length,
  }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score >= LEAST ? best.line : null;
}

/** "I have never done X, but ...": what the person lacks comes after what they bring. */
export function isDenial({ ending }: Completion, { words }: Book): boolean {
  return holdsAny(ending.replaceAll("’", "'").split(" ").slice(0, DENIED_WITHIN).join(" "), words.denials);
}

const DENIED_WITHIN = 6;

/** "I would ask first ...": what postings ask, and what people think of before they write. */
export function isPlan({ typed }: { typed: string }, { words }: Book): boolean {
  return words.plans.some((pattern) => patternOf(`(?<![\\p{L}'’])(?:${pattern})`, "iu").test(typed));
}

/** Whether an answer says itself where it was, or as what, so that no sentence of ours needs to. */
export function namesJob({ ending }: Completion, { title, employer }: Job, book: Book): boolean {
  const answer = tellingStarts(ending, book);
  return [title, employer].some((name) => {
    const starts = [...tellingStarts(name, book)];
    return starts.length > 0 && starts.every((start) => answer.has(start));
  });
}

/** Whether an answer says the first word of the title: "suis cariste à …". */
export function namesTitle({ ending }: Completion, { title }: Job, book: Book): boolean {
  const [first] = tellingStarts(title, book);
  return first !== undefined && tellingStarts(ending, book).has(first);
}

/** Whether a text says both where a post was and since or until when. */
export function namesPlaceAndYear(text: string, { employer, from, to }: Job, book: Book): boolean {
  const answer = tellingStarts(text, book);
  const names = [...tellingStarts(employer, book)];
  const years = [from, to].map((date) => date.slice(0, 4)).filter((year) => YEAR.test(year));
  return names.length > 0 && names.every((start) => answer.has(start)) && years.some((year) => answer.has(year));
}

/** An answer that tells of a post only what its first sentence says: as what, where and since when. */
export function isHeadOf(
  { title, employer, place, from, to, said }: Job,
  { kind, ending }: Completion,
  book: Book,
): boolean {
  if (kind !== "before" && kind !== "demand" && kind !== "work") return false;
  const head = tellingStarts(`${title} ${employer} ${place} ${from.slice(0, 4)} ${to.slice(0, 4)}`, book);
  const months = new Set(book.manners.months.map((month) => month.toLowerCase().slice(0, START)));
  const told = [...tellingStarts(ending, book)].filter((start) => !months.has(start));
  const names = [...tellingStarts(employer, book)];
  const others = told.filter((start) => !head.has(start));
  // The person's own sentence for a post may say more than what it was called.
  const own = new Set(Object.values(said ?? {}).flatMap((text) => [...tellingStarts(text ?? "", book)]));
  if (own.size > 0 && told.length > 2 && told.filter((start) => !own.has(start)).length <= 1) return true;
  const isNamed = names.some((start) => told.includes(start));
  // "I often had a trainee with me at Altirocs" names the employer, and tells something else.
  const tellsHead = others.length === 0 || told.some((start) => head.has(start) && !names.includes(start));
  return isNamed && others.length <= 1 && tellsHead;
}

export function plainWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
