import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { executionResults } from "#shared/workflows/execution-result.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { toNames } from "./run-end.store.ts";

export type ResultRow = Pick<
  typeof executionResults.$inferSelect,
  "executionId" | "nodeId" | "kind" | "title" | "rowCount" | "fileName" | "shareToken"
>;

/** How far back results are looked for: each run repeats the one before. */
const MOST_REPEATED = 20;

/** The results of a run, and of the runs that it repeats those of steps that it left out because they have their rows. */
export async function resultsOfRun(db: Database, id: number): Promise<ResultRow[]> {
  const { executionId, nodeId, kind, title, rowCount, fileName, shareToken } = executionResults;
  const found = new Map<string, ResultRow>();
  let wanted: Set<string> | null = null;
  for (let at: number | null = id, runs = 0; at !== null && runs < MOST_REPEATED; runs++) {
    const rows: ResultRow[] = await db
      .select({ executionId, nodeId, kind, title, rowCount, fileName, shareToken })
      .from(executionResults)
      .where(eq(executionId, at))
      .orderBy(asc(executionResults.createdAt), asc(nodeId));
    for (const row of rows)
      if (!found.has(row.nodeId) && (wanted === null || wanted.has(row.nodeId))) found.set(row.nodeId, row);
    const [run] = await db
      .select({ rerunOf: executionRuns.rerunOf, completedNodes: executionRuns.completedNodes })
      .from(executionRuns)
      .where(eq(executionRuns.executionId, at));
    wanted = new Set(toNames(run?.completedNodes));
    at = wanted.size === 0 ? null : (run?.rerunOf ?? null);
  }
  return [...found.values()];
}
