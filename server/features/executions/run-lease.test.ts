import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { openCutLine } from "#server/testing/cut-line.ts";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { createWorkerProcesses } from "#server/testing/worker-processes.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { LEASE_SECONDS } from "./run-lease.store.ts";
import { hasEnded, run, saveScripted, until } from "./testing/scripted-workflow.ts";

/** The embedded database belongs to one process: only PostgreSQL has several. */
const onPostgres = inject("testDatabase").kind === "postgres";

/** The lease, another worker's look around, and much of what a busy machine adds; far less than a lease ten times as long. */
const PATIENCE = 90_000;

describe.runIf(onPostgres)("a run that its worker cannot be heard of", { timeout: 150_000 }, () => {
  const test = useTestApp({ WORKER: "off" });
  let folder = "";
  const workers = createWorkerProcesses(() => ({ source: test.source, folder }));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-lease-"));
  });
  afterAll(async () => {
    workers.killAll();
    await rm(folder, { recursive: true, force: true });
  });

  const linesOf = async (into: string) => (existsSync(into) ? (await readFile(into, "utf8")).trim().split("\n") : []);
  const isThere = (path: string) => expect.poll(() => existsSync(path), { timeout: PATIENCE }).toBe(true);
  const rowOf = async (id: number) => {
    const left = sql<number>`extract(epoch from ${executionRuns.leaseUntil} - now())::float8`;
    const [row] = await test.db
      .select({ claim: executionRuns.claim, left })
      .from(executionRuns)
      .where(eq(executionRuns.executionId, id));
    if (!row) throw new Error("the run is gone");
    return row;
  };

  /** A run under way in a process of its own, up to before it hands anything over. */
  async function begun(name: string, through?: string) {
    const mara = await register(test, name);
    const into = join(folder, name);
    const worker = await workers.start(into, "wait", through);
    const id = await run(mara, await saveScripted(mara, []));
    await isThere(`${into}.started`);
    return { mara, into, worker, id };
  }

  it("is its worker's for twenty seconds from each sign of life, and no longer", async () => {
    expect(LEASE_SECONDS).toBe(20);
    const { worker, id } = await begun("ada");
    const { left } = await rowOf(id);
    expect(left).toBeLessThanOrEqual(20);
    expect(left).toBeGreaterThan(0);
    await workers.end(worker, "SIGKILL");
  });

  it("is taken up once a stopped worker's time is over, and that one hands nothing over when it wakes", async () => {
    const { mara, into, worker, id } = await begun("bea");
    worker.kill("SIGSTOP");
    const { claim } = await rowOf(id);
    const other = await workers.start(into);
    await expect.poll(() => linesOf(into), { timeout: PATIENCE, interval: 100 }).toEqual([`${id} ${other.pid}`]);
    expect((await until(mara, id, hasEnded)).status).toBe("completed");
    expect((await rowOf(id)).claim).not.toBe(claim);

    await writeFile(`${into}.go`, "");
    worker.kill("SIGCONT");
    await workers.end(worker, "SIGTERM");
    expect(await linesOf(into)).toEqual([`${id} ${other.pid}`]);
    expect((await until(mara, id, hasEnded)).status).toBe("completed");
    await workers.end(other, "SIGTERM");
  });

  it("stays with a worker that gave a sign of life while another was about to take it", async () => {
    const { worker, id, into } = await begun("cleo");
    worker.kill("SIGSTOP");
    const { claim } = await rowOf(id);
    const due = sql`now() - interval '1 second'`;
    await test.db.update(executionRuns).set({ leaseUntil: due }).where(eq(executionRuns.executionId, id));
    const other = await test.db.transaction(async (transaction) => {
      await transaction.select().from(executionRuns).where(eq(executionRuns.executionId, id)).for("update");
      // It sees a run whose time is over, and waits for the row.
      const starting = workers.start(join(folder, "other"));
      const asking = "select pid, xact_start::text as began from pg_stat_activity";
      const blocked = async () =>
        (await test.query(`${asking} where datname = current_database() and wait_event_type = 'Lock'`)).rows;
      await expect.poll(blocked, { timeout: PATIENCE }).toHaveLength(1);
      const waiting = await blocked();
      // The first one's word arrives before it.
      const word = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
      await transaction.update(executionRuns).set({ leaseUntil: word }).where(eq(executionRuns.executionId, id));
      return { starting, waiting };
    });
    // The one that waited has looked, and done what it found right.
    const [began] = z.array(z.object({ pid: z.number(), began: z.string() })).parse(other.waiting);
    const stillThere = "select 1 from pg_stat_activity where pid = $1 and xact_start::text = $2";
    await expect
      .poll(async () => (await test.query(stillThere, [began?.pid, began?.began])).rows, { timeout: PATIENCE })
      .toEqual([]);
    expect((await rowOf(id)).claim).toBe(claim);
    expect(await linesOf(into)).toEqual([]);
    await workers.end(await other.starting, "SIGKILL");
    await workers.end(worker, "SIGKILL");
  });

  it("is ended by a worker that is cut off from the database, before another takes it up", async () => {
    if (test.source.kind !== "postgres") throw new Error("this test is for PostgreSQL");
    const line = await openCutLine(test.source.url);
    const { mara, into, worker, id } = await begun("dora", line.url);
    const other = await workers.start(`${into}-other`);
    line.cut();
    await expect.poll(() => linesOf(`${into}-other`), { timeout: PATIENCE, interval: 20 }).not.toEqual([]);
    expect(existsSync(`${into}.ended`)).toBe(true);
    expect(await readFile(`${into}.ended`, "utf8")).toBe("silent");

    line.mend();
    await workers.end(worker, "SIGTERM");
    expect(await linesOf(into)).toEqual([]);
    expect(await linesOf(`${into}-other`)).toEqual([`${id} ${other.pid}`]);
    expect((await until(mara, id, hasEnded)).status).toBe("completed");
    await workers.end(other, "SIGTERM");
    await line.close();
  });
});
