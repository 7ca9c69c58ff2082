import { fold } from "./tokens.ts";

export type Span = { start: number; end: number };

/** Parts a paragraph into sentences. Full stops of abbreviations, initials and ordinals end none. */
export function sentencesIn(text: string, abbreviations: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (let at = nextEnd(text, 0); at < text.length; at = nextEnd(text, at + 1)) {
    if (!isBreak(text, at, abbreviations)) continue;
    while (at + 1 < text.length && ".!?…\"')»”".includes(text.charAt(at + 1))) at++;
    push(spans, text, start, at + 1);
    start = at + 1;
  }
  push(spans, text, start, text.length);
  return spans;
}

/** The next mark that may end a sentence, here or further on; the end of the text where there is none. */
function nextEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === FULL_STOP || unit === EXCLAMATION || unit === QUESTION || unit === ELLIPSIS) return at;
  }
  return text.length;
}

const FULL_STOP = 0x2e;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;
const ELLIPSIS = 0x2026;

function push(spans: Span[], text: string, from: number, to: number): void {
  let start = from;
  while (start < to && text.charAt(start) === " ") start++;
  if (start < to) spans.push({ start, end: to });
}

function isBreak(text: string, at: number, abbreviations: ReadonlySet<string>): boolean {
  let next = at + 1;
  while (next < text.length && ".!?…\"')»” ".includes(text.charAt(next))) next++;
  if (next >= text.length) return true;
  if (text.charAt(at + 1) !== " " && !/["')»”.!?…]/.test(text.charAt(at + 1))) return false;
  const follower = text.charAt(next);
  // "(English & Afrikaans). isiXhosa an advantage": behind a bracket a full stop ends the sentence, whatever follows.
  if (/\p{Ll}/u.test(follower)) return /\p{Ll}\p{Lu}/u.test(text.slice(next, next + 5)) && text.charAt(at) === ".";
  if (text.charAt(at) !== ".") return true;
  const word = wordBefore(text, at);
  if (/^\p{L}$/u.test(word)) return isClass(text, at);
  if (abbreviations.has(fold(word)) && !SPEAKS_ANEW.test(text.slice(at + 1))) return false;
  // "am 15. März", "Nr. 4": in German a number's full stop makes it an ordinal.
  return !(/^\d{1,2}$/.test(word) && /\p{Lu}/u.test(follower) && isOrdinalFollower(text.slice(next, next + 5)));
}

/** "Führerschein Klasse B. Wir bieten", "permis B. Une expérience": the letter is no initial. */
function isClass(text: string, at: number): boolean {
  return /(?:klasse|schein|fahrerlaubnis|permis|permiso|carn[eé]t?|clase|cat[eé]gor[ií]e|categor[ií]a) [A-Z]$/iu.test(
    text.slice(Math.max(0, at - 24), at),
  );
}

/** The word that ends at `at`, dots inside it included ("p.m"), read back at most 12 characters. */
function wordBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start < 12 && /[\p{L}\p{N}.]/u.test(text.charAt(start - 1))) start--;
  return text.slice(start, at);
}

function isOrdinalFollower(text: string): boolean {
  return /^(jan|feb|mär|mar|apr|mai|jun|jul|aug|sep|okt|oct|nov|dez|etag|sto|kla|woc|leh|sem|qua|jah|einst|lebe|bund)/i.test(
    text,
  );
}

/** "20 Std. Sie beraten unsere Kunden": whom it speaks to begins a sentence even behind an abbreviation. */
const SPEAKS_ANEW = /^\s+(?:Sie|Du|Wir|Ihre Aufgaben|Vous|Nous|We|You)\s+\p{Ll}/u;
