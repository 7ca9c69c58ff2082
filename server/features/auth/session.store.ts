import { and, desc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import type { User } from "./user.store.ts";

/** Each may hold a resume: without an end to them, signing in again and again fills the disk. */
const MOST_SESSIONS = 20;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions and whose they are; the rows are written by the cookie middleware. */
export function createSessionStore(db: Database) {
  const owner = sql`(${sessions.sess} #>> '{passport,user,id}')`;
  const ofUser = (userId: number) => eq(owner, String(userId));
  const openSession = db
    .select({ sess: sessions.sess, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sql`${owner}::int`))
    .where(and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql`now()`)))
    .prepare("open_session");

  /** Ends these sessions of the account and answers their ids. */
  async function end(userId: number, which: SQL | undefined): Promise<string[]> {
    const ended = await db
      .delete(sessions)
      .where(and(ofUser(userId), which))
      .returning({ sid: sessions.sid });
    return ended.map((session) => session.sid);
  }

  return {
    /** An open session with the account that is signed in under it. */
    async load(sid: string): Promise<{ sess: unknown; user: User | null } | null> {
      const [found] = await openSession.execute({ sid });
      return found ?? null;
    },

    /** Ends the account's sessions, all but `keptId`, and answers their ids. */
    endAll: (userId: number, keptId: string | null): Promise<string[]> =>
      end(userId, keptId === null ? undefined : ne(sessions.sid, keptId)),

    /** Ends those of the account's sessions that were longest not seen, beyond as many as it may have; answers their ids. */
    endOldest(userId: number, keptId: string): Promise<string[]> {
      const beyond = db
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(and(ofUser(userId), ne(sessions.sid, keptId)))
        .orderBy(desc(sessions.expire))
        .offset(MOST_SESSIONS - 1);
      return end(userId, inArray(sessions.sid, beyond));
    },
  };
}
