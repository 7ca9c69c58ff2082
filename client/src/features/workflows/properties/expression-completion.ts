import type { Field } from "#shared/workflows/node-config.schema.ts";

/** Functions that are offered; the server knows more. */
const functions = [
  "round(",
  "abs(",
  "coalesce(",
  "lower(",
  "upper(",
  "trim(",
  "length(",
  "replace(",
  "substring(",
  "concat(",
  "split_part(",
  "year(",
  "month(",
  "day(",
  "date_trunc(",
  "date_diff(",
  "strftime(",
  "greatest(",
  "least(",
  "nullif(",
  "regexp_replace(",
  "CASE WHEN ",
  "CAST(",
] as const;

const OFFERED = 8;

/** Columns and functions that the word before the caret may become; columns and no functions before a word is begun. */
export function completionsAt(text: string, caret: number, columns: readonly Field[]): string[] {
  const word = wordBefore(text, caret);
  const names = columns.map(({ name }) => quoted(name));
  if (word === "") return text.trim() === "" ? names.slice(0, OFFERED) : [];
  const fits = (candidate: string) => {
    const plain = candidate.replace(/^"/, "").toLowerCase();
    return plain.startsWith(word.toLowerCase()) && candidate !== word;
  };
  return [...names, ...functions].filter(fits).slice(0, OFFERED);
}

/** The text with the word before the caret completed, and where the caret stands then. */
export function completeAt(text: string, caret: number, completion: string): { value: string; caret: number } {
  const start = caret - wordBefore(text, caret).length;
  return { value: text.slice(0, start) + completion + text.slice(caret), caret: start + completion.length };
}

function wordBefore(text: string, caret: number): string {
  return /[\p{L}\p{N}_]*$/u.exec(text.slice(0, caret))?.[0] ?? "";
}

/** Names that are no plain word stand in double quotes. */
function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
