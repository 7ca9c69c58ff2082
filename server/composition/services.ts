import { setTimeout } from "node:timers/promises";
import { subDays } from "date-fns";
import type { Request, RequestHandler, Router } from "express";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { OpenDatabase } from "#server/db/database.ts";
import { eachInTurn } from "#server/db/each-in-turn.ts";
import { startSweep } from "#server/db/sweep.ts";
import { vacuumEmbedded } from "#server/db/vacuum-embedded.ts";
import type { Env } from "#server/env.ts";
import { createAuditStore } from "#server/features/admin/audit.store.ts";
import { type CountKept, createNetworkStorage } from "#server/features/auth/network-storage.ts";
import { createUserStore } from "#server/features/auth/user.store.ts";
import type { SupervisorDeps } from "#server/features/executions/run-supervisor.ts";
import { factSetRoutes } from "#server/features/fact-sets/fact-sets.routes.ts";
import { createFactSetsService } from "#server/features/fact-sets/fact-sets.service.ts";
import { createFactSetsStore } from "#server/features/fact-sets/fact-sets.store.ts";
import { createDraftsStore } from "#server/features/generator/drafts.store.ts";
import { createLetterLimits } from "#server/features/generator/letter-limits.ts";
import { promptsRoutes } from "#server/features/generator/prompts.routes.ts";
import { createPromptsService } from "#server/features/generator/prompts.service.ts";
import { templateBriefRoutes } from "#server/features/generator/template-briefs.routes.ts";
import { leadAdminRoutes } from "#server/features/leads/lead-admin.routes.ts";
import { createLeadAdminService } from "#server/features/leads/lead-admin.service.ts";
import { createLeadListStore, EMBEDDED_SLICE } from "#server/features/leads/lead-list.store.ts";
import { createLeadStatsStore } from "#server/features/leads/lead-stats.store.ts";
import { createLeadsStore } from "#server/features/leads/leads.store.ts";
import { savedLetterRoutes } from "#server/features/letters/saved-letter.routes.ts";
import { createSavedLetterService } from "#server/features/letters/saved-letter.service.ts";
import { createSavedLetterStore } from "#server/features/letters/saved-letter.store.ts";
import { materialRoutes } from "#server/features/material/material.routes.ts";
import { notificationsRoutes } from "#server/features/notifications/notifications.routes.ts";
import { createNotificationsStore } from "#server/features/notifications/notifications.store.ts";
import { postingsRoutes } from "#server/features/postings/postings.routes.ts";
import { letterFileRoutes } from "#server/features/resume/letter-file.routes.ts";
import { resumeRoutes } from "#server/features/resume/resume.routes.ts";
import { createResumeService } from "#server/features/resume/resume.service.ts";
import { createResumeReader, recognitionLimits } from "#server/features/resume/resume-reader.ts";
import { createVisitorResumeStore } from "#server/features/resume/visitor-resume.store.ts";
import { createAskingLimits } from "#server/http/asking-limits.ts";
import type { Cache } from "#server/http/cache-metrics.ts";
import { removeExpiredLimits } from "#server/http/rate-limit.ts";
import type { SessionOptions } from "#server/http/session.ts";
import { takeTurns } from "#server/http/take-turns.ts";
import { createVisitorStorage } from "#server/http/visitor-storage.ts";
import { createMailer } from "#server/integrations/mailer/create-mailer.ts";
import { createPages } from "#server/integrations/pages/pages.ts";
import { createResumeCompletion } from "#server/integrations/resume-completion/complete-resume.ts";
import { createBuiltInWriter } from "#server/integrations/writer/built-in-writer.ts";
import { type BodyWork, createBodyWork } from "#server/text-work/body-work.ts";
import { createTextWork } from "#server/text-work/text-work.ts";
import { findTemplate } from "#shared/templates/catalogue.ts";
import { createAccountServices } from "./account-services.ts";
import { createApplicationServices } from "./application-services.ts";
import { createBackground } from "./background.ts";
import { createRunServices } from "./run-services.ts";
import { createStoreServices } from "./store-services.ts";
import { createWorkflowServices } from "./workflow-services.ts";
import { createWriterServices } from "./writer-services.ts";

export type ServicesDeps = {
  db: OpenDatabase["db"];
  source: OpenDatabase["source"];
  env: Env;
  logger: Logger;
  /** Seals what the database must not give away. */
  encryptionKey: string;
  /** Carries out a run; tests have programs of their own. */
  runInChild?: SupervisorDeps["runInChild"];
};

