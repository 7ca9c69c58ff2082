import { hashOf } from "../planning/random.ts";

/** How many words a text has as a reader counts them ("22-bed", "C++" and "45%" are one each), and its first two. */
export function measureWords(text: string): { count: number; first: string; second: string } {
  let count = 0;
  let first = "";
  let second = "";
  for (let at = nextWord(text, 0); at >= 0; ) {
    const end = endOfWord(text, at);
    count += 1;
    if (count === 1) first = text.slice(at, end);
    else if (count === 2) second = text.slice(at, end);
    at = nextWord(text, end);
  }
  return { count, first, second };
}

/** Hashes of every so many words in a row. */
export function gramsOf(text: string, length: number): number[] {
  const hashes: number[] = [];
  for (let at = nextWord(text, 0); at >= 0; ) {
    const end = endOfWord(text, at);
    hashes.push(hashOf(text, at, end) | 0);
    at = nextWord(text, end);
  }
  const grams: number[] = [];
  for (let at = 0; at + length <= hashes.length; at++) {
    let gram = 0;
    for (let place = at; place < at + length; place++) gram = (Math.imul(gram, GRAM_BASE) + (hashes[place] ?? 0)) | 0;
    grams.push(gram);
  }
  return grams;
}

/** An odd number without a pattern: the order of the words counts. */
const GRAM_BASE = 0x9e3779b1;

/** Where the next word begins, here or further on; -1 where there is none. */
function nextWord(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (kindAt(text, at) === IN_WORD) return at;
  return -1;
}

function endOfWord(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === IN_WORD) continue;
    if (kind === JOINT && at + 1 < text.length && kindAt(text, at + 1) === IN_WORD) continue;
    return text.charCodeAt(at) === PER_CENT ? at + 1 : at;
  }
  return text.length;
}

/** What a code unit is to a word; most are looked at once, as letters are made of few different ones. */
function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) return kindOfWide(text, at);
  return KINDS[unit] || learnKind(unit);
}

function learnKind(unit: number): number {
  const char = String.fromCharCode(unit);
  const kind = IS_IN_WORD.test(char) ? IN_WORD : "'’-.&/".includes(char) ? JOINT : OUTSIDE;
  KINDS[unit] = kind;
  return kind;
}

/** Of a character of two code units, from whichever of them. */
function kindOfWide(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 1), at + 1);
  return IS_IN_WORD.test(before.isWellFormed() ? before : text.slice(at, at + 2)) ? IN_WORD : OUTSIDE;
}

const IS_IN_WORD = /^[\p{L}\p{N}]/u;
const KINDS = new Uint8Array(0x10000);
const OUTSIDE = 1;
const IN_WORD = 2;
const JOINT = 3;
const PER_CENT = 0x25;
