import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { executions } from "#shared/workflows/workflow.table.ts";

export type RunMetricsStore = ReturnType<typeof createRunMetricsStore>;

export function createRunMetricsStore(db: Database) {
  return {
    /** Runs that wait and runs that are under way, in all processes. */
    async countOpen(): Promise<{ queued: number; running: number }> {
      const rows = await db
        .select({ status: executions.status, count: sql<number>`count(*)::int` })
        .from(executions)
        .where(inArray(executions.status, ["queued", "running"]))
        .groupBy(executions.status);
      const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
      return { queued: countOf("queued"), running: countOf("running") };
    },

    /** Milliseconds from the run's first start to its end; null where it has not ended or is gone. */
    async durationOf(executionId: number): Promise<number | null> {
      const [row] = await db
        .select({ duration: executions.duration })
        .from(executions)
        .where(eq(executions.id, executionId));
      return row?.duration ?? null;
    },
  };
}
