import { z } from "zod";
import type { Step } from "./step.ts";

type Operator = {
  operator_name?: string | undefined;
  operator_cardinality?: number | undefined;
  children?: Operator[] | undefined;
};

const operatorSchema: z.ZodType<Operator> = z.lazy(() =>
  z.object({
    operator_name: z.string().optional(),
    operator_cardinality: z.number().optional(),
    children: z.array(operatorSchema).optional(),
  }),
);

/** `arrived` is told of a step that several feed: the rows of all of them. */
export type NodeCounts = { read?: number; good?: number; out?: number; arrived?: number };

/**
 * Rows that each node read and let through, from the profile that `EXPLAIN (ANALYZE, FORMAT JSON)` gives of a query made
 * of these steps; also the rows that came out of the last of them. Null where plan and steps do not match.
 */
export function readProfile(profile: string, steps: readonly Step[]): Map<string, NodeCounts> | null {
  const found = operators(operatorSchema.parse(JSON.parse(profile)));
  const expected = steps.filter((step) => step.operator !== null);
  if (found.length !== expected.length) return null;
  const counts = new Map<string, NodeCounts>();
  for (const [index, step] of expected.entries()) {
    const operator = found[index];
    if (!operator || operator.kind !== step.operator) return null;
    if (!step.count) continue;
    const { nodeId, rows } = step.count;
    counts.set(nodeId, { ...counts.get(nodeId), [rows]: operator.rows });
  }
  return counts;
}

/** Scans, filters, aggregates and what unnests in the order in which rows pass through them. */
function operators(operator: Operator): { kind: Step["operator"]; rows: number }[] {
  const before = (operator.children ?? []).flatMap(operators);
  const kind = kindOf(operator.operator_name?.trim() ?? "");
  return kind === null ? before : [...before, { kind, rows: operator.operator_cardinality ?? 0 }];
}

function kindOf(name: string): Step["operator"] {
  if (/SCAN|READ_|PARQUET/.test(name)) return "scan";
  if (name === "FILTER") return "filter";
  if (name === "UNNEST") return "unnest";
  if (/GROUP_BY|AGGREGATE/.test(name)) return "aggregate";
  return null;
}
