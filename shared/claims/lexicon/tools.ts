import tables from "./tools.json" with { type: "json" };

/**
 * Tools, materials, methods and skills that people claim in lower case, one meaning a row, in the four languages.
 * Two rows are two things: who knows one has not said that they know the other.
 */
export const tools: readonly (readonly string[])[] = tables.rows;
