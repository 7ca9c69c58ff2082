import { hashOf } from "../planning/random.ts";

/** Where each word of a text begins and, at the next place, where it ends. "22-bed", "C++" and "45%" are one word each. */
export function wordEdges(text: string): number[] {
  const edges: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === HALF) return edgesByPattern(text);
    if (kind !== IN_WORD) continue;
    edges.push(at);
    at += 1;
    while (kindAt(text, at) === IN_WORD || (kindAt(text, at) === JOINT && kindAt(text, at + 1) === IN_WORD)) at += 1;
    if (text.charCodeAt(at) === PER_CENT) at += 1;
    edges.push(at);
    at -= 1;
  }
  return edges;
}

/** Hashes of every so many words in a row. */
export function gramsOf(text: string, edges: readonly number[], length: number): number[] {
  const hashes: number[] = [];
  for (let at = 0; at < edges.length; at += 2) hashes.push(hashOf(text, edges[at], edges[at + 1]) | 0);
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

const WORD = /[\p{L}\p{N}]+(?:['’\-.&/][\p{L}\p{N}]+)*%?/gu;

/** Slower, for texts with characters of two code units. */
function edgesByPattern(text: string): number[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => [index, index + word.length]);
}

/** What a code unit is to a word; each is looked at once, as letters are made of few different ones. */
function kindAt(text: string, at: number): number {
  if (at >= text.length) return OUTSIDE;
  const unit = text.charCodeAt(at);
  return KINDS[unit] || learnKind(unit);
}

function learnKind(unit: number): number {
  const char = String.fromCharCode(unit);
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  const kind = isHalf ? HALF : /[\p{L}\p{N}]/u.test(char) ? IN_WORD : "'’-.&/".includes(char) ? JOINT : OUTSIDE;
  KINDS[unit] = kind;
  return kind;
}

const KINDS = new Uint8Array(0x10000);
const OUTSIDE = 1;
const IN_WORD = 2;
const JOINT = 3;
const HALF = 4;
const PER_CENT = 0x25;
