import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { keptResumeLimits } from "#shared/applications/kept-resume.schema.ts";
import { keptResumes } from "#shared/applications/kept-resume.table.ts";

export type KeptResumeStore = ReturnType<typeof createKeptResumeStore>;

/** Sealed resumes on accounts. The sealed name is the first line, so that lists need not open files. */
export function createKeptResumeStore(db: Database) {
  const ofOwner = (userId: number, id: number) => and(eq(keptResumes.id, id), eq(keptResumes.userId, userId));
  const sealedName = sql<string>`split_part(${keptResumes.sealed}, E'\n', 1)`;
  return {
    list: (userId: number) =>
      db
        .select({ id: keptResumes.id, sealedName, size: keptResumes.size, createdAt: keptResumes.createdAt })
        .from(keptResumes)
        .where(eq(keptResumes.userId, userId))
        .orderBy(asc(keptResumes.id)),

    async get(userId: number, id: number) {
      const [row] = await db.select().from(keptResumes).where(ofOwner(userId, id));
      return row ?? null;
    },

    /** Null where the account holds no more. */
    create(userId: number, row: { sealed: string; size: number }) {
      return inAccount(db, userId, async (transaction) => {
        const held = await transaction.$count(keptResumes, eq(keptResumes.userId, userId));
        if (held >= keptResumeLimits.perAccount) return null;
        const [made] = await transaction
          .insert(keptResumes)
          .values({ ...row, userId })
          .returning({ id: keptResumes.id, createdAt: keptResumes.createdAt });
        return made ?? null;
      });
    },

    async remove(userId: number, id: number): Promise<boolean> {
      return (await db.delete(keptResumes).where(ofOwner(userId, id)).returning({ id: keptResumes.id })).length > 0;
    },
  };
}
