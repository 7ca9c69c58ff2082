import { setTimeout } from "node:timers/promises";
import { subDays } from "date-fns";
import type { RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { createBackground } from "./background.ts";
import type { OpenDatabase } from "./db/database.ts";
import { startSweep } from "./db/sweep.ts";
import { vacuumEmbedded } from "./db/vacuum-embedded.ts";
import type { Env } from "./env.ts";
import { accountAdminRoutes } from "./features/admin/account-admin.routes.ts";
import { createAccountAdminService } from "./features/admin/account-admin.service.ts";
import { createAccountAdminStore } from "./features/admin/account-admin.store.ts";
import { createAuditStore } from "./features/admin/audit.store.ts";
import { authRoutes } from "./features/auth/auth.routes.ts";
import { createAuthService } from "./features/auth/auth.service.ts";
import { createAuthLimits } from "./features/auth/auth-limits.ts";
import { createAuthenticator } from "./features/auth/authenticator.ts";
import { createBrowserSessions } from "./features/auth/browser-session.ts";
import { createFirstAdmin } from "./features/auth/first-admin.ts";
import { hashPassword } from "./features/auth/password-hash.ts";
import { passwordResetRoutes } from "./features/auth/password-reset.routes.ts";
import { createPasswordResetService } from "./features/auth/password-reset.service.ts";
import { createResetTokenStore } from "./features/auth/reset-token.store.ts";
import { createSessionStore } from "./features/auth/session.store.ts";
import { createUserStore } from "./features/auth/user.store.ts";
import type { SupervisorDeps } from "./features/executions/run-supervisor.ts";
import { createDraftsStore } from "./features/generator/drafts.store.ts";
import { createLetterLimits } from "./features/generator/letter-limits.ts";
import { promptsRoutes } from "./features/generator/prompts.routes.ts";
import { createPromptsService } from "./features/generator/prompts.service.ts";
import { leadAdminRoutes } from "./features/leads/lead-admin.routes.ts";
import { createLeadAdminService } from "./features/leads/lead-admin.service.ts";
import { createLeadListStore, EMBEDDED_SLICE } from "./features/leads/lead-list.store.ts";
import { createLeadStatsStore } from "./features/leads/lead-stats.store.ts";
import { createLeadsStore } from "./features/leads/leads.store.ts";
import { savedLetterRoutes } from "./features/letters/saved-letter.routes.ts";
import { createSavedLetterService } from "./features/letters/saved-letter.service.ts";
import { createSavedLetterStore } from "./features/letters/saved-letter.store.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { createNotificationsStore } from "./features/notifications/notifications.store.ts";
import { createPersonalRecordStore } from "./features/profile/personal-record.store.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { createProfileService } from "./features/profile/profile.service.ts";
import { createCheckoutStore } from "./features/purchases/checkout.store.ts";
import { createPurchaseStore } from "./features/purchases/purchase.store.ts";
import { purchasesRoutes } from "./features/purchases/purchases.routes.ts";
import { createPurchasesService } from "./features/purchases/purchases.service.ts";
import { stripeWebhookRoutes } from "./features/purchases/stripe-webhook.routes.ts";
import { letterFileRoutes } from "./features/resume/letter-file.routes.ts";
import { resumeRoutes } from "./features/resume/resume.routes.ts";
import { createResumeService } from "./features/resume/resume.service.ts";
import { createResumeReader } from "./features/resume/resume-reader.ts";
import { removeExpiredLimits } from "./http/rate-limit.ts";
import type { SessionOptions } from "./http/session.ts";
import { createMailer } from "./integrations/mailer/mailer.ts";
import { createPayments } from "./integrations/payments/create-payments.ts";
import { sandboxCheckoutRoutes } from "./integrations/payments/sandbox-checkout.routes.ts";
import { createSandboxCheckoutStore } from "./integrations/payments/sandbox-checkout.store.ts";
import { createResumeCompletion } from "./integrations/resume-completion/complete-resume.ts";
import { createBuiltInWriter } from "./integrations/writer/built-in-writer.ts";
import { createOpenAiWriter } from "./integrations/writer/openai-writer.ts";
import { createRunServices } from "./run-services.ts";
import { runInChild } from "./running/run-in-child.ts";
import { createWorkflowServices } from "./workflow-services.ts";

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
  /** Mounted before anything reads bodies or looks where a call comes from. */
  rawRoutes: [path: string, router: Router][];
  /** Mount path and router, in the order they are mounted. */
  routes: [path: string, router: Router][];
  /** Makes what must be there before the first request; answers lines for the operator to read. */
  prepare: () => Promise<string[]>;
  /** Begins to execute workflow runs where this process is to; what was under way when a process died is seen to. */
  startWork: () => Promise<void>;
  /** Starts the workflows that are due at that time. */
  lookAtSchedules: (now: Date) => Promise<void>;
  /** What is done once an hour. */
  tidy: (now: Date) => Promise<void>;
  /** Waits for work that answers do not wait for. */
  settled: () => Promise<void>;
  /** Ends streams, which would keep calls open, and workflow runs. */
  hangUp: () => Promise<void>;
  /** Ends what the services keep running; waits for what is under way. */
  close: () => Promise<void>;
};

