import { type ChildProcess, fork } from "node:child_process";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { compileCache } from "#server/integrations/helper-process/compile-cache.ts";
import type { RunLimits } from "./run-plan.ts";

/** Gives the process of one run, which waits for its plan. */
export type StartRun = (limits: Pick<RunLimits, "memoryMb">) => ChildProcess;

export type RunProcesses = {
  start: StartRun;
  /** Keeps a process ready from now on, for runs with these limits. */
  warmUp: (limits: Pick<RunLimits, "memoryMb">) => void;
  close: () => void;
};

/** The bundle has the run's process beside the server; from sources Node runs the TypeScript itself. */
const processFile = import.meta.url.endsWith(".ts") ? "./run-process.ts" : "./running/run-process.js";
/** The next one is not started in the first moments of a run, which somebody watches. */
const REPLACE_MS = 1_000;

/** `program` is another that speaks the same language, for tests. */
export function startRun(
  { memoryMb }: Pick<RunLimits, "memoryMb">,
  program = new URL(processFile, import.meta.url),
): ChildProcess {
  return fork(fileURLToPath(program), [], {
    execArgv: [`--max-old-space-size=${Math.max(128, memoryMb)}`, "--no-warnings"],
    env: { TZ: "UTC", ...compileCache() },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

/**
 * Processes of runs, one of which has always started already, so that a run need not wait for that. Each is used for one
 * run; nothing of it is left to the next.
 */
export function createRunProcesses(start: StartRun = startRun): RunProcesses {
  let wanted: Pick<RunLimits, "memoryMb"> | null = null;
  let spare: ChildProcess | null = null;
  let timer: NodeJS.Timeout | null = null;

  function prepare(): void {
    if (wanted === null || spare !== null) return;
    const child = start(wanted);
    spare = child;
    hold(child, false);
    // The next run starts one for itself, and is told what is wrong where that fails too.
    child.once("error", () => forget(child));
    child.once("exit", () => forget(child));
  }

  function forget(child: ChildProcess): void {
    if (spare === child) spare = null;
  }

  return {
    start: (limits) => {
      const ready = spare?.connected && limits.memoryMb === wanted?.memoryMb ? spare : null;
      if (ready) spare = null;
      if (timer) clearTimeout(timer);
      timer = setTimeout(prepare, REPLACE_MS).unref();
      if (ready) hold(ready, true);
      return ready ?? start(limits);
    },
    warmUp: (limits) => {
      wanted = limits;
      prepare();
    },
    close: () => {
      wanted = null;
      if (timer) clearTimeout(timer);
      spare?.kill("SIGKILL");
    },
  };
}

/** A process that only waits must not keep the server from ending; it ends itself when the channel closes. */
function hold(child: ChildProcess, held: boolean): void {
  for (const handle of [child, child.channel, child.stderr instanceof Socket ? child.stderr : null])
    if (held) handle?.ref();
    else handle?.unref();
}
