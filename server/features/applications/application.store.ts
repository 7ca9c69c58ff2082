import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { inPieces, LONG_ROWS } from "#server/db/in-pieces.ts";
import { inSlices } from "#server/db/in-slices.ts";
import type { ApplicationContent, ApplicationSort } from "#shared/applications/application.schema.ts";
import { applications, NEVER_DUE } from "#shared/applications/application.table.ts";
import { dueOf } from "#shared/applications/next-step.ts";
import type { ApplicationStatus } from "#shared/applications/status.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import type { Cursor } from "./application-cursor.ts";

export type ApplicationRow = typeof applications.$inferSelect;
export type ListedRow = Omit<ApplicationRow, "posting" | "notes">;
export type LetterRow = { id: number; title: string; createdAt: Date; applicationKey: string | null };
export type NewApplicationRow = ApplicationContent & { key: string; fingerprint: string; createdAt: Date };
/** Applications of an account, and their bytes. */
export type ApplicationUsage = { count: number; bytes: number };
export type ApplicationStore = ReturnType<typeof createApplicationStore>;

/** `among`: ids of the rows to choose from; null for all. */
type ListQuery = { status: ApplicationStatus | null; among: readonly number[] | null; sort: ApplicationSort };

/** What is searched in one turn: texts of so many bytes, of at most so many rows. */
const SEARCHED = { bytes: 200_000, rows: 500 };
/** Bytes of text, times words, that are searched at once: some milliseconds. */
const AT_ONCE = 1_000_000;

const { posting: _posting, notes: _notes, ...listedColumns } = getTableColumns(applications);

/** What each order goes by, as the index has it; all but the newest first ascend. */
const sortKeys: Record<ApplicationSort, SQL> = {
  next: sql`${applications.dueOn}`,
  newest: sql`${applications.createdAt}`,
  closing: sql`coalesce(${applications.closesOn}, '9999-12-31'::date)`,
  role: sql`lower(${applications.role})`,
  company: sql`lower(${applications.company})`,
};
const sortTypes: Record<ApplicationSort, SQL> = {
  next: sql.raw("date"),
  newest: sql.raw("timestamptz"),
  closing: sql.raw("date"),
  role: sql.raw("text"),
  company: sql.raw("text"),
};

