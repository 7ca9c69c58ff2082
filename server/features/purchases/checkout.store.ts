import { and, asc, desc, eq, gt, isNull, lt, notExists } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { checkouts } from "#shared/purchases/checkout.table.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";

type OpenCheckout = { sessionId: string; createdAt: Date };
export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/** Checkouts that were begun, and what is still to be done about them. */
export function createCheckoutStore(db: Database) {
  return {
    async create(checkout: { sessionId: string; userId: number | null; templateId: string }): Promise<void> {
      await db.insert(checkouts).values(checkout).onConflictDoNothing();
    },

    /** The session that this account began last for that item and has not ended. */
    async findOpen(checkout: { userId: number; templateId: string; since: Date }): Promise<string | null> {
      const [row] = await db
        .select({ sessionId: checkouts.sessionId })
        .from(checkouts)
        .where(
          and(
            eq(checkouts.userId, checkout.userId),
            eq(checkouts.templateId, checkout.templateId),
            isNull(checkouts.closedAt),
            gt(checkouts.createdAt, checkout.since),
          ),
        )
        .orderBy(desc(checkouts.createdAt))
        .limit(1);
      return row?.sessionId ?? null;
    },

    /** Sessions begun in between that nothing is known about yet, oldest first. */
    listOpen(between: { after: Date; before: Date; limit: number }): Promise<OpenCheckout[]> {
      return db
        .select({ sessionId: checkouts.sessionId, createdAt: checkouts.createdAt })
        .from(checkouts)
        .where(
          and(
            isNull(checkouts.closedAt),
            gt(checkouts.createdAt, between.after),
            lt(checkouts.createdAt, between.before),
          ),
        )
        .orderBy(asc(checkouts.createdAt))
        .limit(between.limit);
    },

    async close(sessionId: string): Promise<void> {
      await db
        .update(checkouts)
        .set({ closedAt: new Date() })
        .where(and(eq(checkouts.sessionId, sessionId), isNull(checkouts.closedAt)));
    },

    /**
     * Deletes checkouts that were begun before this moment and never paid: nothing was bought with them, and no mail with
     * a link to claim the purchase was sent.
     */
    async removeUnpaid(before: Date): Promise<void> {
      const { sessionId, createdAt, mailedAt } = checkouts;
      const bought = db
        .select({ id: templatePurchases.id })
        .from(templatePurchases)
        .where(eq(templatePurchases.stripeSessionId, sessionId));
      await db.delete(checkouts).where(and(lt(createdAt, before), isNull(mailedAt), notExists(bought)));
    },

    /** True for the one call that may send this session's mail. */
    async claimMail(sessionId: string): Promise<boolean> {
      const taken = await db
        .update(checkouts)
        .set({ mailedAt: new Date() })
        .where(and(eq(checkouts.sessionId, sessionId), isNull(checkouts.mailedAt)))
        .returning({ sessionId: checkouts.sessionId });
      return taken.length > 0;
    },

    /** Couldn't send the email: another call may try. */
    async releaseMail(sessionId: string): Promise<void> {
      await db.update(checkouts).set({ mailedAt: null }).where(eq(checkouts.sessionId, sessionId));
    },
  };
}
