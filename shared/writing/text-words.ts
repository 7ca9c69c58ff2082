import { onceOf } from "./once-of.ts";

/** Whether one of the words or rows of words stands in the text, whole. */
export function holdsAny(text: string, words: readonly string[]): boolean {
  const { padded, parts } = paddedOf(text);
  // A single word that a caller asks for is no table.
  if (words.length === 1) return padded.includes(` ${words[0]} `);
  const rowsFrom = byFirstWord(words);
  for (const part of parts) {
    const rows = rowsFrom.get(part);
    if (rows === WHOLE || rows?.some((row) => padded.includes(row))) return true;
  }
  return false;
}

const WHOLE = "whole";

/** By the first word of each row all rows that begin with it, so that a table costs a look for each word of a text. */
const byFirstWord = onceOf((words: readonly string[]) => {
  const rows = new Map<string, string[] | typeof WHOLE>();
  for (const word of words) {
    const [first = "", second] = word.split(" ");
    const known = rows.get(first);
    if (second === undefined) rows.set(first, WHOLE);
    else if (known === undefined) rows.set(first, [` ${word} `]);
    else if (known !== WHOLE) known.push(` ${word} `);
  }
  return rows;
});

/** Each word once, so that no row is looked for as often as its first word stands in a long text. */
type Padded = { padded: string; parts: ReadonlySet<string> };
const MOST_PADDED = 500;
const paddedTexts = new Map<string, Padded>();

/** Words between blanks; each text is held against many tables, so those that came last are kept. */
function paddedOf(text: string): Padded {
  const known = paddedTexts.get(text);
  if (known !== undefined) return known;
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, " ")} `;
  const made = { padded, parts: new Set(padded.split(" ")) };
  if (paddedTexts.size >= MOST_PADDED) paddedTexts.clear();
  paddedTexts.set(text, made);
  return made;
}

export function clean(text: string): string {
  if (isClean(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Most texts are looked at several times, and need nothing. */
export function isClean(text: string): boolean {
  return !UNCLEAN.test(text);
}

/** Doubled or outer blanks, and all that is no plain letter, mark, or blank of ours. */
const UNCLEAN = /^ | $| {2}|[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f’‘“”„«»–—•…€]/u;
