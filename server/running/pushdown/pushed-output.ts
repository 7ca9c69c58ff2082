import type { Field } from "#shared/workflows/node-config.schema.ts";
import { type Column, physicalTypes } from "../graph/relation.ts";
import { quoteName } from "../sql-text.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { type PushedColumn, type PushedRelation, textOf, withPushed } from "./pushed-relation.ts";
import { isHuge, type PushedValue, StaysHere } from "./pushed-value.ts";

/** The query whose rows go on here, in the run's own CSV. */
export function selectPushed(relation: PushedRelation): string {
  const list = relation.columns.map(copied).join(", ") || "1";
  return `${withPushed(relation)}SELECT ${list} FROM ${relation.name}${ordered(relation)}`;
}

export function ordered({ order }: PushedRelation): string {
  return order.length > 0 ? ` ORDER BY ${order.join(", ")}` : "";
}

/** Columns whose text is that of a computed double: here it is written as all of them are. */
export function computedNames({ columns }: PushedRelation): Set<string> {
  return new Set(columns.flatMap(({ name, value, given }) => (value.type === "DECIMAL" && !given ? [name] : [])));
}

export function fieldsOf({ columns }: PushedRelation): Field[] {
  return columns.map(({ value: _value, given: _given, ...field }) => field);
}

/** As a destination is told of them. */
export function columnsOf({ columns }: PushedRelation): Column[] {
  return columns.map(({ value, given: _given, ...field }) => ({
    ...field,
    ...{ ref: "NULL", exact: null },
    physical: value.type === "INTEGER" && isHuge(value) ? "HUGEINT" : physicalTypes[field.type],
  }));
}

function copied({ value, given }: PushedColumn): string {
  if (given) return given.sql;
  if (value.type === "INTEGER") return isHuge(value) ? `(${value.sql})::int8` : value.sql;
  if (value.type !== "DECIMAL") return value.sql;
  const { exact } = value;
  return exact && exact.errors <= 1 && !exact.signedZero ? exact.sql : value.double;
}

/** Types of columns that take a value by their input function, as COPY does. */
const takenAsText: ReadonlySet<string> = new Set([
  ...["int2", "int4", "int8", "numeric", "float4", "float8", "date", "timestamp", "timestamptz", "bool"],
  ...["uuid", "json", "jsonb"],
]);
const usual: Record<string, readonly string[]> = {
  INTEGER: ["int8", "numeric"],
  DECIMAL: ["numeric"],
  DATE: ["date"],
  TIMESTAMP: ["timestamp", "timestamptz"],
  BOOLEAN: ["bool"],
};

/** The value as a column of this type would take its text. @throws StaysHere */
export function inserted(column: PushedColumn, type: string): string {
  const { value, given, name } = column;
  const isText = type === "text" || type === "varchar" || type === "bpchar";
  if (!isText && !takenAsText.has(type)) throw new StaysHere(`“${name}” goes to a column of the type ${type}.`);
  if (given && given.type === type) return given.sql;
  if (!given && value.type === "DECIMAL") {
    if (isText) throw new StaysHere(`“${name}” is a decimal that goes to a text column.`);
    const digits = `trim_scale(${fifteenDigits(value)})`;
    return type === "numeric" ? digits : `(${digits}::text)::${type}`;
  }
  if (!given && usual[value.type]?.includes(type)) return value.type === "DECIMAL" ? value.double : value.sql;
  const text = textOf(column, postgresDialect);
  return isText ? text : `(${text})::${type}`;
}

/** What a computed decimal is written as: 15 digits, or an error for numbers that are written with more. */
function fifteenDigits({ exact, double }: Extract<PushedValue, { type: "DECIMAL" }>): string {
  const known = exact && exact.errors <= 3 && exact.digits !== null && exact.digits <= 15 ? exact.sql : null;
  const sql = known ?? `(${double})::numeric`;
  return `CASE WHEN ${sql} IS NULL OR abs(${sql}) < 1e15 THEN ${sql} ELSE ('longer than is written: ' || ${sql}::text)::numeric END`;
}

export function insertList(columns: readonly { name: string }[]): string {
  return columns.map(({ name }) => quoteName(name)).join(", ");
}
