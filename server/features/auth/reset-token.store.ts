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
    /** The newest is the only one: earlier ones of the account are gone, also when two come at once. */
    async replace(reset: { userId: number; email: string; token: string; expiresAt: Date }): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, reset.userId)).for("update");
        await transaction.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, reset.userId));
        await transaction.insert(passwordResetTokens).values(reset);
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
