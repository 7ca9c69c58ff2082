import { type ChildProcess, fork } from "node:child_process";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { compileCache } from "#server/integrations/helper-process/compile-cache.ts";
import { firstToEnd } from "#server/integrations/helper-process/first-to-end.ts";
import { createSpareProcess, type SpareProcess } from "#server/integrations/helper-process/spare-process.ts";
import type { RunLimits } from "./run-plan.ts";

/** Gives the process of one run, which waits for its plan. */
export type StartRun = (limits: Pick<RunLimits, "memoryMb">) => ChildProcess;

export type RunProcesses = {
  start: StartRun;
  /** Gets a process ready for some minutes, for a run with these limits. */
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
  const child = fork(fileURLToPath(program), [], {
    execArgv: [`--max-old-space-size=${Math.max(128, memoryMb)}`, "--no-warnings"],
    env: { TZ: "UTC", ...compileCache() },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  return firstToEnd(child);
}

/**
 * Processes of runs, one of which has started already where a run is likely, so that it need not wait for that. Each is
 * used for one run; nothing of it is left to the next.
 */
export function createRunProcesses(start: StartRun = startRun): RunProcesses {
  let spares: { memoryMb: number; spare: SpareProcess } | null = null;
  let timer: NodeJS.Timeout | undefined;

  function sparesFor({ memoryMb }: Pick<RunLimits, "memoryMb">): { memoryMb: number; spare: SpareProcess } {
    const prepare = () => {
      const child = start({ memoryMb });
      hold(child, false);
      return child;
    };
    spares ??= { memoryMb, spare: createSpareProcess(prepare) };
    return spares;
  }

  return {
    start: (limits) => {
      const { memoryMb, spare } = sparesFor(limits);
      const ready = limits.memoryMb === memoryMb ? spare.take() : null;
      clearTimeout(timer);
      timer = setTimeout(spare.warmUp, REPLACE_MS).unref();
      if (ready) hold(ready, true);
      return ready ?? start(limits);
    },
    warmUp: (limits) => sparesFor(limits).spare.warmUp(),
    close: () => {
      clearTimeout(timer);
      spares?.spare.close();
    },
  };
}

/** A process that only waits must not keep the server from ending; it ends itself when the channel closes. */
function hold(child: ChildProcess, held: boolean): void {
  for (const handle of [child, child.channel, child.stderr instanceof Socket ? child.stderr : null])
    if (held) handle?.ref();
    else handle?.unref();
}
