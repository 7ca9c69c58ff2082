import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";

export type TroubledRun = {
  userId: number;
  email: string;
  name: string;
  workflowId: number;
  workflowName: string;
  startedAt: Date;
  error: string | null;
  status: string;
  rowsDelivered: number | null;
  rowsSkipped: number;
};

export function createRunNoticeStore(db: Database) {
  return {
    /** What to tell whom of a run that failed or left out rows; null where nobody asked to be told, or there is no address. */
    async ofTroubled(executionId: number): Promise<TroubledRun | null> {
      const [row] = await db
        .select({
          userId: users.id,
          email: users.email,
          name: users.name,
          username: users.username,
          workflowId: workflows.id,
          workflowName: workflows.name,
          startedAt: executions.startedAt,
          error: executions.error,
          status: executions.status,
          rowsDelivered: executions.rowsDelivered,
          rowsSkipped: executions.rowsSkipped,
        })
        .from(executions)
        .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .innerJoin(workflows, eq(workflows.id, executions.workflowId))
        .innerJoin(users, eq(users.id, executionRuns.userId))
        .where(
          and(
            eq(executions.id, executionId),
            eq(executionRuns.emailOnFailure, true),
            inArray(executions.status, ["failed", "completed_with_skips"]),
          ),
        );
      if (!row?.email) return null;
      return { ...row, email: row.email, name: row.name ?? row.username };
    },
  };
}
