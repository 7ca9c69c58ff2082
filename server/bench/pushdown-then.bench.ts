import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { against, type BenchRow, median } from "./bench-row.ts";
import { type Engine, onOrders, presentEngine, ROUNDS, timeRun } from "./pushdown.bench.ts";

/** The last code of the day on which steps were asked to run in the database. */
const THEN = "9ffeba65";

/** The workflow of {@link benchPushDown}, pushed, against the code of the day before anything was pushed, in turn; both give the same rows. */
export async function benchPushDownThen(): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-then-"));
  const root = join(folder, "code");
  const git = (...args: string[]) => promisify(execFile)("git", args);
  await git("worktree", "add", "--detach", root, THEN);
  try {
    // Its libraries are those of today, of the same versions.
    await symlink(resolve("node_modules"), join(root, "node_modules"));
    const then = await engineOf(root);
    return await onOrders(async (world) => {
      const times = { pushed: [] as number[], before: [] as number[] };
      for (let round = 0; round <= ROUNDS; round++) {
        const pushed = await timeRun({ ...world, pushDown: true, engine: presentEngine });
        const earlier = await timeRun({ ...world, pushDown: false, engine: then });
        // The first round fills the caches.
        if (round === 0) continue;
        times.pushed.push(pushed);
        times.before.push(earlier);
      }
      const ratio = median(times.before.map((one, round) => one / (times.pushed[round] ?? one)));
      const shown = (of: number[]) => `${(median(of) / 1000).toFixed(2)} s`;
      return {
        what: `5M rows in PostgreSQL: as of ${THEN} / pushed`,
        measured: shown(times.pushed),
        baseline: shown(times.before),
        ratio: ratio.toFixed(1),
        ...against(">= 5", ratio),
      };
    });
  } finally {
    await git("worktree", "remove", "--force", root);
    await rm(folder, { recursive: true, force: true });
  }
}

async function engineOf(root: string): Promise<Engine> {
  const load = (file: string) => import(pathToFileURL(join(root, "server/running", file)).href);
  const { runInChild } = await load("run-in-child.ts");
  const { startRun } = await load("run-processes.ts");
  return { runInChild, startRun };
}
