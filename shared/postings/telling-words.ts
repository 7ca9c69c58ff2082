/** The words of a text that say something: folded, without the small words that every text has. */
export function wordsIn(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.filter((word) => word.length > 2 || /[\d+#]/u.test(word));
}

/** What part of the words of the first are in the second. */
export function overlap(words: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** Small letters without accents, as words are held against each other. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
