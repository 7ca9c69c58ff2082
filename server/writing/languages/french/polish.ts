const SPACE = "\u00a0";

/** Typographic apostrophes after elided words, and the no-break spaces that French puts before ; : ! ? % and in « ». */
export function polish(sentence: string): string {
  return sentence
    .replace(/(?<=(?:^|[^\p{L}])(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|aujourd))'(?=\p{L})/giu, "’")
    .replace(/(?<!\p{L})([Qq])ue (?=(?:à|aux?|en|un|une|ils?|elles?|on)(?!\p{L}))/gu, "$1u’")
    .replace(/\s*([;:!?])(?=\s|$|”|»)/gu, `${SPACE}$1`)
    .replace(/«\s*/gu, `«${SPACE}`)
    .replace(/\s*»/gu, `${SPACE}»`)
    .replace(/(?<=\d)\s?%/gu, `${SPACE}%`)
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))|(?<=\d) (?=(?:€|h(?!\p{L})|kg|km|m²))/gu, SPACE);
}
