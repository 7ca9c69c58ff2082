import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { createWorkerProcesses } from "#server/testing/worker-processes.ts";
import { hasEnded, ids, run, saveScripted, until } from "./testing/scripted-workflow.ts";

/** The embedded database belongs to one process: only PostgreSQL has several. */
const onPostgres = inject("testDatabase").kind === "postgres";

describe("the processes of an installation", { timeout: 180_000 }, () => {
  const test = useTestApp({ WORKER: "off" });
  let folder = "";
  const workers = createWorkerProcesses(() => ({ source: test.source, folder }));
  const { start: startWorker, end } = workers;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-sharing-"));
  });
  afterAll(async () => {
    workers.killAll();
    await rm(folder, { recursive: true, force: true });
  });

  const linesOf = async (into: string) => (await readFile(into, "utf8")).trim().split("\n");

  it("leave runs waiting where none of them executes any", async () => {
    const mara = await register(test, "mara");
    const id = await run(mara, await saveScripted(mara, []));
    await test.settled();
    const { body } = await mara.browser.get(`/api/executions/${id}`);
    expect(body).toMatchObject({ status: "queued", notice: "Waiting for a free worker." });
  });

  if (onPostgres) {
    it("live on when their connection breaks in the middle of a transaction", async () => {
      const broken = test.db.transaction(async (transaction) => {
        const [backend] = await transaction.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
        await test.query("select pg_terminate_backend($1)", [backend?.pid]);
        await expect
          .poll(async () => (await test.query("select 1 from pg_stat_activity where pid = $1", [backend?.pid])).rows)
          .toEqual([]);
        await transaction.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
      expect((await test.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    });

    it("share two hundred runs, each done once", async () => {
      const into = join(folder, "shared");
      // Twenty runs of one account may wait.
      const people = await Promise.all(Array.from({ length: 10 }, (_, index) => register(test, `mara${index}`)));
      const runs = await Promise.all(
        people.map(async (person) => {
          const workflowId = await saveScripted(person, []);
          const started = [];
          for (let index = 0; index < 20; index++) started.push(await run(person, workflowId, { concurrency: 10 }));
          return started;
        }),
      );
      const pair = await Promise.all([startWorker(into), startWorker(into)]);
      for (const [index, person] of people.entries())
        for (const id of runs[index] ?? []) expect((await until(person, id, hasEnded)).status).toBe("completed");
      await Promise.all(pair.map((worker) => end(worker, "SIGTERM")));
      const lines = await linesOf(into);
      const done = lines.map((line) => Number(line.split(" ")[0]));
      expect(done.toSorted((one, other) => one - other)).toEqual(runs.flat().toSorted((one, other) => one - other));
      expect(new Set(lines.map((line) => line.split(" ")[1])).size).toBe(2);
    }, 600_000);

    it("see to the runs of one that was killed, and to those of one that is stopped", async () => {
      const mara = await register(test, "mara");
      const workflowId = await saveScripted(mara, []);
      const into = join(folder, "killed");
      const first = await startWorker(into, "hold");
      const id = await run(mara, workflowId);
      await expect.poll(() => linesOf(into).catch(() => []), { timeout: 60_000 }).toHaveLength(1);
      await end(first, "SIGKILL");
      // The rest of the time after which a silent worker counts as gone.
      await test.query("update execution_runs set lease_until = now() - interval '1 second'");
      const second = await startWorker(into, "hold");
      const broken = await until(mara, id, hasEnded);
      expect(broken).toMatchObject({
        status: "failed",
        error:
          "The server stopped during “Ledger”; nothing was sent twice. Check what arrived there, then rerun from the failed step.",
      });
      expect(broken.nodes.find(({ nodeId }) => nodeId === ids.second)?.status).toBe("failed");

      const other = await run(mara, workflowId);
      await expect.poll(() => linesOf(into), { timeout: 60_000 }).toHaveLength(2);
      await end(second, "SIGTERM");
      expect(await until(mara, other, hasEnded)).toMatchObject({ status: "failed" });
      expect(await linesOf(into)).toHaveLength(2);
    }, 600_000);

    it("begin nothing that must not come twice once they stop: another one does", async () => {
      const mara = await register(test, "mara");
      const into = join(folder, "late");
      const first = await startWorker(into, "late");
      const id = await run(mara, await saveScripted(mara, []));
      await expect.poll(() => existsSync(`${into}.started`), { timeout: 60_000 }).toBe(true);
      await end(first, "SIGTERM");
      const second = await startWorker(into);
      expect((await until(mara, id, hasEnded)).status).toBe("completed");
      expect(await linesOf(into)).toEqual([`${id} ${second.pid}`]);
      await end(second, "SIGTERM");
    }, 600_000);

    it("end a run that another of them works on within a moment", async () => {
      const mara = await register(test, "mara");
      const into = join(folder, "cancelled");
      const worker = await startWorker(into, "hold");
      const id = await run(mara, await saveScripted(mara, []));
      await expect.poll(() => linesOf(into).catch(() => []), { timeout: 60_000 }).toHaveLength(1);
      expect((await mara.browser.post(`/api/executions/${id}/cancel`)).status).toBe(202);
      expect((await until(mara, id, hasEnded)).status).toBe("cancelled");
      await end(worker, "SIGTERM");
    }, 600_000);
  }
});
