import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { z } from "zod";
import { startPostgres } from "../testing/postgres-server.ts";
import { startS3Server } from "../testing/s3-server.ts";
import { makeEdges, makeNode } from "../testing/workflow-run.ts";
import type { BenchRow } from "./bench-row.ts";
import { builtServer, startServer } from "./built-server.ts";
import { nodesOfOrders, writeOrders } from "./orders.ts";
import { register } from "./product.ts";

const ACCOUNTS = 10;
const ROWS = 5_000;
const PAUSE_MS = 250;
const idSchema = z.object({ id: z.number() });
const endSchema = z.object({
  done: z.number(),
  completed: z.number(),
  seconds: z.number().nullable(),
  again: z.number(),
});

type World = { client: Client; environment: (folder: string) => Record<string, string>; web: string };
type Owner = { cookie: string; workflowId: number };
type Worker = Awaited<ReturnType<typeof startServer>>;

/**
 * Runs of ten accounts, of each as many as may wait for their turn or fewer, over one, two and three worker processes, and over three of which one is killed. They share a
 * PostgreSQL and an S3-compatible store and nothing else: each has a data folder of its own, as on a machine of its own.
 */
export async function benchWorkers(runsEach: number): Promise<BenchRow[]> {
  const runs = ACCOUNTS * runsEach;
  const server = await startPostgres();
  const store = await startS3Server();
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-workers-"));
  const client = new Client({ connectionString: server.url("postgres") });
  const environment = (name: string) => ({
    ...{ DATABASE_URL: server.url("postgres"), DATA_DIR: join(folder, name), ...store.environment },
    ...{ ENCRYPTION_KEY: "an encryption key for measuring only", SESSION_SECRET: "a secret for measuring only" },
    ...{ RUNS_AT_ONCE: "1", NODE_NO_WARNINGS: "1" },
  });
  const web = await startServer(builtServer, { ...environment("web"), WORKER: "off" });
  try {
    await client.connect();
    const world: World = { client, environment, web: web.url };
    const owners = await makeOwners(world, join(folder, "orders.csv"));
    const rates: number[] = [];
    for (const count of [1, 2, 3]) {
      const { seconds } = await measure(world, owners, { runsEach, workers: count, kills: false });
      rates.push(runs / seconds);
    }
    const killed = await measure(world, owners, { runsEach, workers: 3, kills: true });
    const [alone = 1] = rates;
    return [
      ...rates.map((rate, at) => ({
        what: `${runs} runs, ${at + 1} ${at === 0 ? "worker" : "workers"}`,
        measured: `${rate.toFixed(2)} runs/s`,
        baseline: `${alone.toFixed(2)} runs/s with 1`,
        ratio: (rate / alone).toFixed(2),
        ...{ bar: "-", passed: null },
      })),
      {
        what: `${runs} runs, 3 workers, one killed on the way`,
        measured: `${(runs / killed.seconds).toFixed(2)} runs/s, ${killed.again} started again`,
        baseline: `${(rates[2] ?? alone).toFixed(2)} runs/s with 3`,
        ratio: (runs / killed.seconds / (rates[2] ?? alone)).toFixed(2),
        ...{ bar: "all completed", passed: killed.completed === runs && killed.again > 0 },
      },
    ];
  } finally {
    await web.close();
    await client.end();
    await server.stop();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeOwners(world: World, path: string): Promise<Owner[]> {
  await writeOrders(path, ROWS);
  const owners: Owner[] = [];
  for (let account = 0; account < ACCOUNTS; account++) {
    const cookie = await register(world.web, `measure${account}`);
    const form = new FormData();
    form.append("file", await openAsBlob(path), "orders.csv");
    const file = await call(world, cookie, "/api/workflow-files", form);
    const nodes = [
      ...nodesOfOrders(file.id).filter(({ id }) => id !== "table"),
      makeNode("file", "destination:csv", { fileName: "totals.csv" }),
    ];
    const edges = makeEdges("orders > large > doubled > totals > file");
    const workflow = await call(world, cookie, "/api/workflows", { name: "Orders", nodes, edges });
    owners.push({ cookie, workflowId: workflow.id });
  }
  return owners;
}

/** From the first run's start to the last one's end, as the database has it. */
async function measure(
  world: World,
  owners: readonly Owner[],
  { runsEach, workers: count, kills }: { runsEach: number; workers: number; kills: boolean },
): Promise<z.infer<typeof endSchema> & { seconds: number }> {
  const ids: { owner: Owner; id: number }[] = [];
  for (const owner of owners)
    for (let index = 0; index < runsEach; index++) {
      const { id } = await call(world, owner.cookie, `/api/workflows/${owner.workflowId}/execute`, { concurrency: 10 });
      ids.push({ owner, id });
    }
  const workers: Worker[] = [];
  const start = async (at: number) => {
    const environment = { ...world.environment(`worker-${at}`), WORKER: "only" };
    workers.push(await startServer(builtServer, environment));
  };
  await Promise.all(Array.from({ length: count }, (_, at) => start(at)));
  try {
    for (let mayKill = kills; ; await setTimeout(PAUSE_MS)) {
      const end = await endOf(
        world,
        ids.map(({ id }) => id),
      );
      if (mayKill && end.done >= ids.length / 4) {
        mayKill = false;
        workers[0]?.child.kill("SIGKILL");
      }
      if (end.done < ids.length || end.seconds === null) continue;
      for (const { owner, id } of ids) await checkResult(world, owner, id);
      return { ...end, seconds: end.seconds };
    }
  } finally {
    await Promise.all(workers.map(({ close }) => close()));
  }
}

async function endOf({ client }: World, ids: readonly number[]): Promise<z.infer<typeof endSchema>> {
  const { rows } = await client.query(
    `SELECT count(ended_at)::int AS done, count(*) FILTER (WHERE status = 'completed')::int AS completed,
       extract(epoch FROM max(ended_at) - min(started_at))::float8 AS seconds,
       count(*) FILTER (WHERE logs::text LIKE '%The run starts again%')::int AS again
     FROM executions WHERE id = ANY($1)`,
    [ids],
  );
  return endSchema.parse(rows[0]);
}

/** What a worker has computed is there for who asks another process. */
async function checkResult({ web }: World, { cookie }: Owner, id: number): Promise<void> {
  const file = await fetch(`${web}/api/executions/${id}/files/file`, { headers: { Cookie: cookie } });
  const text = await file.text();
  if (!file.ok || !text.startsWith("area,")) throw new Error(`run ${id} left no file: ${file.status} ${text}`);
}

async function call({ web }: World, cookie: string, path: string, body: object): Promise<{ id: number }> {
  const isForm = body instanceof FormData;
  const answer = await fetch(web + path, {
    method: "POST",
    headers: { Cookie: cookie, ...(isForm ? {} : { "Content-Type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return idSchema.parse(await answer.json());
}
