import { Worker } from "node:worker_threads";
import type { RunLimits } from "./run-plan.ts";

/** Last words of a process that ended itself, read from its standard error by its parent. */
export const MEMORY_USED_UP = "limit:memory";
export const STORAGE_USED_UP = "limit:storage";

/** What Node, the libraries and the buffers between two systems need beside the rows. */
const BASE_MEMORY_MB = 512;

export type LimitWatch = {
  /** From now on this folder's space counts. */
  lookInto: (folder: string) => void;
};

/**
 * Ends this process once it uses more memory, or its folder more space, than it may; `seconds` is for a parent that
 * died. In a thread of its own, because the main one may be held up.
 */
export function watchLimits(folder: string, limits: RunLimits): LimitWatch {
  const watch = `const { constants: { signals } } = require("node:os");
    const { readdirSync, statSync, writeSync } = require("node:fs");
    const { join } = require("node:path");
    const { parentPort, workerData } = require("node:worker_threads");
    const { memory, disk, seconds } = workerData;
    let { folder } = workerData;
    parentPort.on("message", (next) => { folder = next; });
    const started = Date.now();
    const end = (word) => { writeSync(2, word); process.kill(process.pid, signals.SIGKILL); };
    const size = (path) => {
      let bytes = 0;
      let entries = [];
      try { entries = readdirSync(path, { withFileTypes: true }); } catch { return 0; }
      for (const entry of entries) {
        if (entry.isDirectory()) bytes += size(join(path, entry.name));
        else try { bytes += statSync(join(path, entry.name)).size; } catch {}
      }
      return bytes;
    };
    let turn = 0;
    setInterval(() => {
      if (process.memoryUsage.rss() > memory) end(${JSON.stringify(MEMORY_USED_UP)});
      if (turn++ % 5 === 0 && size(folder) > disk) end(${JSON.stringify(STORAGE_USED_UP)});
      if (Date.now() - started > seconds * 1000) end("");
    }, 100);`;
  const worker = new Worker(watch, {
    eval: true,
    workerData: {
      folder,
      memory: (limits.memoryMb + BASE_MEMORY_MB) * 1024 * 1024,
      disk: limits.diskMb * 1024 * 1024,
      seconds: limits.seconds + 30,
    },
  });
  worker.unref();
  return { lookInto: (next) => worker.postMessage(next) };
}
