import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { Dialect } from "./dialect.ts";
import { asPushedText } from "./push-cast.ts";
import { comparable, type PushedValue, StaysHere } from "./pushed-value.ts";

/** A column between pushed steps. `given` is the value as the database has it, where it has passed untouched. */
export type PushedColumn = Field & { value: PushedValue; given: { sql: string; type: string } | null };

/** What steps put out in the pushed query; the last of `steps` has the columns that `value` and `given` refer to. */
export type PushedRelation = {
  connectionId: number;
  dialect: Dialect;
  steps: { name: string; sql: string }[];
  name: string;
  columns: PushedColumn[];
  /** What ORDER BY takes for the order that the rows have here; empty where they have none to speak of. */
  order: string[];
  /** No two rows stand at the same place in that order. */
  isTotal: boolean;
  /** What tells rows apart, as in `order` without directions; null where nothing is known to. */
  unique: string[] | null;
  /** Steps of the workflow that are pushed, in order, and the step of the query that has what each puts out. */
  passed: { nodeId: string; name: string }[];
  sourceIds: string[];
};

/** @throws StaysHere where the column does not come in; the run here says it better. */
export function pushedColumn(name: string, columns: readonly PushedColumn[]): PushedColumn {
  const column = columns.find((candidate) => candidate.name === name);
  if (!column) throw new StaysHere(`The column “${name}” isn't in the input.`);
  return column;
}

/** The column as people read it, as far as that is the same in both. @throws StaysHere */
export function textOf({ value, given }: PushedColumn, dialect: Dialect): string {
  return given ? dialect.asText(given.sql) : asPushedText(value, dialect).sql;
}

/** What a value is grouped, joined and told apart by. @throws StaysHere for numbers of which the database keeps another one of several that are equal */
export function identity({ value, name }: PushedColumn): string {
  if (value.type === "DECIMAL" && (!value.exact || value.exact.errors > 1 || value.exact.signedZero))
    throw new StaysHere(`“${name}” is a computed decimal, of which databases keep different digits.`);
  return comparable(value);
}

export function withStep(
  relation: PushedRelation,
  nodeId: string,
  step: { name: string; sql: string },
): PushedRelation {
  return {
    ...relation,
    steps: [...relation.steps, step],
    name: step.name,
    passed: [...relation.passed.filter((before) => before.nodeId !== nodeId), { nodeId, name: step.name }],
  };
}

/** The steps as the beginning of a query. */
export function withPushed({ steps, dialect }: Pick<PushedRelation, "steps" | "dialect">): string {
  return `WITH ${steps.map(({ name, sql }) => `${name} ${dialect.as} (${sql})`).join(", ")} `;
}
