import type { ChildProcess } from "node:child_process";

export type SpareProcess = {
  /** Starts a process unless one is ready, so that whoever needs it next need not wait for that. */
  warmUp: () => void;
  /** The process that is ready, if there is one; it is the caller's then. */
  take: () => ChildProcess | null;
  close: () => void;
};

/** A process that waits holds about 100 MB, too much where files and runs are rare. */
const IDLE_MS = 10 * 60_000;

/** One process ahead of need, which ends when for minutes nobody has needed it. */
export function createSpareProcess(start: () => ChildProcess): SpareProcess {
  let ready: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function end(): void {
    clearTimeout(timer);
    ready?.kill("SIGKILL");
    ready = null;
  }

  return {
    warmUp: () => {
      if (closed) return;
      clearTimeout(timer);
      timer = setTimeout(end, IDLE_MS).unref();
      if (ready?.connected) return;
      const child = start();
      ready = child;
      const forget = () => {
        if (ready === child) ready = null;
      };
      child.once("error", forget);
      child.once("exit", forget);
    },
    take: () => {
      const child = ready?.connected ? ready : null;
      ready = null;
      clearTimeout(timer);
      return child;
    },
    close: () => {
      closed = true;
      end();
    },
  };
}
