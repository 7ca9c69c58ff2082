import type { Book } from "#shared/languages/book.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { type OwnLine, tidied } from "./own-line.ts";
import { isLimit, isOnlyDated, isUnsaid } from "./plain-lines.ts";

const OPENERS: ReadonlySet<string> = new Set([
  "while",
  "during",
  "when",
  "because",
  "pendant",
  "wegen",
  "während",
  "mientras",
  "durante",
  "and",
  "but",
  "so",
]);
const MOST_NOTES = 3;
const MOST_WORDS = 16;
const LONGEST = 9;
const LEAST = 2;

/**
 * Notes of a post that may stand in brackets beside its employer, where a note is as good as a sentence: short ones that
 * say what the work was, and neither what it was not nor how long it took.
 */
export function besideOf(notes: readonly OwnLine[], book: Book): OwnLine[] {
  const told: OwnLine[] = [];
  let count = 0;
  for (const note of notes) {
    const words = note.typed.split(/\s+/u).length;
    if (
      isOwned(note.typed, book) ||
      !isPlain(note.typed, book) ||
      told.length === MOST_NOTES ||
      count + words > MOST_WORDS
    )
      continue;
    told.push(note);
    count += words;
  }
  return told;
}

/** The notes as they stand in the brackets; empty where there are none. */
export function besideText(notes: readonly OwnLine[], book: Book): string {
  return notes
    .map(({ typed }) => startSmall(tidied(typed, book).replace(/[.;,:\s]+$/u, ""), book))
    .join(notes.some(({ typed }) => typed.includes(",")) ? "; " : ", ");
}

function isPlain(typed: string, book: Book): boolean {
  const { sentences, words } = book;
  const low = typed.toLowerCase().replaceAll("’", "'");
  const tokens = low.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const [first = ""] = tokens;
  if (
    tokens.length < LEAST ||
    tokens.length > LONGEST ||
    /[?!=>:"“„«]|[()](?!\d{1,3} \p{L}+\)|$)|(?<!\bca)\.\s|->|(?<![\d.,])(?<!(?:since|seit|depuis|desde) )(?:19|20)\d\d(?!\d)|w\/|\+/u.test(
      typed,
    )
  )
    return false;
  if (!/\p{Ll}{3}/u.test(typed) || (/^(?:\p{Lu}\S*\s?)+$/u.test(typed) && !/,/u.test(typed))) return false;
  if (sentences.nouns.length > 0 && !/\p{Lu}/u.test(typed)) return false;
  if (/^\d+ \p{L}+$/u.test(typed) || isOnlyDated(typed, book) || isUnsaid(typed, book) || isLimit(typed, book))
    return false;
  if (tokens.some((token) => sentences.subjects.includes(token))) return false;
  // "300 mil euros al año" is no length.
  if (tokens.some((token, at) => LENGTHS.test(token) && isCount(tokens[at - 1] ?? "", book))) return false;
  if (tokens.some((token) => sentences.finite.includes(token) && !sentences.nouns.includes(token))) return false;
  if (holdsAny(low, notBeside(book))) return false;
  if (OPENERS.has(first)) return false;
  return (
    (!sentences.leads.includes(first) && !words.pointers.includes(first) && !sentences.dropsSubject) ||
    !sentences.bare.includes(first)
  );
}

/** "own tools": the person's, and no part of a post. */
export function isOwned(typed: string, { facts }: Book): boolean {
  return patternOf(`(?<!\\p{L})(?:${facts.owned})(?!\\p{L})`, "iu").test(typed);
}

const kept = new WeakMap<Book, readonly string[]>();

/** Words of notes that stand beside nothing; joined once, as every note is held against them. */
function notBeside(book: Book): readonly string[] {
  const { facts, words } = book;
  const known = kept.get(book);
  if (known) return known;
  const made = [
    ...facts.negative,
    ...facts.denials,
    ...words.denials,
    ...words.unsaid,
    ...words.keptOut,
    ...facts.startCues,
  ];
  kept.set(book, made);
  return made;
}

function isCount(token: string, { words, facts }: Book): boolean {
  return /^\d/u.test(token) || token in facts.numbers || words.numbers.includes(token);
}

/** How long something took is said by the dates. */
const LENGTHS =
  /^(?:months?|years?|weeks?|yrs?|monate?n?|jahre?n?|wochen?|mois|ans|semaines?|meses|mes|años?|semanas?)$/u;

const ABOUT: ReadonlySet<string> = new Set(["rund", "circa", "etwa", "ca.", "mehr", "fast"]);

/** A note within a sentence: small, unless it begins with a name. */
export function startSmall(text: string, { sentences, words }: Book): string {
  const [first = ""] = text.split(" ");
  const low = first.toLowerCase();
  const isSmall = [sentences.determiners, sentences.adverbials, words.common].some((all) => all.includes(low));
  const isName =
    (sentences.nouns.length > 0 && ((!isSmall && !ABOUT.has(low)) || sentences.nouns.includes(low))) ||
    /^\S+, (?!\p{Ll})/u.test(text) ||
    /\p{Lu}.*\p{Lu}/u.test(first) ||
    /^\p{Lu}\S*\s\p{Lu}/u.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
