import { databaseSourceConfigSchema, type Field } from "#shared/workflows/node-config.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { tableName } from "../sources/read-postgres.ts";
import { quoteName } from "../sql-text.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import type { PushedColumn, PushedRelation } from "./pushed-relation.ts";
import { comparable, type Decimal, INT64, type PushedValue, StaysHere } from "./pushed-value.ts";

/** A column as the database has it. `precision` is that of a numeric that has one. */
export type TableColumn = { name: string; type: string; precision: number | null; scale: number | null };

/** What a source reads, as the database says, or as far as its step knows it. */
export type SourceTable = {
  /** A table's name, or a SELECT in parentheses with a name behind it. */
  from: string;
  columns: readonly TableColumn[];
  primaryKey: readonly string[];
};

const integers: Record<string, { least: bigint; most: bigint }> = {
  int2: { least: -(2n ** 15n), most: 2n ** 15n - 1n },
  int4: { least: -(2n ** 31n), most: 2n ** 31n - 1n },
  int8: INT64,
};
/** Their text is what COPY writes. */
const readAsText: ReadonlySet<string> = new Set([
  ...["text", "varchar", "uuid", "json", "jsonb", "time", "timetz", "interval", "macaddr", "bytea"],
]);
/** Years outside of these are written in ways that are read differently here. */
const years = (sql: string, type: string) =>
  `${sql} IS NULL OR ${sql} BETWEEN '0001-01-01'::${type} AND '9999-12-31'::${type} OR isfinite(${sql}) = false`;

/** A source as the first step of a pushed query: only what is needed later. @throws StaysHere */
export type PushSource = (options: {
  node: WorkflowNode;
  table: SourceTable;
  needed: ReadonlySet<string>;
  nextName: (prefix: string) => string;
}) => PushedRelation;

/** The connection of a source that may be pushed. @throws StaysHere */
export function connectionToPush({ data }: WorkflowNode): number {
  const { connectionId, pushDown } = databaseSourceConfigSchema.parse(data.config);
  if (!pushDown) throw new StaysHere("This is turned off in the step that reads the rows.");
  if (connectionId === null) throw new StaysHere("Choose its connection first.");
  if (data.fields.length === 0) throw new StaysHere("Its columns were not loaded yet.");
  return connectionId;
}

export const pushSource: PushSource = ({ node, table, needed, nextName }) => {
  const connectionId = connectionToPush(node);
  const list: string[] = [];
  const guards: string[] = [];
  const columns = node.data.fields
    .filter(({ name }) => needed.has(name))
    .map((field): PushedColumn => {
      const own = table.columns.find(({ name }) => name === field.name);
      if (!own) throw new StaysHere(`There is no column “${field.name}” any more.`);
      const ref = nextName("c");
      const isText = readAsText.has(own.type);
      list.push(`${quoteName(own.name)}${isText ? '::text COLLATE "C"' : ""} AS ${ref}`);
      if (/^(date|timestamp|timestamptz)$/.test(own.type)) guards.push(years(quoteName(own.name), own.type));
      const { value, given } = readColumn(field, own, ref);
      return { ...field, value, given };
    });
  const name = nextName("n");
  // Looked at for every row, before any later condition leaves some out.
  const fence = guards.length === 0 ? "" : fenced(guards, list);
  const keys = table.primaryKey.map((key) => columns.find((column) => column.name === key)?.value);
  const unique = keys.flatMap((value) => (value && value.type !== "DECIMAL" ? [comparable(value)] : []));
  return {
    ...{ connectionId, dialect: postgresDialect },
    steps: [{ name, sql: `SELECT ${list.join(", ") || "1 AS nothing"} FROM ${table.from}${fence}` }],
    name,
    columns,
    ...{ order: [], isTotal: false },
    unique: unique.length > 0 && unique.length === keys.length ? unique : null,
    ...{ passed: [{ nodeId: node.id, name }], sourceIds: [node.id] },
  };
};

