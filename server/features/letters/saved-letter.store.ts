import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { letterKeys } from "#shared/letters/letter-key.table.ts";
import { MOST_VERSIONS, type NewLetterVersion } from "#shared/letters/letter-version.schema.ts";
import { letterVersions } from "#shared/letters/letter-version.table.ts";
import {
  letterLimits,
  type PromptInfo,
  type UpdateSavedCoverLetter,
} from "#shared/letters/saved-cover-letter.schema.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";

export type LetterRow = typeof savedCoverLetters.$inferSelect;
export type VersionRow = typeof letterVersions.$inferSelect;
export type NewLetterRow = Omit<typeof savedCoverLetters.$inferInsert, "id" | "updatedAt"> & {
  versions?: NewLetterVersion[] | undefined;
};
/** The browser's name for one save, and what stands for the words it sent. */
export type SaveKey = { key: string; fingerprint: string };
export type SavedLetterStore = ReturnType<typeof createSavedLetterStore>;

/** Letters on accounts; every call takes the owner, and letters of others are as if they were not there. */
export function createSavedLetterStore(db: Database) {
  const ofOwner = (userId: number, id: number) =>
    and(eq(savedCoverLetters.id, id), eq(savedCoverLetters.userId, userId));

  const newestFirst = db
    .select()
    .from(savedCoverLetters)
    .where(eq(savedCoverLetters.userId, sql.placeholder("userId")))
    .orderBy(desc(savedCoverLetters.createdAt), desc(savedCoverLetters.id))
    .limit(letterLimits.perAccount)
    .prepare("saved_letters_of");
  const one = db
    .select()
    .from(savedCoverLetters)
    .where(
      and(eq(savedCoverLetters.id, sql.placeholder("id")), eq(savedCoverLetters.userId, sql.placeholder("userId"))),
    )
    .prepare("saved_letter");

  return {
    /** Newest first. */
    list(userId: number): Promise<LetterRow[]> {
      return newestFirst.execute({ userId });
    },

    count(userId: number): Promise<number> {
      return db.$count(savedCoverLetters, eq(savedCoverLetters.userId, userId));
    },

    async isSaved(userId: number, key: string): Promise<boolean> {
      return (await db.$count(letterKeys, and(eq(letterKeys.userId, userId), eq(letterKeys.key, key)))) > 0;
    },

    async get(userId: number, id: number): Promise<LetterRow | null> {
      const [row] = await one.execute({ userId, id });
      return row ?? null;
    },

    create(letter: NewLetterRow): Promise<LetterRow> {
      return db.transaction((transaction) => insertLetter(transaction, letter));
    },

    /** Earlier texts of the letter, oldest first; null when there is no such letter. */
    async versions(userId: number, id: number): Promise<VersionRow[] | null> {
      if (!(await one.execute({ userId, id }))[0]) return null;
      return db.select().from(letterVersions).where(eq(letterVersions.letterId, id)).orderBy(asc(letterVersions.id));
    },

    /**
     * The letter of this save, made now or by an earlier call with the same key, also by one that is under way in
     * another process; null when the key was used for another text.
     */
    createOnce(letter: NewLetterRow, save: SaveKey): Promise<LetterRow | null> {
      const { userId } = letter;
      const ofSave = and(eq(letterKeys.userId, userId), eq(letterKeys.key, save.key));
      return db.transaction(async (transaction) => {
        // A second call with the key waits here until the first one has committed or failed.
        const [first] = await transaction
          .insert(letterKeys)
          .values({ userId, ...save })
          .onConflictDoNothing()
          .returning();
        if (!first) {
          const [earlier] = await transaction
            .select({ letter: savedCoverLetters, fingerprint: letterKeys.fingerprint })
            .from(letterKeys)
            .innerJoin(savedCoverLetters, eq(savedCoverLetters.id, letterKeys.letterId))
            .where(ofSave);
          return earlier?.fingerprint === save.fingerprint ? earlier.letter : null;
        }
        const created = await insertLetter(transaction, letter);
        await transaction.update(letterKeys).set({ letterId: created.id }).where(ofSave);
        return created;
      });
    },

    /**
     * Writes the changes only if `mayOverwrite` agrees to the letter as it stands; nobody else can write in between.
     * The text that stood there stays as a version. Null when there is no such letter.
     */
    update(
      { userId, id, changes }: { userId: number; id: number; changes: UpdateSavedCoverLetter },
      mayOverwrite: (current: LetterRow) => boolean,
    ): Promise<{ letter: LetterRow; written: boolean } | null> {
      return db.transaction(async (transaction) => {
        const [current] = await transaction.select().from(savedCoverLetters).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        if (!mayOverwrite(current)) return { letter: current, written: false };
        if (changes.content !== current.content) await keepVersion(transaction, current);
        const [letter] = await transaction
          .update(savedCoverLetters)
          .set({ ...changes, updatedAt: new Date() })
          .where(ofOwner(userId, id))
          .returning();
        return letter ? { letter, written: true } : null;
      });
    },

    /** Changes what stands beside the letter, and no word of it; nobody else can in between. Null when there is no such letter. */
    updatePromptInfo(
      { userId, id }: { userId: number; id: number },
      change: (promptInfo: unknown) => PromptInfo,
    ): Promise<LetterRow | null> {
      return db.transaction(async (transaction) => {
        const [current] = await transaction.select().from(savedCoverLetters).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        const [letter] = await transaction
          .update(savedCoverLetters)
          .set({ promptInfo: change(current.promptInfo) })
          .where(ofOwner(userId, id))
          .returning();
        return letter ?? null;
      });
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db
        .delete(savedCoverLetters)
        .where(ofOwner(userId, id))
        .returning({ id: savedCoverLetters.id });
      return removed.length > 0;
    },
  };
}

type Writing = Pick<Database, "insert" | "select" | "delete">;

async function insertLetter(db: Writing, { versions = [], ...letter }: NewLetterRow): Promise<LetterRow> {
  const [row] = await db.insert(savedCoverLetters).values(letter).returning();
  if (!row) throw new Error("the database kept no letter");
  if (versions.length > 0)
    await db
      .insert(letterVersions)
      .values(versions.map(({ content, made, at }) => ({ letterId: row.id, content, made, madeAt: new Date(at) })));
  return row;
}

/** Beyond the most that are kept, the oldest go. */
async function keepVersion(db: Writing, { id, content, updatedAt }: LetterRow): Promise<void> {
  await db.insert(letterVersions).values({ letterId: id, content, made: "save", madeAt: updatedAt });
  const beyond = db
    .select({ id: letterVersions.id })
    .from(letterVersions)
    .where(eq(letterVersions.letterId, id))
    .orderBy(desc(letterVersions.id))
    .offset(MOST_VERSIONS);
  await db.delete(letterVersions).where(inArray(letterVersions.id, beyond));
}
