import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { untilWritten } from "#server/db/until-written.ts";
import { AppError } from "#server/errors.ts";
import { maskSecrets } from "#server/integrations/connectors/mask-secrets.ts";
import { removeFolder } from "#server/integrations/helper-process/remove-folder.ts";
import { DISK_FULL, isDiskFull } from "#server/running/disk-full.ts";
import type { KeptRowsByStep } from "#server/running/kept-rows.schema.ts";
import type { OnRunEvent } from "#server/running/run-in-child.ts";
import type { RunEvent, RunOutcome, RunPlan } from "#server/running/run-plan.ts";
import { cleanText } from "#server/text-work/clean-text.ts";
import { judgeBrokenRun } from "./broken-run.ts";
import type { NewResult } from "./execution-result.store.ts";
import type { ExecutionSampleStore } from "./execution-sample.store.ts";
import { type KeepResultDeps, keepFile, readDashboard } from "./keep-result.ts";
import type { KeptRowsStore } from "./kept-rows.ts";
import type { EndStatus, RunEnd } from "./run-end.store.ts";
import type { ClaimedRun, RunLeaseStore } from "./run-lease.store.ts";
import { MOST_SAMPLE_TEXT } from "./run-limits.ts";
import type { RunMail } from "./run-mail.ts";
import { createRunProgress } from "./run-progress.ts";

export type SupervisorDeps = KeepResultDeps & {
  lease: RunLeaseStore;
  samples: Pick<ExecutionSampleStore, "keep" | "keepNewest">;
  keptRows: Pick<KeptRowsStore, "keep">;
  /** The folder that holds a folder for each run. */
  folder: string;
  runInChild: (plan: RunPlan, onEvent: OnRunEvent, signal: AbortSignal) => Promise<RunOutcome>;
  /** What the run needs to know besides its graph; files are there when it answers. */
  preparePlan: (run: ClaimedRun, folder: string) => Promise<RunPlan>;
  /** Answers what the person should know of a mail that was sent. */
  sendMail: (userId: number, mail: RunMail) => Promise<string[]>;
  /** Bounds what runs of the account that ended before their time leave on the disk. */
  tidyFolders: (userId: number) => Promise<void>;
  /** Told of each run that ended for good. */
  onEnd: (executionId: number, status: EndStatus) => Promise<void>;
  onError: (error: unknown) => void;
};

/** Why a worker ends a run before its time: a person wants it, the worker stops, others have it, or nobody can be told of it. */
export type BreakReason = "cancelled" | "stopping" | "lost" | "silent";

export type RunSignals = {
  /** Ends the run at once; its reason is a {@link BreakReason}. */
  broken: AbortSignal;
  /** The worker stops: what is nearly there may finish. */
  stopping: AbortSignal;
};

/** Why the run did not come to its end: what becomes of it is decided from what it has done. */
type BrokenOff = { brokenOff: string };

/** Thrown where a run turns out not to be this worker's any more. */
class ClaimLostError extends Error {}

const whyBroken: Record<"stopping" | "silent", string> = {
  stopping: "The server was stopped",
  silent: "The database couldn't be reached for too long",
};

/**
 * Carries one claimed run to its end and writes down how that was, whatever happens. Writing waits for a database that is
 * away for a while; nothing is delivered before it stands in the database that it is about to be.
 */
