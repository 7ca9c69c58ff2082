import { desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { auditEntries } from "#shared/admin/audit-entry.table.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { letterVersions } from "#shared/letters/letter-version.table.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { checkouts } from "#shared/purchases/checkout.table.ts";
import { sandboxCheckouts } from "#shared/purchases/sandbox-checkout.table.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";
import { connectionSecrets } from "#shared/workflows/connection.schema.ts";
import { connections, executions, workflows } from "#shared/workflows/workflow.table.ts";
import { workflowFiles } from "#shared/workflows/workflow-file.table.ts";

export type PersonalRecordStore = ReturnType<typeof createPersonalRecordStore>;

/** Everything the database holds of one person: to hand it out, and to take it out. */
export function createPersonalRecordStore(db: Database) {
  const sessionOf = (userId: number) => eq(sql`(${sessions.sess} #>> '{passport,user,id}')`, String(userId));
  const sidsOf = (userId: number) => db.select({ sid: sessions.sid }).from(sessions).where(sessionOf(userId));

  return {
    /**
     * Leads are those that this account's open sessions made. One that merely carries the same e-mail address may be
     * somebody else's, because addresses are not verified: it is not handed out.
     */
    async collect(userId: number) {
      const { password: _secret, ...account } = await accountOf(db, userId);
      const drafts = await db
        .select()
        .from(letterDrafts)
        .where(inArray(letterDrafts.sessionId, sidsOf(userId)));
      const leadIds = drafts.flatMap((draft) => draft.leadId ?? []);
      return {
        account,
        letters: await db
          .select()
          .from(savedCoverLetters)
          .where(eq(savedCoverLetters.userId, userId))
          .orderBy(desc(savedCoverLetters.createdAt)),
        letterVersions: await db
          .select()
          .from(letterVersions)
          .where(
            inArray(
              letterVersions.letterId,
              db
                .select({ id: savedCoverLetters.id })
                .from(savedCoverLetters)
                .where(eq(savedCoverLetters.userId, userId)),
            ),
          ),
        purchases: await db.select().from(templatePurchases).where(eq(templatePurchases.userId, userId)),
        checkouts: await db.select().from(checkouts).where(eq(checkouts.userId, userId)),
        workflows: await db.select().from(workflows).where(eq(workflows.userId, userId)),
        executions: await db
          .select()
          .from(executions)
          .where(
            inArray(
              executions.workflowId,
              db.select({ id: workflows.id }).from(workflows).where(eq(workflows.userId, userId)),
            ),
          ),
        workflowFiles: (await db.select().from(workflowFiles).where(eq(workflowFiles.userId, userId))).map(
          ({ fileKey: _key, ...file }) => file,
        ),
        connections: (await db.select().from(connections).where(eq(connections.userId, userId))).map(withoutSecrets),
        leads: await db.select().from(promptSubmissions).where(inArray(promptSubmissions.id, leadIds)),
        drafts: drafts.map(({ sessionId: _session, ...draft }) => draft),
        resumes: (
          await db
            .select({ resume: sql<unknown>`${sessions.sess} -> 'resume'` })
            .from(sessions)
            .where(sessionOf(userId))
        ).flatMap(({ resume }) => (resume ? [resume] : [])),
      };
    },

    /**
     * Takes the person out of every table, all of it or nothing. Leads under their e-mail address go too. Purchases
     * stay without the person, for the books; the audit log keeps what was done, under a number in place of the name.
     */
    async erase(userId: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const [account] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
        if (!account) return;
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
          account.email === null ? undefined : eq(sql`lower(${promptSubmissions.email})`, account.email.toLowerCase()),
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
        await forgetInAuditLog(transaction, account);
        // Letters, save keys, reset tokens, workflows, their runs and connections go with the account's row.
        await transaction.delete(users).where(eq(users.id, userId));
      });
    },
  };
}

async function accountOf(db: Database, userId: number) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new Error("the account of an open session is gone");
  return account;
}

/** What a connection is, without what opens it. */
function withoutSecrets({ config, ...connection }: typeof connections.$inferSelect) {
  const secrets: readonly string[] = Object.values(connectionSecrets).flat();
  const open = Object.entries(config ?? {}).filter(([name]) => !secrets.includes(name));
  return { ...connection, config: Object.fromEntries(open) };
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
