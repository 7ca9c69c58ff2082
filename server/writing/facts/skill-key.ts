/** What two typings of one thing have in common: "Microsoft Excel", "MS Excel" and "excel." are the same. */
export function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#%]+/gu, " ")
    .trim()
    .replace(MAKER, "");
}

const MAKER = /^(?:microsoft|ms)(?: office)? (?=(?:excel|word|outlook|powerpoint|teams|access|project)$)/u;