/** The type of a column as far as a step knows it that was saved with its columns. */
export function declaredTable(node: WorkflowNode): SourceTable {
  if (nodeKind(node.data) === "source:snowflake") return declaredInSnowflake(node);
  const usual: Record<Field["type"], string> = {
    ...{ INTEGER: "int8", DECIMAL: "numeric", VARCHAR: "text", DATE: "date", TIMESTAMP: "timestamp", BOOLEAN: "bool" },
  };
  return {
    from: "declared",
    columns: node.data.fields.map(({ name, type, native }) => ({
      ...{ name, type: native ?? usual[type], precision: null, scale: null },
    })),
    primaryKey: node.data.fields.filter(({ isPrimary }) => isPrimary).map(({ name }) => name),
  };
}

/** With as many digits as amounts of money usually have; Snowflake knows how many there are. */
function declaredInSnowflake({ data }: WorkflowNode): SourceTable {
  const usual: Record<Field["type"], Omit<TableColumn, "name">> = {
    INTEGER: { type: "fixed", precision: 18, scale: 0 },
    DECIMAL: { type: "fixed", precision: 12, scale: 2 },
    VARCHAR: { type: "text", precision: null, scale: null },
    DATE: { type: "date", precision: null, scale: null },
    TIMESTAMP: { type: "timestamp_ntz", precision: null, scale: null },
    BOOLEAN: { type: "boolean", precision: null, scale: null },
  };
  const columns = data.fields.map(({ name, type }) => ({ name, ...usual[type] }));
  return { from: tableName(databaseSourceConfigSchema.parse(data.config)), columns, primaryKey: [] };
}

function readColumn(field: Field, own: TableColumn, ref: string): Pick<PushedColumn, "value" | "given"> {
  const range = integers[own.type];
  const given = { sql: ref, type: own.type };
  const found: Pick<PushedColumn, "value" | "given"> | null = range
    ? { value: { type: "INTEGER", sql: ref, ...range }, given: null }
    : own.type === "numeric" || own.type === "float8"
      ? { value: decimalOf(own, ref), given }
      : own.type === "timestamptz"
        ? { value: { type: "TIMESTAMP", sql: `(${ref} AT TIME ZONE 'UTC')` }, given }
        : plain(own.type, ref);
  if (!found) throw new StaysHere(`“${field.name}” has a type (${own.type}) that is read differently there.`);
  if (found.value.type !== field.type)
    throw new StaysHere(`“${field.name}” has another type there. Load the columns again.`);
  return found;
}

function plain(type: string, ref: string): Pick<PushedColumn, "value" | "given"> | null {
  if (readAsText.has(type)) return { value: { type: "VARCHAR", sql: ref }, given: null };
  const types: Record<string, Extract<PushedValue, { sql: string }>["type"]> = {
    ...{ date: "DATE", timestamp: "TIMESTAMP", bool: "BOOLEAN" },
  };
  const known = types[type];
  return known === undefined || known === "INTEGER"
    ? null
    : { value: { type: known, sql: ref }, given: known === "BOOLEAN" ? null : { sql: ref, type } };
}

function decimalOf({ type, precision, scale }: TableColumn, ref: string): Decimal {
  if (type === "float8") return { type: "DECIMAL", double: ref, exact: null, fixed: false };
  return {
    type: "DECIMAL",
    double: `${ref}::float8`,
    exact: {
      ...{ sql: ref, errors: 1, digits: precision, scale: precision === null ? null : scale },
      ...{ nonNegative: false, signedZero: false, neverNull: false },
    },
    fixed: false,
  };
}

/** Fails at the first row that is read otherwise here, by something that PostgreSQL cannot know before it meets the row. */
function fenced(guards: readonly string[], list: readonly string[]): string {
  const [first = "1"] = list;
  const row = first.replace(/ AS c\d+$/, "");
  const holds = guards.map((guard) => `(${guard})`).join(" AND ");
  return ` WHERE CASE WHEN ${holds} THEN true ELSE ('read differently: ' || (${row})::text)::boolean END OFFSET 0`;
}
