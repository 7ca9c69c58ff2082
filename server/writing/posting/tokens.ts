/** A run of letters and digits with its place in the text; `folded` is lower-case without accents. */
export type Token = { text: string; folded: string; start: number; end: number };

/** Words are parted at hyphens and apostrophes too: "d'un", "on-line" give two tokens each. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const word = match[0];
    tokens.push({ text: word, folded: fold(word), start: match.index, end: match.index + word.length });
  }
  return tokens;
}

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
