import { and, eq, sql } from "drizzle-orm";
import { isActiveAccount } from "#server/db/active-account.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";
import { workflowHooks } from "#shared/workflows/workflow-hook.table.ts";

export type HookRow = typeof workflowHooks.$inferSelect;
export type HookStore = ReturnType<typeof createHookStore>;

/** Addresses at which workflows are started from outside. */
export function createHookStore(db: Database) {
  const ofOwner = (userId: number, workflowId: number) =>
    and(eq(workflowHooks.workflowId, workflowId), eq(workflowHooks.userId, userId));

  return {
    async get(userId: number, workflowId: number): Promise<HookRow | null> {
      const [row] = await db.select().from(workflowHooks).where(ofOwner(userId, workflowId));
      return row ?? null;
    },

    /** In place of the one before, whose address and secret are void then. Null where the account has no such workflow. */
    save(hook: Pick<HookRow, "userId" | "workflowId" | "address" | "secret">): Promise<HookRow | null> {
      return db.transaction(async (transaction) => {
        const [workflow] = await transaction
          .select({ id: workflows.id })
          .from(workflows)
          .where(and(eq(workflows.id, hook.workflowId), eq(workflows.userId, hook.userId)))
          .for("share");
        if (!workflow) return null;
        const set = { ...hook, createdAt: sql`now()`, lastCalledAt: null };
        const [row] = await transaction
          .insert(workflowHooks)
          .values(hook)
          .onConflictDoUpdate({ target: workflowHooks.workflowId, set })
          .returning();
        return row ?? null;
      });
    },

    async remove(userId: number, workflowId: number): Promise<boolean> {
      const rows = await db
        .delete(workflowHooks)
        .where(ofOwner(userId, workflowId))
        .returning({ id: workflowHooks.workflowId });
      return rows.length > 0;
    },

    /** Of any account that isn't deactivated, with whether its workflow is active. */
    async find(address: string): Promise<(HookRow & { isActive: boolean }) | null> {
      const [row] = await db
        .select({ hook: workflowHooks, isActive: workflows.isActive })
        .from(workflowHooks)
        .innerJoin(workflows, eq(workflows.id, workflowHooks.workflowId))
        .innerJoin(users, eq(users.id, workflowHooks.userId))
        .where(and(eq(workflowHooks.address, address), isActiveAccount));
      return row ? { ...row.hook, isActive: row.isActive } : null;
    },

    async called(address: string): Promise<void> {
      await db.update(workflowHooks).set({ lastCalledAt: sql`now()` }).where(eq(workflowHooks.address, address));
    },
  };
}
