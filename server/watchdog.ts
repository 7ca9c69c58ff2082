import { Worker } from "node:worker_threads";

const BEAT_MS = 500;

/**
 * Ends this process when its event loop has stood still for so many seconds, so that a supervisor starts it again: an
 * embedded database that can write no log spins for ever, deaf to signals. Looks are counted, not time, because a laptop
 * that slept would else find its process dead.
 */
export function startWatchdog({ seconds = 20 }: { seconds?: number } = {}): { close: () => Promise<void> } {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => void Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const worker = new Worker(watch, { eval: true, execArgv: [], workerData: { beats, seconds, pid: process.pid } });
  worker.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}

/** Plain JavaScript, because it runs as a thread of its own without a file. */
const watch = `
const { workerData: { beats, seconds, pid } } = require("node:worker_threads");
const { writeSync } = require("node:fs");
let last = -1;
let still = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  const msg = "The process has not answered for " + seconds + " s and was ended, to be started again. " +
    "A full disk under the embedded database does this: look at the free space of DATA_DIR.";
  try { writeSync(2, JSON.stringify({ level: 60, time: Date.now(), pid, msg }) + "\\n"); } catch {}
  process.kill(pid, "SIGKILL");
}, 1000);
`;
