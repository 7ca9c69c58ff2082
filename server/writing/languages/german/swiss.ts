/** Swiss German has no sharp s; in names it stays as their bearers write it. */
export function withoutSharpS(text: string, names: readonly string[]): string {
  if (!text.includes("ß")) return text;
  const kept = new Set(names.flatMap((name) => name.split(/\s+/u)).filter((word) => word.includes("ß")));
  return text.replace(/[\p{L}-]*ß[\p{L}-]*/gu, (word) => (kept.has(word) ? word : word.replaceAll("ß", "ss")));
}