export type Services = {
  /** An open session with its account. */
  loadSession: SessionOptions["load"];
  /** Sets `request.user` from the session; mounted right after it. */
  recallUser: RequestHandler[];
  /** Where long bodies are read. */
  bodies: Pick<BodyWork, "run">;
  /** Counts what an account writes into the database. */
  countRows: CountKept;
  /** Mounted before anything reads bodies or looks where a call comes from. */
  rawRoutes: [path: string, router: Router][];
  /** Mount path and router, in the order they are mounted. */
  routes: [path: string, router: Router][];
  /** Makes what must be there before the first request; answers lines for the operator to read. */
  prepare: () => Promise<string[]>;
  /** What the parts of the product count for `/metrics`. */
  metrics: Registry[];
  /** What the parts of the product keep in memory to answer sooner. */
  caches: Cache[];
  /** Begins to execute workflow runs where this process is to; what was under way when a process died is seen to. */
  startWork: () => Promise<void>;
  /** Starts the workflows that are due at that time. */
  lookAtSchedules: (now: Date) => Promise<void>;
  /** What is done once an hour. */
  tidy: (now: Date) => Promise<void>;
  /** Waits for work that answers do not wait for. */
  settled: () => Promise<void>;
  /** Ends streams, which would keep calls open, and workflow runs. */
  stopRuns: () => Promise<void>;
  /** Ends what the services keep running; waits for what is under way. */
  close: () => Promise<void>;
};

/** How long stopping waits for mails that are on their way. */
const MAIL_PATIENCE_MS = 8_000;

/** Calls that look at whole graphs, or runs of thousands of steps; each takes some hundred milliseconds of this thread. */
const graphTurns = { atOnce: 4, atOnceOfOne: 2, waiting: 400, waitingOfOne: 120 };

