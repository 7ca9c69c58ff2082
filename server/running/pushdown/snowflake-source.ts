import { databaseSourceConfigSchema, type Field } from "#shared/workflows/node-config.schema.ts";
import { quoteName } from "../sql-text.ts";
import { connectionToPush, type PushSource, type TableColumn } from "./push-source.ts";
import type { PushedColumn } from "./pushed-relation.ts";
import { StaysHere } from "./pushed-value.ts";
import { snowflakeDialect } from "./snowflake-dialect.ts";

/** Whole numbers with up to so many digits fit into one of ours. Columns have 38 of them unless somebody said otherwise. */
export const MOST_WHOLE_DIGITS = 18;

/** A table of Snowflake as the first step of a pushed query. It has no order, and nobody sees to its keys. @throws StaysHere */
export const pushSnowflakeSource: PushSource = ({ node, table, needed, nextName }) => {
  const connectionId = connectionToPush(node);
  if (databaseSourceConfigSchema.parse(node.data.config).read === "query")
    throw new StaysHere("The rows come from a query of your own.");
  const list: string[] = [];
  const columns = node.data.fields
    .filter(({ name }) => needed.has(name))
    .map((field): PushedColumn => {
      const own = table.columns.find(({ name }) => name === field.name);
      if (!own) throw new StaysHere(`There is no column “${field.name}” any more.`);
      const ref = nextName("c");
      const { sql, ...column } = readColumn(field, own, ref);
      list.push(`${sql} AS ${ref}`);
      if (column.value.type !== field.type)
        throw new StaysHere(`“${field.name}” has another type there. Load the columns again.`);
      return { ...field, ...column };
    });
  const name = nextName("n");
  return {
    ...{ connectionId, dialect: snowflakeDialect },
    steps: [{ name, sql: `SELECT ${list.join(", ") || "1 AS nothing"} FROM ${table.from}` }],
    name,
    columns,
    ...{ order: [], isTotal: false, unique: null },
    ...{ passed: [{ nodeId: node.id, name }], sourceIds: [node.id] },
  };
};

type Read = Pick<PushedColumn, "value" | "given"> & { sql: string };

function readColumn({ name }: Field, { type, precision, scale }: TableColumn, ref: string): Read {
  const sql = quoteName(name);
  if (type === "fixed" && scale === 0) {
    const digits = Math.min(precision ?? MOST_WHOLE_DIGITS, MOST_WHOLE_DIGITS);
    const most = 10n ** BigInt(digits) - 1n;
    // Fails for a longer one, which a run here does not take either.
    const fitting = precision !== null && precision <= MOST_WHOLE_DIGITS ? sql : `${sql}::number(${digits}, 0)`;
    return { sql: fitting, value: { type: "INTEGER", sql: ref, least: -most, most }, given: null };
  }
  if (type === "fixed") {
    const exact = {
      ...{ sql: ref, errors: 1, digits: precision, scale: precision === null ? null : scale },
      ...{ nonNegative: false, signedZero: false, neverNull: false },
    };
    const value = { type: "DECIMAL" as const, double: `${ref}::float8`, exact, fixed: false };
    return { sql, value, given: { sql: ref, type } };
  }
  if (type === "text") return { sql: `${sql} COLLATE 'utf8'`, value: { type: "VARCHAR", sql: ref }, given: null };
  if (type === "date") return { sql, value: { type: "DATE", sql: ref }, given: null };
  if (type === "boolean") return { sql, value: { type: "BOOLEAN", sql: ref }, given: null };
  throw new StaysHere(`“${name}” has a type (${type}) that is read differently there.`);
}
