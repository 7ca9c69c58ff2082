const SPACE = "\u00a0";

/** Typographic apostrophes after elided words, and the no-break spaces that French puts before ; : ! ? % and in « ». */
export function polish(sentence: string): string {
  if (!ANY_SIGN.test(sentence)) return sentence;
  let polished = sentence;
  for (const { sign, pattern, put } of TOUCHES) if (sign.test(polished)) polished = polished.replace(pattern, put);
  return polished;
}

/** Any of the signs below: a sentence that has none is looked through once. */
const ANY_SIGN = /['«»%;:!?]|[Qq]ue |\d /u;

/** Most sentences hold hardly any of the signs, which are found faster than the patterns. */
const TOUCHES: readonly { sign: RegExp; pattern: RegExp; put: string }[] = [
  {
    sign: /'/u,
    // The sign stands before what is looked back for: it is found first.
    pattern: /'(?<=(?:^|[^\p{L}])(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|aujourd)')(?=\p{L})/giu,
    put: "’",
  },
  {
    sign: /[Qq]ue /u,
    pattern: /(?<!\p{L})([Qq])ue (?=(?:à|aux?|en|un|une|ils?|elles?|on)(?!\p{L}))/gu,
    put: "$1u’",
  },
  { sign: /[;:!?]/u, pattern: /\s*([;:!?])(?=\s|$|”|»)/gu, put: `${SPACE}$1` },
  { sign: /«/u, pattern: /«\s*/gu, put: `«${SPACE}` },
  { sign: /»/u, pattern: /\s*»/gu, put: `${SPACE}»` },
  { sign: /%/u, pattern: /(?<=\d)\s?%/gu, put: `${SPACE}%` },
  {
    sign: /\d /u,
    pattern: /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))|(?<=\d) (?=(?:€|h(?!\p{L})|kg|km|m²))/gu,
    put: SPACE,
  },
];
