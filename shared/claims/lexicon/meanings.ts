import tables from "./meanings.json" with { type: "json" };

/**
 * Words of one meaning that people put for each other in letters, single words of the four languages.
 * Unlike the concepts they only bring a sentence and a fact together: a word that is missing here is never marked for it.
 */
export const meanings: readonly (readonly string[])[] = tables.rows;
