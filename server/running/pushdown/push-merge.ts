import { joinedColumns, unitedFields } from "#shared/workflows/merged-fields.ts";
import { type Field, joinConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { CompileContext } from "../graph/compile-context.ts";
import { physicalTypes } from "../graph/relation.ts";
import type { Dialect } from "./dialect.ts";
import { identity, type PushedColumn, type PushedRelation, pushedColumn, textOf } from "./pushed-relation.ts";
import { alike, asDecimal, type PushedValue, StaysHere } from "./pushed-value.ts";

type MergeInput = { node: WorkflowNode; inputs: readonly PushedRelation[]; context: CompileContext };

/** The rows of several pushed steps brought together. @throws StaysHere */
export function pushMerge({ node, inputs, context }: MergeInput): PushedRelation {
  const [first] = inputs;
  if (!first) throw new StaysHere("Nothing feeds it.");
  const made =
    nodeKind(node.data) === "transform:join" ? join({ node, inputs, context }) : unite(first, { inputs, context });
  const name = context.nextName("n");
  return {
    ...{ connectionId: first.connectionId, dialect: first.dialect },
    steps: [...inputs.flatMap(({ steps }) => steps), { name, sql: made.sql }],
    name,
    columns: made.columns,
    ...{ order: [], isTotal: false, unique: null },
    passed: [...inputs.flatMap(({ passed }) => passed), { nodeId: node.id, name }],
    sourceIds: inputs.flatMap(({ sourceIds }) => sourceIds),
  };
}

function join({ node, inputs, context }: MergeInput): { sql: string; columns: PushedColumn[] } {
  const config = joinConfigSchema.parse(node.data.config);
  const [left, right] = inputs;
  if (!left || !right) throw new StaysHere("Connect both of its sides first.");
  if (config.kind === "full") throw new StaysHere("It keeps the rows of both sides that match nothing.");
  const on = config.keys.map((key) => {
    const sides = [pushedColumn(key.left, left.columns), pushedColumn(key.right, right.columns)];
    for (const side of sides) identity(side);
    const [one, other] = sides;
    if (!one || !other || (one.type !== other.type && [one, other].some(({ type }) => !/INTEGER|DECIMAL/.test(type))))
      throw new StaysHere("It compares columns of different types as text.");
    return alike(one.value, other.value).join(" = ");
  });
  const list: string[] = [];
  const columns = joinedColumns(config, [left.columns, right.columns]).map(({ name, side, from }): PushedColumn => {
    const column = pushedColumn(from, inputs[side]?.columns ?? []);
    return { ...column, name, isPrimary: undefined, ...renamed(column, list, context) };
  });
  const kind = config.kind === "left" ? "LEFT JOIN" : "INNER JOIN";
  const sql = `SELECT ${list.join(", ") || "1 AS nothing"} FROM ${left.name} ${kind} ${right.name} ON ${on.join(" AND ")}`;
  return { sql, columns };
}

/** The column's value, and what it was given as, under names of their own. */
function renamed(
  { value, given }: PushedColumn,
  list: string[],
  context: CompileContext,
): Pick<PushedColumn, "value" | "given"> {
  const put = (sql: string) => {
    const ref = context.nextName("c");
    list.push(`${sql} AS ${ref}`);
    return ref;
  };
  const kept = given && { ...given, sql: put(given.sql) };
  if (value.type !== "DECIMAL") return { value: { ...value, sql: put(value.sql) }, given: kept };
  const exact = value.exact && { ...value.exact, sql: put(value.exact.sql), neverNull: false };
  const isNearest = exact !== null && exact.errors <= 1 && !exact.signedZero;
  return { value: { ...value, double: isNearest ? `${exact.sql}::float8` : put(value.double), exact }, given: kept };
}

function unite(
  first: PushedRelation,
  { inputs, context }: { inputs: readonly PushedRelation[]; context: CompileContext },
): { sql: string; columns: PushedColumn[] } {
  const fields = unitedFields(inputs.map(({ columns }) => columns));
  const lists = inputs.map(() => [] as string[]);
  const columns = fields.map((field) => {
    const own = inputs.map(({ columns: incoming }) => incoming.find(({ name }) => name === field.name));
    return united(field, own, { lists, context, dialect: first.dialect });
  });
  const parts = inputs.map(({ name }, at) => `SELECT ${lists[at]?.join(", ") || "1 AS nothing"} FROM ${name}`);
  return { sql: parts.join(" UNION ALL "), columns };
}

function united(
  field: Field,
  own: readonly (PushedColumn | undefined)[],
  { lists, context, dialect }: { lists: string[][]; context: CompileContext; dialect: Dialect },
): PushedColumn {
  const put = (write: (column: PushedColumn) => string, missing: string) => {
    const ref = context.nextName("c");
    for (const [at, column] of own.entries()) lists[at]?.push(`${column ? write(column) : missing} AS ${ref}`);
    return ref;
  };
  if (field.type === "DECIMAL" && !dialect.hasDoubles)
    throw new StaysHere(`“${field.name}” is a decimal, and the inputs may have different numbers of places.`);
  if (field.type === "DECIMAL") {
    const exact = put((column) => exactly(column, field), "NULL::numeric");
    const all = own.flatMap((column) => (column ? [decimalOf(column.value)] : []));
    const digits = all.map((value) => value.exact?.digits ?? null);
    const most = digits.some((known) => known === null) ? null : Math.max(...digits.map((known) => known ?? 0));
    const value: PushedValue = {
      type: "DECIMAL",
      double: `${exact}::float8`,
      exact: {
        sql: exact,
        errors: 1,
        digits: most,
        scale: null,
        nonNegative: false,
        signedZero: false,
        neverNull: false,
      },
      fixed: false,
    };
    return { ...field, value, given: { sql: exact, type: "numeric" } };
  }
  if (field.type === "VARCHAR")
    return {
      ...field,
      value: { type: "VARCHAR", sql: put((column) => textOf(column, dialect), dialect.noText) },
      given: null,
    };
  if (field.type === "INTEGER") return { ...field, value: integers(own, put), given: null };
  const types = new Set(own.flatMap((column) => (column ? [column.given?.type ?? field.type] : [])));
  if (types.has("timestamptz")) throw new StaysHere(`“${field.name}” has a time zone.`);
  const sql = put(
    ({ value }) => (value.type === "DECIMAL" ? value.double : value.sql),
    `NULL::${physicalTypes[field.type]}`,
  );
  return { ...field, value: { type: field.type, sql }, given: null };
}

function integers(
  own: readonly (PushedColumn | undefined)[],
  put: (write: (column: PushedColumn) => string, missing: string) => string,
): PushedValue {
  const found = own.flatMap((column) => (column?.value.type === "INTEGER" ? [column.value] : []));
  const sql = put(({ value }) => (value.type === "INTEGER" ? `(${value.sql})::numeric` : "NULL"), "NULL::numeric");
  const least = found.map((value) => value.least).reduce((one, other) => (one < other ? one : other));
  const most = found.map((value) => value.most).reduce((one, other) => (one > other ? one : other));
  return { type: "INTEGER", sql, least, most };
}

function decimalOf(value: PushedValue) {
  if (value.type === "INTEGER") return asDecimal(value);
  if (value.type === "DECIMAL") return value;
  throw new StaysHere("It puts numbers and other values together.");
}

/** The number as it was given, with all its digits, as it is kept here too. */
function exactly({ value, given }: PushedColumn, { name }: Field): string {
  if (given?.type === "numeric") return given.sql;
  if (value.type === "INTEGER") return `(${value.sql})::numeric`;
  throw new StaysHere(`“${name}” is a computed decimal, whose digits are kept differently.`);
}
