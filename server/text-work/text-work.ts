import { availableParallelism } from "node:os";
import { projectRoot } from "#server/project-root.ts";
import { createTextPool, type TextPool } from "./text-pool.ts";
import type { textTasks } from "./text-tasks.ts";

export type TextWork = TextPool<typeof textTasks>;

/** The bundle has the thread's module beside the server; from sources Node runs the TypeScript itself. */
const built = import.meta.url.includes("/dist/server/");
const path = built ? "dist/server/text-work/text-worker.js" : "server/text-work/text-worker.ts";

/** The pool that reads what visitors type. */
export function createTextWork(): TextWork {
  return createTextPool("text", new URL(path, `file://${projectRoot}`), {
    threads: Math.min(4, availableParallelism()),
    waiting: 48,
    waitingOfOne: 12,
    deadlineMs: 8_000,
  });
}
