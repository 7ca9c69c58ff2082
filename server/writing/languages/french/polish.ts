const SPACE = "\u00a0";

/** Typographic apostrophes after elided words, and the no-break spaces that French puts before ; : ! ? % and in « ». */
export function polish(sentence: string): string {
  const signs = signsIn(sentence);
  if (signs === 0) return sentence;
  let polished = sentence;
  for (const { sign, pattern, put } of TOUCHES) if (signs & sign) polished = polished.replace(pattern, put);
  return polished;
}

const APOSTROPHE = 1;
const QUE = 2;
const PAUSE = 4;
const OPENING_QUOTE = 8;
const CLOSING_QUOTE = 16;
const PER_CENT = 32;
const FIGURE = 64;

/** Most sentences hold hardly any of the signs: one look finds which, faster than the patterns. */
function signsIn(sentence: string): number {
  let signs = 0;
  for (let at = 0; at < sentence.length; at++) {
    const sign = SIGNS[sentence.charCodeAt(at)] ?? 0;
    if (sign === QUE ? sentence.startsWith("ue ", at + 1) : sign !== FIGURE || sentence.charAt(at + 1) === " ")
      signs |= sign;
  }
  return signs;
}

const TOUCHES: readonly { sign: number; pattern: RegExp; put: string }[] = [
  {
    sign: APOSTROPHE,
    // The sign stands before what is looked back for: it is found first.
    pattern: /'(?<=(?:^|[^\p{L}])(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|aujourd)')(?=\p{L})/giu,
    put: "’",
  },
  { sign: QUE, pattern: /(?<!\p{L})([Qq])ue (?=(?:à|aux?|en|un|une|ils?|elles?|on)(?!\p{L}))/gu, put: "$1u’" },
  { sign: PAUSE, pattern: /\s*([;:!?])(?=\s|$|”|»)/gu, put: `${SPACE}$1` },
  { sign: OPENING_QUOTE, pattern: /«\s*/gu, put: `«${SPACE}` },
  { sign: CLOSING_QUOTE, pattern: /\s*»/gu, put: `${SPACE}»` },
  { sign: PER_CENT, pattern: /(?<=\d)\s?%/gu, put: `${SPACE}%` },
  { sign: FIGURE, pattern: /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))|(?<=\d) (?=(?:€|h(?!\p{L})|kg|km|m²))/gu, put: SPACE },
];

/** By the code of a character: what it may be a sign of. */
const SIGNS = new Uint8Array(0x100);
for (const [chars, sign] of [
  ["'", APOSTROPHE],
  ["qQ", QUE],
  [";:!?", PAUSE],
  ["«", OPENING_QUOTE],
  ["»", CLOSING_QUOTE],
  ["%", PER_CENT],
  ["0123456789", FIGURE],
] as const)
  for (const char of chars) SIGNS[char.charCodeAt(0)] = sign;
