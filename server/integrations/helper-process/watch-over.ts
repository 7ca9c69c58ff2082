import { Worker } from "node:worker_threads";

/**
 * Ends this process once it uses more memory, on or off the heap, than it may; `lifeMs` is for a parent that died. In a
 * thread of its own, because the main one may spin.
 */
export function watchOver(limits: { memoryMb: number; lifeMs: number }): void {
  const watch = `const { constants: { signals } } = require("node:os");
    const { memoryMb, lifeMs } = require("node:worker_threads").workerData;
    const started = Date.now();
    setInterval(() => {
      if (process.memoryUsage.rss() > memoryMb * 1024 * 1024 || Date.now() - started > lifeMs)
        process.kill(process.pid, signals.SIGKILL);
    }, 50);`;
  new Worker(watch, { eval: true, workerData: limits }).unref();
}
