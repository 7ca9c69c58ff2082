import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inPieces, LONG_ROWS } from "#server/db/in-pieces.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { applications } from "#shared/applications/application.table.ts";
import { applicationReminders } from "#shared/applications/reminder.table.ts";
import { sessions } from "#shared/auth/session.table.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterDrafts } from "#shared/generator/letter-draft.table.ts";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";
import { letterVersions } from "#shared/letters/letter-version.table.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { factSets, factSetVersions } from "#shared/material/fact-set.table.ts";
import { checkouts } from "#shared/purchases/checkout.table.ts";
import { templatePurchases } from "#shared/purchases/template-purchase.table.ts";
import { visitorResumes } from "#shared/resume/visitor-resume.table.ts";
import { connectionSecrets } from "#shared/workflows/connection.schema.ts";
import { executionSamples } from "#shared/workflows/execution-sample.table.ts";
import { mailRecipients } from "#shared/workflows/mail-recipient.table.ts";
import { connections, executions, workflows } from "#shared/workflows/workflow.table.ts";
import { workflowFiles } from "#shared/workflows/workflow-file.table.ts";
import { workflowVersions } from "#shared/workflows/workflow-version.table.ts";

// What only the server counts with is nobody's data.
const { promptInfoBytes: _bytes, ...ofLetter } = getTableColumns(savedCoverLetters);
const { characters: _characters, ...ofWorkflow } = getTableColumns(workflows);

export type PersonalCopyStore = ReturnType<typeof createPersonalCopyStore>;

/** Rows that are read at a time: of texts, and of what may have a megabyte each. */
const TEXTS = 20;
const LARGE = 1;

