import {
  deduplicateConfigSchema,
  limitConfigSchema,
  sortConfigSchema,
  splitConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import { quoteText } from "../sql-text.ts";
import { type CompileTransform, columnOf } from "./compile-transform.ts";
import { asText, type Column } from "./relation.ts";
import type { Step } from "./step.ts";

export const compileSort: CompileTransform = async ({ node, input, context }) => {
  const { keys } = sortConfigSchema.parse(node.data.config);
  const order = keys.map(({ field, direction }) => {
    const { ref } = columnOf(field, input.columns, node.id);
    return `${ref} ${direction === "descending" ? "DESC" : "ASC"} NULLS LAST`;
  });
  const name = context.nextName("n");
  const sql = `SELECT * FROM ${input.name} ORDER BY ${order.join(", ")}`;
  return { steps: [uncounted(name, sql)], output: { name, columns: input.columns }, bad: null };
};

/** Rows stay in the order in which they came. */
export const compileDeduplicate: CompileTransform = async ({ node, input, context }) => {
  const { fields, keep } = deduplicateConfigSchema.parse(node.data.config);
  const compared = fields.length > 0 ? fields.map((name) => columnOf(name, input.columns, node.id)) : input.columns;
  const same = compared.map((column) => column.exact ?? column.ref).join(", ") || "1";
  const [numbered, ranked, name] = [context.nextName("n"), context.nextName("n"), context.nextName("n")];
  const [place, rank] = [context.nextName("c"), context.nextName("c")];
  const order = `ORDER BY ${place}${keep === "last" ? " DESC" : ""}`;
  return {
    steps: [
      uncounted(numbered, `SELECT *, row_number() OVER () AS ${place} FROM ${input.name}`),
      uncounted(ranked, `SELECT *, row_number() OVER (PARTITION BY ${same} ${order}) AS ${rank} FROM ${numbered}`),
      kept(node.id, { name, sql: `SELECT * FROM ${ranked} WHERE ${rank} = 1 ORDER BY ${place}` }),
    ],
    output: { name, columns: input.columns },
    bad: null,
  };
};

/** A LIMIT would end the query early, and then nobody would know how many rows came in. */
export const compileLimit: CompileTransform = async ({ node, input, context }) => {
  const { rows, skip } = limitConfigSchema.parse(node.data.config);
  const [numbered, name, place] = [context.nextName("n"), context.nextName("n"), context.nextName("c")];
  return {
    steps: [
      uncounted(numbered, `SELECT *, row_number() OVER () AS ${place} FROM ${input.name}`),
      kept(node.id, { name, sql: `SELECT * FROM ${numbered} WHERE ${place} > ${skip} AND ${place} <= ${skip + rows}` }),
    ],
    output: { name, columns: input.columns },
    bad: null,
  };
};

/** Into rows, an empty value stays one row; into columns, parts that are not there are empty and the last takes no rest. */
export const compileSplit: CompileTransform = async ({ node, input, context }) => {
  const { field, delimiter, into, targets } = splitConfigSchema.parse(node.data.config);
  const source = columnOf(field, input.columns, node.id);
  const parts = `string_split(${asText(source)}, ${quoteText(delimiter)})`;
  const name = context.nextName("n");
  const text = (ref: string, columnName: string): Column => ({
    ...{ name: columnName, type: "VARCHAR", ref, physical: "VARCHAR", exact: null },
  });
  if (into === "rows") {
    const ref = context.nextName("c");
    const sql = `SELECT *, trim(unnest(coalesce(${parts}, [NULL]))) AS ${ref} FROM ${input.name}`;
    const columns = input.columns.map((column) => (column === source ? text(ref, field) : column));
    const step: Step = { name, sql, operator: "unnest", count: { nodeId: node.id, rows: "out" } };
    return { steps: [step], output: { name, columns }, bad: null };
  }
  const added = targets.map((target) => text(context.nextName("c"), target));
  const list = added.map(({ ref }, place) => `nullif(trim((${parts})[${place + 1}]), '') AS ${ref}`);
  const sql = `SELECT *, ${list.join(", ")} FROM ${input.name}`;
  return { steps: [uncounted(name, sql)], output: { name, columns: [...input.columns, ...added] }, bad: null };
};

function uncounted(name: string, sql: string): Step {
  return { name, sql, operator: null, count: null };
}

function kept(nodeId: string, step: { name: string; sql: string }): Step {
  return { ...step, operator: "filter", count: { nodeId, rows: "out" } };
}
