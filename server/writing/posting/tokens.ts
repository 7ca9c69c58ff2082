/** A run of letters and digits with its place in the text; `folded` is lower-case without accents, `head` its beginning. */
export type Token = { text: string; folded: string; head: string; start: number; end: number };

/** Letters in a token's head: phrases whose first word is open are looked up by it. */
export const HEAD_LETTERS = 3;

/** Words are parted at hyphens and apostrophes too: "d'un", "on-line" give two tokens each. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const text = match[0];
    const { folded, head } = wordOf(text);
    tokens.push({ text, folded, head, start: match.index, end: match.index + text.length });
  }
  return tokens;
}

type Word = { folded: string; head: string };

/** Folds a word once for all its occurrences; that they share one string makes looking them up in books faster too. */
function wordOf(text: string): Word {
  const known = WORDS.get(text);
  if (known) return known;
  const folded = fold(text);
  const word = { folded, head: folded.slice(0, HEAD_LETTERS) };
  if (WORDS.size >= MOST_WORDS) WORDS.clear();
  if (text.length <= LONGEST_WORD) WORDS.set(text, word);
  return word;
}

const WORDS = new Map<string, Word>();
/** A few megabytes. */
const MOST_WORDS = 20_000;
const LONGEST_WORD = 40;

/** Lower-case, without accents, ß as ss: the form in which cues and headings are compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** Words as people count them: separated by spaces. */
export function wordCount(text: string): number {
  let count = 0;
  for (const word of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(word)) count++;
  return count;
}

export function isCapitalised(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase();
}

/** Two or more letters, all of them capitals. */
export function isAllCaps(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** The text without any of these characters and spaces at its ends. */
export function trimmedOf(text: string, opening: string, closing: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (opening + SPACES).includes(text.charAt(start))) start++;
  while (end > start && (closing + SPACES).includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

const SPACES = " \t\n\u00a0";

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
