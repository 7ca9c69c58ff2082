import { z } from "zod";

/** Rows of a statement that was run: read from the table, left after its conditions, and put into the other one. */
export type PlanRows = { read?: number; before?: number };

type PlanNode = {
  "Node Type": string;
  "Actual Rows"?: number | undefined;
  "Actual Loops"?: number | undefined;
  "Rows Removed by Filter"?: number | undefined;
  "Rows Removed by Index Recheck"?: number | undefined;
  Plans?: PlanNode[] | undefined;
};

const planNodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Actual Rows": z.number().optional(),
    "Actual Loops": z.number().optional(),
    "Rows Removed by Filter": z.number().optional(),
    "Rows Removed by Index Recheck": z.number().optional(),
    Plans: z.array(planNodeSchema).optional(),
  }),
);
const answerSchema = z.array(z.object({ Plan: planNodeSchema }));

/** Reads what `EXPLAIN (ANALYZE, FORMAT JSON)` says of an INSERT. Only `last` is known where several tables are read. */
export function readPlanRows(answer: unknown): PlanRows & { last: number } {
  const [plan] = answerSchema.parse(typeof answer === "string" ? JSON.parse(answer) : answer);
  let node = plan?.Plan.Plans?.[0];
  const last = node ? rowsOf(node) : 0;
  while (node?.Plans) {
    if (node.Plans.length !== 1) return { last };
    node = node.Plans[0];
  }
  // An index answers less than the whole table has.
  if (node?.["Node Type"] !== "Seq Scan") return { last };
  const before = rowsOf(node);
  return { last, before, read: before + (node["Rows Removed by Filter"] ?? 0) };
}

function rowsOf(node: PlanNode): number {
  return Math.round((node["Actual Rows"] ?? 0) * (node["Actual Loops"] ?? 1));
}
