import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { passwordResetTokens, users } from "#shared/auth/user.table.ts";

export type ResetTokenStore = ReturnType<typeof createResetTokenStore>;

/** Tokens as {@link storedLinkToken} makes them. */
export function createResetTokenStore(db: Database) {
  const isOpen = (token: string) =>
    and(
      eq(passwordResetTokens.token, token),
      eq(passwordResetTokens.used, false),
      gt(passwordResetTokens.expiresAt, new Date()),
    );

  return {
    /**
     * The newest is the only one: earlier ones of the account are gone, also when two come at once. False where the account
     * has another address by now: who reads the mails of the one before gets no link any more.
     */
    replace(reset: { userId: number; email: string; token: string; expiresAt: Date }): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const { id, email } = users;
        const [user] = await transaction.select({ email }).from(users).where(eq(id, reset.userId)).for("update");
        if (user?.email !== reset.email) return false;
        await transaction.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, reset.userId));
        await transaction.insert(passwordResetTokens).values(reset);
        return true;
      });
    },

    async isOpen(token: string): Promise<boolean> {
      return (await db.$count(passwordResetTokens, isOpen(token))) > 0;
    },

    /**
     * Uses the token up and answers whose it was and where it was sent; null when it is unknown, used or too old. One of
     * two calls gets it.
     */
    async use(token: string): Promise<{ userId: number; email: string | null } | null> {
      const [used] = await db
        .update(passwordResetTokens)
        .set({ used: true })
        .where(isOpen(token))
        .returning({ userId: passwordResetTokens.userId, email: passwordResetTokens.email });
      return used ?? null;
    },

    async removeOf(userId: number): Promise<void> {
      await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    },
  };
}
