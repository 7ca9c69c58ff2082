/** A list as the part of a pattern that fits any of its entries, the longest first; "*" stands for any letters. */
export function oneOf(...lists: readonly (readonly string[])[]): string {
  const entries = lists.flat().toSorted((a, b) => b.length - a.length);
  const parts = entries.map((entry) => entry.replace(/[.+?^$()[\]{}|\\/]/gu, "\\$&").replaceAll("*", "\\p{L}*"));
  return `(?:${parts.join("|")})`;
}
