/**
 * Text as it is set: composed characters, one kind of line break, no control characters, and no two characters that
 * share a glyph in the font (a reader would get the wrong one back).
 */
export function toPrintable(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/[\t\v\f]/g, " ")
    .replace(/(?![\n\u00AD\u200B-\u200D])[\p{Cc}\p{Cf}\p{NChar}\uFFFD]/gu, "")
    .replace(/[\u00B5\u02BB\u02BC\u1680\u2000-\u200A\u2010\u2011\u205F\u2206\u2215\u3000]/g, toTwin);
}

const twins: Record<string, string> = {
  "\u00B5": "\u03BC",
  "\u02BB": "\u2018",
  "\u02BC": "\u2019",
  "\u2009": "\u202F",
  "\u2010": "-",
  "\u2011": "-",
  "\u2206": "\u0394",
  "\u2215": "\u2044",
};

function toTwin(char: string): string {
  return twins[char] ?? " ";
}
