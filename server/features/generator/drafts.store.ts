import { subDays } from "date-fns";
import { and, desc, eq, gt, inArray, isNotNull, isNull, like, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { type Draft, type DraftContent, draftContentSchema } from "./draft.ts";

/** A draft may have some hundred kilobytes. */
const IN_SLICE = 2;

export type DraftsStore = ReturnType<typeof createDraftsStore>;

/** Letters kept for a session. Every read and write names the session: nobody reaches another's. */
export function createDraftsStore(db: Database) {
  return {
    find: async (sessionId: string, id: string): Promise<Draft | null> =>
      toDraft(await newest(db, and(eq(letterDrafts.sessionId, sessionId), eq(letterDrafts.id, id)))),

    findByKey: async (sessionId: string, key: string): Promise<Draft | null> =>
      toDraft(await newest(db, and(eq(letterDrafts.sessionId, sessionId), eq(letterDrafts.key, key)))),

    /** The session's newest draft whose key begins so. */
    findByKeyStart: async (sessionId: string, start: string): Promise<Draft | null> =>
      toDraft(await newest(db, and(eq(letterDrafts.sessionId, sessionId), like(letterDrafts.key, `${start}%`)))),

    findNewestUnlocked: async (sessionId: string): Promise<Draft | null> =>
      toDraft(await newest(db, and(eq(letterDrafts.sessionId, sessionId), isNotNull(letterDrafts.leadId)))),

    /** All of these sessions, oldest first, some at a time; `draft` is null where it has an older shape. */
    async *listOf(sessionIds: readonly string[]) {
      const ids = await db
        .select({ id: letterDrafts.id })
        .from(letterDrafts)
        .where(inArray(letterDrafts.sessionId, [...sessionIds]))
        .orderBy(letterDrafts.createdAt);
      const slices = inSlices(
        ids.map(({ id }) => id),
        IN_SLICE,
        (some) => db.select().from(letterDrafts).where(inArray(letterDrafts.id, some)).orderBy(letterDrafts.createdAt),
      );
      for await (const rows of slices)
        yield rows.map((row) => ({
          ...{ id: row.id, createdAt: row.createdAt, updatedAt: row.updatedAt, unlocked: row.leadId !== null },
          draft: toDraft(row),
        }));
    },

    /** Where the session has a draft under this key already, that one stays and is returned. */
    create: async (draft: { sessionId: string; key: string; content: DraftContent }): Promise<Draft> => {
      const { sessionId, key, content } = draft;
      await db.insert(letterDrafts).values({ sessionId, key, payload: content }).onConflictDoNothing();
      const created = toDraft(await newest(db, and(eq(letterDrafts.sessionId, sessionId), eq(letterDrafts.key, key))));
      if (!created) throw new Error("a draft was removed while it was made");
      return created;
    },

    /** Changes what stands at that moment, one change at a time. Null when the draft is not there any more. */
    update: (id: string, change: (standing: DraftContent) => DraftContent): Promise<Draft | null> =>
      db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(letterDrafts).where(eq(letterDrafts.id, id)).for("update");
        const draft = toDraft(row);
        if (!draft) return null;
        const content = change(draft.content);
        await transaction
          .update(letterDrafts)
          .set({ payload: content, updatedAt: new Date() })
          .where(eq(letterDrafts.id, id));
        return { ...draft, content };
      }),

    /** Touches a draft, so that it counts as the one seen last. */
    touch: async (id: string): Promise<void> => {
      await db.update(letterDrafts).set({ updatedAt: new Date() }).where(eq(letterDrafts.id, id));
    },

    /**
     * Gives the draft its lead unless it has one; of calls that come at once, one makes the lead and the others wait
     * for it. Null when the draft is not there or not this session's.
     */
    unlock: (unlock: {
      sessionId: string;
      id: string;
      change: (content: DraftContent) => DraftContent;
      createLead: (content: DraftContent, transaction: Database) => Promise<{ id: number }>;
    }): Promise<{ draft: Draft; created: boolean } | null> =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(letterDrafts)
          .where(and(eq(letterDrafts.sessionId, unlock.sessionId), eq(letterDrafts.id, unlock.id)))
          .for("update");
        const draft = toDraft(row);
        if (!draft) return null;
        if (draft.leadId !== null) return { draft, created: false };
        const content = unlock.change(draft.content);
        const lead = await unlock.createLead(content, transaction);
        await transaction
          .update(letterDrafts)
          .set({ leadId: lead.id, payload: content, updatedAt: new Date() })
          .where(eq(letterDrafts.id, draft.id));
        return { draft: { id: draft.id, leadId: lead.id, content }, created: true };
      }),

    /** The letters of one session go over to a fresh one. */
    move: async (fromSessionId: string, toSessionId: string): Promise<void> => {
      await db.update(letterDrafts).set({ sessionId: toSessionId }).where(eq(letterDrafts.sessionId, fromSessionId));
    },

    /** Removes a session's oldest drafts, first those that are not unlocked, until all together hold no more bytes. */
    makeRoom: async (room: { sessionId: string; keptId: string; bytes: number }): Promise<void> => {
      const { id, sessionId, leadId, updatedAt, payload } = letterDrafts;
      const isKept = sql`${id} = ${room.keptId}`;
      const sizes = db.$with("sizes").as(
        db
          .select({
            id,
            total: sql<number>`sum(octet_length(${payload}::text)) over (
              order by ${isKept} desc, ${leadId} is not null desc, ${updatedAt} desc, ${id}
            )`.as("total"),
          })
          .from(letterDrafts)
          .where(eq(sessionId, room.sessionId)),
      );
      const tooMuch = db
        .with(sizes)
        .select({ id: sizes.id })
        .from(sizes)
        .where(and(gt(sizes.total, room.bytes), ne(sizes.id, room.keptId)));
      await db.delete(letterDrafts).where(inArray(id, tooMuch));
    },

    removeOf: async (sessionId: string): Promise<void> => {
      await db.delete(letterDrafts).where(eq(letterDrafts.sessionId, sessionId));
    },

    /** Removes letters that were not unlocked within a day, and unlocked ones a week after their last change. */
    removeUnused: async (now: Date): Promise<void> => {
      await db
        .delete(letterDrafts)
        .where(
          or(
            and(isNull(letterDrafts.leadId), lt(letterDrafts.updatedAt, subDays(now, 1))),
            lt(letterDrafts.updatedAt, subDays(now, 7)),
          ),
        );
    },
  };
}

type Row = typeof letterDrafts.$inferSelect;

async function newest(db: Database, where: ReturnType<typeof and>): Promise<Row | undefined> {
  const [row] = await db.select().from(letterDrafts).where(where).orderBy(desc(letterDrafts.updatedAt)).limit(1);
  return row;
}

/** A draft of an older shape counts as none: the letter is then written anew. */
function toDraft(row: Row | undefined): Draft | null {
  if (!row) return null;
  const content = draftContentSchema.safeParse(row.payload);
  return content.success ? { id: row.id, leadId: row.leadId, content: content.data } : null;
}
