import { and, asc, eq, lte, sql } from "drizzle-orm";
import { isActiveAccount } from "#server/db/active-account.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";
import { workflowSchedules } from "#shared/workflows/workflow-schedule.table.ts";

export type ScheduleRow = typeof workflowSchedules.$inferSelect;
export type DueSchedule = ScheduleRow & { isActive: boolean; isUnderWay: boolean };
export type ScheduleStore = ReturnType<typeof createScheduleStore>;

/** When workflows run by themselves. */
export function createScheduleStore(db: Database) {
  const ofOwner = (userId: number, workflowId: number) =>
    and(eq(workflowSchedules.workflowId, workflowId), eq(workflowSchedules.userId, userId));

  return {
    async get(userId: number, workflowId: number): Promise<ScheduleRow | null> {
      const [row] = await db.select().from(workflowSchedules).where(ofOwner(userId, workflowId));
      return row ?? null;
    },

    /** Null where the account has no such workflow. What was missed before stays known. */
    save(schedule: Omit<ScheduleRow, "lastMissedAt" | "lastMissedReason">): Promise<ScheduleRow | null> {
      return db.transaction(async (transaction) => {
        const [workflow] = await transaction
          .select({ id: workflows.id })
          .from(workflows)
          .where(and(eq(workflows.id, schedule.workflowId), eq(workflows.userId, schedule.userId)))
          .for("share");
        if (!workflow) return null;
        const [row] = await transaction
          .insert(workflowSchedules)
          .values(schedule)
          .onConflictDoUpdate({ target: workflowSchedules.workflowId, set: schedule })
          .returning();
        return row ?? null;
      });
    },

    async remove(userId: number, workflowId: number): Promise<boolean> {
      const rows = await db
        .delete(workflowSchedules)
        .where(ofOwner(userId, workflowId))
        .returning({ id: workflowSchedules.workflowId });
      return rows.length > 0;
    },

    async noteMissed(workflowId: number, missed: { at: Date; reason: string }): Promise<void> {
      await db
        .update(workflowSchedules)
        .set({ lastMissedAt: missed.at, lastMissedReason: missed.reason })
        .where(eq(workflowSchedules.workflowId, workflowId));
    },

    /**
     * Takes the schedule whose time came first, and sets its next time as `after` says; null where none is due. No other
     * process takes the same time of it.
     */
    takeDue(
      now: Date,
      after: (due: DueSchedule) => Pick<ScheduleRow, "nextRunAt" | "lastMissedAt" | "lastMissedReason">,
    ) {
      return db.transaction(async (transaction): Promise<DueSchedule | null> => {
        const [due] = await transaction
          .select()
          .from(workflowSchedules)
          .where(and(eq(workflowSchedules.enabled, true), lte(workflowSchedules.nextRunAt, now)))
          .orderBy(asc(workflowSchedules.nextRunAt))
          .limit(1)
          .for("update", { skipLocked: true });
        if (!due) return null;
        const [workflow] = await transaction
          .select({ isActive: workflows.isActive })
          .from(workflows)
          .innerJoin(users, eq(users.id, workflows.userId))
          .where(and(eq(workflows.id, due.workflowId), isActiveAccount));
        const [open] = await transaction
          .select({ count: sql<number>`count(*)::int` })
          .from(executions)
          .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
          .where(and(eq(executions.workflowId, due.workflowId), sql`${executions.status} in ('queued', 'running')`));
        const taken = { ...due, isActive: workflow?.isActive ?? false, isUnderWay: (open?.count ?? 0) > 0 };
        await transaction
          .update(workflowSchedules)
          .set(after(taken))
          .where(eq(workflowSchedules.workflowId, due.workflowId));
        return taken;
      });
    },
  };
}