/** Applications on accounts; every call takes the owner, and those of others are as if they were not there. */
export function createApplicationStore(db: Database) {
  const ofOwner = (userId: number, key: string) => and(eq(applications.userId, userId), eq(applications.key, key));

  return {
    /** Rows of one page and where it ended: one row more than asked for tells whether there is another page. */
    async list(
      userId: number,
      { status, among, sort, after, limit }: ListQuery & { after: Cursor | null; limit: number },
    ): Promise<{ rows: ListedRow[]; next: Cursor | null }> {
      const by = sortKeys[sort];
      const down = sort === "newest";
      const place = after
        ? sql`(${by}, ${applications.id}) ${sql.raw(down ? "<" : ">")} (${after.value}::${sortTypes[sort]}, ${after.id})`
        : undefined;
      const order = down ? desc : asc;
      const found = await db
        .select({ ...listedColumns, sortedBy: sql<string>`${by}::text` })
        .from(applications)
        .where(
          and(
            eq(applications.userId, userId),
            status === null ? undefined : eq(applications.status, status),
            isAmong(among),
            place,
          ),
        )
        .orderBy(order(by), order(applications.id))
        .limit(limit + 1);
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return { rows, next: found.length > limit && last ? { value: last.sortedBy, id: last.id } : null };
    },

    async countByStatus(userId: number, among: readonly number[] | null): Promise<{ status: string; count: number }[]> {
      return db
        .select({ status: applications.status, count: count() })
        .from(applications)
        .where(and(eq(applications.userId, userId), isAmong(among)))
        .groupBy(applications.status);
    },

    /**
     * Ids of the rows that hold all these words. An account may hold 60 MB of notes, which are looked through piece by
     * piece; few are searched at once.
     */
    async search(userId: number, words: readonly string[], signal: AbortSignal): Promise<number[]> {
      const { notes, link, contact } = applications;
      const bytes =
        sql<number>`octet_length(${notes}) + octet_length(${link}) + octet_length(${contact}) + 100`.mapWith(Number);
      const own = eq(applications.userId, userId);
      const [all] = await db
        .select({ bytes: sum(bytes).mapWith(Number) })
        .from(applications)
        .where(own);
      const has = words.map((word) => holds(searched, word));
      if ((all?.bytes ?? 0) * words.length <= AT_ONCE) {
        const rows = await db
          .select({ id: applications.id })
          .from(applications)
          .where(and(own, ...has));
        return rows.map(({ id }) => id);
      }
      const rows = await db.select({ id: applications.id, bytes }).from(applications).where(own);
      const found: number[] = [];
      for await (const slice of inSlices(inPieces(rows, SEARCHED), 1, ([piece = []]) => holding(db, piece, words))) {
        if (signal.aborted) return [];
        found.push(...slice.map(({ id }) => id));
      }
      return found;
    },

    /** Whole rows, oldest first, some at a time. */
    async *all(userId: number): AsyncGenerator<ApplicationRow[]> {
      const { id, bytes } = applications;
      const rows = await db
        .select({ id, bytes })
        .from(applications)
        .where(eq(applications.userId, userId))
        .orderBy(asc(id));
      yield* inSlices(inPieces(rows, LONG_ROWS), 1, ([piece = []]) =>
        db.select().from(applications).where(inArray(id, piece)).orderBy(asc(id)),
      );
    },

    async get(userId: number, key: string): Promise<ApplicationRow | null> {
      const [row] = await db.select().from(applications).where(ofOwner(userId, key));
      return row ?? null;
    },

    /** Letters of these applications, oldest first. */
    lettersOf(userId: number, keys: readonly string[]): Promise<LetterRow[]> {
      if (keys.length === 0) return Promise.resolve([]);
      const { id, title, createdAt, applicationKey } = savedCoverLetters;
      return db
        .select({ id, title, createdAt, applicationKey })
        .from(savedCoverLetters)
        .where(and(eq(savedCoverLetters.userId, userId), inArray(applicationKey, [...keys])))
        .orderBy(asc(createdAt), asc(id));
    },

    /**
     * The row made now, or the one that has the key already. `checkRoom` is told what the account has before a row is added,
     * and throws where there is no room.
     */
    create(
      userId: number,
      row: NewApplicationRow,
      checkRoom: (usage: ApplicationUsage) => void,
    ): Promise<{ row: ApplicationRow; made: boolean }> {
      return inAccount(db, userId, async (transaction) => {
        const [earlier] = await transaction.select().from(applications).where(ofOwner(userId, row.key));
        if (earlier) return { row: earlier, made: false };
        checkRoom(await usageOf(transaction, userId));
        const [made] = await transaction
          .insert(applications)
          .values({ ...row, ...workedOut(row), userId })
          .returning();
        if (!made) throw new Error("the database kept no application");
        return { row: made, made: true };
      });
    },

    /**
     * Writes what `change` makes of the row as it stands; null from it leaves the row alone. Where texts get longer,
     * `checkRoom` is told what the account has, and throws where there is no room. Null when there is no such row.
     */
    update(
      userId: number,
      key: string,
      change: (current: ApplicationRow) => ApplicationContent | null,
      checkRoom: (usage: ApplicationUsage) => void,
    ): Promise<{ row: ApplicationRow; written: boolean } | null> {
      return inAccount(db, userId, async (transaction) => {
        const [current] = await transaction.select().from(applications).where(ofOwner(userId, key)).for("update");
        if (!current) return null;
        const content = change(current);
        if (content === null) return { row: current, written: false };
        if (textBytes(content) > textBytes(current)) checkRoom(await usageOf(transaction, userId));
        const [row] = await transaction
          .update(applications)
          .set({ ...content, ...workedOut(content), version: current.version + 1, updatedAt: new Date() })
          .where(ofOwner(userId, key))
          .returning();
        return row ? { row, written: true } : null;
      });
    },

    async remove(userId: number, key: string): Promise<boolean> {
      const removed = await db.delete(applications).where(ofOwner(userId, key)).returning({ id: applications.id });
      return removed.length > 0;
    },
  };
}

const searched = sql<string>`(${applications.role} || ' ' || ${applications.company} || ' ' || ${applications.place} || ' ' ||
  ${applications.contact} || ' ' || ${applications.source} || ' ' || ${applications.link} || ' ' || ${applications.notes})`;

function holds(text: Parameters<typeof ilike>[0], word: string): SQL {
  return ilike(text, `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}

/** The text is put together once, however many words are looked for: a limit keeps the database from doing it for each. */
function holding(db: Database, ids: readonly number[], words: readonly string[]): Promise<{ id: number }[]> {
  const looked = db
    .select({ id: applications.id, text: searched.as("text") })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .limit(ids.length)
    .as("looked");
  return db
    .select({ id: looked.id })
    .from(looked)
    .where(and(...words.map((word) => holds(looked.text, word))));
}

/** As one value, because a statement may have no more than some ten thousands. */
function isAmong(ids: readonly number[] | null): SQL | undefined {
  return ids === null ? undefined : sql`${applications.id} = any(${`{${ids.join(",")}}`}::int[])`;
}

async function usageOf(db: Database, userId: number): Promise<ApplicationUsage> {
  const [usage] = await db
    .select({ count: count(), bytes: sum(applications.bytes).mapWith(Number) })
    .from(applications)
    .where(eq(applications.userId, userId));
  return { count: usage?.count ?? 0, bytes: usage?.bytes ?? 0 };
}

/** Without status and dates, which take little: those change in a full account too. */
function textBytes(row: Omit<ApplicationContent, "status" | "statusDates">): number {
  const { role, company, place, link, source, posting, nextStep, notes, contact } = row;
  return Buffer.byteLength([role, company, place, link, source, posting, nextStep, notes, contact].join(""));
}

function workedOut(content: ApplicationContent): { dueOn: string; bytes: number } {
  return { dueOn: dueOf(content) ?? NEVER_DUE, bytes: Buffer.byteLength(JSON.stringify(content)) };
}
