import { existsSync, readdirSync } from "node:fs";
import { setPriority } from "node:os";

/** People who use the product come first; what is left of the machine is for runs. */
const PRIORITY = 10;
const THREADS = "/proc/self/task";

/**
 * Lowers the priority of this process. Linux does so thread by thread, so of every thread that is there; those that come
 * have the priority of the one that makes them.
 */
export function lowerPriority(): void {
  setPriority(PRIORITY);
  if (!existsSync(THREADS)) return;
  for (const thread of readdirSync(THREADS)) setPriority(Number(thread), PRIORITY);
}
