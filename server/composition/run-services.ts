import { join } from "node:path";
import type { RequestHandler, Router } from "express";
import type { Logger } from "pino";
import type { OpenDatabase } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import type { CountKept } from "#server/features/auth/network-storage.ts";
import { createExecutionStore } from "#server/features/executions/execution.store.ts";
import {
  type ExecutionEventsDeps,
  executionEventsRoutes,
} from "#server/features/executions/execution-events.routes.ts";
import { createExecutionFeed } from "#server/features/executions/execution-feed.ts";
import { createExecutionResultStore } from "#server/features/executions/execution-result.store.ts";
import { createExecutionResultsService } from "#server/features/executions/execution-results.service.ts";
import { createExecutionSampleStore } from "#server/features/executions/execution-sample.store.ts";
import { executionsRoutes } from "#server/features/executions/executions.routes.ts";
import { createExecutionsService } from "#server/features/executions/executions.service.ts";
import { hookRoutes, workflowHookRoutes } from "#server/features/executions/hook.routes.ts";
import { createHookStore } from "#server/features/executions/hook.store.ts";
import { createHooksService } from "#server/features/executions/hooks.service.ts";
import { createKeptRows } from "#server/features/executions/kept-rows.ts";
import { passOn } from "#server/features/executions/pass-on.ts";
import { type PreparePlanDeps, preparePlan } from "#server/features/executions/prepare-plan.ts";
import { createRetentionStore } from "#server/features/executions/retention.store.ts";
import { createFileRoom, makeRoom, tidyFolders, tidyRuns } from "#server/features/executions/retention.ts";
import { createRunLeaseStore } from "#server/features/executions/run-lease.store.ts";
import { createRunMetricsStore } from "#server/features/executions/run-metrics.store.ts";
import { createRunMetrics, type RunMetrics } from "#server/features/executions/run-metrics.ts";
import { createRunNoticeStore, type TroubledRun } from "#server/features/executions/run-notice.store.ts";
import { type SupervisorDeps, superviseRun } from "#server/features/executions/run-supervisor.ts";
import { createRunWorker } from "#server/features/executions/run-worker.ts";
import { scheduleRoutes } from "#server/features/executions/schedule.routes.ts";
import { createScheduleStore } from "#server/features/executions/schedule.store.ts";
import { createScheduler } from "#server/features/executions/scheduler.ts";
import { createSchedulesService } from "#server/features/executions/schedules.service.ts";
import { createRunMailSender, type RunMailDeps } from "#server/features/executions/send-run-mail.ts";
import { startLimit } from "#server/features/executions/start-limit.ts";
import { troubleMail } from "#server/features/executions/trouble-mail.ts";
import { createLinkBase } from "#server/http/came-by.ts";
import { createRateLimiter, isAllowed } from "#server/http/rate-limit.ts";
import type { FileStore } from "#server/integrations/file-store/file-store.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import { createRunQueue } from "#server/integrations/queue/run-queue.ts";
import { createSecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { runInChild } from "#server/running/run-in-child.ts";
import { createRunProcesses } from "#server/running/run-processes.ts";
import type { BodyWork } from "#server/text-work/body-work.ts";
import type { Background } from "./background.ts";

export type RunServicesDeps = {
  db: OpenDatabase["db"];
  source: OpenDatabase["source"];
  env: Env;
  logger: Logger;
  background: Background;
  mailer: Mailer;
  fileStore: FileStore;
  recipients: Omit<RunMailDeps, "send">;
  encryptionKey: string;
  /** Counts what an account keeps more. @throws AppError tooMany */
  countKept: CountKept;
  /** The same of what it keeps in the database. @throws AppError tooMany */
  countRows: CountKept;
  /** Lets calls that look at whole graphs take turns. */
  inTurn: RequestHandler;
  /** Where long bodies are read. */
  bodies: Pick<BodyWork, "run">;
  /** The account that an API token is for. */
  tokenOwner: (token: string) => Promise<number | null>;
  stillSignedIn: ExecutionEventsDeps["stillSignedIn"];
  /** Carries out a run; tests have programs of their own. */
  runInChild?: SupervisorDeps["runInChild"];
} & Pick<PreparePlanDeps, "openConnections" | "filePaths">;

export type RunServices = {
  rawRoutes: [path: string, router: Router][];
  routes: [path: string, router: Router][];
  metrics: RunMetrics["registry"];
  /** Begins to execute runs and to watch schedules, where this process is to. */
  startWork: () => Promise<void>;
  /** Starts what is due at that time. */
  lookAtSchedules: (now: Date) => Promise<void>;
  tidy: (now: Date) => Promise<void>;
  /** Takes away rows of a workflow, or of all of the account where that is null. */
  forget: (of: { userId: number; workflowId: number | null }) => Promise<void>;
  /** Ends what would keep calls open, and hands runs on. */
  stop: () => Promise<void>;
};

/** The part of {@link createServices} that executes workflows. */
export function createRunServices(deps: RunServicesDeps): RunServices {
  const { db, env, background, recipients } = deps;
  const { perAccount, limits, keptDays, atOnce } = env.runs;
  // However many runs an account has, one slot of this worker is left to the others.
  const perAccountHere = env.worker === "off" ? perAccount : Math.min(perAccount, Math.max(1, atOnce - 1));
  const onError = (error: unknown) => deps.logger.error({ err: error }, "runs");
  const folder = join(env.dataDir, "runs");

  const keptRows = createKeptRows(join(env.dataDir, "kept-rows"));
  const samples = createExecutionSampleStore(db);
  const lease = createRunLeaseStore(db);
  const executions = createExecutionStore(db);
  const results = createExecutionResultStore(db);
  const retention = {
    retention: createRetentionStore(db, deps.fileStore.remove),
    bytesPerAccount: env.runs.bytesPerAccount,
  };
  const schedules = createScheduleStore(db);
  const notices = createRunNoticeStore(db);
  const metrics = createRunMetrics({ store: createRunMetricsStore(db), onError });
  const queue = createRunQueue({ source: deps.source, worker: env.worker !== "off", onError });

  async function onEnd(executionId: number, status: string): Promise<void> {
    await metrics.ended(executionId, status);
    const troubled =
      status === "failed" || status === "completed_with_skips" ? await notices.ofTroubled(executionId) : null;
    if (troubled) background.run("mail about a run", () => tellOwner(troubled));
  }

  /** Nobody is told whose address is not confirmed, or who has stopped these mails. */
  async function tellOwner(run: TroubledRun): Promise<void> {
    const [recipient] = (await recipients.mailable(run.userId, [run.email])).to;
    if (!recipient) return;
    await recipients.takeMails(run.userId, 1);
    await deps.mailer.send(troubleMail(run, { appUrl: env.appUrl, stopUrl: recipients.stopUrl(recipient.id) }));
  }

  const processes = createRunProcesses();
  const supervisor: SupervisorDeps = {
    ...{ lease, results, samples, keptRows, folder, onEnd, onError },
    rowsKept: limits.rowsKept,
    saveFile: deps.fileStore.save,
    takeFileRoom: createFileRoom({
      retention: retention.retention,
      most: env.runs.fileBytesPerAccount,
      countKept: deps.countKept,
    }),
    tidyFolders: (userId) => tidyFolders({ ...retention, folder }, userId),
    runInChild: deps.runInChild ?? ((plan, onEvent, signal) => runInChild(plan, onEvent, signal, processes.start)),
    preparePlan: (run, into) =>
      preparePlan(
        {
          ...{ ...deps, inputOf: lease.inputOf, keptRows, limits, allowPrivateHosts: env.allowPrivateHosts },
          unconfirmed: async (userId, to) => (await recipients.mailable(userId, to)).unconfirmed,
        },
        run,
        into,
      ),
    sendMail: createRunMailSender({ ...recipients, send: deps.mailer.send }),
  };
  const worker = createRunWorker({
    ...{ lease, queue, onEnd, onError },
    perAccount: perAccountHere,
    slots: atOnce,
    alone: deps.source.kind === "embedded",
    supervise: (run, signals) => superviseRun(supervisor, run, signals),
  });

  const service = createExecutionsService({
    executions,
    samples,
    ...{ perAccount, perAccountHere },
    countRuns: async (userId) => deps.countRows(userId, 1 + (await retention.retention.countBytes(userId))),
    makeRoom: (userId) => makeRoom(retention, userId),
    offer: (executionId) => background.run("offer of a run", () => queue.offer(executionId)),
    cancelHere: worker.cancel,
    keptSteps: keptRows.stepsOf,
    passOn: (earlier, id) => passOn(folder, earlier, id).catch(onError),
  });
  const feed = createExecutionFeed({ versions: executions.versions, onError });
  const starts = createRateLimiter(startLimit, { enabled: env.rateLimits, db });
  const scheduler = createScheduler({
    schedules,
    allowStart: (userId) => isAllowed(() => starts.consume(String(userId))),
    onError,
    start: async (schedule, logs) => {
      const { failedId } = await service.executeScheduled(schedule, logs);
      if (failedId !== null) await onEnd(failedId, "failed");
    },
  });
  const resultsService = createExecutionResultsService({ executions, results, openFile: deps.fileStore.open });

  const hooks = createHooksService({
    hooks: createHookStore(db),
    box: createSecretBox(deps.encryptionKey),
    siteUrl: createLinkBase(env),
    start: service.executeWith,
  });
  const rateLimits = { enabled: env.rateLimits, db };

  /** Who looks at the runs of a workflow, as its editor does, may start the next. */
  async function list(userId: number, workflowId: number): ReturnType<typeof service.list> {
    const listed = await service.list(userId, workflowId);
    if (!deps.runInChild && env.worker !== "off") processes.warmUp(limits);
    return listed;
  }

  let stopped: Promise<unknown> | null = null;

  return {
    rawRoutes: [["/api/hooks", hookRoutes({ service: hooks, bodies: deps.bodies, rateLimits })]],
    routes: [
      [
        "/api",
        executionsRoutes({
          service: { ...service, list },
          ...{ results: resultsService, tokenOwner: deps.tokenOwner, rateLimits, inTurn: deps.inTurn },
        }),
      ],
      ["/api/workflows", workflowHookRoutes({ service: hooks })],
      ["/api", executionEventsRoutes({ load: service.detail, feed, stillSignedIn: deps.stillSignedIn, onError })],
      ["/api/workflows", scheduleRoutes({ service: createSchedulesService({ schedules }), rateLimits })],
    ],
    metrics: metrics.registry,
    startWork: async () => {
      if (env.worker === "off") return;
      scheduler.start();
      await worker.start();
    },
    lookAtSchedules: scheduler.look,
    tidy: (now) => tidyRuns({ ...retention, fileStore: deps.fileStore, keptRows, folder, keptDays }, now),
    forget: async ({ userId, workflowId }) =>
      workflowId === null ? keptRows.forgetAccount(userId) : keptRows.forgetWorkflow({ userId, workflowId }),
    stop: async () => {
      feed.close();
      stopped ??= Promise.all([worker.stop(), scheduler.close()]).finally(processes.close);
      await stopped;
    },
  };
}
