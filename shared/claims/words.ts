import { concepts } from "./concepts.ts";
import tables from "./lexicon/concepts.json" with { type: "json" };

/** A word of a text, where it stands and how it compares: in lower case, without accents. */
export type Word = { text: string; folded: string; at: number; end: number };

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]{0,2}/gu)].map((match) => ({
    text: match[0],
    folded: fold(match[0]),
    at: match.index,
    end: match.index + match[0].length,
  }));
}

/** Lower case without accents, so that spelling habits do not part equal words. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return lower.replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

const beyondAscii = /[^ -~]/u;

/** Folded character by character, so that places in it are places in the text. */
export function foldInPlace(text: string): string {
  const known = inPlace.get(text);
  if (known !== undefined) return known;
  const folded = beyondAscii.test(text)
    ? [...text].map((char) => (char === "ß" ? "s" : fold(char)).slice(0, char.length).padEnd(char.length)).join("")
    : text.toLowerCase();
  if (inPlace.size > 500) inPlace.clear();
  inPlace.set(text, folded);
  return folded;
}

/** Texts of late: each clause is asked for many times. */
const inPlace = new Map<string, string>();

/** Whether two folded words are forms of one: a shared beginning and different endings, or a German compound of it. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const verbs = [irregular.get(a), irregular.get(b)] as const;
  if (verbs[0] !== undefined || verbs[1] !== undefined) return isSameWord(verbs[0] ?? a, verbs[1] ?? b);
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || /\d/.test(short)) return false;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  if (shared >= 4 && shared >= short.length - 3 && shared >= 0.55 * long.length) return true;
  if (short.length >= 5 && long.length >= 9 && (long.startsWith(short) || long.endsWith(short))) return true;
  if (long.endsWith("ing") && doubled.exec(long)?.[1] === short) return true;
  const ownA = withoutGe(a);
  const ownB = withoutGe(b);
  return (ownA !== a || ownB !== b) && isSameWord(ownA, ownB);
}

/** "swimming" of "swim". */
const doubled = /^(\p{L}+(\p{L}))\2ing$/u;

/** More words than one letter's facts hold: they are gone through for each demand, and looked up once. */
const MOST_KNOWN = 100_000;

const participle =
  /^(aus|auf|an|ab|vor|um|mit|nach|her|hin|bei|ein|durch|uber|unter|wieder|fest|fort|los|weiter|zuruck|zusammen|zu|teil)?ge(\p{L}{4,}?)(?:t|te[nmrs]?|en)$/u;
const withoutGes = new Map<string, string>();

/** "eingearbeitet" is a form of "einarbeiten": German participles without what marks them as such. */
function withoutGe(word: string): string {
  if (word.length < 7 || !word.includes("ge")) return word;
  const known = withoutGes.get(word);
  if (known !== undefined) return known;
  const match = participle.exec(word);
  const bare = match ? `${match[1] ?? ""}${match[2]}en` : word;
  if (withoutGes.size > MOST_KNOWN) withoutGes.clear();
  withoutGes.set(word, bare);
  return bare;
}

/** Whether two folded words mean the same: forms of one word, or words of one row of the concepts. */
export function isSameMeaning(a: string, b: string): boolean {
  if (isSameWord(a, b)) return true;
  const rows = rowsOf(a);
  return rows.length > 0 && rowsOf(b).some((row) => rows.includes(row));
}

/** Whether the concepts know the word: only then can a text in another language be held against it. */
export function isKnownConcept(word: string): boolean {
  return rowsOf(word).length > 0 && [...rows.keys()].some((other) => isNear(word, other));
}

/** The word itself or a form of it: a compound is another word. */
function isNear(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 3 && isSameWord(a, b);
}

/** Names of tools of one family are different tools. */
const strict = new Set(tables.families);

/** Forms that no rule tells, with the verb they are forms of. */
const irregular: ReadonlyMap<string, string> = new Map(Object.entries(tables.irregular));

const rows = new Map<string, number[]>();
for (const [row, line] of concepts.entries()) {
  for (const word of line) {
    const folded = fold(word);
    if (folded && !strict.has(folded)) rows.set(folded, [...(rows.get(folded) ?? []), row]);
  }
}

const found = new Map<string, readonly number[]>();

/** Rows of the word itself, else of the words that it is a form of. */
function rowsOf(word: string): readonly number[] {
  const known = found.get(word);
  if (known) return known;
  let result: readonly number[] = rows.get(word) ?? [];
  if (result.length === 0 && word.length >= 4 && !strict.has(word)) {
    for (const [other, own] of rows) {
      if (other.length >= 4 && isSameWord(word, other)) {
        result = own;
        break;
      }
    }
  }
  if (found.size > MOST_KNOWN) found.clear();
  found.set(word, result);
  return result;
}

/** The place of the first word that begins there or behind; words are in their order. */
export function indexFrom(words: readonly Word[], at: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last word that ends there or before. */
export function wordBefore(words: readonly Word[], at: number): Word | undefined {
  for (let index = indexFrom(words, at) - 1; index >= 0; index--) {
    const word = words[index];
    if (word && word.end <= at) return word;
  }
  return undefined;
}
