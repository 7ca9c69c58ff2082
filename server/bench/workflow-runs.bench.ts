import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInChild } from "../running/run-in-child.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { edgesOfOrders, nodesOfOrders, writeOrders } from "./orders.ts";
import { queryAlone } from "./query-alone.ts";

const ROUNDS = 3;
const MILLION = 1_000_000;
const LIMITS = { seconds: 600, memoryMb: 256, diskMb: 4_000, rowsKept: 1_000 };

const sameSql = (path: string) => `SELECT area, sum(twice), avg(twice), count(*) FROM (
  SELECT region AS area, amount * 2 AS twice FROM read_csv('${path}') WHERE amount > 100) GROUP BY area ORDER BY area`;

/** CSV rows through filter, map and aggregate, against the same SQL in DuckDB alone, each in a process of its own, in turn. */
export async function benchWorkflowRuns(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-runs-"));
  try {
    const rows: BenchRow[] = [];
    const memory: number[] = [];
    for (const millions of [1, 10]) {
      const path = join(folder, `${millions}.csv`);
      await writeOrders(path, millions * MILLION);
      const runs = { own: [] as number[], alone: [] as number[], memory: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        const own = await timeRun(path, join(folder, "run"));
        runs.own.push(own.seconds);
        runs.memory.push(own.memoryMb);
        runs.alone.push(await queryAlone(sameSql(path), LIMITS.memoryMb));
      }
      memory.push(median(runs.memory));
      const ratio = median(runs.alone.map((alone, round) => alone / (runs.own[round] ?? alone)));
      const rate = (seconds: number) => `${Math.round((millions * MILLION) / seconds / 1000)}k rows/s`;
      rows.push({
        what: `run of ${millions}M CSV rows`,
        measured: rate(median(runs.own)),
        baseline: rate(median(runs.alone)),
        ratio: ratio.toFixed(2),
        ...against(">= 0.9", ratio),
      });
    }
    const [small = 1, large = 1] = memory;
    rows.push({
      what: "run: memory at 10M rows",
      measured: `${large} MB`,
      baseline: `${small} MB at 1M`,
      ratio: (large / small).toFixed(2),
      ...against("<= 1.3", large / small),
    });
    rows.push(await memoryOfFewRows(folder));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a small file costs beside a run as such, with every step's rows kept as people's runs keep them. */
async function memoryOfFewRows(folder: string): Promise<BenchRow> {
  const most = { 1: [] as number[], 5000: [] as number[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const rows of [1, 5_000] as const) {
      const path = join(folder, `few-${rows}.csv`);
      await writeOrders(path, rows);
      most[rows].push((await timeRun(path, join(folder, "run"), true)).memoryMb);
    }
  const [one, many] = [median(most[1]), median(most[5_000])];
  return {
    what: "run: memory at 5,000 rows",
    measured: `${many} MB`,
    baseline: `${one} MB at 1 row`,
    ratio: (many / one).toFixed(2),
    ...against("<= 1.2", many / one),
  };
}

/** `seconds` from the start of the work to its end, without the start of the process. */
async function timeRun(
  path: string,
  folder: string,
  keepsSteps = false,
): Promise<{ seconds: number; memoryMb: number }> {
  let began = 0;
  let memoryMb = 0;
  const outcome = await runInChild(
    {
      ...{
        executionId: 1,
        nodes: nodesOfOrders(1),
        edges: edgesOfOrders,
        connections: {},
        files: { 1: path },
        folder,
        keepsSteps,
        limits: LIMITS,
      },
      ...{ allowPrivateHosts: true, completedNodes: [], parameters: [] },
    },
    (event) => {
      began ||= performance.now();
      if (event.kind === "log") memoryMb = Number(/up to (\d+) MB/.exec(event.text)?.[1] ?? memoryMb);
    },
    new AbortController().signal,
  );
  if (outcome.status !== "completed") throw new Error(`the run ${JSON.stringify(outcome)}`);
  await rm(folder, { recursive: true });
  return { seconds: (performance.now() - began) / 1000, memoryMb };
}
