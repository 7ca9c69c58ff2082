import { z } from "zod";

/** Rows of a statement that was run: read from the table, left after its conditions, and put into the other one. */
export type PlanRows = { read?: number; before?: number; scans: TableScan[] };

/** Rows that were read of a table by going through all of it once. */
type TableScan = { schema: string; table: string; rows: number };

type PlanNode = {
  "Node Type": string;
  "Parent Relationship"?: string | undefined;
  "Plan Rows"?: number | undefined;
  "Actual Rows"?: number | undefined;
  "Actual Loops"?: number | undefined;
  "Rows Removed by Filter"?: number | undefined;
  "Rows Removed by Index Recheck"?: number | undefined;
  Filter?: string | undefined;
  Schema?: string | undefined;
  "Relation Name"?: string | undefined;
  Workers?: { "Actual Rows"?: number | undefined; "Actual Loops"?: number | undefined }[] | undefined;
  Plans?: PlanNode[] | undefined;
};

const planNodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Parent Relationship": z.string().optional(),
    "Plan Rows": z.number().optional(),
    "Actual Rows": z.number().optional(),
    "Actual Loops": z.number().optional(),
    "Rows Removed by Filter": z.number().optional(),
    "Rows Removed by Index Recheck": z.number().optional(),
    Filter: z.string().optional(),
    Schema: z.string().optional(),
    "Relation Name": z.string().optional(),
    Workers: z
      .array(z.object({ "Actual Rows": z.number().optional(), "Actual Loops": z.number().optional() }))
      .optional(),
    Plans: z.array(planNodeSchema).optional(),
  }),
);
const answerSchema = z.array(z.object({ Plan: planNodeSchema }));

/**
 * Reads what `EXPLAIN (ANALYZE, VERBOSE, FORMAT JSON)` says of an INSERT or a CREATE TABLE AS. Only `last` and `scans` are
 * known where several tables are read, and `read` only where one process read the table.
 */
export function readPlanRows(answer: unknown): PlanRows & { last: number } {
  const whole = rootOf(answer);
  let node = whole?.["Node Type"] === "ModifyTable" ? whole.Plans?.[0] : whole;
  const last = node ? rowsOf(node) : 0;
  const scans = scansIn(whole);
  for (let below = node && inputsOf(node); below && below.length > 0; below = node && inputsOf(node)) {
    if (below.length !== 1) return { last, scans };
    node = below[0];
  }
  // An index answers less than the whole table has.
  if (node?.["Node Type"] !== "Seq Scan") return { last, scans };
  const read = readOf(node);
  return { last, scans, before: rowsOf(node), ...(read === null ? {} : { read }) };
}

/** Null where several processes shared the work and a condition left some out: what they left out is told on average only. */
function readOf(node: PlanNode): number | null {
  const isShared = (node["Actual Loops"] ?? 1) > 1 || (node.Workers ?? []).length > 0;
  return isShared && node.Filter !== undefined ? null : rowsOf(node) + (node["Rows Removed by Filter"] ?? 0);
}

/** Tables that were gone through whole, and once; of one that is read again and again it isn't known how much of it was. */
function scansIn(whole: PlanNode | undefined): TableScan[] {
  const found = (whole ? everyNode(whole) : []).filter((node) => node["Relation Name"] !== undefined);
  const keyOf = (node: PlanNode) => `${node.Schema}.${node["Relation Name"]}`;
  const byTable = Map.groupBy(
    found.filter((node) => node["Node Type"] !== "ModifyTable"),
    keyOf,
  );
  return [...byTable.values()].flatMap(([node, ...others]) => {
    const { Schema: schema, "Relation Name": table, Workers = [] } = node ?? {};
    if (!node || others.length > 0 || node["Node Type"] !== "Seq Scan") return [];
    if (schema === undefined || table === undefined) return [];
    const rows = (node["Actual Loops"] ?? 1) > 1 && Workers.length === 0 ? null : readOf(node);
    return rows === null ? [] : [{ schema, table, rows }];
  });
}

/** Of a plan that was not run: whether several processes share the work and at most so many rows come of it. */
export function readSpread(answer: unknown, mostRows: number): { filters: boolean } | null {
  const root = rootOf(answer);
  if (!root || (root["Plan Rows"] ?? 0) > mostRows) return null;
  const all = everyNode(root);
  if (!all.some((node) => /^Gather/.test(node["Node Type"]))) return null;
  return { filters: all.some((node) => node["Node Type"] === "Seq Scan" && node.Filter !== undefined) };
}

function rootOf(answer: unknown): PlanNode | undefined {
  return answerSchema.parse(typeof answer === "string" ? JSON.parse(answer) : answer)[0]?.Plan;
}

function everyNode(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(everyNode)];
}

/** Without what is computed once beside the rows. */
function inputsOf({ Plans = [] }: PlanNode): PlanNode[] {
  return Plans.filter((plan) => plan["Parent Relationship"] !== "InitPlan");
}

/** Of several processes the rows of each are exact, and their average is not. */
function rowsOf({ Workers = [], ...node }: PlanNode): number {
  const parts = Workers.filter((worker) => worker["Actual Rows"] !== undefined);
  const all = parts.length > 0 ? parts : [node];
  return all.reduce((sum, part) => sum + Math.round((part["Actual Rows"] ?? 0) * (part["Actual Loops"] ?? 1)), 0);
}
