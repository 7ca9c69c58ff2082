import {
  type ExpressionFunction,
  expressionForms,
  expressionFunctions,
} from "#shared/workflows/expression-functions.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";

/** Functions that are offered as they are begun; those people use most come first. */
const mostUsed = [
  "round",
  "coalesce",
  "lower",
  "upper",
  "trim",
  "length",
  "replace",
  "split_part",
  "year",
  "month",
  "day",
];
const known = [...expressionForms, ...Object.values(expressionFunctions).flat()].map(({ name }) => name);
const functions = [...new Set([...mostUsed, ...known])].map((name) => (name === "CASE" ? "CASE WHEN " : `${name}(`));

const OFFERED = 8;

/** Columns and functions that the word before the caret may become; columns and no functions before a word is begun. */
export function completionsAt(
  text: string,
  caret: number,
  { columns, parameters }: { columns: readonly Field[]; parameters: readonly Pick<Parameter, "name">[] },
): string[] {
  const word = wordBefore(text, caret);
  const names = [...columns.map(({ name }) => quoted(name)), ...parameters.map(({ name }) => `{{${name}}}`)];
  if (/\{\{\s*\w*$/.test(text.slice(0, caret)))
    return parameters.map(({ name }) => `{{${name}}}`).filter((name) => name.slice(2).startsWith(word));
  if (word === "") return text.trim() === "" ? names.slice(0, OFFERED) : [];
  const fits = (candidate: string) => {
    const plain = candidate.replace(/^("|\{\{)/, "").toLowerCase();
    return plain.startsWith(word.toLowerCase()) && candidate !== word;
  };
  return [...names, ...functions].filter(fits).slice(0, OFFERED);
}

/** The text with the word before the caret completed, and where the caret stands then. */
export function completeAt(text: string, caret: number, completion: string): { value: string; caret: number } {
  const word = wordBefore(text, caret);
  // Braces that were typed already are part of what is completed.
  const braces = completion.startsWith("{{") ? (/\{*$/.exec(text.slice(0, caret - word.length))?.[0].length ?? 0) : 0;
  const start = caret - word.length - braces;
  return { value: text.slice(0, start) + completion + text.slice(caret), caret: start + completion.length };
}

/** The function that the caret stands in or behind the name of. */
export function functionAt(text: string, caret: number): ExpressionFunction | null {
  const before = text.slice(0, caret);
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    if (before[at] === ")") depth += 1;
    if (before[at] === "(" && depth-- === 0) return functionNamed(wordBefore(before, at));
  }
  return functionNamed(wordBefore(before, before.length));
}

const byName = new Map(
  [...Object.values(expressionFunctions).flat(), ...expressionForms].map((one) => [one.name.toLowerCase(), one]),
);

function functionNamed(name: string): ExpressionFunction | null {
  return byName.get(name.toLowerCase()) ?? null;
}

function wordBefore(text: string, caret: number): string {
  return /[\p{L}\p{N}_]*$/u.exec(text.slice(0, caret))?.[0] ?? "";
}

/** Names that are no plain word stand in double quotes. */
export function quoted(name: string): string {
  return name === "" || /^[a-z_][a-z0-9_]*$/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
