/** How many words the employer allows for the letter, and the posting's line that says so; null where none does. */
export function limitOfPosting(posting: readonly string[]): { words: number; line: number } | null {
  for (const [index, text] of posting.entries()) {
    const words = LETTER.test(text) ? wordsIn(text) : null;
    if (words !== null) return { words, line: index + 1 };
  }
  return null;
}

function wordsIn(text: string): number | null {
  const found = LIMIT.exec(text);
  const words = Number(found?.[1]?.replace(/[.,\s]/gu, ""));
  return found && words >= 40 && words <= 1_500 ? words : null;
}

const LIMIT = /(?<!\d)(\d{2,3}|1[., ]?\d{3}) (?:words?|wörtern?|mots|palabras)(?!\p{L})/iu;
const LETTER = /letter|statement|anschreiben|bewerbung|lettre|candidature|carta|candidatura/iu;
