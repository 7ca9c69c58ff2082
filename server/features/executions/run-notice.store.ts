import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";

export type FailedRun = {
  email: string;
  name: string;
  workflowId: number;
  workflowName: string;
  startedAt: Date;
  error: string | null;
};

export function createRunNoticeStore(db: Database) {
  return {
    /** What to tell whom of a failed run; null where nobody asked to be told, or there is no address. */
    async ofFailed(executionId: number): Promise<FailedRun | null> {
      const [row] = await db
        .select({
          email: users.email,
          name: users.name,
          username: users.username,
          workflowId: workflows.id,
          workflowName: workflows.name,
          startedAt: executions.startedAt,
          error: executions.error,
        })
        .from(executions)
        .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .innerJoin(workflows, eq(workflows.id, executions.workflowId))
        .innerJoin(users, eq(users.id, executionRuns.userId))
        .where(
          and(eq(executions.id, executionId), eq(executionRuns.emailOnFailure, true), eq(executions.status, "failed")),
        );
      if (!row?.email) return null;
      return { ...row, email: row.email, name: row.name ?? row.username };
    },
  };
}
