import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import type { OwnLine } from "./own-line.ts";
import { rememberByBook } from "./remember-by-book.ts";
import { isPlan } from "./told-lines.ts";

/** Whether a line is about when the person can begin, or about pay: it stands at the end. */
export function edgeOf({ typed }: Pick<OwnLine, "typed">, book: Book): "start" | "pay" | null {
  return edgeOfText(typed, book);
}

const edgeOfText = rememberByBook((typed, book): "start" | "pay" | null => {
  const { words } = book;
  const count = typed.split(" ").length;
  if (count > LONGEST_OF_STARTING || isPlan({ typed }, book)) return null;
  const isPay = tellsPay(typed, book) || (count <= LONGEST_DATE && SUM.test(typed));
  if (/\p{N}/u.test(typed) && isPay && !holdsAny(typed, words.otherSums)) return "pay";
  if (count <= LONGEST_DATE && STARTS_DATE.test(typed)) return "start";
  return holdsAny(typed, words.availability) ? "start" : null;
});

/** "18.50 an hour" and "$20 per hour" are pay, "120 cases an hour" is what somebody does. */
function tellsPay(typed: string, { words }: Book): boolean {
  const told = words.pay.filter((word) => holdsAny(typed, [word]));
  if (told.some((word) => !words.payOrCount.includes(word))) return true;
  if (told.length === 0 || SUM.test(typed)) return told.length > 0;
  // "From 14 complaints to 5 a month": so little is a count.
  return patternOf(`\\p{N}[\\p{N}.,]{0,8}\\p{N}\\s(?:${told.join("|")})(?!\\p{L})`, "iu").test(typed);
}

/** Whether an answer is about where somebody lives, why they leave, or which hours they want. */
export function endsLetter({ kind, ending }: Completion, book: Book): boolean {
  return ANSWERS.has(kind) && splitSentences(ending).length <= LONGEST_AT_END && isEnd(ending, kind, book);
}

/** "I'm leaving because they are moving the yard": what needs few words. */
function isCircumstance(text: string, { words }: Book): boolean {
  return text.split(" ").length <= LONGEST_CIRCUMSTANCE && holdsAny(text.replaceAll("’", "'"), words.circumstances);
}

/** Whether a sentence of the person's belongs to the end of the letter. */
export function isEnd(text: string, kind: Completion["kind"], book: Book): boolean {
  return isCircumstance(text, book) || isTerm(text, kind, book);
}

/** "I'd like 30 hours", "with my notice I could start in mid-April"; what answers a question, with less. */
function isTerm(text: string, kind: Completion["kind"], book: Book): boolean {
  const low = text.toLowerCase().replaceAll("’", "'");
  if (!/\p{N}/u.test(text) || text.split(" ").length > LONGEST_CIRCUMSTANCE) return false;
  const { workload, wishCues, hours, noticeWords } = book.facts;
  const isOfHours =
    holdsAny(low, workload) || hours.some(({ typed }) => patternOf(`(?<![\\p{L}\\p{N}])(?:${typed})`, "iu").test(low));
  const isOfStart =
    kind === "question"
      ? edgeOf({ typed: text }, book) === "start"
      : holdsAny(low, noticeWords) && holdsAny(low, book.words.availability);
  return isOfStart || (isOfHours && holdsAny(low, wishCues));
}

const ANSWERS: ReadonlySet<Completion["kind"]> = new Set(["demand", "work", "question"]);
const LONGEST_AT_END = 2;
const LONGEST_CIRCUMSTANCE = 28;
const SUM = /[€$£]|\d\s?k(?!\p{L})/iu;
const LONGEST_OF_STARTING = 20;
const LONGEST_DATE = 5;
const STARTS_DATE = /^(?:ab|zum|frühestens|from|earliest|dès|desde|à partir|a partir|au plus tôt)\s(?:\S+\s)?\d/iu;
