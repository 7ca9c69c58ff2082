/** Signs that make a cell a formula, in their usual, full-width and small forms. */
const SIGNS = "=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b";

/** Characters that nobody sees although they count as letters or marks: joiners, fillers, variation selectors. */
const UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u3164\ufe00-\ufe0f\uffa0";

/**
 * A pattern for the beginning of a text that a spreadsheet would run as a formula, whatever blanks and invisible characters
 * stand before the sign; JavaScript (with the flag u) and DuckDB read it alike.
 */
export const FORMULA_START = `^[\\s\\p{Z}\\p{Cc}\\p{Cf}${UNSEEN}]*[${SIGNS}\\t\\r]`;