/** How long stopping waits for mails that are on their way. */
const MAIL_PATIENCE_MS = 8_000;

/** Who needs whom, in one place: stores and integrations first, then the services that use them, then their routes. */
export function createServices({
  db,
  source,
  env,
  logger,
  encryptionKey,
  runInChild: carryOut = runInChild,
}: ServicesDeps): Services {
  const rateLimits = { enabled: env.rateLimits, db };

  const drafts = createDraftsStore(db);
  const background = createBackground(logger);
  const mailer = createMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    outboxFolder: `${env.dataDir}/outbox`,
    onFile: (path) => logger.warn({ path }, "SMTP_URL is not set: wrote a mail to a file"),
  });

  const users = createUserStore(db);
  const openSessions = createSessionStore(db);
  const authLimits = createAuthLimits(rateLimits);
  const auth = createAuthService({ users });
  const authenticator = createAuthenticator(auth);
  const sessions = createBrowserSessions({
    moveVisitor: drafts.move,
    forgetVisitor: drafts.removeOf,
    secureCookies: env.secureCookies,
  });

  const resetTokens = createResetTokenStore(db);
  const passwordResets = createPasswordResetService({
    users,
    tokens: resetTokens,
    sessions: openSessions,
    mailer,
    appUrl: env.appUrl,
  });

  const workflows = createWorkflowServices({ db, env, encryptionKey });

  const profiles = createProfileService({
    records: createPersonalRecordStore(db),
    getAccount: users.get,
    updateAccount: users.update,
    isPasswordOf: auth.isPasswordOf,
    setPassword: auth.setPassword,
    revokeResetLinks: resetTokens.removeOf,
    sendMail: (mail) => background.run("mail about a changed address", () => mailer.send(mail)),
    forgetMails: (address) => background.run("kept mails of a deleted account", () => mailer.forget(address)),
    forgetFiles: (userId) => background.run("deletion of files", () => workflows.forgetFiles(userId)),
  });

  const savedLetters = createSavedLetterService({ letters: createSavedLetterStore(db) });

  const resumeReader = createResumeReader();
  const resumes = createResumeService({
    reader: resumeReader,
    ...(env.model
      ? { completeResume: createResumeCompletion(env.model, (err) => logger.warn({ err }, "resume not completed")) }
      : {}),
  });

  const sandboxCheckouts = createSandboxCheckoutStore(db);
  const payments = createPayments(env, { sandboxCheckouts });
  const purchases = createPurchasesService({
    payments,
    purchases: createPurchaseStore(db),
    checkouts: createCheckoutStore(db),
    hasAccount: async (userId) => (await users.get(userId)) !== null,
    sendMail: mailer.send,
    appUrl: env.appUrl,
  });

  const leads = createLeadsStore(db);
  const prompts = createPromptsService({
    writer: env.model ? createOpenAiWriter(env.model) : createBuiltInWriter(),
    drafts,
    createLead: leads.create,
    updateLeadResult: leads.updateResult,
    allowLetter: createLetterLimits(rateLimits),
    ownsTemplate: purchases.ownsTemplate,
  });

  const audit = createAuditStore(db);
  const accounts = createAccountAdminStore(db);
  const accountAdmin = createAccountAdminService({
    accounts,
    audit,
    hashPassword,
  });
  const leadList = createLeadListStore(db, { slice: env.databaseUrl ? null : EMBEDDED_SLICE });
  const leadAdmin = createLeadAdminService({ leads: leadList, record: audit.record });
  const leadStats = createLeadStatsStore(db);

  const runs = createRunServices({
    ...{ db, source, env, logger, background, mailer },
    runInChild: carryOut,
    fileStore: workflows.fileStore,
    openConnections: workflows.openConnections,
    filePaths: workflows.filePaths,
  });

  async function tidy(now: Date): Promise<void> {
    await drafts.removeUnused(now);
    await removeExpiredLimits(db, now);
    await workflows.tidy(now);
    await runs.tidy(now);
    if (env.leadsRetentionDays) await leadList.removeOlderThan(subDays(now, env.leadsRetentionDays));
    if (payments.kind !== "none") await purchases.settleForgotten(now);
    if (!env.databaseUrl) await vacuumEmbedded(db);
  }
  const sweep = startSweep({ work: tidy, onError: (error) => logger.error({ err: error }, "sweep") });

  return {
    loadSession: openSessions.load,
    recallUser: [authenticator.recallUser, sessions.keepInStep()],
    rawRoutes: [
      ["/api/stripe/webhook", stripeWebhookRoutes({ parseEvent: payments.parseEvent, settle: purchases.settle })],
    ],
    routes: [
      ["/api", authRoutes({ service: auth, authenticator, sessions, limits: authLimits })],
      ["/api", passwordResetRoutes({ service: passwordResets, limits: authLimits, background: background.run })],
      [
        "/api/profile",
        profileRoutes({
          service: profiles,
          guardSignIn: authLimits.guardSignIn,
          startSession: sessions.start,
          endSession: sessions.end,
          endOtherSessions: openSessions.endAll,
        }),
      ],
      ["/api/prompts", promptsRoutes({ service: prompts, getResume: (request) => request.session.resume ?? null })],
      ["/api/saved-cover-letters", savedLetterRoutes({ service: savedLetters })],
      [
        "/api/admin",
        leadAdminRoutes({ service: leadAdmin, getStats: leadStats.get, countWaiting: accountAdmin.countWaiting }),
      ],
      ["/api/admin", accountAdminRoutes({ service: accountAdmin, audit })],
      [
        "/api/notifications",
        notificationsRoutes({
          listFinishedRuns: createNotificationsStore(db).listFinishedRuns,
          summariseWaiting: accounts.summariseWaiting,
        }),
      ],
      [
        "/api",
        purchasesRoutes({
          service: purchases,
          rateLimits,
          setup: env.production
            ? null
            : {
                provider: payments.kind,
                apiUrl: env.stripe?.apiUrl ?? null,
                webhookSigned: Boolean(env.stripe?.webhookSecret),
                testMode: !env.stripe?.secretKey.startsWith("sk_live_"),
              },
        }),
      ],
      ...(payments.kind === "sandbox"
        ? [
            [
              "/sandbox-checkout",
              sandboxCheckoutRoutes({
                checkouts: sandboxCheckouts,
                appUrl: env.appUrl,
                notify: (sessionId) => background.run("sandbox payment", () => purchases.settle(sessionId)),
              }),
            ] satisfies [string, Router],
          ]
        : []),
      ...runs.routes,
      ...workflows.routes,
      ["/api/letter-files", letterFileRoutes({ reader: resumeReader, rateLimits })],
      ["/api/resume", resumeRoutes({ service: resumes, rateLimits, forgetVisitor: drafts.removeOf })],
    ],
    prepare: () => {
      resumeReader.warmUp();
      return createFirstAdmin({ users, ...env.admin });
    },
    startWork: runs.startWork,
    lookAtSchedules: runs.lookAtSchedules,
    tidy,
    settled: background.settled,
    hangUp: runs.stop,
    close: async () => {
      resumeReader.close();
      await runs.stop();
      await Promise.race([background.settled(), setTimeout(MAIL_PATIENCE_MS, undefined, { ref: false })]);
      await sweep.close();
      await workflows.close();
    },
  };
}
