import tables from "./lexicon/concepts.json" with { type: "json" };

/**
 * Words of one meaning, single words of the four languages. Where a word is a form of
 * words of several rows, the first of them counts.
 * Matching uses them to bring a fact and a requirement together; nothing of them is ever printed.
 */
export const concepts: readonly (readonly string[])[] = tables.rows;
