import { and, desc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executionSamples } from "#shared/workflows/execution-sample.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import type { Claim } from "./run-lease.store.ts";
import { RUNS_WITH_SAMPLES } from "./run-limits.ts";

type SampleRow = typeof executionSamples.$inferSelect;
export type ExecutionSampleStore = ReturnType<typeof createExecutionSampleStore>;

/** The first rows of steps, of the newest runs. */
export function createExecutionSampleStore(db: Database) {
  const { executionId, nodeId, keptRows } = executionSamples;
  const runsOf = (workflowId: number) =>
    db.select({ id: executions.id }).from(executions).where(eq(executions.workflowId, workflowId));

  return {
    /** False where the run is not this worker's any more. */
    keep(run: Claim, sample: Omit<SampleRow, "executionId">): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const [held] = await transaction
          .update(executionRuns)
          .set({ bytes: null, version: sql`${executionRuns.version} + 1` })
          .where(and(eq(executionRuns.executionId, run.executionId), eq(executionRuns.claim, run.claim)))
          .returning({ id: executionRuns.executionId });
        if (!held) return false;
        await transaction
          .insert(executionSamples)
          .values({ ...sample, executionId: run.executionId })
          .onConflictDoUpdate({ target: [executionId, nodeId], set: sample });
        return true;
      });
    },

    /** Takes away the samples of runs before the newest; only this run's rows are still on a disk. */
    async keepNewest(workflowId: number, newest: number): Promise<void> {
      const kept = runsOf(workflowId).orderBy(desc(executions.id)).limit(RUNS_WITH_SAMPLES);
      await db
        .delete(executionSamples)
        .where(and(inArray(executionId, runsOf(workflowId)), notInArray(executionId, kept)));
      await db
        .update(executionSamples)
        .set({ keptRows: false })
        .where(and(inArray(executionId, runsOf(workflowId)), ne(executionId, newest), keptRows));
    },

    async get(userId: number, id: number, node: string): Promise<SampleRow | null> {
      const own = sql`${executionId} in (select ${executionRuns.executionId} from ${executionRuns} where ${executionRuns.userId} = ${userId})`;
      const [row] = await db
        .select()
        .from(executionSamples)
        .where(and(eq(executionId, id), eq(nodeId, node), own));
      return row ?? null;
    },

    /** Steps that have a sample, and whether all their rows are kept. */
    list(id: number): Promise<Pick<SampleRow, "nodeId" | "keptRows">[]> {
      return db.select({ nodeId, keptRows }).from(executionSamples).where(eq(executionId, id));
    },

    /** The newest run of the workflow whose rows are kept. */
    async keptRun(workflowId: number): Promise<number | null> {
      const [row] = await db
        .select({ executionId })
        .from(executionSamples)
        .where(and(inArray(executionId, runsOf(workflowId)), keptRows))
        .orderBy(desc(executionId))
        .limit(1);
      return row?.executionId ?? null;
    },
  };
}