/** Who needs whom, in one place: stores and integrations first, then the services that use them, then their routes. */
export function createServices({ db, source, env, logger, encryptionKey, runInChild }: ServicesDeps): Services {
  const rateLimits = { enabled: env.rateLimits, db };
  const storage = createVisitorStorage({ ...rateLimits, ...env.anonymous });
  const drafts = createDraftsStore(db);
  const visitorResumes = createVisitorResumeStore(db);
  const getResume = ({ sessionID }: Request) => visitorResumes.get(sessionID);
  /** What is kept for a visitor's session beside it. */
  const visitors = {
    move: async (from: string, to: string) => {
      await drafts.move(from, to);
      await visitorResumes.move(from, to);
    },
    removeOf: async (sessionId: string) => {
      await drafts.removeOf(sessionId);
      await visitorResumes.removeOf(sessionId);
    },
  };
  const background = createBackground(logger);
  const mailer = createMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    outboxFolder: `${env.dataDir}/outbox`,
    onFile: (path) => logger.warn({ path }, "SMTP_URL is not set: wrote a mail to a file"),
  });

  const allowAsking = createAskingLimits(rateLimits);
  const ofNetwork = { networkOf: createUserStore(db).network, megabytesPerDay: env.filesMegabytesPerNetwork };
  const countKept = createNetworkStorage({ ...rateLimits, ...ofNetwork, kind: "files" });
  const countRows = createNetworkStorage({ ...rateLimits, ...ofNetwork, kind: "rows" });
  const inTurn = takeTurns(graphTurns, "Too much is asked of workflows at once. Try again in 5 seconds.");
  const workflows = createWorkflowServices({
    ...{ db, env, encryptionKey, background, mailer, allowAsking, countKept, inTurn },
    onWorkflowRemoved: (of) => runs.forget(of),
  });

  const audit = createAuditStore(db);
  const accounts = createAccountServices({
    ...{ db, env, background, mailer, visitors, audit, allowAsking, encryptionKey },
    forgetFiles: async (userId) => {
      await workflows.forgetFiles(userId);
      await runs.forget({ userId, workflowId: null });
    },
    copyDrafts: (userId, sessionIds) => prompts.copyOf(userId, sessionIds),
  });

  const applications = createApplicationServices({
    ...{ db, env, background, mailer, logger, encryptionKey },
    isConfirmed: accounts.isConfirmed,
  });

  const savedLetters = createSavedLetterService({ letters: createSavedLetterStore(db) });

  const texts = createTextWork();
  const builtIn = createBuiltInWriter((task, caller) => texts.run("letter.compose", task, caller));
  const writers = createWriterServices({
    ...{ db, env, encryptionKey, builtIn },
    record: audit.record,
    reading: {
      brief: (task, caller) => texts.run("letter.brief", task, caller),
      claims: (task, caller) => texts.run("letter.claims", task, caller),
    },
  });
  const bodies = createBodyWork();

  const pages = createPages({ allowPrivate: env.allowPrivateHosts, contact: env.appUrl });
  const resumeReader = createResumeReader();
  const recogniser = createResumeReader(recognitionLimits);
  const resumes = createResumeService({
    reader: resumeReader,
    recogniser,
    completeResume: createResumeCompletion(
      writers.model,
      {
        ask: (imported, caller) => texts.run("resume.ask", imported, caller),
        take: (from, caller) => texts.run("resume.take", from, caller),
      },
      (err) => logger.warn({ err }, "resume not completed"),
    ),
  });

  const store = createStoreServices({ db, env, background, mailer, logger, hasAccount: accounts.hasAccount });

  const leads = createLeadsStore(db);
  const prompts = createPromptsService({
    builtIn,
    usual: writers.usual,
    reading: {
      request: (body, caller) => texts.run("prompt.read", body, caller),
      revision: (from, caller) => texts.run("prompt.revise", from, caller),
    },
    drafts,
    createLead: leads.create,
    updateLeadResult: leads.updateResult,
    allowLetter: createLetterLimits(rateLimits),
    ownsTemplate: store.ownsTemplate,
  });

  const leadList = createLeadListStore(db, { slice: env.databaseUrl ? null : EMBEDDED_SLICE });
  const leadAdmin = createLeadAdminService({ leads: leadList, record: audit.record });
  const leadStats = createLeadStatsStore(db);

  const runs = createRunServices({
    ...{ db, source, env, logger, background, mailer, encryptionKey, bodies, countKept, countRows, inTurn },
    ...(runInChild ? { runInChild } : {}),
    fileStore: workflows.fileStore,
    recipients: workflows.recipients,
    tokenOwner: accounts.tokenOwner,
    stillSignedIn: accounts.stillSignedIn,
    openConnections: workflows.openConnections,
    filePaths: workflows.filePaths,
  });

  async function tidy(now: Date): Promise<void> {
    const { leadsRetentionDays: days } = env;
    const parts = [
      ...[
        drafts.removeUnused,
        visitorResumes.removeUnused,
        accounts.tidy,
        applications.tidy,
        workflows.tidy,
        runs.tidy,
        store.tidy,
      ],
      () => removeExpiredLimits(db, now),
      ...(days ? [() => leadList.removeOlderThan(subDays(now, days))] : []),
      ...(env.databaseUrl ? [] : [() => vacuumEmbedded(db)]),
    ];
    await eachInTurn(parts, (part) => part(now));
  }
  const sweep = startSweep({ work: tidy, onError: (error) => logger.error({ err: error }, "sweep") });

  return {
    bodies,
    countRows,
    loadSession: accounts.loadSession,
    recallUser: accounts.recallUser,
    rawRoutes: [...store.rawRoutes, ...workflows.rawRoutes, ...runs.rawRoutes, ...applications.rawRoutes],
    routes: [
      ...accounts.routes,
      ["/api/prompts", promptsRoutes({ service: prompts, getResume, storage })],
      ["/api/template-briefs", templateBriefRoutes({ findTemplate, ownsTemplate: store.ownsTemplate })],
      [
        "/api/postings",
        postingsRoutes({
          readPosting: (from, caller) => texts.run("posting.read", from, caller),
          readPage: pages.read,
          rateLimits,
        }),
      ],
      [
        "/api/fact-sets",
        factSetRoutes({ service: createFactSetsService({ sets: createFactSetsStore(db), now: () => new Date() }) }),
      ],
      [
        "/api/material",
        materialRoutes({ sortText: (from, caller) => texts.run("material.sort", from, caller), rateLimits }),
      ],
      ["/api/saved-cover-letters", savedLetterRoutes({ service: savedLetters })],
      ...applications.routes,
      [
        "/api/admin",
        leadAdminRoutes({ service: leadAdmin, getStats: leadStats.get, countWaiting: accounts.countWaiting }),
      ],
      [
        "/api/notifications",
        notificationsRoutes({
          listFinishedRuns: createNotificationsStore(db).listFinishedRuns,
          summariseWaiting: accounts.summariseWaiting,
          listDue: applications.listDue,
        }),
      ],
      ...writers.routes,
      ...store.routes,
      ...runs.routes,
      ...workflows.routes,
      ["/api/letter-files", letterFileRoutes({ reader: resumeReader, rateLimits })],
      [
        "/api/resume",
        resumeRoutes({
          service: resumes,
          rateLimits,
          storage,
          resumes: visitorResumes,
          forgetVisitor: visitors.removeOf,
        }),
      ],
    ],
    prepare: async () => {
      texts.warmUp();
      return (await Promise.all([accounts.makeFirstAdmin(), writers.notice()])).flat();
    },
    metrics: [runs.metrics, texts.metrics, bodies.metrics],
    caches: [prompts.cache],
    startWork: runs.startWork,
    lookAtSchedules: runs.lookAtSchedules,
    tidy,
    settled: background.settled,
    stopRuns: runs.stop,
    close: async () => {
      resumeReader.close();
      recogniser.close();
      pages.close();
      await Promise.all([texts.close(), bodies.close()]);
      await runs.stop();
      await Promise.race([background.settled(), setTimeout(MAIL_PATIENCE_MS, undefined, { ref: false })]);
      await sweep.close();
      await workflows.close();
    },
  };
}
