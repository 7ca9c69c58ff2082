import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { OpenDatabase } from "#server/db/database.ts";

const program = new URL("./worker-process.ts", import.meta.url);

/** What its runs do, see `worker-process.ts`; nothing: each adds its line and is done. */
type WorkerManner = "hold" | "late" | "wait" | "";

export type WorkerProcesses = {
  /** Answers once it works; `through` is another way to the same database. */
  start: (into: string, manner?: WorkerManner, through?: string) => Promise<ChildProcess>;
  end: (worker: ChildProcess, signal: "SIGTERM" | "SIGKILL") => Promise<void>;
  /** Ends all that are still there, stopped ones too. */
  killAll: () => void;
};

/** Real processes beside the test that execute the runs of its PostgreSQL. */
export function createWorkerProcesses(
  where: () => { source: OpenDatabase["source"]; folder: string },
): WorkerProcesses {
  const workers: ChildProcess[] = [];
  return {
    start: async (into, manner = "", through) => {
      const { source, folder } = where();
      if (source.kind !== "postgres") throw new Error("no other process can be on this database");
      const worker = fork(program, [through ?? source.url, folder, into, manner], {
        // One whose line is cut complains of it for as long as that lasts.
        stdio: ["ignore", "ignore", through ? "ignore" : "inherit", "ipc"],
      });
      workers.push(worker);
      await once(worker, "message");
      return worker;
    },
    end: async (worker, signal) => {
      worker.kill(signal);
      await once(worker, "exit");
    },
    killAll: () => {
      for (const worker of workers) worker.kill("SIGKILL");
    },
  };
}
