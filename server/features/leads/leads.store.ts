import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type NewLead, promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

export function createLeadsStore(db: Database) {
  return {
    /** `transaction` makes the lead part of something larger. */
    create: async (lead: NewLead, transaction: Database = db): Promise<{ id: number }> => {
      const [created] = await transaction
        .insert(promptSubmissions)
        .values(lead)
        .returning({ id: promptSubmissions.id });
      if (!created) throw new Error("insert returned no row");
      return created;
    },
    updateResult: async (id: number, result: string): Promise<void> => {
      await db.update(promptSubmissions).set({ result }).where(eq(promptSubmissions.id, id));
    },
  };
}
