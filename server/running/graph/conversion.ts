import type { FieldType } from "#shared/workflows/node-types.ts";
import { quoteText } from "../sql-text.ts";
import { physicalTypes, typeNames } from "./relation.ts";

/** A value that is turned into another type, and how to tell where that fails. `bad` and `reason` refer to `ref`. */
export type Conversion = {
  /** Gives `ref` in the step that converts. */
  sql: string;
  /** True for rows whose value does not fit; null where every value does. */
  bad: string | null;
  /** True for most rows whose value fits, and quickly told. */
  good: string;
  /** A text for the person, about one row. */
  reason: string;
};

/** Reads text as a type; nothing and blanks are no value. */
export function convertText(text: string, options: { ref: string; type: FieldType; column: string }): Conversion {
  const { ref, type, column } = options;
  if (type === "VARCHAR") return { sql: text, bad: null, good: "true", reason: "NULL" };
  const unread = `${text} IS NOT NULL AND ${ref} IS NULL AND trim(${text}) <> ''`;
  // DuckDB rounds 3.7 to 4; a value that is not whole is no whole number.
  const rounded = `(contains(${text}, '.') AND TRY_CAST(${text} AS DOUBLE) <> ${ref})`;
  return {
    sql: `TRY_CAST(${text} AS ${physicalTypes[type]})`,
    bad: type === "INTEGER" ? `((${unread}) OR ${rounded})` : `(${unread})`,
    good: type === "INTEGER" ? `${ref} IS NOT NULL AND NOT contains(${text}, '.')` : `${ref} IS NOT NULL`,
    reason: `${quoteText(`${column}: “`)} || left(${text}, 100) || ${quoteText(`” isn't ${typeNames[type]}`)}`,
  };
}

/** Turns a value of one type into another where that means something, by way of its text where it does not. */
export function convertValue(
  value: { sql: string; physical: string; text: string },
  options: { ref: string; type: FieldType; column: string },
): Conversion {
  const { ref, type, column } = options;
  const target = physicalTypes[type];
  if (value.physical === target) return { sql: value.sql, bad: null, good: "true", reason: "NULL" };
  if (type === "VARCHAR") return { sql: value.text, bad: null, good: "true", reason: "NULL" };
  if (value.physical === "VARCHAR") return convertText(value.sql, options);
  const direct = (isNumber(value.physical) && isNumber(target)) || (isTime(value.physical) && isTime(target));
  return {
    sql: direct ? `TRY_CAST(${value.sql} AS ${target})` : `TRY_CAST(${value.text} AS ${target})`,
    bad: `(${value.sql} IS NOT NULL AND ${ref} IS NULL)`,
    good: `${ref} IS NOT NULL`,
    reason: `${quoteText(`${column}: “`)} || left(${value.text}, 100) || ${quoteText(`” isn't ${typeNames[type]}`)}`,
  };
}

function isNumber(physical: string): boolean {
  return /^(BIGINT|HUGEINT|DOUBLE)$/.test(physical);
}

function isTime(physical: string): boolean {
  return physical === "DATE" || physical === "TIMESTAMP";
}
