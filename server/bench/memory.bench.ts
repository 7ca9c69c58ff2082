import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startPostgres } from "../testing/postgres-server.ts";
import { against, type BenchRow } from "./bench-row.ts";
import { builtServer, startServer } from "./built-server.ts";

/** The processes that wait for work have started by then. */
const REST_MS = 20_000;

/** What the built server holds of the memory when nobody has called yet; the processes that it keeps ready are told beside. */
export async function benchMemory(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "desk-bench-memory-"));
  const postgres = await startPostgres();
  try {
    return [
      await atRest("embedded database, just made", { DATA_DIR: join(folder, "embedded") }, "<= 350 MB"),
      await atRest("embedded database, started again", { DATA_DIR: join(folder, "embedded") }, "<= 350 MB"),
      await atRest(
        "PostgreSQL",
        { DATA_DIR: join(folder, "beside"), DATABASE_URL: postgres.url("postgres") },
        "<= 220 MB",
      ),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function atRest(name: string, environment: Record<string, string>, bar: string): Promise<BenchRow> {
  const server = await startServer(builtServer, environment);
  await setTimeout(REST_MS);
  const pid = server.child.pid ?? 0;
  const own = await residentMb(pid);
  const helpers = await Promise.all((await childrenOf(pid)).map(residentMb));
  await server.close();
  return {
    what: `memory at rest, ${name}`,
    measured: `${Math.round(own)} MB`,
    baseline: `${helpers.length} processes ready: ${helpers.map((mb) => `${Math.round(mb)} MB`).join(", ")}`,
    ratio: "-",
    ...against(bar, own),
  };
}

/** As Linux counts it; pages that processes share count for each. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1_024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.split(" ").filter(Boolean).map(Number);
}
