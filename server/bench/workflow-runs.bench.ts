import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInChild } from "../running/run-in-child.ts";
import { makeEdges, makeFields, makeNode } from "../testing/workflow-run.ts";
import { type BenchRow, median } from "./bench-row.ts";
import { queryAlone } from "./query-alone.ts";

const ROUNDS = 3;
const MILLION = 1_000_000;
const LIMITS = { seconds: 600, memoryMb: 256, diskMb: 4_000, rowsKept: 1_000 };

const nodes = [
  makeNode(
    "orders",
    "source:csv",
    { fileId: 1, delimiter: "," },
    { fields: makeFields("id INTEGER, customer VARCHAR, region VARCHAR, amount DECIMAL, ordered_at DATE") },
  ),
  makeNode("large", "transform:filter", { conditions: [{ field: "amount", operator: "greaterThan", value: "100" }] }),
  makeNode("doubled", "transform:map", {
    mappings: [
      { source: "region", target: "area" },
      { target: "twice", kind: "expression", value: "amount * 2", type: "DECIMAL" },
    ],
  }),
  makeNode("totals", "transform:aggregate", {
    groupBy: ["area"],
    measures: [
      { function: "sum", field: "twice", target: "total" },
      { function: "avg", field: "twice", target: "mean" },
      { function: "count", target: "orders" },
    ],
  }),
  makeNode("table", "destination:dashboard", { chart: "none" }),
];
const edges = makeEdges("orders > large > doubled > totals > table");

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
      const runs = { own: [] as number[], alone: [] as number[], latency: [] as number[], memory: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        const own = await timeRun(path, join(folder, "run"));
        runs.own.push(own.seconds);
        runs.latency.push(own.firstCount);
        runs.memory.push(own.memoryMb);
        runs.alone.push(await queryAlone(sameSql(path), LIMITS.memoryMb));
      }
      memory.push(median(runs.memory));
      const rate = (seconds: number) => `${Math.round((millions * MILLION) / seconds / 1000)}k rows/s`;
      rows.push({
        what: `run of ${millions}M CSV rows`,
        measured: rate(median(runs.own)),
        baseline: rate(median(runs.alone)),
        ratio: median(runs.alone.map((alone, round) => alone / (runs.own[round] ?? alone))).toFixed(2),
        bar: ">= 0.7",
      });
      if (millions === 10)
        rows.push({
          what: "run: from Run to first rows counted",
          measured: `${median(runs.latency).toFixed(2)} s`,
          baseline: "-",
          ratio: "-",
          bar: "<= 1 s",
        });
    }
    const [small = 1, large = 1] = memory;
    rows.push({
      what: "run: memory at 10M rows",
      measured: `${large} MB`,
      baseline: `${small} MB at 1M`,
      ratio: (large / small).toFixed(2),
      bar: "<= 1.5",
    });
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `seconds` from the start of the work to its end, without the start of the process, which is in `firstCount`. */
async function timeRun(
  path: string,
  folder: string,
): Promise<{ seconds: number; firstCount: number; memoryMb: number }> {
  const asked = performance.now();
  let began = 0;
  let firstCount = 0;
  let memoryMb = 0;
  const outcome = await runInChild(
    {
      ...{ executionId: 1, nodes, edges, connections: {}, files: { 1: path }, folder, limits: LIMITS },
      ...{ allowPrivateHosts: true, completedNodes: [] },
    },
    (event) => {
      began ||= performance.now();
      if (event.kind === "node" && (event.rowsOut ?? 0) > 0) firstCount ||= performance.now();
      if (event.kind === "log") memoryMb = Number(/with (\d+) MB/.exec(event.text)?.[1] ?? memoryMb);
    },
    new AbortController().signal,
  );
  if (outcome.status !== "completed") throw new Error(`the run ${JSON.stringify(outcome)}`);
  await rm(folder, { recursive: true });
  return { seconds: (performance.now() - began) / 1000, firstCount: (firstCount - asked) / 1000, memoryMb };
}

async function writeOrders(path: string, count: number): Promise<void> {
  const regions = ["north", "south", "east", "west"];
  const file = createWriteStream(path);
  file.write("id,customer,region,amount,ordered_at\n");
  let lines = "";
  for (let id = 0; id < count; id++) {
    lines += `${id},customer ${id % 5_000},${regions[id % 4]},${(id % 100_000) / 100},2026-0${1 + (id % 9)}-1${id % 9}\n`;
    if (lines.length < 1_000_000) continue;
    if (!file.write(lines)) await once(file, "drain");
    lines = "";
  }
  file.end(lines);
  await once(file, "finish");
}