export async function superviseRun(
  deps: SupervisorDeps,
  run: ClaimedRun,
  { broken, stopping }: RunSignals,
): Promise<void> {
  const { lease } = deps;
  const own = new AbortController();
  const signal = AbortSignal.any([broken, own.signal]);
  const folder = join(deps.folder, String(run.executionId));
  let kept: KeptRowsByStep | null = null;
  let sampleRoom = MOST_SAMPLE_TEXT;
  let masked = maskSecrets([]);
  const progress = createRunProgress({
    onError: (error) => own.abort(error),
    write: (said) =>
      untilWritten(async () => {
        if (!(await lease.report(run, said))) throw new ClaimLostError("the run is another worker's");
      }),
  });

  const onEvent: OnRunEvent = async (event) => {
    if (event.kind === "node") {
      progress.node(event.message === undefined ? event : { ...event, message: masked(event.message) });
      // After a crash it must be known which destinations have their rows.
      if (event.status === "completed") await progress.flush();
    } else if (event.kind === "log") progress.log(event.level, event.nodeId, masked(event.text));
    else if (event.kind === "delivering") {
      // Broken off half-way it would have failed; not begun, another worker takes it up.
      if (stopping.aborted && !event.idempotent) return untilAborted(signal);
      progress.delivering(event.nodeId, event.idempotent);
      await progress.flush();
    } else if (event.kind === "mail") {
      for (const note of await deps.sendMail(run.userId, event)) progress.log("warning", event.nodeId, note);
    } else if (event.kind === "kept") kept = event.nodes;
    else if (event.kind === "sample") await keepSample(event);
    else if (event.kind === "dashboard") await writeResult(await readDashboard(event, deps.rowsKept));
    else await keepFile(run, event, deps, writeResult);
  };

  function writeResult(result: NewResult): Promise<void> {
    return untilWritten(async () => {
      if (!(await deps.results.keep(run, result))) throw new ClaimLostError("the run is another worker's");
    });
  }

  async function keepSample({ kind: _kind, rows, ...sample }: Extract<RunEvent, { kind: "sample" }>): Promise<void> {
    const clean = rows.map((row) => row.map((cell) => (cell === null ? null : cleanText(cell))));
    sampleRoom -= JSON.stringify(clean).length;
    if (sampleRoom < 0) return;
    const fields = sample.fields.map(({ name, type }) => ({ name: cleanText(name), type }));
    await untilWritten(async () => {
      if (!(await deps.samples.keep(run, { ...sample, fields, rows: clean })))
        throw new ClaimLostError("the run is another worker's");
    });
  }

  /** Null where the run was ended from outside. */
  async function carryOut(): Promise<RunEnd | BrokenOff | null> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const plan = await deps.preparePlan(run, folder);
      masked = maskSecrets(Object.values(plan.connections));
      const outcome = await deps.runInChild(plan, onEvent, signal);
      return toEnd("message" in outcome ? { ...outcome, message: masked(outcome.message) } : outcome);
    } catch (error) {
      if (error instanceof ClaimLostError) throw error;
      if (signal.aborted) return null;
      if (!(error instanceof AppError)) deps.onError(error);
      return failedFor(error);
    }
  }

  /** Null where it is not this worker's to say. */
  async function endOf(): Promise<RunEnd | BrokenOff | null> {
    try {
      const end = await carryOut();
      await progress.close();
      return end ?? toBreak(signal.reason);
    } catch (error) {
      if (error instanceof ClaimLostError) return null;
      deps.onError(error);
      return failedFor(error);
    } finally {
      progress.abandon();
    }
  }

  const end = await endOf();
  if (end === null) return;
  if ("brokenOff" in end) {
    const verdict = await untilWritten(() =>
      lease.settle(run, (state) => judgeBrokenRun({ ...state, why: end.brokenOff })),
    );
    if (verdict && verdict.status !== "queued") {
      await deps.tidyFolders(run.userId).catch(deps.onError);
      await deps.onEnd(run.executionId, verdict.status);
    }
    return;
  }
  // Before it is said to have ended: whoever reruns it at once is told of them.
  if (kept !== null) await keepForNext(deps, run, kept).catch(deps.onError);
  const ended = await untilWritten(() => lease.finish(run, end));
  if (ended === null) return;
  // Otherwise a rerun may use what was read; but not where there is no room for it.
  if (end.status === "completed" || end.error?.includes(DISK_FULL)) await removeFolder(folder).catch(deps.onError);
  else await deps.tidyFolders(run.userId).catch(deps.onError);
  await deps.onEnd(run.executionId, ended);
}

/** What a run that begins later can begin with, in place of what the run before has kept. */
async function keepForNext(deps: SupervisorDeps, run: ClaimedRun, nodes: KeptRowsByStep): Promise<void> {
  await deps.keptRows.keep(run, nodes);
  await deps.samples.keepNewest(run.workflowId, run.executionId);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function toEnd(outcome: RunOutcome): RunEnd | BrokenOff | null {
  if (outcome.status === "cancelled") return null;
  if (outcome.status === "crashed") return { brokenOff: outcome.message.replace(/\.$/, "") };
  return outcome.status === "completed"
    ? { status: "completed", recordsProcessed: outcome.recordsProcessed, error: null, nodeId: null }
    : { status: "failed", recordsProcessed: null, error: outcome.message, nodeId: outcome.nodeId };
}

function toBreak(reason: unknown): RunEnd | BrokenOff | null {
  if (reason === "lost" || reason instanceof ClaimLostError) return null;
  if (reason === "cancelled") return { status: "cancelled", recordsProcessed: null, error: null, nodeId: null };
  if (reason === "stopping" || reason === "silent") return { brokenOff: whyBroken[reason] };
  return failedFor(reason);
}

function failedFor(error: unknown): RunEnd {
  // What keeps a step from running is told with the step.
  const nodeId = error instanceof AppError ? (Object.keys(error.fields ?? {})[0] ?? null) : null;
  return { status: "failed", recordsProcessed: null, error: describeFailure(error), nodeId };
}

/** What a person can make of a failure on our side. */
function describeFailure(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : null;
  // 53100: PostgreSQL says it of the application's own database.
  if (isDiskFull(error) || code === "53100") return DISK_FULL;
  if (code === "EACCES" || code === "EROFS")
    return "The server can't write to its run folder. Tell the server's administrator, then rerun.";
  return "Something went wrong on our side. Rerun it, and if it fails again, tell the server's administrator.";
}