/** Everything the database holds of one person, to hand it out: long lists as they are read, some rows at a time. */
export function createPersonalCopyStore(db: Database) {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const letterIds = (userId: number) =>
    db.select({ id: savedCoverLetters.id }).from(savedCoverLetters).where(eq(savedCoverLetters.userId, userId));
  const setIds = (userId: number) => db.select({ id: factSets.id }).from(factSets).where(eq(factSets.userId, userId));
  const workflowIds = (userId: number) =>
    db.select({ id: workflows.id }).from(workflows).where(eq(workflows.userId, userId));

  async function* letters(userId: number) {
    const ids = idsOf(await letterIds(userId).orderBy(desc(savedCoverLetters.createdAt)));
    yield* inSlices(ids, TEXTS, (some) =>
      db
        .select(ofLetter)
        .from(savedCoverLetters)
        .where(inArray(savedCoverLetters.id, some))
        .orderBy(desc(savedCoverLetters.createdAt)),
    );
  }

  async function* versionsOfLetters(userId: number) {
    const { id, letterId } = letterVersions;
    const ids = await db
      .select({ id })
      .from(letterVersions)
      .where(inArray(letterId, letterIds(userId)))
      .orderBy(id);
    yield* inSlices(idsOf(ids), TEXTS, (some) => db.select().from(letterVersions).where(inArray(id, some)).orderBy(id));
  }

  async function* jobs(userId: number) {
    const { id, bytes } = applications;
    const rows = await db.select({ id, bytes }).from(applications).where(eq(applications.userId, userId)).orderBy(id);
    yield* inSlices(inPieces(rows, LONG_ROWS), 1, ([piece = []]) =>
      db.select().from(applications).where(inArray(id, piece)).orderBy(id),
    );
  }

  async function* setsOfFacts(userId: number) {
    const ids = idsOf(await setIds(userId).orderBy(factSets.id));
    yield* inSlices(ids, LARGE, (some) =>
      db.select().from(factSets).where(inArray(factSets.id, some)).orderBy(factSets.id),
    );
  }

  async function* versionsOfSets(userId: number) {
    const { id, setId } = factSetVersions;
    const ids = await db
      .select({ id })
      .from(factSetVersions)
      .where(inArray(setId, setIds(userId)))
      .orderBy(id);
    yield* inSlices(idsOf(ids), LARGE, (some) =>
      db.select().from(factSetVersions).where(inArray(id, some)).orderBy(id),
    );
  }

  async function* graphs(userId: number) {
    const ids = idsOf(await workflowIds(userId).orderBy(workflows.id));
    yield* inSlices(ids, LARGE, (some) =>
      db.select(ofWorkflow).from(workflows).where(inArray(workflows.id, some)).orderBy(workflows.id),
    );
  }

  async function* versionsOfGraphs(userId: number) {
    const { workflowId, version } = workflowVersions;
    const keys = await db
      .select({ workflowId, version })
      .from(workflowVersions)
      .where(inArray(workflowId, workflowIds(userId)))
      .orderBy(workflowId, version);
    for (const key of keys)
      yield db
        .select()
        .from(workflowVersions)
        .where(and(eq(workflowId, key.workflowId), eq(version, key.version)));
  }

  async function* samples(userId: number) {
    const { executionId, nodeId } = executionSamples;
    const own = db
      .select({ id: executions.id })
      .from(executions)
      .where(inArray(executions.workflowId, workflowIds(userId)));
    const keys = await db
      .select({ executionId, nodeId })
      .from(executionSamples)
      .where(inArray(executionId, own))
      .orderBy(executionId);
    for (const key of keys)
      yield db
        .select()
        .from(executionSamples)
        .where(and(eq(executionId, key.executionId), eq(nodeId, key.nodeId)));
  }

  async function* runs(userId: number) {
    const { id, workflowId } = executions;
    const ids = await db
      .select({ id })
      .from(executions)
      .where(inArray(workflowId, workflowIds(userId)))
      .orderBy(id);
    yield* inSlices(idsOf(ids), LARGE, (some) => db.select().from(executions).where(inArray(id, some)).orderBy(id));
  }

  async function* files(userId: number) {
    const ids = await db.select({ id: workflowFiles.id }).from(workflowFiles).where(eq(workflowFiles.userId, userId));
    for await (const rows of inSlices(idsOf(ids), LARGE, (some) =>
      db.select().from(workflowFiles).where(inArray(workflowFiles.id, some)),
    ))
      yield rows.map(({ fileKey: _key, ...file }) => file);
  }

  async function* leads(sessionIds: readonly string[]) {
    const drafts = await db
      .select({ leadId: letterDrafts.leadId })
      .from(letterDrafts)
      .where(inArray(letterDrafts.sessionId, [...sessionIds]));
    const ids = drafts.flatMap((draft) => draft.leadId ?? []);
    yield* inSlices(ids, TEXTS, (some) =>
      db.select().from(promptSubmissions).where(inArray(promptSubmissions.id, some)),
    );
  }

  async function* resumes(sessionIds: readonly string[]) {
    const { sessionId, resume } = visitorResumes;
    for await (const rows of inSlices(sessionIds, LARGE, (some) =>
      db.select({ resume }).from(visitorResumes).where(inArray(sessionId, some)),
    ))
      yield rows.map((row) => row.resume);
  }

  return {
    async listSessionIds(userId: number): Promise<string[]> {
      const owner = sql`(${sessions.sess} #>> '{passport,user,id}')`;
      const rows = await db
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(eq(owner, String(userId)));
      return rows.map(({ sid }) => sid);
    },

    /**
     * All but the letters that wait in open sessions: of those not everything may leave. Leads are those that this account's
     * open sessions made. One that merely carries the same e-mail address may have been typed by somebody else: it is not
     * handed out, not even where the address is confirmed.
     */
    async collect(userId: number, sessionIds: readonly string[]) {
      const { password: _secret, ...account } = await accountOf(db, userId);
      return {
        account,
        letters: letters(userId),
        letterVersions: versionsOfLetters(userId),
        applications: jobs(userId),
        reminders: (await db.select().from(applicationReminders).where(eq(applicationReminders.userId, userId))).map(
          ({ mails, timeZone }) => ({ mails, timeZone }),
        ),
        factSets: setsOfFacts(userId),
        factSetVersions: versionsOfSets(userId),
        purchases: await db.select().from(templatePurchases).where(eq(templatePurchases.userId, userId)),
        checkouts: await db.select().from(checkouts).where(eq(checkouts.userId, userId)),
        workflows: graphs(userId),
        workflowVersions: versionsOfGraphs(userId),
        executions: runs(userId),
        executionSamples: samples(userId),
        workflowFiles: files(userId),
        mailRecipients: (await db.select().from(mailRecipients).where(eq(mailRecipients.userId, userId))).map(
          ({ token: _token, tokenExpiresAt: _expiry, ...recipient }) => recipient,
        ),
        connections: (await db.select().from(connections).where(eq(connections.userId, userId))).map(withoutSecrets),
        leads: leads(sessionIds),
        resumes: resumes(sessionIds),
      };
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
