import { and, eq, gt, gte, lt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { emailConfirmations, emailReversals } from "#shared/auth/email-address.table.ts";
import { mailboxOf } from "#shared/auth/same-mailbox.ts";
import { passwordResetTokens, users } from "#shared/auth/user.table.ts";
import type { User } from "./user.store.ts";

export type EmailAddressStore = ReturnType<typeof createEmailAddressStore>;
type Link = { token: string; expiresAt: Date };
/** An account's address before it was changed. */
type FormerAddress = { email: string; wasConfirmed: boolean };
/** The first change that is undone, and whether the address is as it was then: only that counts as confirmed. */
type Undone = { reversalId: number; isSameSpelling: boolean };
type Reads = Pick<Database, "select">;
type Deletes = Pick<Database, "delete">;

/** Addresses of accounts, and the links by which they are confirmed and brought back; tokens are kept hashed. */
export function createEmailAddressStore(db: Database) {
  const openConfirmation = (token: string) =>
    and(eq(emailConfirmations.token, token), gt(emailConfirmations.expiresAt, new Date()));
  const openReversal = (token: string) =>
    and(eq(emailReversals.token, token), gt(emailReversals.expiresAt, new Date()));

  /**
   * The change away from this address, or from another spelling of its mailbox, that an account makes undone by coming
   * back to it; null where it had none that was confirmed and can still be brought back.
   */
  async function findUndone(transaction: Reads, userId: number, email: string | null): Promise<Undone | null> {
    if (email === null) return null;
    const { id, wasConfirmed, expiresAt } = emailReversals;
    const had = await transaction
      .select({ id, email: emailReversals.email })
      .from(emailReversals)
      .where(and(eq(emailReversals.userId, userId), eq(wasConfirmed, true), gt(expiresAt, new Date())))
      .orderBy(id);
    const first = had.find((one) => mailboxOf(one.email) === mailboxOf(email));
    if (!first) return null;
    return { reversalId: first.id, isSameSpelling: had.some((one) => one.email.toLowerCase() === email.toLowerCase()) };
  }

  /** Makes all links void that bring back an address from this change on; answers which they were. */
  function voidReversals(transaction: Deletes, userId: number, fromId: number): Promise<{ id: number }[]> {
    return transaction
      .delete(emailReversals)
      .where(and(eq(emailReversals.userId, userId), gte(emailReversals.id, fromId)))
      .returning({ id: emailReversals.id });
  }

  return {
    /** The newest link is the only one. */
    async keepConfirmation(link: Link & { userId: number; email: string }): Promise<void> {
      await db
        .insert(emailConfirmations)
        .values(link)
        .onConflictDoUpdate({ target: emailConfirmations.userId, set: link });
    },

    /** The account and the address that a link confirms; null where the link or the address is another by now. */
    async findConfirmation(token: string): Promise<{ email: string; username: string } | null> {
      const [found] = await db
        .select({ email: emailConfirmations.email, username: users.username })
        .from(emailConfirmations)
        .innerJoin(users, and(eq(users.id, emailConfirmations.userId), eq(users.email, emailConfirmations.email)))
        .where(openConfirmation(token));
      return found ?? null;
    },

    /** Uses the link up; one of two calls gets it. */
    async takeConfirmation(token: string): Promise<{ userId: number; email: string } | null> {
      const [used] = await db
        .delete(emailConfirmations)
        .where(openConfirmation(token))
        .returning({ userId: emailConfirmations.userId, email: emailConfirmations.email });
      return used ?? null;
    },

    /**
     * Gives the account another address, or none. The new one is unconfirmed, unless the account comes back to one that it
     * had confirmed. Links to confirm or reset that were mailed to the old address no longer work. `reversal` is the link
     * that brings the old address back; `former` is whom to mail it to, null where nobody gets it. `unchanged` where the
     * account has this address already; null where the account is gone.
     */
    change(userId: number, email: string | null, reversal: Link): Promise<Changed | "unchanged" | null> {
      return db.transaction(async (transaction) => {
        const [before] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
        if (!before) return null;
        if (before.email === email) return "unchanged";
        await transaction.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
        await transaction.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
        const undone = await findUndone(transaction, userId, email);
        // Whoever took the account over in between would hold one of these links, and its owner feel safe.
        if (undone) await voidReversals(transaction, userId, undone.reversalId);
        const [user] = await transaction
          .update(users)
          .set({ email, emailConfirmedAt: undone?.isSameSpelling ? new Date() : null })
          .where(eq(users.id, userId))
          .returning();
        if (!user) return null;
        if (before.email === null || undone !== null) return { user, former: null };
        const former = { email: before.email, wasConfirmed: before.emailConfirmedAt !== null };
        await transaction.insert(emailReversals).values({ ...former, ...reversal, userId });
        return { user, former };
      });
    },

    /** What a link brings back; null where it brings nothing back any more. */
    async findReversal(token: string): Promise<{ email: string; username: string } | null> {
      const [found] = await db
        .select({ email: emailReversals.email, wasConfirmed: emailReversals.wasConfirmed, user: users })
        .from(emailReversals)
        .innerJoin(users, eq(users.id, emailReversals.userId))
        .where(openReversal(token));
      if (!found || isOutranked(found, found.user)) return null;
      return { email: found.email, username: found.user.username };
    },

    /**
     * Brings the address back, confirmed by who has just used its link, and makes later changes final: their links are
     * those of who made them. Null where the link brings nothing back any more.
     */
    takeBack(token: string): Promise<User | null> {
      return db.transaction(async (transaction) => {
        const [found] = await transaction.select().from(emailReversals).where(openReversal(token));
        if (!found) return null;
        const [before] = await transaction.select().from(users).where(eq(users.id, found.userId)).for("update");
        if (!before || isOutranked(found, before)) return null;
        const used = await voidReversals(transaction, found.userId, found.id);
        // Of two calls the second finds that the first has used it up.
        if (!used.some(({ id }) => id === found.id)) return null;
        await transaction.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, found.userId));
        await transaction.delete(emailConfirmations).where(eq(emailConfirmations.userId, found.userId));
        const [user] = await transaction
          .update(users)
          .set({ email: found.email, emailConfirmedAt: new Date() })
          .where(eq(users.id, found.userId))
          .returning();
        return user ?? null;
      });
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, now));
      await db.delete(emailReversals).where(lt(emailReversals.expiresAt, now));
    },
  };
}

type Changed = { user: User; former: FormerAddress | null };

/**
 * An address that was never confirmed may have been a typing error, so that its mails go to a stranger: once the account
 * has a confirmed one, the stranger's link brings nothing back.
 */
function isOutranked({ wasConfirmed }: { wasConfirmed: boolean }, user: Pick<User, "emailConfirmedAt">): boolean {
  return !wasConfirmed && user.emailConfirmedAt !== null;
}
