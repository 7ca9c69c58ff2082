import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { against, type BenchRow, median } from "./bench-row.ts";
import { builtServer, startServer } from "./built-server.ts";
import { processorTime } from "./processor-time.ts";
import { twoPages, uploadResume } from "./resume-of-two-pages.ts";

const AT_ONCE = 20;
const ROUNDS = 3;
/** The process that is kept ready for the next file has started by then. */
const PAUSE_MS = 4_000;

/** Twenty people who import a resume in the same moment, each from a network of their own: when the first has an answer, and when the last. */
export async function benchResumesAtOnce(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-resumes-"));
  const server = await startServer(builtServer, { DATA_DIR: join(folder, "data"), TRUST_PROXY: "1" });
  try {
    const file = twoPages();
    const spent = () => processorTime(server.child.pid ?? 0)?.ended ?? Number.NaN;
    const rounds: number[][] = [];
    const efforts: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      // Somebody came before: nothing is ready where nobody has for ten minutes.
      await uploadResume(server.url, file);
      await setTimeout(PAUSE_MS);
      const before = spent();
      const started = performance.now();
      const people = Array.from({ length: AT_ONCE }, async (_, at) => {
        await uploadResume(server.url, file, { "X-Forwarded-For": `203.${at}.113.7` });
        return (performance.now() - started) / 1000;
      });
      rounds.push((await Promise.all(people)).toSorted((one, other) => one - other));
      efforts.push((spent() - before) / AT_ONCE);
    }
    // The first of each reads its code from the disk.
    const warm = rounds.slice(1);
    const first = median(warm.map((times) => times[0] ?? Number.NaN));
    const last = median(warm.map((times) => times.at(-1) ?? Number.NaN));
    const effort = `${median(efforts.slice(1)).toFixed(2)} s of a processor each`;
    return [
      rowOf("the first answer", { seconds: first, effort, bar: "<= 1 s" }),
      rowOf("the last answer", { seconds: last, effort, bar: "<= 8 s" }),
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(which: string, of: { seconds: number; effort: string; bar: string }): BenchRow {
  return {
    what: `${AT_ONCE} resumes at once, ${which}`,
    measured: `${of.seconds.toFixed(2)} s`,
    ...{ baseline: of.effort, ratio: "-" },
    ...against(of.bar, of.seconds),
  };
}
