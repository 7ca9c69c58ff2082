import { findColumn, missingColumn } from "./find-column.ts";
import type { Condition, Field, FilterOperator } from "./node-config.schema.ts";
import type { FieldType } from "./node-types.ts";
import type { Parameter } from "./parameter.schema.ts";
import { badPlaceholder, hasPlaceholder, parameterOf, placeholdersIn } from "./placeholders.ts";

/** How many values an operator takes; `list` is one value a line. */
export const operatorValues: Record<FilterOperator, 0 | 1 | 2 | "list"> = {
  equals: 1,
  notEquals: 1,
  greaterThan: 1,
  greaterOrEqual: 1,
  lessThan: 1,
  lessOrEqual: 1,
  between: 2,
  contains: 1,
  notContains: 1,
  startsWith: 1,
  endsWith: 1,
  in: "list",
  isEmpty: 0,
  isNotEmpty: 0,
};

/** Operators that look at the text of a value whatever its type, so that half a number or date is fine. */
const textOperators: readonly FilterOperator[] = ["contains", "notContains", "startsWith", "endsWith"];

/** The values of an `in` condition. */
export function listValues(value: string): string[] {
  return value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** What is wrong with a condition, given the columns that come in (none known: the column is not judged). */
export function conditionProblem(
  condition: Condition,
  incoming: readonly Field[],
): { message: string; field: string } | null {
  const message = problemOf(condition, incoming);
  return message === null ? null : { message, field: "conditions" };
}

function problemOf({ field, operator, value, upTo }: Condition, incoming: readonly Field[]): string | null {
  if (!field) return "Choose the column of every condition.";
  const column = findColumn(incoming, field);
  if (incoming.length > 0 && !column) return missingColumn(field);
  const takes = operatorValues[operator];
  if (takes === 0) return null;
  const values = takes === "list" ? listValues(value) : takes === 2 ? [value, upTo] : [value];
  if (values.length === 0 || values.some((each) => each.trim() === "")) return `Enter a value for “${field}”.`;
  if (!column || textOperators.includes(operator) || values.some(hasPlaceholder)) return null;
  const wrong = values.find((each) => !fits[column.type](each.trim()));
  if (wrong === undefined) return null;
  return (
    misnamedParameter([wrong]) ??
    `“${wrong.trim()}” doesn't fit the column “${field}”, which needs ${wanted[column.type]}. Change the value.`
  );
}

/** For `{{min amount}}`, which no parameter is ever put in place of. */
function misnamedParameter(values: readonly string[]): string | null {
  const name = values.map(badPlaceholder).find((found) => found !== null);
  return name
    ? `No parameter can be called “${name}”. Use letters, digits, and underscores, like {{min_amount}}.`
    : null;
}

/** Operators that put values in order. */
const orders: readonly FilterOperator[] = ["greaterThan", "greaterOrEqual", "lessThan", "lessOrEqual", "between"];

/** What to know of a condition that can be used: in a column of text "108" stands before "50", and a misnamed parameter is text. */
export function conditionWarning(
  { field, operator, value, upTo }: Condition,
  incoming: readonly Field[],
  parameters: readonly Parameter[] = [],
): string | null {
  const values = [value, ...(operator === "between" ? [upTo] : [])].map((each) => each.trim());
  const misnamed = findColumn(incoming, field)?.type === "VARCHAR" ? misnamedParameter(values) : null;
  if (misnamed) return misnamed;
  if (findColumn(incoming, field)?.type !== "VARCHAR" || !orders.includes(operator)) return null;
  if (!values.every((each) => numeric.test(each) || isNumber(each, parameters))) return null;
  return `“${field}” is text, so values are compared letter by letter: 108 comes before 50. Make it a number first, in a Map Fields step.`;
}

/** Whether a value is a parameter that takes numbers only. */
function isNumber(value: string, parameters: readonly Parameter[]): boolean {
  const [name = "", ...more] = placeholdersIn(value);
  return more.length === 0 && parameterOf(name, parameters)?.type === "number";
}

// No digit can be read in two ways: thousands of long values are checked in one go.
const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const date = /^\d{4}-\d{2}-\d{2}$/;
const timestamp = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

const fits: Record<FieldType, (value: string) => boolean> = {
  INTEGER: (value) => numeric.test(value),
  DECIMAL: (value) => numeric.test(value),
  VARCHAR: () => true,
  DATE: (value) => date.test(value) && !Number.isNaN(Date.parse(value)),
  TIMESTAMP: (value) => timestamp.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10))),
  BOOLEAN: (value) => /^(true|false)$/i.test(value),
};

const wanted: Record<FieldType, string> = {
  INTEGER: "a number",
  DECIMAL: "a number",
  VARCHAR: "text",
  DATE: "a date like 2026-11-21",
  TIMESTAMP: "a time like 2026-11-21 09:30",
  BOOLEAN: "true or false",
};
