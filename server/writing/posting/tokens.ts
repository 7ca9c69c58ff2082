import { bareLetters, letterByLetter } from "../words/plain-letters.ts";
import { HEAD_LETTERS, type Heads, headsOf } from "./phrase-heads.ts";

/** A run of letters and digits with its place in the text; `folded` is lower-case without accents. */
export type Token = { text: string; folded: string; word: Word; start: number; end: number };

/** Tokens, and once somebody has asked, by which phrases one of them may begin. */
export interface TokenRow extends ReadonlyArray<Token> {
  heads?: Heads;
}

/** What is known of a word wherever it stands. */
type Word = {
  text: string;
  folded: string;
  /** The letters by which phrases are looked up whose first word is open; "" where the word has no more than these. */
  opening: string;
  heads: Heads;
  /** What the word speaks for, by language; null until somebody asks. */
  votes: readonly Vote[] | null;
  /** The tests that were made of the word, a bit each, and those that it passed. */
  tested: number;
  passed: number;
};

/** What a word counts for the language of that index. */
export type Vote = { index: number; weight: number };

/** Words are parted at hyphens and apostrophes too: "d'un", "on-line" give two tokens each. */
export function tokensOf(text: string): readonly Token[] {
  const known = READ.get(text);
  if (known) return known;
  const tokens = readTokens(text);
  if (READ.size >= MOST_TEXTS) READ.clear();
  if (text.length <= LONGEST_TEXT) READ.set(text, tokens);
  return tokens;
}

/** One posting's phrases, some hundreds, are taken apart many times over; another's are seldom the same. */
const READ = new Map<string, readonly Token[]>();
const MOST_TEXTS = 512;
const LONGEST_TEXT = 1000;

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let start = -1;
  let hash = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && standsInWord(text, at)) {
      if (start < 0) start = at;
      hash = (Math.imul(hash, 31) + text.charCodeAt(at)) & LARGEST_HASH;
    } else if (start >= 0) {
      const word = wordAt(text, start, at, hash);
      tokens.push({ text: word.text, folded: word.folded, word, start, end: at });
      start = -1;
      hash = 0;
    }
  }
  return tokens;
}

/** Whether the character at a place is a letter, a mark or a digit; the halves of a wide one both are or are not. */
function standsInWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) return IN_WORD.test(wideAt(text, at));
  const known = UNITS[unit];
  if (known) return known === INSIDE;
  const isInside = IN_WORD.test(text.charAt(at));
  UNITS[unit] = isInside ? INSIDE : OUTSIDE;
  return isInside;
}

/** The character that two code units make together; a half that stands alone is no letter. */
function wideAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 1), at + 1);
  return before.isWellFormed() ? before : text.slice(at, at + 2);
}

const IN_WORD = /^[\p{L}\p{M}\p{N}]/u;
/** What has been found out about each code unit; postings are made of few different ones. */
const UNITS = new Uint8Array(0x10000);
const INSIDE = 1;
const OUTSIDE = 2;

/** Looks at a word once for all its occurrences, which are found by a number so that none has to be cut out first. */
function wordAt(whole: string, start: number, end: number, hash: number): Word {
  const known = WORDS.get(hash);
  if (known?.text.length === end - start && whole.startsWith(known.text, start)) {
    known.heads = headsOf(known.folded, known.heads);
    return known;
  }
  const text = whole.slice(start, end);
  const folded = fold(text);
  const opening = folded.length > HEAD_LETTERS ? folded.slice(0, HEAD_LETTERS) : "";
  const word: Word = { text, folded, opening, heads: headsOf(folded), votes: null, tested: 0, passed: 0 };
  if (WORDS.size >= MOST_WORDS) WORDS.clear();
  if (text.length <= LONGEST_WORD) WORDS.set(hash, word);
  return word;
}

/** So that it is kept as a small whole number. */
const LARGEST_HASH = 0x3fffffff;

/** A test of words that is made once for each word, wherever it stands. */
export function oncePerWord(test: (token: Token) => boolean): (token: Token) => boolean {
  const bit = 1 << tests;
  tests += 1;
  return (token) => {
    const { word } = token;
    if ((word.tested & bit) === 0) {
      word.tested |= bit;
      if (test(token)) word.passed |= bit;
    }
    return (word.passed & bit) !== 0;
  };
}

/** At most 32: a bit of a number is kept for each. */
let tests = 0;

/** By hash; of two words with the same one the later is known. */
const WORDS = new Map<number, Word>();
/** A few megabytes. */
const MOST_WORDS = 20_000;
const LONGEST_WORD = 40;

/** Lower-case, without accents, ß as ss: the form in which cues and headings are compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return letterByLetter(lower, BARE) ?? bareOf(lower);
}

function bareOf(lower: string): string {
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

const BARE = bareLetters(bareOf);

/** Words as people count them: separated by spaces. */
export function wordCount(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === SPACE) isCounted = false;
    else if (kind === TELLING && !isCounted) {
      isCounted = true;
      count += 1;
    }
  }
  return count;
}

/** Of what a word is made that counts, what parts words, and what does neither. */
function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) return kindOf(wideAt(text, at));
  return KINDS[unit] || learnKind(unit);
}

function learnKind(unit: number): number {
  const kind = kindOf(String.fromCharCode(unit));
  KINDS[unit] = kind;
  return kind;
}

function kindOf(char: string): number {
  return /^\s/u.test(char) ? SPACE : /^[\p{L}\p{N}]/u.test(char) ? TELLING : SILENT;
}

const KINDS = new Uint8Array(0x10000);
const SPACE = 1;
const TELLING = 2;
const SILENT = 3;

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
