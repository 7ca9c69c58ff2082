import { and, asc, count, desc, eq, ilike, max, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { containsPattern, type ListQuery } from "#server/http/list-query.ts";
import { users } from "#shared/auth/user.table.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";

export const accountColumns = ["createdAt", "username", "name", "email", "lastLogin", "id"] as const;
export const accountStates = ["pending", "active", "deactivated"] as const;
type AccountState = (typeof accountStates)[number];
export type AccountQuery = ListQuery<(typeof accountColumns)[number]> & {
  state: AccountState | null;
  role: "admin" | "super-admin" | null;
};

export const letterColumns = ["createdAt", "updatedAt", "title", "id"] as const;
export type LetterQuery = ListQuery<(typeof letterColumns)[number]>;

export type AccountAdminStore = ReturnType<typeof createAccountAdminStore>;

const fields = {
  id: users.id,
  username: users.username,
  name: users.name,
  email: users.email,
  isAdmin: users.isAdmin,
  isSuperAdmin: users.isSuperAdmin,
  isApproved: users.isApproved,
  isActive: users.isActive,
  createdAt: users.createdAt,
  lastLogin: users.lastLogin,
};

/** Waits for a look: every registration asks for admin rights, and nobody has given or denied them. */
const pending = and(eq(users.isAdmin, true), eq(users.isApproved, false), eq(users.isSuperAdmin, false));

const states: Record<AccountState, SQL | undefined> = {
  pending,
  active: and(eq(users.isAdmin, true), eq(users.isApproved, true), eq(users.isActive, true)),
  deactivated: and(eq(users.isApproved, true), eq(users.isActive, false)),
};

export function createAccountAdminStore(db: Database) {
  return {
    async list(query: AccountQuery) {
      const pattern = containsPattern(query.q);
      const where = and(
        query.q
          ? or(ilike(users.username, pattern), ilike(users.name, pattern), ilike(users.email, pattern))
          : undefined,
        query.state ? states[query.state] : undefined,
        query.role === "super-admin"
          ? eq(users.isSuperAdmin, true)
          : query.role === "admin"
            ? or(eq(users.isSuperAdmin, true), and(eq(users.isAdmin, true), eq(users.isApproved, true)))
            : undefined,
      );
      const order = query.sort.descending ? desc : asc;
      const rows = await db
        .select(fields)
        .from(users)
        .where(where)
        .orderBy(order(users[query.sort.column]), order(users.id))
        .limit(query.limit)
        .offset(query.offset);
      const [counted] = await db.select({ total: count() }).from(users).where(where);
      return { rows, total: counted?.total ?? 0 };
    },

    async get(id: number) {
      const [account] = await db.select(fields).from(users).where(eq(users.id, id));
      return account ?? null;
    },

    /** Changes a row that is no super admin's, in one statement, so that no change in between is overlooked. Null when there is none. */
    async update(
      id: number,
      change: Partial<{ isApproved: boolean; isActive: boolean; isAdmin: boolean; password: string }>,
      only: Partial<{ isApproved: boolean; isActive: boolean; isAdmin: boolean }> = {},
    ) {
      const where = and(
        eq(users.id, id),
        eq(users.isSuperAdmin, false),
        only.isApproved === undefined ? undefined : eq(users.isApproved, only.isApproved),
        only.isActive === undefined ? undefined : eq(users.isActive, only.isActive),
        only.isAdmin === undefined ? undefined : eq(users.isAdmin, only.isAdmin),
      );
      const [account] = await db.update(users).set(change).where(where).returning(fields);
      return account ?? null;
    },

    async countWaiting(): Promise<number> {
      const [counted] = await db.select({ waiting: count() }).from(users).where(pending);
      return counted?.waiting ?? 0;
    },

    async summariseWaiting(): Promise<{ count: number; newestAt: Date | null }> {
      const [summary] = await db
        .select({ count: count(), newestAt: max(users.createdAt) })
        .from(users)
        .where(pending);
      return summary ?? { count: 0, newestAt: null };
    },

    async listLetters(query: LetterQuery) {
      const pattern = containsPattern(query.q);
      const where = query.q
        ? or(ilike(savedCoverLetters.title, pattern), ilike(users.username, pattern), ilike(users.email, pattern))
        : undefined;
      const order = query.sort.descending ? desc : asc;
      const rows = await db
        .select({
          id: savedCoverLetters.id,
          title: savedCoverLetters.title,
          username: users.username,
          userEmail: users.email,
          createdAt: savedCoverLetters.createdAt,
          updatedAt: savedCoverLetters.updatedAt,
        })
        .from(savedCoverLetters)
        .innerJoin(users, eq(users.id, savedCoverLetters.userId))
        .where(where)
        .orderBy(order(savedCoverLetters[query.sort.column]), order(savedCoverLetters.id))
        .limit(query.limit)
        .offset(query.offset);
      const [counted] = await db
        .select({ total: count() })
        .from(savedCoverLetters)
        .innerJoin(users, eq(users.id, savedCoverLetters.userId))
        .where(where);
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
