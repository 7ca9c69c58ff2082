import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { runInChild } from "../running/run-in-child.ts";
import { makeEdges, makeFields, makeNode } from "../testing/workflow-run.ts";
import { against, type BenchRow } from "./bench-row.ts";

const MILLION = 1_000_000;
/** The rows' own share of the 512 MB; Node, DuckDB, and the file that is being read need the rest. */
const LIMITS = { seconds: 3_600, memoryMb: 320, diskMb: 20_000, rowsKept: 100 };
const MOST_MB = 512;

/** A file joined with one of a tenth of its rows, summed up by each of them, and sorted: more than fits into memory. */
export async function benchSpill(millions: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-spill-"));
  const files = { 1: join(folder, "orders.csv"), 2: join(folder, "customers.csv") };
  const rows = millions * MILLION;
  const customers = rows / 10;
  try {
    await writeCsv(
      files[1],
      `SELECT i AS id, i * 7919 % ${customers} AS customer, i % 997 AS amount FROM range(${rows}) t(i)`,
    );
    await writeCsv(files[2], `SELECT i AS number, 'customer ' || i AS name FROM range(${customers}) t(i)`);
    const nodes = [
      makeNode(
        "orders",
        "source:csv",
        { fileId: 1, delimiter: "," },
        { fields: makeFields("id INTEGER, customer INTEGER, amount INTEGER") },
      ),
      makeNode(
        "customers",
        "source:csv",
        { fileId: 2, delimiter: "," },
        { fields: makeFields("number INTEGER, name VARCHAR") },
      ),
      makeNode("joined", "transform:join", { keys: [{ left: "customer", right: "number" }] }),
      makeNode("totals", "transform:aggregate", {
        groupBy: ["name"],
        measures: [
          { function: "sum", field: "amount", target: "total" },
          { function: "count", target: "orders" },
        ],
      }),
      makeNode("sorted", "transform:sort", { keys: [{ field: "total", direction: "descending" }] }),
      makeNode("file", "destination:csv", { fileName: "totals.csv" }),
    ];
    const texts: string[] = [];
    const started = performance.now();
    let delivered = 0;
    const outcome = await runInChild(
      {
        ...{
          executionId: 1,
          nodes,
          edges: makeEdges("orders > joined > totals > sorted > file", "customers > joined"),
        },
        ...{ connections: {}, files, folder: join(folder, "run"), limits: LIMITS },
        ...{ allowPrivateHosts: false, completedNodes: [], parameters: [] },
      },
      (event) => {
        if (event.kind === "log") texts.push(event.text);
        if (event.kind === "file") delivered = event.rowCount;
      },
      new AbortController().signal,
    );
    const took = (performance.now() - started) / 1000;
    if (outcome.status !== "completed" || delivered !== customers)
      throw new Error(`the run ${JSON.stringify(outcome)} and ${delivered} rows`);
    const log = texts.join("\n");
    const memory = Number(/up to (\d+) MB of memory/.exec(log)?.[1]);
    const disk = [...log.matchAll(/(\d+) MB of disk was used/g)].map(([, size]) => Number(size));
    return [
      {
        what: `${millions}M rows joined, summed up, and sorted: memory`,
        measured: `${memory} MB in ${took.toFixed(0)} s`,
        baseline: `${MOST_MB} MB`,
        ratio: (memory / MOST_MB).toFixed(2),
        ...against(`<= ${MOST_MB} MB`, memory),
      },
      {
        what: `${millions}M rows joined, summed up, and sorted: disk, as the run's log says`,
        measured: disk.length > 0 ? `${Math.max(...disk)} MB` : "nothing",
        baseline: `${LIMITS.diskMb} MB`,
        ratio: "-",
        ...against(`<= ${LIMITS.diskMb} MB`, Math.max(0, ...disk)),
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeCsv(path: string, query: string): Promise<void> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`COPY (${query}) TO '${path}' (FORMAT csv, HEADER)`);
  connection.closeSync();
}
