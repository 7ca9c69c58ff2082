import { and, asc, count, desc, eq, getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { inSlices } from "#server/db/in-slices.ts";
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
  /** Of a letter that was deleted and comes back. */
  id?: number | undefined;
  versions?: NewLetterVersion[] | undefined;
};
/** The browser's name for one save, and what stands for the words it sent. */
export type SaveKey = { key: string; fingerprint: string };
/** Letters of an account, and their bytes with earlier versions and what they rest on. */
export type LetterUsage = { count: number; bytes: number };
type CheckRoom = (usage: LetterUsage) => void;
export type SavedLetterStore = ReturnType<typeof createSavedLetterStore>;

/** Letters of the longest text that are read in some milliseconds. */
const IN_SLICE = 25;
/** Of earlier texts fewer, because they are sent whole. */
const VERSIONS_IN_SLICE = 4;

/** A list of a thousand letters goes without what each of them rests on; it is not even read. */
const withoutSources = sql<unknown>`case when json_typeof(${savedCoverLetters.promptInfo}) = 'object'
  then ${savedCoverLetters.promptInfo}::jsonb - 'sources' - 'vouched' end`;

/** Letters on accounts; every call takes the owner, and letters of others are as if they were not there. */
export function createSavedLetterStore(db: Database) {
  const ofOwner = (userId: number, id: number) =>
    and(eq(savedCoverLetters.id, id), eq(savedCoverLetters.userId, userId));

  const one = db
    .select()
    .from(savedCoverLetters)
    .where(
      and(eq(savedCoverLetters.id, sql.placeholder("id")), eq(savedCoverLetters.userId, sql.placeholder("userId"))),
    )
    .prepare("saved_letter");

  const { id, createdAt } = savedCoverLetters;
  const newestFirst = [desc(createdAt), desc(id)];
  const listed = { ...getTableColumns(savedCoverLetters), promptInfo: withoutSources };
  const newest = db
    .select(listed)
    .from(savedCoverLetters)
    .where(eq(savedCoverLetters.userId, sql.placeholder("userId")))
    .orderBy(...newestFirst)
    .limit(IN_SLICE)
    .prepare("newest_saved_letters");

  return {
    /** Newest first, some at a time, without what they rest on. */
    async *list(userId: number): AsyncGenerator<LetterRow[]> {
      const first = await newest.execute({ userId });
      yield first;
      if (first.length < IN_SLICE) return;
      const ids = await db
        .select({ id })
        .from(savedCoverLetters)
        .where(
          and(
            eq(savedCoverLetters.userId, userId),
            notInArray(
              id,
              first.map((row) => row.id),
            ),
          ),
        )
        .orderBy(...newestFirst)
        .limit(letterLimits.perAccount - first.length);
      yield* inSlices(
        ids.map((row) => row.id),
        IN_SLICE,
        (some) =>
          db
            .select(listed)
            .from(savedCoverLetters)
            .where(inArray(id, some))
            .orderBy(...newestFirst),
      );
    },

    usage: (userId: number): Promise<LetterUsage> => usageOf(db, userId),

    async get(userId: number, id: number): Promise<LetterRow | null> {
      const [row] = await one.execute({ userId, id });
      return row ?? null;
    },

    /** `checkRoom` is told what the account has, and throws where there is no room. */
    create(letter: NewLetterRow, checkRoom: CheckRoom): Promise<LetterRow> {
      return inAccount(db, letter.userId, async (transaction) => {
        checkRoom(await usageOf(transaction, letter.userId));
        return insertLetter(transaction, letter);
      });
    },

    /** Earlier texts of the letter, oldest first, some at a time; null when there is no such letter. */
    async versions(userId: number, id: number): Promise<AsyncGenerator<VersionRow[]> | null> {
      const rows = await db
        .select({ id: letterVersions.id })
        .from(savedCoverLetters)
        .leftJoin(letterVersions, eq(letterVersions.letterId, savedCoverLetters.id))
        .where(ofOwner(userId, id))
        .orderBy(asc(letterVersions.id));
      if (rows.length === 0) return null;
      const ids = rows.flatMap((row) => row.id ?? []);
      return inSlices(ids, VERSIONS_IN_SLICE, (some) =>
        db.select().from(letterVersions).where(inArray(letterVersions.id, some)).orderBy(asc(letterVersions.id)),
      );
    },

    /**
     * The letter of this save, made now or by an earlier call with the same key, also by one that is under way in
     * another process; null when the key was used for another text. Only a new one needs room.
     */
    createOnce(letter: NewLetterRow, save: SaveKey, checkRoom: CheckRoom): Promise<LetterRow | null> {
      const { userId } = letter;
      const ofSave = and(eq(letterKeys.userId, userId), eq(letterKeys.key, save.key));
      return inAccount(db, userId, async (transaction) => {
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
        checkRoom(await usageOf(transaction, userId));
        const created = await insertLetter(transaction, letter);
        await transaction.update(letterKeys).set({ letterId: created.id }).where(ofSave);
        return created;
      });
    },

    /**
     * Writes the changes only if `mayOverwrite` agrees to the letter as it stands; nobody else can write in between.
     * The text that stood there stays as a version, for which there must be room. Null when there is no such letter.
     */
    update(
      { userId, id, changes }: { userId: number; id: number; changes: UpdateSavedCoverLetter },
      { mayOverwrite, checkRoom }: { mayOverwrite: (current: LetterRow) => boolean; checkRoom: CheckRoom },
    ): Promise<{ letter: LetterRow; written: boolean } | null> {
      return inAccount(db, userId, async (transaction) => {
        checkRoom(await usageOf(transaction, userId));
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

    /**
     * Changes what stands beside the letter, and no word of it; nobody else can in between. There must be room where it grows.
     * Null when there is no such letter.
     */
    updatePromptInfo(
      { userId, id }: { userId: number; id: number },
      change: (promptInfo: unknown) => PromptInfo,
      checkRoom: CheckRoom,
    ): Promise<LetterRow | null> {
      return inAccount(db, userId, async (transaction) => {
        const [current] = await transaction.select().from(savedCoverLetters).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        const promptInfo = change(current.promptInfo);
        if (JSON.stringify(promptInfo).length > JSON.stringify(current.promptInfo ?? {}).length)
          checkRoom(await usageOf(transaction, userId));
        const [letter] = await transaction
          .update(savedCoverLetters)
          .set({ promptInfo, ...counted({ promptInfo }) })
          .where(ofOwner(userId, id))
          .returning();
        return letter ?? null;
      });
    },

    /** Null when there is no such letter. */
    async setApplication(userId: number, id: number, applicationKey: string | null): Promise<LetterRow | null> {
      const [row] = await db.update(savedCoverLetters).set({ applicationKey }).where(ofOwner(userId, id)).returning();
      return row ?? null;
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

async function usageOf(db: Database, userId: number): Promise<LetterUsage> {
  const { content, promptInfo, promptInfoBytes } = savedCoverLetters;
  const [letters] = await db
    .select({
      count: count(),
      bytes:
        sql<number>`coalesce(sum(octet_length(${content}) + coalesce(${promptInfoBytes}, octet_length(${promptInfo}::text), 0)), 0)`.mapWith(
          Number,
        ),
    })
    .from(savedCoverLetters)
    .where(eq(savedCoverLetters.userId, userId));
  const [versions] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${letterVersions.content})), 0)`.mapWith(Number) })
    .from(letterVersions)
    .innerJoin(savedCoverLetters, eq(savedCoverLetters.id, letterVersions.letterId))
    .where(eq(savedCoverLetters.userId, userId));
  return { count: letters?.count ?? 0, bytes: (letters?.bytes ?? 0) + (versions?.bytes ?? 0) };
}

type Writing = Pick<Database, "insert" | "select" | "delete">;

/** What stands beside a letter is counted as it is written: the database would look into megabytes at each save. */
function counted({ promptInfo }: { promptInfo?: unknown }): { promptInfoBytes?: number } {
  return promptInfo === undefined ? {} : { promptInfoBytes: Buffer.byteLength(JSON.stringify(promptInfo)) };
}

async function insertLetter(db: Writing, { versions = [], id, ...given }: NewLetterRow): Promise<LetterRow> {
  const letter = { ...given, ...counted(given) };
  const again = id !== undefined && (await wasGiven(db, id)) ? await insertAs(db, { ...letter, id }) : null;
  const row = again ?? (await db.insert(savedCoverLetters).values(letter).returning())[0];
  if (!row) throw new Error("the database kept no letter");
  if (versions.length > 0)
    await db
      .insert(letterVersions)
      .values(versions.map(({ content, made, at }) => ({ letterId: row.id, content, made, madeAt: new Date(at) })));
  return row;
}

/** Null where another letter has this id. */
async function insertAs(db: Writing, letter: typeof savedCoverLetters.$inferInsert): Promise<LetterRow | null> {
  const [row] = await db.insert(savedCoverLetters).values(letter).onConflictDoNothing().returning();
  return row ?? null;
}

/** Ids that no letter has had yet are the database's to give. */
async function wasGiven(db: Writing, id: number): Promise<boolean> {
  const given = await db
    .select({ last: sql<number>`case when is_called then last_value else last_value - 1 end`.mapWith(Number) })
    .from(sql`saved_cover_letters_id_seq`);
  return given.some(({ last }) => id <= last);
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
