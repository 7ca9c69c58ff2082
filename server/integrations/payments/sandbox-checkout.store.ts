import { and, eq, lt, ne } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { sandboxCheckouts } from "#shared/purchases/sandbox-checkout.table.ts";

export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;
export type SandboxCheckoutStore = ReturnType<typeof createSandboxCheckoutStore>;

/** What the sandbox's side of a payment remembers. */
export function createSandboxCheckoutStore(db: Database) {
  return {
    /** The row made now, or by an earlier call with the same idempotency key. */
    async create(row: typeof sandboxCheckouts.$inferInsert): Promise<SandboxCheckoutRow | null> {
      await db.insert(sandboxCheckouts).values(row).onConflictDoNothing();
      const [kept] = await db
        .select()
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.idempotencyKey, row.idempotencyKey));
      return kept ?? null;
    },

    async get(id: string): Promise<SandboxCheckoutRow | null> {
      const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
      return row ?? null;
    },

    /** False when it is not open (any more). */
    async complete(id: string): Promise<boolean> {
      const paid = await db
        .update(sandboxCheckouts)
        .set({ status: "complete" })
        .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, "open")))
        .returning({ id: sandboxCheckouts.id });
      return paid.length > 0;
    },

    async expireOlderThan(date: Date): Promise<void> {
      await db
        .update(sandboxCheckouts)
        .set({ status: "expired" })
        .where(and(eq(sandboxCheckouts.status, "open"), lt(sandboxCheckouts.createdAt, date)));
    },

    async removeUnpaid(before: Date): Promise<void> {
      const { status, createdAt } = sandboxCheckouts;
      await db.delete(sandboxCheckouts).where(and(ne(status, "complete"), lt(createdAt, before)));
    },
  };
}
