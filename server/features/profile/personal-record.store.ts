import { eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { checkouts } from "#shared/purchases/checkout.table.ts";
import { sandboxCheckouts } from "#shared/purchases/sandbox-checkout.table.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";

export type PersonalRecordStore = ReturnType<typeof createPersonalRecordStore>;

/** Takes all that the database holds of a person out of it; `personal-copy.store.ts` hands it out. */
export function createPersonalRecordStore(db: Database) {
  const sessionOf = (userId: number) => eq(sql`(${sessions.sess} #>> '{passport,user,id}')`, String(userId));
  const sidsOf = (userId: number) => db.select({ sid: sessions.sid }).from(sessions).where(sessionOf(userId));

  return {
    /**
     * Takes the person out of every table, all of it or nothing. Leads under their e-mail address go too, if it is
     * confirmed: otherwise it may be somebody else's. Purchases
     * stay without the person, for the books; the audit log keeps what was done, under a number in place of the name.
     */
    async erase(userId: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const [account] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
        if (!account) return;
        const confirmed = account.emailConfirmedAt === null ? null : account.email;
        const sids = sidsOf(userId);
        const drafts = await transaction
          .select({ leadId: letterDrafts.leadId })
          .from(letterDrafts)
          .where(inArray(letterDrafts.sessionId, sids));
        const isTheirLead = or(
          inArray(
            promptSubmissions.id,
            drafts.flatMap((draft) => draft.leadId ?? []),
          ),
          confirmed === null ? undefined : eq(sql`lower(${promptSubmissions.email})`, confirmed.toLowerCase()),
        );
        const leadIds = transaction.select({ id: promptSubmissions.id }).from(promptSubmissions).where(isTheirLead);
        await transaction
          .delete(letterDrafts)
          .where(or(inArray(letterDrafts.sessionId, sids), inArray(letterDrafts.leadId, leadIds)));
        await transaction.delete(promptSubmissions).where(isTheirLead);
        await transaction.delete(sessions).where(sessionOf(userId));
        await transaction.update(checkouts).set({ userId: null }).where(eq(checkouts.userId, userId));
        await transaction
          .delete(sandboxCheckouts)
          .where(eq(sql`(${sandboxCheckouts.metadata} ->> 'userId')`, String(userId)));
        await transaction.update(templatePurchases).set({ userId: 0 }).where(eq(templatePurchases.userId, userId));
        await forgetInAuditLog(transaction, { ...account, email: confirmed });
        // Applications, letters, sets of facts, their keys, kept resumes, reset tokens, workflows, their runs and connections go with the account's row.
        await transaction.delete(users).where(eq(users.id, userId));
      });
    },
  };
}

async function forgetInAuditLog(
  db: Pick<Database, "update">,
  account: { id: number; username: string; email: string | null },
): Promise<void> {
  const nobody = `deleted account ${account.id}`;
  await db.update(auditEntries).set({ actor: nobody }).where(eq(auditEntries.actor, account.username));
  await db
    .update(auditEntries)
    .set({ target: nobody })
    .where(inArray(auditEntries.target, [account.username, ...(account.email ? [account.email] : [])]));
}
