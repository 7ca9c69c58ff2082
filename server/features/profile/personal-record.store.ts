import { eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { removeFew } from "#server/db/remove-few.ts";
import { removeRunsOf } from "#server/db/remove-runs.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { applications } from "#shared/applications/application.table.ts";
import { keptResumePieces, keptResumes } from "#shared/applications/kept-resume.table.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { letterVersions } from "#shared/letters/letter-version.table.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { factSets, factSetVersions } from "#shared/material/fact-set.table.ts";
import { checkouts } from "#shared/purchases/checkout.table.ts";
import { sandboxCheckouts } from "#shared/purchases/sandbox-checkout.table.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";
import { visitorResumes } from "#shared/resume/visitor-resume.table.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";
import { workflowVersions } from "#shared/workflows/workflow-version.table.ts";

export type PersonalRecordStore = ReturnType<typeof createPersonalRecordStore>;

/** Takes all that the database holds of a person out of it; `personal-copy.store.ts` hands it out. */
export function createPersonalRecordStore(db: Database) {
  const sessionOf = (userId: number) => eq(sql`(${sessions.sess} #>> '{passport,user,id}')`, String(userId));
  const sidsOf = (userId: number) => db.select({ sid: sessions.sid }).from(sessions).where(sessionOf(userId));

  /** What is long of an account, versions before what they are of. */
  async function removeLongTexts(userId: number): Promise<void> {
    const letters = db
      .select({ id: savedCoverLetters.id })
      .from(savedCoverLetters)
      .where(eq(savedCoverLetters.userId, userId));
    const sets = db.select({ id: factSets.id }).from(factSets).where(eq(factSets.userId, userId));
    const graphs = db.select({ id: workflows.id }).from(workflows).where(eq(workflows.userId, userId));
    const resumes = db.select({ id: keptResumes.id }).from(keptResumes).where(eq(keptResumes.userId, userId));
    await removeFew(db, applications, { which: eq(applications.userId, userId), few: 10 });
    await removeFew(db, letterVersions, { which: inArray(letterVersions.letterId, letters), few: 10 });
    await removeFew(db, savedCoverLetters, { which: eq(savedCoverLetters.userId, userId), few: 10 });
    await removeFew(db, factSetVersions, { which: inArray(factSetVersions.setId, sets), few: 5 });
    await removeFew(db, workflowVersions, { which: inArray(workflowVersions.workflowId, graphs), few: 2 });
    await removeFew(db, workflows, { which: eq(workflows.userId, userId), few: 2 });
    await removeFew(db, keptResumePieces, { which: inArray(keptResumePieces.resumeId, resumes), few: 5 });
  }

  return {
    /**
     * Takes the person out of every table, all of it or nothing. Leads under their e-mail address go too, if it is
     * confirmed: otherwise it may be somebody else's. Purchases
     * stay without the person, for the books; the audit log keeps what was done, under a number in place of the name.
     * Only runs and long texts go before, a few at a time: there may be millions of steps, and hundreds of megabytes.
     */
    async erase(userId: number): Promise<void> {
      await removeRunsOf(db, { userId }, null);
      await removeLongTexts(userId);
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
        await transaction.delete(visitorResumes).where(inArray(visitorResumes.sessionId, sids));
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
