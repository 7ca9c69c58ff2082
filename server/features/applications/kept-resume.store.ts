import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { keptResumeLimits } from "#shared/applications/kept-resume.schema.ts";
import { keptResumePieces, keptResumes } from "#shared/applications/kept-resume.table.ts";

export type KeptResumeRow = typeof keptResumes.$inferSelect;
export type KeptResumeStore = ReturnType<typeof createKeptResumeStore>;

/** Files that were cut off on their way in are given up after so long. */
const BROKEN_OFF_MS = 10 * 60_000;

/** Sealed resumes on accounts, whose files are written and read piece by piece. */
export function createKeptResumeStore(db: Database) {
  const ofOwner = (userId: number, id: number) => and(eq(keptResumes.id, id), eq(keptResumes.userId, userId));
  const isWhole = gt(keptResumes.size, 0);
  return {
    list: (userId: number): Promise<KeptResumeRow[]> =>
      db
        .select()
        .from(keptResumes)
        .where(and(eq(keptResumes.userId, userId), isWhole))
        .orderBy(asc(keptResumes.id)),

    async get(userId: number, id: number): Promise<KeptResumeRow | null> {
      const [row] = await db
        .select()
        .from(keptResumes)
        .where(and(ofOwner(userId, id), isWhole));
      return row ?? null;
    },

    /** The pieces of a resume that has been looked up before. */
    async *pieces(id: number): AsyncGenerator<string> {
      for (let position = 0; ; position++) {
        const [piece] = await db
          .select({ sealed: keptResumePieces.sealed })
          .from(keptResumePieces)
          .where(and(eq(keptResumePieces.resumeId, id), eq(keptResumePieces.position, position)));
        if (!piece) return;
        yield piece.sealed;
      }
    },

    /** A row without its file, which nobody sees before `finish`. Null where the account holds no more. */
    begin(userId: number, sealed: string): Promise<number | null> {
      return inAccount(db, userId, async (transaction) => {
        const own = eq(keptResumes.userId, userId);
        const brokenOff = and(
          own,
          eq(keptResumes.size, 0),
          lt(keptResumes.createdAt, new Date(Date.now() - BROKEN_OFF_MS)),
        );
        await transaction.delete(keptResumes).where(brokenOff);
        if ((await transaction.$count(keptResumes, own)) >= keptResumeLimits.perAccount) return null;
        const [made] = await transaction
          .insert(keptResumes)
          .values({ userId, sealed, size: 0 })
          .returning({ id: keptResumes.id });
        return made?.id ?? null;
      });
    },

    async addPiece(id: number, position: number, sealed: string): Promise<void> {
      await db.insert(keptResumePieces).values({ resumeId: id, position, sealed });
    },

    /** Null where the account has gone meanwhile. */
    async finish(id: number, size: number): Promise<KeptResumeRow | null> {
      const [row] = await db.update(keptResumes).set({ size }).where(eq(keptResumes.id, id)).returning();
      return row ?? null;
    },

    async remove(userId: number, id: number): Promise<boolean> {
      return (await db.delete(keptResumes).where(ofOwner(userId, id)).returning({ id: keptResumes.id })).length > 0;
    },
  };
}
