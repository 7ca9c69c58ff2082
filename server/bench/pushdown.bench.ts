import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { runInChild } from "../running/run-in-child.ts";
import { startRun } from "../running/run-processes.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { makeEdges, makeFields, makeNode } from "../testing/workflow-run.ts";
import { against, type BenchRow, median, timed } from "./bench-row.ts";
import { processorTime } from "./processor-time.ts";

const ROWS = 5_000_000;
export const ROUNDS = 3;
const LIMITS = { seconds: 600, memoryMb: 512, diskMb: 4_000, rowsKept: 1_000 };

/** What somebody would type into psql for the workflow below. */
const BY_HAND = `INSERT INTO totals SELECT region, sum(amount * 2), avg(amount * 2), count(*) FROM orders
  WHERE amount > 100 GROUP BY region`;
const emptied =
  "DROP TABLE IF EXISTS totals; CREATE TABLE totals (area text, total numeric, mean numeric, orders bigint)";

const nodesOf = (pushDown: boolean) => [
  makeNode(
    "orders",
    "source:postgres",
    { connectionId: 1, table: "orders", pushDown },
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
  makeNode("into", "destination:postgres", { connectionId: 1, table: "totals" }),
];

/** What runs a workflow: the code of today, or another day's. */
export type Engine = { runInChild: typeof runInChild; startRun: typeof startRun };
export const presentEngine: Engine = { runInChild, startRun };

type World = { port: number; folder: string; client: Client; answers: Set<string> };

/** Does the work beside a PostgreSQL that has the orders. @throws Error where two ways give other rows */
export async function onOrders<T>(work: (world: World) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-push-"));
  const client = new Client({ connectionString: server.url("postgres") });
  const answers = new Set<string>();
  try {
    await client.connect();
    await client.query(`CREATE TABLE orders AS SELECT i AS id, 'customer ' || i % 5000 AS customer,
      (ARRAY['north','south','east','west'])[1 + i % 4] AS region, ((i % 100000) / 100.0)::numeric(12,2) AS amount,
      DATE '2026-01-01' + i % 200 AS ordered_at FROM generate_series(1, ${ROWS}) AS i`);
    await client.query("VACUUM ANALYZE orders");
    const done = await work({ port: server.port, folder, client, answers });
    if (answers.size !== 1) throw new Error(`the two ways differ: ${[...answers].join("\n")}`);
    return done;
  } finally {
    await client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rows of a PostgreSQL table through filter, map and aggregate into a table beside it: pushed, typed by hand, and by way of this machine. */
export async function benchPushDown(): Promise<BenchRow[]> {
  return onOrders(async (world) => {
    const times = { pushed: [] as number[], hand: [] as number[], here: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const pushed = await timeRun({ ...world, pushDown: true, engine: presentEngine });
      await world.client.query(emptied);
      const hand = await timed(() => world.client.query(BY_HAND));
      const here = await timeRun({ ...world, pushDown: false, engine: presentEngine });
      // The first round fills the caches.
      if (round === 0) continue;
      times.pushed.push(pushed);
      times.hand.push(hand);
      times.here.push(here);
    }
    const ratio = (of: number[], to: number[]) => median(of.map((one, round) => one / (to[round] ?? one)));
    const shown = (of: number[]) => `${(median(of) / 1000).toFixed(2)} s`;
    const what = `${ROWS / 1_000_000}M rows in PostgreSQL`;
    return [
      {
        what: `${what}: pushed / by hand`,
        measured: shown(times.pushed),
        baseline: shown(times.hand),
        ratio: ratio(times.pushed, times.hand).toFixed(2),
        ...against("<= 1.1", ratio(times.pushed, times.hand)),
      },
      {
        what: `${what}: by way of here / pushed`,
        measured: shown(times.pushed),
        baseline: shown(times.here),
        ratio: ratio(times.here, times.pushed).toFixed(1),
        ...against(">= 5", ratio(times.here, times.pushed)),
      },
      {
        what: `${what}: by way of here / by hand, all that there is to gain`,
        measured: shown(times.hand),
        baseline: shown(times.here),
        ratio: ratio(times.here, times.hand).toFixed(1),
        ...{ bar: "-", passed: null },
      },
    ];
  });
}

/** Milliseconds of a whole run in the process that has waited for it. */
export async function timeRun(options: World & { pushDown: boolean; engine: Engine }): Promise<number> {
  const { pushDown, engine, port, client, answers } = options;
  await client.query(emptied);
  // As in the product, the process of a run has started before somebody asks for it.
  const child = engine.startRun(LIMITS);
  await untilIdle(child.pid ?? 0);
  const folder = join(options.folder, "run");
  const config = { host: "127.0.0.1", port, database: "postgres", username: "postgres", password: "", ssl: "disable" };
  let outcome: unknown = null;
  const took = await timed(async () => {
    outcome = await engine.runInChild(
      {
        ...{ executionId: 1, nodes: nodesOf(pushDown), edges: makeEdges("orders > large > doubled > totals > into") },
        ...{ connections: { 1: { name: "Orders", type: "postgres", config } }, files: {}, folder, keepsSteps: true },
        ...{ limits: LIMITS, allowPrivateHosts: true, completedNodes: [], parameters: [] },
      },
      () => {},
      new AbortController().signal,
      () => child,
    );
  });
  await rm(folder, { recursive: true });
  const { rows } = await client.query("SELECT totals::text AS row FROM totals ORDER BY area");
  answers.add(JSON.stringify({ outcome, rows }));
  return took;
}

const LOOK_MS = 1_000;

/** Until it has taken no processor time for a second; where nobody counts that, for eight. */
async function untilIdle(pid: number): Promise<void> {
  let before: number | undefined;
  for (let look = 0; look < 8 || processorTime(pid); look++) {
    await setTimeout(LOOK_MS);
    const now = processorTime(pid)?.alone;
    if (now !== undefined && now > 0 && now === before) return;
    before = now;
  }
}
