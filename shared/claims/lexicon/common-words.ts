import tables from "./common-words.json" with { type: "json" };

/**
 * Words that letters of any trade have and that claim nothing by themselves, of the four languages, folded: small words,
 * words about work, posting and letter.
 */
export const commonWords: readonly string[] = tables.words;
