const NO_BREAK = "\u00a0";

/** Last touch to a sentence: al and del, e and u before their own sound, a no-break space before the per-cent sign. */
export function polish(sentence: string): string {
  return sentence
    .replace(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, "$1l ")
    .replace(/(?<=\s)y (?=h?[ií](?![aeoáéó])|hí)/giu, "e ")
    .replace(/(?<=\s)o (?=h?[oó])/giu, "u ")
    .replace(/(\d)\s?%/gu, `$1${NO_BREAK}%`);
}
