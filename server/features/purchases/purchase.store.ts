import { desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";

export type PurchaseRow = typeof templatePurchases.$inferSelect;
export type NewPurchase = Pick<
  typeof templatePurchases.$inferInsert,
  "userId" | "templateId" | "templateName" | "amount" | "currency" | "stripeSessionId"
>;
export type PurchaseStore = ReturnType<typeof createPurchaseStore>;

/** What accounts have bought; one row a checkout session. */
export function createPurchaseStore(db: Database) {
  async function findBySession(sessionId: string): Promise<PurchaseRow | null> {
    const [row] = await db.select().from(templatePurchases).where(eq(templatePurchases.stripeSessionId, sessionId));
    return row ?? null;
  }

  return {
    findBySession,

    /** Newest first. */
    list(userId: number): Promise<PurchaseRow[]> {
      return db
        .select()
        .from(templatePurchases)
        .where(eq(templatePurchases.userId, userId))
        .orderBy(desc(templatePurchases.purchasedAt), desc(templatePurchases.id))
        .limit(1_000);
    },

    async listTemplateIds(userId: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ templateId: templatePurchases.templateId })
        .from(templatePurchases)
        .where(eq(templatePurchases.userId, userId));
      return rows.map((row) => row.templateId);
    },

    /** The session's one row, made now or earlier, whoever owns it. */
    async createOnce(purchase: NewPurchase): Promise<{ row: PurchaseRow; created: boolean }> {
      const [row] = await db.insert(templatePurchases).values(purchase).onConflictDoNothing().returning();
      if (row) return { row, created: true };
      const earlier = await findBySession(purchase.stripeSessionId);
      if (!earlier) throw new Error("the database kept no purchase");
      return { row: earlier, created: false };
    },
  };
}
