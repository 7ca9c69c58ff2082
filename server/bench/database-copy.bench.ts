import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { runInChild } from "../running/run-in-child.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { makeEdges, makeFields, makeNode } from "../testing/workflow-run.ts";
import { against, type BenchRow, median } from "./bench-row.ts";

const ROUNDS = 3;
const ROWS = 1_000_000;
const LIMITS = { seconds: 600, memoryMb: 256, diskMb: 2_000, rowsKept: 1_000 };

const fields = makeFields("id INTEGER, name VARCHAR, amount DECIMAL, day DATE");
const nodes = [
  makeNode("orders", "source:postgres", { connectionId: 1, table: "orders" }, { fields }),
  makeNode("copy", "destination:postgres", { connectionId: 1, table: "copied", mode: "replace" }),
];

/** From table to table, against psql's \\copy out and in together, in turn. */
export async function benchDatabaseCopy(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-copy-"));
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    await client.query(`CREATE TABLE orders AS SELECT id::bigint, 'customer ' || id % 5000 AS name,
      ((id % 100000) / 100.0)::numeric AS amount, DATE '2026-01-01' + (id % 300)::int AS day
      FROM generate_series(1, ${ROWS}) AS ids(id)`);
    await client.query(
      "CREATE TABLE copied AS SELECT * FROM orders LIMIT 0; CREATE TABLE by_psql AS SELECT * FROM copied",
    );
    const rates = { own: [] as number[], psql: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.own.push(await timeRun(server.port, join(folder, "run")));
      const file = join(folder, "rows.csv");
      const psql = await timePsql(server.url("postgres"), [
        `\\copy orders to '${file}' csv`,
        "truncate by_psql",
        `\\copy by_psql from '${file}' csv`,
      ]);
      if (psql === null) return [rowOf(rates.own, [])];
      rates.psql.push(psql);
    }
    return [rowOf(rates.own, rates.psql)];
  } finally {
    await client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(own: number[], psql: number[]): BenchRow {
  const ratio = median(psql.map((seconds, round) => seconds / (own[round] ?? seconds)));
  const rate = (seconds: number) => `${Math.round(ROWS / seconds / 1000)}k rows/s`;
  return {
    what: "run from PostgreSQL to PostgreSQL",
    measured: rate(median(own)),
    baseline: psql.length > 0 ? rate(median(psql)) : "psql is not installed",
    ratio: psql.length > 0 ? ratio.toFixed(2) : "-",
    ...(psql.length > 0 ? against(">= 0.9", ratio) : { bar: ">= 0.9", passed: null }),
  };
}

async function timeRun(port: number, folder: string): Promise<number> {
  const config = { host: "127.0.0.1", port, database: "postgres", username: "postgres", password: "", ssl: "disable" };
  let began = 0;
  const outcome = await runInChild(
    {
      ...{ executionId: 1, nodes, edges: makeEdges("orders > copy"), files: {}, folder, limits: LIMITS },
      ...{
        connections: { 1: { name: "Shop", type: "postgres", config } },
        allowPrivateHosts: true,
        completedNodes: [],
        parameters: [],
      },
    },
    () => {
      began ||= performance.now();
    },
    new AbortController().signal,
  );
  if (outcome.status !== "completed") throw new Error(`the run ${JSON.stringify(outcome)}`);
  await rm(folder, { recursive: true });
  return (performance.now() - began) / 1000;
}

/** Null where there is no psql. */
async function timePsql(url: string, commands: string[]): Promise<number | null> {
  const started = performance.now();
  const psql = spawn("psql", [url, "-q", ...commands.flatMap((command) => ["-c", command])], { stdio: "ignore" });
  // As runs do, so that both get the same share of a machine with much to do.
  if (psql.pid) setPriority(psql.pid, 10);
  const code = await new Promise<number | null>((resolve) => {
    psql.once("close", resolve);
    psql.once("error", () => resolve(null));
  });
  if (code === null) return null;
  if (code !== 0) throw new Error(`psql ended with ${code}`);
  return (performance.now() - started) / 1000;
}
