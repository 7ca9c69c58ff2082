import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";

/** A column inside the query: `ref` is a name of our own, so that users' names never meet each other. */
export type Column = Field & {
  ref: string;
  /** DuckDB's type of `ref`. */
  physical: string;
  /** Where the value also stands as the text it came as: passed on untouched, it keeps every digit. */
  exact: string | null;
};

/** DuckDB's type for values of ours. Decimals are computed with 15 digits and handed on as the text they came as. */
export const physicalTypes: Record<FieldType, string> = {
  INTEGER: "BIGINT",
  DECIMAL: "DOUBLE",
  VARCHAR: "VARCHAR",
  DATE: "DATE",
  TIMESTAMP: "TIMESTAMP",
  BOOLEAN: "BOOLEAN",
};

/** Our type for a type of DuckDB; null for one that no column can have. */
export function fieldTypeOf(physical: string): FieldType | null {
  if (/^U?(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)$/.test(physical)) return "INTEGER";
  if (/^(DECIMAL|FLOAT|DOUBLE)/.test(physical)) return "DECIMAL";
  if (/^TIMESTAMP/.test(physical)) return "TIMESTAMP";
  if (physical === "VARCHAR" || physical === '"NULL"') return "VARCHAR";
  if (physical === "DATE" || physical === "BOOLEAN") return physical;
  return null;
}

/** The column's value as people and other systems read it: whole numbers plain, decimals without noise, dates as ISO. */
export function asText({ ref, physical, exact }: Pick<Column, "ref" | "physical" | "exact">): string {
  if (exact !== null) return exact;
  if (physical === "VARCHAR") return ref;
  if (physical !== "DOUBLE") return `CAST(${ref} AS VARCHAR)`;
  // Fifteen significant digits are what a double holds for sure; beyond them stands what 0.1 + 0.2 is known for.
  // One that is no number may have a sign, which nobody else reads.
  return `CASE WHEN isnan(${ref}) THEN 'nan' WHEN abs(${ref}) < 1e15 THEN printf('%.15g', ${ref}) WHEN abs(${ref}) < 1e18 AND trunc(${ref}) = ${ref} THEN CAST(CAST(${ref} AS BIGINT) AS VARCHAR) ELSE CAST(${ref} AS VARCHAR) END`;
}

/** How a type is called where a value does not fit it. */
export const typeNames: Record<FieldType, string> = {
  INTEGER: "a whole number",
  DECIMAL: "a number",
  VARCHAR: "text",
  DATE: "a date like 2026-11-21",
  TIMESTAMP: "a time like 2026-11-21 09:30",
  BOOLEAN: "true or false",
};
