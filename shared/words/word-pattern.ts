/**
 * A table of words as the part of a pattern that fits any of its entries, the longest first. In an entry "*" stands for any
 * letters; one between slashes is a pattern itself.
 */
export function oneOf(...lists: readonly (readonly string[])[]): string {
  const entries = lists.flat().toSorted((a, b) => b.length - a.length);
  return `(?:${entries.map(toSource).join("|")})`;
}

/** A pattern that fits an entry of a table where no other letters stand before or behind it. */
export function wholeWords(list: readonly string[], flags = "u"): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${oneOf(list)}(?!\p{L})`, flags);
}

function toSource(entry: string): string {
  if (entry.length > 2 && entry.startsWith("/") && entry.endsWith("/")) return entry.slice(1, -1);
  return entry.replace(/[.+?^$()[\]{}|\\/]/gu, "\\$&").replaceAll("*", String.raw`\p{L}*`);
}
