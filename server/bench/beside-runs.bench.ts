import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { against, type BenchRow, median } from "./bench-row.ts";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { load } from "./load.ts";
import { edgesOfOrders, nodesOfOrders, writeOrders } from "./orders.ts";

const ROUNDS = 3;
const ROWS = 10_000_000;
const LETTERS = 20;
/** A process for the next run is started a moment after the one before has begun. */
const PAUSE_MS = 3_000;
const idSchema = z.object({ id: z.number() });
const pages = ["/", "/api/saved-cover-letters"];

/** How soon a run of 10,000,000 rows shows its first ones, and what such runs leave of the server for everybody else. */
export async function benchBesideRuns(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-beside-"));
  const server = await startBuiltServer(join(folder, "data"));
  try {
    const workflowId = await makeWorkflow(server, join(folder, "orders.csv"));
    for (let index = 0; index < LETTERS; index++)
      await call(server, "/api/saved-cover-letters", {
        title: `Letter ${index}`,
        content: "Dear Hiring Manager, ".repeat(60),
      });

    const latencies: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await setTimeout(PAUSE_MS);
      latencies.push((await run(server, workflowId)).firstRows);
    }
    const rates = new Map(pages.map((page) => [page, { idle: [] as number[], beside: [] as number[] }]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [page, { idle }] of rates) idle.push(await load(server.url + page, server.cookie));
      const ended = new AbortController();
      const runs = runUntil(server, workflowId, ended.signal);
      for (const [page, { beside }] of rates) beside.push(await load(server.url + page, server.cookie));
      ended.abort();
      await runs;
    }
    const rate = (values: number[]) => `${Math.round(median(values))} requests/s`;
    return [
      {
        what: "from Run to the first of 10M rows counted",
        measured: `${median(latencies).toFixed(2)} s`,
        baseline: "-",
        ratio: "-",
        ...against("<= 1 s", median(latencies)),
      },
      ...[...rates].map(([page, { idle, beside }]) => {
        const ratio = median(beside.map((value, round) => value / (idle[round] ?? value)));
        return {
          what: `GET ${page} while 10M rows run`,
          measured: rate(beside),
          baseline: `${rate(idle)} idle`,
          ratio: ratio.toFixed(2),
          ...against(">= 0.5", ratio),
        };
      }),
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeWorkflow(server: BuiltServer, path: string): Promise<number> {
  await writeOrders(path, ROWS);
  const form = new FormData();
  form.append("file", await openAsBlob(path), "orders.csv");
  const file = await call(server, "/api/workflow-files", form);
  const nodes = nodesOfOrders(file.id);
  return (await call(server, "/api/workflows", { name: "Orders", nodes, edges: edgesOfOrders })).id;
}

/** One run after the other; resolves once the last one has ended. */
async function runUntil(server: BuiltServer, workflowId: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await run(server, workflowId);
}

/** Follows a run as the page does, by its events. Seconds until it shows rows of a node. */
async function run(server: BuiltServer, workflowId: number): Promise<{ firstRows: number }> {
  const pressed = performance.now();
  const { id } = await call(server, `/api/workflows/${workflowId}/execute`, {});
  const events = await fetch(`${server.url}/api/executions/${id}/events`, { headers: { Cookie: server.cookie } });
  if (!events.body) throw new Error("the run has no events");
  let firstRows = 0;
  let text = "";
  for await (const piece of events.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (/"rows(?:In|Out)":[1-9]/.test(text)) firstRows ||= (performance.now() - pressed) / 1000;
    text = text.slice(text.lastIndexOf("\n\n") + 1);
    if (/"status":"(?:failed|cancelled)"/.test(piece)) throw new Error(piece);
  }
  return { firstRows };
}

async function call({ url, cookie }: BuiltServer, path: string, body: object): Promise<{ id: number }> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { Cookie: cookie, ...(isForm ? {} : { "Content-Type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return idSchema.parse(await answer.json());
}
