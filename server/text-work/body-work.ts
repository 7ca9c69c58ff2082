import { projectRoot } from "#server/project-root.ts";
import type { bodyTasks } from "./body-worker.ts";
import { createTextPool, type TextPool } from "./text-pool.ts";

export type BodyWork = TextPool<typeof bodyTasks>;

/** The bundle has the thread's module beside the server; from sources Node runs the TypeScript itself. */
const built = import.meta.url.includes("/dist/server/");
const path = built ? "dist/server/text-work/body-worker.js" : "server/text-work/body-worker.ts";

/** The thread that reads long bodies. It starts with the first of them. */
export function createBodyWork(): BodyWork {
  return createTextPool("body", new URL(path, `file://${projectRoot}`), {
    threads: 1,
    waiting: 64,
    waitingOfOne: 16,
    deadlineMs: 8_000,
  });
}
