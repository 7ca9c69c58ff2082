import type { Column } from "./relation.ts";

/** One part of the query, `WITH name AS (sql)`. `operator` is what it becomes in the query's plan, if it can be told. */
export type Step = {
  name: string;
  sql: string;
  operator: "scan" | "filter" | "aggregate" | "unnest" | null;
  /** What the rows that come out of it are, for the node: all it reads, those left after bad rows, or what it puts out. */
  count: { nodeId: string; rows: "read" | "good" | "out" } | null;
};

/** Where a node leaves out bad rows, so that a sample of them can be fetched. */
export type BadRows = {
  nodeId: string;
  /** The step that still has them. */
  from: string;
  condition: string;
  reason: string;
  row: readonly Column[];
};

/** What a node's steps put out. */
export type Relation = { name: string; columns: Column[] };

export type NodeSteps = { steps: Step[]; output: Relation; bad: BadRows | null };

/** An error that a row raises inside the query, with the node it belongs to. */
const MARK = "@row-error@";

/** SQL that ends the query with a reason, or true. */
function failingFilter(nodeId: string, bad: string, reason: string): string {
  return `CASE WHEN (${bad}) IS NOT TRUE THEN true ELSE error('${MARK}${nodeId}@' || coalesce(${reason}, 'a row doesn''t fit')) END`;
}

/** The node and reason of an error that {@link failingFilter} raised. */
export function readRowError(message: string): { nodeId: string; reason: string } | null {
  const [, nodeId, reason] = new RegExp(`${MARK}([\\w-]+)@(.*)`, "s").exec(message) ?? [];
  return nodeId === undefined || reason === undefined ? null : { nodeId, reason };
}

/** `bad` is true for rows that do not fit (null: all do), `good` for most of those that do. */
export type Check = { bad: string | null; good: string; reason: string };

/** Leaves out the rows for which one of the conversions failed, or ends the query at the first of them. */
export function guardSteps(options: {
  nodeId: string;
  from: string;
  name: string;
  checks: readonly Check[];
  row: readonly Column[];
  skips: boolean;
}): { steps: Step[]; bad: BadRows | null; name: string } {
  const { nodeId, from, name, row, skips } = options;
  const checks = options.checks.filter(({ bad }) => bad !== null);
  if (checks.length === 0) return { steps: [], bad: null, name: from };
  const condition = checks.map(({ bad }) => bad).join(" OR ");
  const reason = `CASE ${checks.map((check) => `WHEN ${check.bad} THEN ${check.reason}`).join(" ")} END`;
  // What is true of nearly every row comes first: then the rest is not looked at.
  const good = checks.map((check) => check.good).join(" AND ");
  const keep = skips
    ? `(${good}) OR (${condition}) IS NOT TRUE`
    : failingFilter(nodeId, `(${good}) IS NOT TRUE AND (${condition})`, reason);
  return {
    steps: [{ name, sql: `SELECT * FROM ${from} WHERE ${keep}`, operator: "filter", count: { nodeId, rows: "good" } }],
    bad: skips ? { nodeId, from, condition, reason, row } : null,
    name,
  };
}
