import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { mailboxOf } from "#shared/auth/same-mailbox.ts";
import { users } from "#shared/auth/user.table.ts";
import type { MailAnswer } from "#shared/workflows/mail-recipient.schema.ts";
import { mailCounts, mailRecipients, mailRefusals } from "#shared/workflows/mail-recipient.table.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";

export type RecipientRow = typeof mailRecipients.$inferSelect;
export type Sender = { username: string; name: string | null; email: string | null; emailConfirmedAt: Date | null };
export type MailRecipientStore = ReturnType<typeof createMailRecipientStore>;

/** Recipients of accounts' mails, and how many mails go out; addresses come in small letters. */
export function createMailRecipientStore(db: Database) {
  const openRequest = (token: string) =>
    and(
      eq(mailRecipients.token, token),
      gt(mailRecipients.tokenExpiresAt, new Date()),
      isNull(mailRecipients.refusedAt),
    );
  const { username, name, email, emailConfirmedAt } = users;
  const sender = { username, name, email, emailConfirmedAt };

  return {
    async sender(userId: number): Promise<Sender | null> {
      const [row] = await db.select(sender).from(users).where(eq(users.id, userId));
      return row ?? null;
    },

    async workflowName(userId: number, workflowId: number): Promise<string | null> {
      const [row] = await db
        .select({ name: workflows.name })
        .from(workflows)
        .where(and(eq(workflows.id, workflowId), eq(workflows.userId, userId)));
      return row?.name ?? null;
    },

    async list(userId: number, addresses: string[]): Promise<RecipientRow[]> {
      if (addresses.length === 0) return [];
      return db
        .select()
        .from(mailRecipients)
        .where(and(eq(mailRecipients.userId, userId), inArray(mailRecipients.address, addresses)));
    },

    /** Makes sure that each address has a row, which the link that stops mails needs; answers them all. */
    async ensure(userId: number, addresses: string[]): Promise<RecipientRow[]> {
      if (addresses.length === 0) return [];
      await db
        .insert(mailRecipients)
        .values(addresses.map((address) => ({ userId, address })))
        .onConflictDoNothing();
      return this.list(userId, addresses);
    },

    /** Notes that somebody is asked; false where they have refused. The newest link is the only one. */
    async ask(asked: { id: number; workflowId: number; token: string; tokenExpiresAt: Date }): Promise<boolean> {
      const { id, ...request } = asked;
      const rows = await db
        .update(mailRecipients)
        .set({ ...request, askedAt: new Date() })
        .where(and(eq(mailRecipients.id, id), isNull(mailRecipients.refusedAt)))
        .returning({ id: mailRecipients.id });
      return rows.length > 0;
    },

    async findRequest(token: string): Promise<{ address: string; workflow: string | null; sender: Sender } | null> {
      const [row] = await db
        .select({ address: mailRecipients.address, workflow: workflows.name, sender })
        .from(mailRecipients)
        .innerJoin(users, eq(users.id, mailRecipients.userId))
        .leftJoin(workflows, eq(workflows.id, mailRecipients.workflowId))
        .where(openRequest(token));
      return row ?? null;
    },

    /** Uses the link up; false where it is none any more. One of two calls gets it. */
    answer(token: string, answer: MailAnswer): Promise<boolean> {
      const said = answer === "yes" ? { confirmedAt: new Date() } : { refusedAt: new Date() };
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(mailRecipients)
          .set({ ...said, token: null, tokenExpiresAt: null })
          .where(openRequest(token))
          .returning({ address: mailRecipients.address });
        if (row && answer === "nobody")
          await transaction
            .insert(mailRefusals)
            .values({ addressHash: hashed(mailboxOf(row.address)) })
            .onConflictDoNothing();
        return row !== undefined;
      });
    },

    /** Those of the addresses whose mailbox wants to be asked by nobody. */
    async refusedByAll(addresses: string[]): Promise<Set<string>> {
      if (addresses.length === 0) return new Set();
      // Refusals that are older than mailboxes are kept by the address as it was written.
      const hashesOf = (address: string) => [hashed(mailboxOf(address)), hashed(address)];
      const rows = await db
        .select({ hash: mailRefusals.addressHash })
        .from(mailRefusals)
        .where(inArray(mailRefusals.addressHash, [...new Set(addresses.flatMap(hashesOf))]));
      const refused = new Set(rows.map(({ hash }) => hash));
      return new Set(addresses.filter((address) => hashesOf(address).some((hash) => refused.has(hash))));
    },

    /** Mailboxes that have refused this account; only who was mailed can refuse, so they are few. */
    async refusedMailboxes(userId: number): Promise<Set<string>> {
      const rows = await db
        .select({ address: mailRecipients.address })
        .from(mailRecipients)
        .where(and(eq(mailRecipients.userId, userId), isNotNull(mailRecipients.refusedAt)));
      return new Set(rows.map(({ address }) => mailboxOf(address)));
    },

    async find(id: number): Promise<{ address: string; refusedAt: Date | null; sender: Sender } | null> {
      const [row] = await db
        .select({ address: mailRecipients.address, refusedAt: mailRecipients.refusedAt, sender })
        .from(mailRecipients)
        .innerJoin(users, eq(users.id, mailRecipients.userId))
        .where(eq(mailRecipients.id, id));
      return row ?? null;
    },

    /** For ever: nothing takes it back. */
    async refuse(id: number): Promise<void> {
      await db
        .update(mailRecipients)
        .set({ refusedAt: sql`coalesce(${mailRecipients.refusedAt}, now())`, token: null, tokenExpiresAt: null })
        .where(eq(mailRecipients.id, id));
    },

    /** Counts that many mails of the account today, all of them or none; false where they are more than `most` then. */
    async take(userId: number, mails: number, most: number): Promise<boolean> {
      if (mails > most) return false;
      const today = new Date().toISOString().slice(0, 10);
      const rows = await db
        .insert(mailCounts)
        .values({ userId, day: today, count: mails })
        .onConflictDoUpdate({
          target: [mailCounts.userId, mailCounts.day],
          set: { count: sql`${mailCounts.count} + ${mails}` },
          setWhere: sql`${mailCounts.count} + ${mails} <= ${most}`,
        })
        .returning({ count: mailCounts.count });
      return rows.length > 0;
    },

    /** Counts of days that are over. Who was asked, agreed or refused stays. */
    async removeOld(now: Date): Promise<void> {
      await db
        .delete(mailCounts)
        .where(lt(mailCounts.day, new Date(now.valueOf() - 2 * 86_400_000).toISOString().slice(0, 10)));
    },
  };
}

function hashed(address: string): string {
  return createHash("sha256").update(address).digest("base64url");
}
