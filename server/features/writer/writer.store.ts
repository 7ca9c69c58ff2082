import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import { writerChoice } from "#shared/writer/writer-choice.table.ts";

export type WriterChoiceRow = typeof writerChoice.$inferSelect;
export type WriterStore = ReturnType<typeof createWriterStore>;

const ONLY = 1;

/** Who writes in this installation. */
export function createWriterStore(db: Database) {
  return {
    async get(): Promise<WriterChoiceRow | null> {
      const [row] = await db.select().from(writerChoice).where(eq(writerChoice.id, ONLY));
      return row ?? null;
    },

    /** What is left out stays as it was. */
    async set(change: Omit<typeof writerChoice.$inferInsert, "id" | "changedAt">): Promise<void> {
      const values = { ...change, changedAt: new Date() };
      await db
        .insert(writerChoice)
        .values({ ...values, id: ONLY })
        .onConflictDoUpdate({ target: writerChoice.id, set: values });
    },

    /** Those that people made: the first super admin is made by the program. */
    countPeople(): Promise<number> {
      return db.$count(users, eq(users.isSuperAdmin, false));
    },
  };
}
