import { listValues } from "#shared/workflows/condition-problem.ts";
import type { Condition, FilterOperator } from "#shared/workflows/node-config.schema.ts";
import { quoteText } from "../sql-text.ts";
import { asText, type Column, physicalTypes } from "./relation.ts";

/** A condition as SQL that is true or false for every row: a missing value equals nothing and is greater than nothing. */
export function compileCondition(condition: Condition, column: Column): string {
  return `coalesce(${written[condition.operator](condition, column)}, false)`;
}

const written: Record<FilterOperator, (condition: Condition, column: Column) => string> = {
  equals: ({ value }, column) => `${column.ref} = ${constant(value, column)}`,
  notEquals: ({ value }, column) => `${column.ref} IS DISTINCT FROM ${constant(value, column)}`,
  greaterThan: ({ value }, column) => `${column.ref} > ${constant(value, column)}`,
  greaterOrEqual: ({ value }, column) => `${column.ref} >= ${constant(value, column)}`,
  lessThan: ({ value }, column) => `${column.ref} < ${constant(value, column)}`,
  lessOrEqual: ({ value }, column) => `${column.ref} <= ${constant(value, column)}`,
  between: ({ value, upTo }, column) =>
    `${column.ref} BETWEEN ${constant(value, column)} AND ${constant(upTo, column)}`,
  contains: ({ value }, column) => `contains(${asText(column)}, ${quoteText(value)})`,
  notContains: ({ value }, column) => `NOT coalesce(contains(${asText(column)}, ${quoteText(value)}), false)`,
  startsWith: ({ value }, column) => `starts_with(${asText(column)}, ${quoteText(value)})`,
  endsWith: ({ value }, column) => `ends_with(${asText(column)}, ${quoteText(value)})`,
  in: ({ value }, column) => {
    const values = listValues(value).map((each) => constant(each, column));
    // Nothing is in an empty list, and SQL has none.
    return values.length === 0 ? "false" : `${column.ref} IN (${values.join(", ")})`;
  },
  isEmpty: (_condition, column) =>
    column.physical === "VARCHAR" ? `(${column.ref} IS NULL OR trim(${column.ref}) = '')` : `${column.ref} IS NULL`,
  isNotEmpty: (_condition, column) =>
    column.physical === "VARCHAR" ? `trim(${column.ref}) <> ''` : `${column.ref} IS NOT NULL`,
};

/** Whole numbers may be compared with 2.5, and days with a time. */
function constant(value: string, { type, physical }: Column): string {
  if (physical === "VARCHAR") return quoteText(value);
  const text = quoteText(value.trim());
  if (type === "INTEGER" && !/^[+-]?\d{1,18}$/.test(value.trim())) return `CAST(${text} AS DOUBLE)`;
  return `CAST(${text} AS ${physicalTypes[type]})`;
}
