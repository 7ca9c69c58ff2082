import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import type { User } from "./user.store.ts";

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

  return {
    /** An open session with the account that is signed in under it. */
    async load(sid: string): Promise<{ sess: unknown; user: User | null } | null> {
      const [found] = await openSession.execute({ sid });
      return found ?? null;
    },

    /** Ends the account's sessions, all but `keptId`, and answers their ids. */
    async endAll(userId: number, keptId: string | null): Promise<string[]> {
      const ended = await db
        .delete(sessions)
        .where(keptId === null ? ofUser(userId) : and(ofUser(userId), ne(sessions.sid, keptId)))
        .returning({ sid: sessions.sid });
      return ended.map((session) => session.sid);
    },
  };
}
