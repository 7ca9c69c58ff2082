/** Whether one of the words or rows of words stands in the text, whole. */
export function holdsAny(text: string, words: readonly string[]): boolean {
  const { padded, parts } = paddedOf(text);
  // A single word that a caller asks for is no table.
  if (words.length === 1) return padded.includes(` ${words[0]} `);
  const known = sorted.get(words);
  // A table is looked at again and again, and a list that a caller has joined just once.
  if (known === undefined) sorted.set(words, null);
  if (!known && known !== null) return words.some((word) => padded.includes(` ${word} `));
  const { single, rows } = known ?? sortWords(words);
  for (const part of parts) if (single.has(part)) return true;
  for (const row of rows) if (padded.includes(row)) return true;
  return false;
}

type SortedWords = { single: ReadonlySet<string>; rows: readonly string[] };
const sorted = new WeakMap<readonly string[], SortedWords | null>();

function sortWords(words: readonly string[]): SortedWords {
  const isSingle = (word: string) => /^[\p{L}\p{N}'’-]+$/u.test(word);
  const found = {
    single: new Set(words.filter(isSingle)),
    rows: words.filter((word) => !isSingle(word)).map((word) => ` ${word} `),
  };
  sorted.set(words, found);
  return found;
}

type Padded = { padded: string; parts: readonly string[] };
const MOST_PADDED = 500;
const paddedTexts = new Map<string, Padded>();

/** Words between blanks; each text is held against many tables, so those that came last are kept. */
function paddedOf(text: string): Padded {
  const known = paddedTexts.get(text);
  if (known !== undefined) return known;
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, " ")} `;
  const made = { padded, parts: padded.split(" ") };
  if (paddedTexts.size >= MOST_PADDED) paddedTexts.clear();
  paddedTexts.set(text, made);
  return made;
}

export function clean(text: string): string {
  // Most texts are looked at several times, and need nothing.
  if (!UNCLEAN.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Doubled or outer blanks, and all that is no plain letter, mark, or blank of ours. */
const UNCLEAN = /^ | $| {2}|[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f’‘“”„«»–—•…€]/u;
