import { joinedColumns, unitedFields } from "#shared/workflows/merged-fields.ts";
import { type Field, joinConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { CompileContext } from "./compile-context.ts";
import { columnOf } from "./compile-transform.ts";
import { asText, type Column, physicalTypes } from "./relation.ts";
import type { Relation, Step } from "./step.ts";

export type Merge = {
  step: Step;
  output: Relation;
  /** Of a join: what tells how many rows of each side match, as queries that answer one number. */
  matches: { left: string; right: string } | null;
};

const joinWords = { inner: "INNER JOIN", left: "LEFT JOIN", full: "FULL JOIN" } as const;

/** The step that brings the rows of several steps together. @throws StepError where a key does not come in */
export function compileMerge(node: WorkflowNode, inputs: readonly Relation[], context: CompileContext): Merge {
  const kind = nodeKind(node.data);
  if (kind === "transform:join") return join(node, inputs, context);
  if (kind === "transform:union") return unite(inputs, context);
  throw new Error(`nothing brings rows together as ${kind}`);
}

function join(node: WorkflowNode, [left, right]: readonly Relation[], context: CompileContext): Merge {
  const config = joinConfigSchema.parse(node.data.config);
  if (!left || !right) throw new Error("a join has two sides");
  const sides = [left, right];
  const on = config.keys
    .map((key) => sameValue(columnOf(key.left, left.columns, node.id), columnOf(key.right, right.columns, node.id)))
    .join(" AND ");
  const columns: Column[] = [];
  const list: string[] = [];
  for (const { name, side, from, other } of joinedColumns(config, [left.columns, right.columns])) {
    const column = columnOf(from, sides[side]?.columns ?? [], node.id);
    const beside = other !== null && config.kind === "full" ? columnOf(other, right.columns, node.id) : null;
    const [ref, exact] = [
      context.nextName("c"),
      column.exact === null && !beside?.exact ? null : context.nextName("c"),
    ];
    // Of a row that only the right side has, the key stands on the right.
    const fits = beside === null || beside.physical === column.physical;
    const physical = fits ? column.physical : "VARCHAR";
    const value = (of: Column, alias: string) => (fits ? `${alias}.${of.ref}` : asText(placed(of, alias)));
    const alias = side === 0 ? "l" : "r";
    const both = (one: string, second: string | null) => (second === null ? one : `coalesce(${one}, ${second})`);
    list.push(`${both(value(column, alias), beside && value(beside, "r"))} AS ${ref}`);
    if (exact) list.push(`${both(asText(placed(column, alias)), beside && asText(placed(beside, "r")))} AS ${exact}`);
    columns.push({
      ...column,
      name,
      isPrimary: undefined,
      native: fits ? column.native : undefined,
      ref,
      physical,
      exact,
      type: fits ? column.type : "VARCHAR",
    });
  }
  const name = context.nextName("n");
  const sql = `SELECT ${list.join(", ")} FROM ${left.name} AS l ${joinWords[config.kind]} ${right.name} AS r ON ${on}`;
  // As EXISTS it would be a product of both sides, because the optimizers that resolve it are off (open-duckdb.ts).
  const counted = (of: Relation, alias: string, others: Relation, second: string) =>
    `SELECT count(*) FROM ${of.name} AS ${alias} SEMI JOIN ${others.name} AS ${second} ON ${on}`;
  return {
    step: { name, sql, operator: null, count: null },
    output: { name, columns },
    matches: { left: counted(left, "l", right, "r"), right: counted(right, "r", left, "l") },
  };
}

/** Values of one type are compared as they are, others as the texts that people read. */
function sameValue(left: Column, right: Column): string {
  const numbers = [left, right].every(({ type }) => type === "INTEGER" || type === "DECIMAL");
  if (left.type === right.type || numbers) return `l.${left.ref} = r.${right.ref}`;
  return `${asText(placed(left, "l"))} = ${asText(placed(right, "r"))}`;
}

function unite(inputs: readonly Relation[], context: CompileContext): Merge {
  const fields = unitedFields(inputs.map(({ columns }) => columns));
  const columns = fields.map((field) => unitedColumn(field, inputs, context));
  const parts = inputs.map((input) => {
    const list = columns.flatMap((column) => {
      const from = input.columns.find(({ name }) => name === column.name);
      const value = from ? valueAs(from, column) : `CAST(NULL AS ${column.physical})`;
      const exact =
        column.exact === null ? [] : [`${from ? asText(from) : "CAST(NULL AS VARCHAR)"} AS ${column.exact}`];
      return [`${value} AS ${column.ref}`, ...exact];
    });
    return `SELECT ${list.join(", ") || "1 AS nothing"} FROM ${input.name}`;
  });
  const name = context.nextName("n");
  return {
    step: { name, sql: parts.join(" UNION ALL "), operator: null, count: null },
    output: { name, columns },
    matches: null,
  };
}

function unitedColumn(field: Field, inputs: readonly Relation[], context: CompileContext): Column {
  const same = inputs.flatMap(({ columns }) => columns.filter(({ name }) => name === field.name));
  const long = field.type === "INTEGER" && same.some(({ physical }) => physical === "HUGEINT");
  const keepsText = field.type !== "VARCHAR" && (field.type === "DECIMAL" || same.some(({ exact }) => exact !== null));
  return {
    ...field,
    ref: context.nextName("c"),
    physical: long ? "HUGEINT" : physicalTypes[field.type],
    exact: keepsText ? context.nextName("c") : null,
  };
}

function valueAs(column: Column, { type, physical }: Column): string {
  if (column.physical === physical) return column.ref;
  return type === "VARCHAR" ? asText(column) : `CAST(${column.ref} AS ${physical})`;
}

function placed(column: Column, alias: string): Column {
  return {
    ...column,
    ref: `${alias}.${column.ref}`,
    // What is kept between queries has its text in a column of its own.
    exact: column.exact === null ? null : `${alias}.${column.exact}`,
  };
}
