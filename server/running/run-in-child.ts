import type { ChildProcess } from "node:child_process";
import { limitMessages } from "./limit-messages.ts";
import { MEMORY_USED_UP, STORAGE_USED_UP } from "./limit-watch.ts";
import {
  type RunEvent,
  type RunLimits,
  type RunOrder,
  type RunOutcome,
  type RunPlan,
  runEventSchema,
} from "./run-plan.ts";
import { type StartRun, startRun } from "./run-processes.ts";

/** Told of everything the run says, one event after the other; the run waits where the event says so. */
export type OnRunEvent = (event: Exclude<RunEvent, { kind: "done" | "failed" }>) => Promise<void> | void;

/**
 * Runs a workflow in a process of its own and tells how that ended, once the process is gone. Aborting the signal ends
 * it at once; so do its limits.
 * @throws what `onEvent` throws, except while a mail is sent: then the run is told and decides.
 */
export async function runInChild(
  plan: RunPlan,
  onEvent: OnRunEvent,
  signal: AbortSignal,
  start: StartRun = startRun,
): Promise<RunOutcome> {
  if (signal.aborted) return { status: "cancelled" };
  const child = start(plan.limits);
  const kill = () => void child.kill("SIGKILL");
  let outcome: RunOutcome | null = null;
  let lastWords = "";
  let overtime = false;
  let handlerError: unknown = null;
  /** Events are handled in the order they came in, each after the one before. */
  let handled = Promise.resolve();

  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-4_000);
  });
  child.on("message", (message) => {
    handled = handled
      .then(() => handle(runEventSchema.parse(message)))
      .catch((error) => {
        handlerError ??= error;
        kill();
      });
  });

  async function handle(event: RunEvent): Promise<void> {
    if (handlerError !== null || signal.aborted) return;
    if (event.kind === "done") outcome = { status: "completed", recordsProcessed: event.recordsProcessed };
    else if (event.kind === "failed") outcome = { status: "failed", nodeId: event.nodeId, message: event.message };
    else if (event.kind === "mail") tell(child, { kind: "mailed", nodeId: event.nodeId, ...(await sendMail(event)) });
    else {
      await onEvent(event);
      if (event.kind === "delivering") tell(child, { kind: "deliver", nodeId: event.nodeId });
    }
  }

  async function sendMail(event: Extract<RunEvent, { kind: "mail" }>): Promise<{ error?: string }> {
    try {
      await onEvent(event);
      return {};
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  const timer = setTimeout(() => {
    overtime = true;
    kill();
  }, plan.limits.seconds * 1000);
  signal.addEventListener("abort", kill);
  const exit = await new Promise<string>((resolve) => {
    child.once("close", (code, killedBy) => resolve(killedBy ?? `code ${code}`));
    child.once("error", (error) => resolve(error.message));
    tell(child, { kind: "run", plan });
  });
  clearTimeout(timer);
  signal.removeEventListener("abort", kill);
  await handled;

  if (handlerError !== null) throw handlerError;
  // What was said before the end stands, whoever ended the process.
  if (outcome !== null) return outcome;
  if (signal.aborted) return { status: "cancelled" };
  const limit = overtime ? limitMessages.time(plan.limits) : limitMessage(lastWords, plan.limits);
  if (limit) return { status: "failed", nodeId: null, message: limit };
  return { status: "crashed", message: `The process of this run ended unexpectedly (${exit}).` };
}

/** A process that is gone has ended already, which its exit tells. */
function tell(child: ChildProcess, order: RunOrder): void {
  child.send(order, () => {});
}

function limitMessage(lastWords: string, limits: RunLimits): string | null {
  if (lastWords.includes(MEMORY_USED_UP)) return limitMessages.memory(limits);
  return lastWords.includes(STORAGE_USED_UP) ? limitMessages.disk(limits) : null;
}
