import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { apiTokens } from "#shared/auth/api-token.table.ts";
import { users } from "#shared/auth/user.table.ts";
import type { User } from "./user.store.ts";

export type ApiTokenRow = typeof apiTokens.$inferSelect;
export type ApiTokenStore = ReturnType<typeof createApiTokenStore>;

/** Tokens of accounts, found by their hash. */
export function createApiTokenStore(db: Database) {
  return {
    /** Newest first. */
    list(userId: number): Promise<ApiTokenRow[]> {
      return db.select().from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.id));
    },

    /** `checkRoom` is told how many there are, and throws where there is no room. */
    create(
      token: Pick<ApiTokenRow, "userId" | "name" | "hash" | "start">,
      checkRoom: (count: number) => void,
    ): Promise<ApiTokenRow> {
      return inAccount(db, token.userId, async (transaction) => {
        checkRoom(await transaction.$count(apiTokens, eq(apiTokens.userId, token.userId)));
        const [row] = await transaction.insert(apiTokens).values(token).returning();
        if (!row) throw new Error("the database kept no token");
        return row;
      });
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const rows = await db
        .delete(apiTokens)
        .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
        .returning({ id: apiTokens.id });
      return rows.length > 0;
    },

    /** The account that a token is for; that it was used is written down. */
    async use(hash: string): Promise<User | null> {
      const [token] = await db
        .update(apiTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(apiTokens.hash, hash))
        .returning({ userId: apiTokens.userId });
      if (!token) return null;
      const [user] = await db.select().from(users).where(eq(users.id, token.userId));
      return user ?? null;
    },
  };
}
