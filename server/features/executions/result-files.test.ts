import { access, mkdtemp, open, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

describe("files that runs leave", { timeout: 180_000 }, () => {
  const test = useTestApp({ RUN_FILES_MB_PER_ACCOUNT: "1" }, { runInChild: scripted });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-files-"));
    await test.startWork();
  }, 180_000);
  // Ids of runs begin anew with each test.
  beforeEach(() => rm(join(test.env.dataDir, "files"), { recursive: true, force: true }));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A workflow whose runs keep a file of so many bytes at each of the destinations that are named. */
  async function saveExport(person: Person, bytes: number, destinations: string[]): Promise<number> {
    const path = join(folder, `${bytes}.csv`);
    await writeFile(path, "x".repeat(bytes));
    const files = destinations.map((nodeId) => ({
      say: { kind: "file" as const, nodeId, fileName: "orders.csv", path, rowCount: 1 },
    }));
    return saveScripted(person, [...files, { say: { kind: "done", recordsProcessed: 1 } }]);
  }
  const ended = async (person: Person, workflowId: number) => until(person, await run(person, workflowId), hasEnded);
  const filesOf = async (id: number) =>
    (await readdir(join(test.env.dataDir, "files", "runs", String(id))).catch(() => [])).length;

  it("take no more than an account may have: those of the oldest runs go at once", async () => {
    const [mara, noor] = [await register(test, "mara"), await register(test, "noor")];
    const workflowId = await saveExport(mara, 400_000, [ids.first]);
    const others = await ended(noor, await saveExport(noor, 400_000, [ids.first]));
    const [first, second, third] = [
      await ended(mara, workflowId),
      await ended(mara, workflowId),
      await ended(mara, workflowId),
    ];
    expect([first.status, second.status, third.status]).toEqual(["completed", "completed", "completed"]);
    expect(await Promise.all([first, second, third, others].map(({ id }) => filesOf(id)))).toEqual([0, 1, 1, 1]);
    expect((await mara.browser.get(`/api/executions/${first.id}`)).body).toMatchObject({ rowsRemoved: true });
    const gone = await mara.browser.get(`/api/executions/${first.id}/files/${ids.first}`);
    expect([gone.status, gone.body.message]).toEqual([404, expect.stringMatching(/cleaned up/)]);
    await mara.browser.get(`/api/executions/${third.id}/files/${ids.first}`).expect(200);
  });

  it("fail a run that has no room for them, and say why", async () => {
    const mara = await register(test, "mara");
    for (const destinations of [[ids.first], [ids.first, ids.second]]) {
      const bytes = 1_200_000 / destinations.length;
      const failed = await ended(mara, await saveExport(mara, bytes, destinations));
      expect(failed).toMatchObject({
        status: "failed",
        error: expect.stringMatching(/no room for the file "orders.csv"/),
      });
      expect(await filesOf(failed.id)).toBe(destinations.length - 1);
    }
  });

  it("go at once with their workflow", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveExport(mara, 1_000, [ids.first, ids.second]);
    const { id } = await ended(mara, workflowId);
    expect(await filesOf(id)).toBe(2);
    await mara.browser.delete(`/api/workflows/${workflowId}`).expect(204);
    expect(await filesOf(id)).toBe(0);
  });

  it("for a rerun from a failed step are no more than 256 MB, the newest", async () => {
    const mara = await register(test, "mara");
    /** A run that fails, or is cancelled, with so many bytes in its folder. */
    async function breakOff(megabytes: number, how: "failed" | "cancelled"): Promise<string> {
      const go = join(folder, `go-${Math.random()}`);
      const failure = { say: { kind: "failed" as const, nodeId: ids.source, message: "No such table." } };
      const id = await run(mara, await saveScripted(mara, [{ sign: `${go}-on` }, { until: go }, failure]));
      await until(mara, id, ({ status }) => status === "running");
      while (!(await isThere(`${go}-on`))) await new Promise((resolve) => setTimeout(resolve, 20));
      const own = join(test.env.dataDir, "runs", String(id));
      const file = await open(join(own, "rows.parquet"), "w");
      await file.truncate(megabytes * 1_000_000);
      await file.close();
      if (how === "cancelled") await mara.browser.post(`/api/executions/${id}/cancel`).send({}).expect(202);
      else await writeFile(go, "");
      await until(mara, id, ({ status }) => status === how);
      await test.settled();
      return own;
    }
    const first = await breakOff(150, "failed");
    expect(await isThere(first)).toBe(true);
    const second = await breakOff(150, "cancelled");
    await expect.poll(async () => [await isThere(first), await isThere(second)]).toEqual([false, true]);
    const third = await breakOff(300, "cancelled");
    await expect.poll(async () => [await isThere(second), await isThere(third)]).toEqual([false, false]);
  });
});

describe("files that runs of one network's accounts leave", { timeout: 180_000 }, () => {
  const test = useTestApp(
    { RUN_FILES_MB_PER_ACCOUNT: "2", FILES_MB_PER_NETWORK: "3", RATE_LIMITS: "on" },
    { runInChild: scripted },
  );
  beforeAll(() => test.startWork(), 180_000);

  it("grow by so much in a day, however many accounts there are; those that take the place of others count no more", async () => {
    const folder = await mkdtemp(join(tmpdir(), "desk-files-"));
    const path = join(folder, "a.csv");
    await writeFile(path, "x".repeat(1_000_000));
    const keeping = { say: { kind: "file" as const, nodeId: ids.first, fileName: "orders.csv", path, rowCount: 1 } };
    const outcomes: string[] = [];
    for (const name of ["mara", "noor"]) {
      const person = await register(test, name);
      await test.db.update(users).set({ network: "one" }).where(eq(users.id, person.id));
      const workflowId = await saveScripted(person, [keeping, { say: { kind: "done", recordsProcessed: 1 } }]);
      for (let nth = 0; nth < 4; nth++) {
        const { status, error } = await until(person, await run(person, workflowId), hasEnded);
        outcomes.push(error ?? status);
      }
    }
    await rm(folder, { recursive: true });
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill("completed"));
    expect(outcomes.at(5)).toMatch(/^Too much was saved from your network today/u);
  });
});

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
