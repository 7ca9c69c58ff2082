import { subDays } from "date-fns";
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { finishedStatuses, type Notifications } from "#shared/notifications/notification.schema.ts";
import { runFactsSchema } from "#shared/workflows/execution.schema.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";

const MOST_RUNS = 20;
const DAYS = 30;

export function createNotificationsStore(db: Database) {
  return {
    /** Runs of the user's workflows that have ended lately, the last one first. */
    async listFinishedRuns(userId: number, now: Date): Promise<Notifications["runs"]> {
      const rows = await db
        .select({
          id: executions.id,
          workflowId: workflows.id,
          workflowName: workflows.name,
          status: executions.status,
          endedAt: executions.endedAt,
          recordsProcessed: executions.recordsProcessed,
          duration: executions.duration,
          rowsDelivered: executions.rowsDelivered,
          rowsSkipped: executions.rowsSkipped,
          error: executions.error,
          trigger: executionRuns.trigger,
          workflowVersion: executionRuns.workflowVersion,
        })
        .from(executions)
        .innerJoin(workflows, eq(executions.workflowId, workflows.id))
        .leftJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .where(
          and(
            eq(workflows.userId, userId),
            inArray(executions.status, finishedStatuses),
            gt(executions.endedAt, subDays(now, DAYS)),
          ),
        )
        .orderBy(desc(executions.endedAt), desc(executions.id))
        .limit(MOST_RUNS);
      return rows.flatMap((row) => {
        const status = finishedStatuses.find((finished) => finished === row.status);
        const trigger = runFactsSchema.shape.trigger.parse(row.trigger);
        return status && row.endedAt ? [{ ...row, trigger, status, endedAt: row.endedAt.toISOString() }] : [];
      });
    },
  };
}
