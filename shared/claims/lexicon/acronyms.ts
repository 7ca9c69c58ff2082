import tables from "./acronyms.json" with { type: "json" };

/** Names of one thing, and of narrower things. */
export type Names = { names: readonly string[]; narrower: readonly string[] };

/**
 * Letters and words that stand for one thing, in any of the four languages, folded. Of the
 * narrower things: who knows one of them may say the wider word, and not the other way round.
 */
export const acronyms: readonly Names[] = tables.rows;
