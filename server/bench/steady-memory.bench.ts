import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { aLetterOrder, aPosting } from "../features/generator/testing/prompts.ts";
import { pdfOf, plainResume } from "../testing/resume-files.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { builtServer, startServer } from "./built-server.ts";
import { edgesOfOrders, nodesOfOrders, writeOrders } from "./orders.ts";
import { filesOfStart, registerVisitors, visit } from "./visitors.ts";

const VISITORS = 20;
/** Four calls a second of all of them. */
const PAUSE_MS = 5_000;
const WARM_UP_MINUTES = 20;
/** Medians of so many minutes are compared, as one minute may fall before or after a collection. */
const PART = 10;
const MINUTE_MS = 60_000;

const idSchema = z.object({ id: z.number() });

type World = { url: string; cookie: string; resume: Buffer; workflowId: number };

/**
 * What the built server holds of the memory over so many minutes of visitors who land, write, unlock, save, and list,
 * with a resume and a workflow run each minute, on its embedded database: the medians of every ten minutes, after twenty of
 * warming up, of which the first is compared with the one that is furthest from it.
 */
export async function benchSteadyMemory(minutes: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-steady-"));
  const server = await startServer(builtServer, { DATA_DIR: join(folder, "data"), NODE_NO_WARNINGS: "1" });
  try {
    const cookies = await registerVisitors(server.url, VISITORS);
    const world = await makeWorld(server.url, cookies[0] ?? "", folder);
    const whole = WARM_UP_MINUTES + minutes;
    const plan = { url: server.url, cookies, files: await filesOfStart() };
    const order = { prompt: aPosting, letter: aLetterOrder() };
    const visited = visit({ ...plan, order, seconds: whole * 60, pauseMs: PAUSE_MS });
    const held: number[] = [];
    const end = performance.now();
    for (let minute = 1; minute <= whole; minute++) {
      await readAndRun(world);
      await setTimeout(Math.max(0, end + minute * MINUTE_MS - performance.now()));
      held.push(await residentMb(server.url, minute));
    }
    const { errors, times } = await visited;
    const calls = Object.values(times).reduce((sum, list) => sum + list.length, 0);
    return rowsOf(held.slice(WARM_UP_MINUTES), { minutes, calls, errors });
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsOf(
  held: readonly number[],
  { minutes, calls, errors }: { minutes: number; calls: number; errors: readonly string[] },
): BenchRow[] {
  const parts = Array.from({ length: Math.ceil(held.length / PART) }, (_, at) =>
    median(held.slice(at * PART, (at + 1) * PART)),
  );
  const [first = Number.NaN] = parts;
  const furthest = parts.toSorted((one, other) => Math.abs(other - first) - Math.abs(one - first))[0] ?? first;
  const ratio = furthest / first;
  const what = `memory over ${minutes} minutes of ${calls} calls`;
  return [
    {
      what,
      measured: parts
        .map((mb) => Math.round(mb))
        .join(", ")
        .concat(" MB"),
      baseline: `${Math.round(first)} MB in the first ten minutes`,
      ratio: ratio.toFixed(2),
      ...{ bar: "0.95 to 1.05", passed: ratio >= 0.95 && ratio <= 1.05 },
    },
    {
      what: `${what}, errors`,
      ...{ measured: String(errors.length), baseline: errors[0]?.slice(0, 80) ?? "-", ratio: "-" },
      ...against("<= 0", errors.length),
    },
  ];
}

async function makeWorld(url: string, cookie: string, folder: string): Promise<World> {
  const path = join(folder, "orders.csv");
  await writeOrders(path, 5_000);
  const form = new FormData();
  form.append("file", await openAsBlob(path), "orders.csv");
  const file = idSchema.parse(await call({ url, cookie }, "/api/workflow-files", form));
  const nodes = nodesOfOrders(file.id);
  const workflow = await call({ url, cookie }, "/api/workflows", { name: "Orders", nodes, edges: edgesOfOrders });
  return { url, cookie, workflowId: idSchema.parse(workflow).id, resume: pdfOf(plainResume) };
}

/** What takes more than a call: a resume is read, and a workflow runs. */
async function readAndRun(world: World): Promise<void> {
  const form = new FormData();
  form.set("resume", new Blob([new Uint8Array(world.resume)], { type: "application/pdf" }), "resume.pdf");
  await call(world, "/api/resume/upload", form);
  await call(world, `/api/workflows/${world.workflowId}/execute`, {});
}

async function call({ url, cookie }: Pick<World, "url" | "cookie">, path: string, body: object): Promise<unknown> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { Cookie: cookie, ...(isForm ? {} : { "Content-Type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** As the server itself counts it; what it is made of is told as the minutes pass. */
async function residentMb(url: string, minute: number): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const mb = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "mu").exec(metrics)?.[1]) / 1_048_576;
  const resident = mb("process_resident_memory_bytes");
  const heap = Math.round(mb("nodejs_heap_size_used_bytes"));
  const outside = Math.round(mb("nodejs_external_memory_bytes"));
  process.stderr.write(`minute ${minute}: ${Math.round(resident)} MB, heap ${heap} MB, outside it ${outside} MB\n`);
  return resident;
}
