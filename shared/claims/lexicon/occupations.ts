import tables from "./occupations.json" with { type: "json" };

/** Names of one occupation that people put for each other, one occupation a row, folded, in four languages. */
export const occupations: readonly (readonly string[])[] = tables.rows;
