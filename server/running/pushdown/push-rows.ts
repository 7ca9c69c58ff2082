import { deduplicateConfigSchema, limitConfigSchema, sortConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { PushTransform } from "./push-transform.ts";
import { identity, type PushedRelation, pushedColumn, textOf, withStep } from "./pushed-relation.ts";
import { comparable, StaysHere, sortable } from "./pushed-value.ts";

export const pushSort: PushTransform = async ({ node, input, context }) => {
  const { keys } = sortConfigSchema.parse(node.data.config);
  const values = keys.map(({ field, direction }) => {
    const { value } = pushedColumn(field, input.columns);
    return {
      ...{ sql: comparable(value), ordered: sortable(value) },
      direction: direction === "descending" ? "DESC" : "ASC",
    };
  });
  const sorted = new Set(values.map(({ sql }) => sql));
  if (!input.unique?.every((sql) => sorted.has(sql)))
    throw new StaysHere("Rows that are equal in these columns could come in another order. Sort by a primary key too.");
  const order = values.map(({ ordered, direction }) => `${ordered} ${direction} NULLS LAST`);
  const step = { name: context.nextName("n"), sql: `SELECT * FROM ${input.name}` };
  return { ...withStep(input, node.id, step), order, isTotal: true };
};

export const pushDeduplicate: PushTransform = async ({ node, input, context }) => {
  const { fields, keep } = deduplicateConfigSchema.parse(node.data.config);
  const compared = fields.length > 0 ? fields.map((name) => pushedColumn(name, input.columns)) : input.columns;
  const same = compared.map((column) => (column.given ? textOf(column, input.dialect) : identity(column)));
  const [ranked, name, rank] = [context.nextName("n"), context.nextName("n"), context.nextName("c")];
  if (input.dialect.hasOrder && fields.length === 0 && input.sourceIds.length === 1 && same.length > 0) {
    // In the order of the table, which `readInTableOrder` sees to.
    const place =
      input.order.length > 0 ? `row_number() OVER (ORDER BY ${input.order.join(", ")})` : "row_number() OVER ()";
    const numbered = withStep(input, node.id, {
      name: ranked,
      sql: `SELECT *, ${place} AS ${rank} FROM ${input.name}`,
    });
    const first = `${same.join(", ")}, ${rank}${keep === "last" ? " DESC" : ""}`;
    const sql = `SELECT DISTINCT ON (${same.join(", ")}) * FROM ${ranked} ORDER BY ${first}`;
    return { ...withStep(numbered, node.id, { name, sql }), order: [`${rank} NULLS LAST`] };
  }
  const order = orderOf(input);
  const first = keep === "last" ? reversed(order) : order;
  const sql = `SELECT *, row_number() OVER (PARTITION BY ${same.join(", ")} ORDER BY ${first.join(", ")}) AS ${rank} FROM ${input.name}`;
  const numbered = withStep(input, node.id, { name: ranked, sql });
  return withStep(numbered, node.id, { name, sql: `SELECT * FROM ${ranked} WHERE ${rank} = 1` });
};

export const pushLimit: PushTransform = async ({ node, input, context }) => {
  const { rows, skip } = limitConfigSchema.parse(node.data.config);
  const order = orderOf(input).join(", ");
  const name = context.nextName("n");
  const sql = `SELECT * FROM ${input.name}${order && ` ORDER BY ${order}`} LIMIT ${rows} OFFSET ${skip}`;
  return withStep(input, node.id, { name, sql });
};

function orderOf({ order, isTotal }: PushedRelation): string[] {
  if (!isTotal) throw new StaysHere("Which rows come first isn't certain. Sort them by a primary key first.");
  return order;
}

function reversed(order: readonly string[]): string[] {
  return order.map((part) => {
    const sql = part.replace(/(?: ASC| DESC)? NULLS LAST$/, "");
    return `${sql} ${part.endsWith(" DESC NULLS LAST") ? "ASC" : "DESC"} NULLS FIRST`;
  });
}
