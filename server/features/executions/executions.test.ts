import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { executionDetailSchema, executionSchema } from "#shared/workflows/execution.schema.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

const done = { say: { kind: "done" as const, recordsProcessed: 3 } };

describe("runs of a workflow", { timeout: 180_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "3" }, { runInChild: scripted });
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-runs-"));
    await test.startWork();
  }, 180_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const sign = (name: string) => join(folder, `${name}-${Math.random().toString(36).slice(2)}`);

  it("go through, with counts of every node, a log, and the reasons of rows that were left out", async () => {
    const mara = await register(test, "mara");
    const reason = { reason: "not a number: “n/a”", row: { amount: "n/a\0" } };
    const workflowId = await saveScripted(mara, [
      { say: { kind: "log", level: "info", nodeId: ids.source, text: "Reading \0orders" } },
      { say: { kind: "node", nodeId: ids.source, status: "completed", rowsOut: 4, skipped: 1, skippedRows: [reason] } },
      { deliver: ids.first, idempotent: false, into: sign("archive") },
      { say: { kind: "node", nodeId: ids.first, status: "completed", rowsIn: 3 } },
      { say: { kind: "node", nodeId: ids.second, status: "failed", message: "The table is gone" } },
      done,
    ]);
    const id = await run(mara, workflowId);
    const detail = executionDetailSchema.parse(await until(mara, id, hasEnded));
    expect(detail).toMatchObject({
      status: "completed_with_skips",
      recordsProcessed: 3,
      error: null,
      trigger: "manual",
    });
    expect(detail.duration).toBe(Date.parse(detail.endedAt ?? "") - Date.parse(detail.startedAt));
    expect(detail.nodes).toMatchObject([
      { nodeId: ids.source, label: "Orders", status: "completed", rowsOut: 4, skipped: 1 },
      { nodeId: ids.first, status: "completed", rowsIn: 3 },
      { nodeId: ids.second, status: "failed", message: "The table is gone" },
    ]);
    expect(detail.nodes[0]?.skippedRows).toEqual([{ ...reason, row: { amount: "n/a" } }]);
    expect(detail.logs).toMatchObject([{ level: "info", nodeId: ids.source, text: "Reading orders" }]);

    const list = (await mara.browser.get(`/api/workflows/${workflowId}/executions`)).body;
    expect(list.map((entry: unknown) => executionSchema.strict().parse(entry).id)).toEqual([id]);
    const log = await mara.browser.get(`/api/executions/${id}/logs`);
    expect(log.headers["content-type"]).toContain("text/plain");
    expect(log.headers["content-disposition"]).toBe(`attachment; filename=run-${id}.log`);
    expect(log.text).toMatch(/^\S+Z INFO {4}Orders: Reading orders\n$/);
  });

  it("fail with what the run said, at the node where it was", async () => {
    const mara = await register(test, "mara");
    const message =
      "“Archive” refused the rows: the disk there is full. Free some space, then rerun from the failed step.";
    const workflowId = await saveScripted(mara, [
      { say: { kind: "node", nodeId: ids.source, status: "completed", rowsOut: 4 } },
      { say: { kind: "node", nodeId: ids.first, status: "running" } },
      { say: { kind: "node", nodeId: ids.second, status: "skipped" } },
      { say: { kind: "failed", nodeId: ids.first, message } },
    ]);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail).toMatchObject({ status: "failed", error: message, canRerunFailed: true });
    expect(detail.nodes.map(({ status }) => status)).toEqual(["completed", "failed", "skipped"]);
    expect(detail.logs.at(-1)).toMatchObject({ level: "error", nodeId: ids.first, text: message });
    const lastRuns = await mara.browser.get(`/api/workflows/${workflowId}/last-runs`).expect(200);
    expect(Object.keys(lastRuns.body).toSorted()).toEqual([ids.first, ids.source].toSorted());
  });

  it("are ended by their owner at once, and wait no more", async () => {
    const mara = await register(test, "mara");
    const started = sign("started");
    const workflowId = await saveScripted(mara, [
      { say: { kind: "node", nodeId: ids.source, status: "running" } },
      { sign: started },
      { until: sign("never") },
    ]);
    const id = await run(mara, workflowId, { concurrency: 1 });
    const waiting = await run(mara, workflowId, { concurrency: 1 });
    await until(mara, id, () => existsSync(started));

    const queued = (await mara.browser.get(`/api/executions/${waiting}`)).body;
    expect(queued).toMatchObject({
      status: "queued",
      notice:
        "Waiting: 1 of your runs is running. The limit is 1 at a time. Cancel one, or raise the limit in Settings.",
    });
    const ended = await mara.browser.post(`/api/executions/${waiting}/cancel`);
    expect(ended.status).toBe(202);
    expect(ended.body).toMatchObject({ status: "cancelled", notice: null });
    expect(ended.body.endedAt).not.toBeNull();

    expect((await mara.browser.post(`/api/executions/${id}/cancel`)).status).toBe(202);
    const detail = await until(mara, id, hasEnded);
    expect(detail).toMatchObject({ status: "cancelled", error: null });
    expect(detail.nodes.map(({ status }) => status)).toEqual(["cancelled", "skipped", "skipped"]);
    expect((await mara.browser.post(`/api/executions/${id}/cancel`)).body).toMatchObject({ status: "cancelled" });
  });

  it("are one for one Idempotency-Key, however often and how much at once it is sent", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const workflowId = await saveScripted(mara, [done]);
    const path = `/api/workflows/${workflowId}/execute`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => mara.browser.post(path).set("Idempotency-Key", "click-1").send({})),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await mara.browser.post(path).set("Idempotency-Key", "click-2").send({})).body.id).not.toBe(
      answers[0]?.body.id,
    );
    expect((await mara.browser.get(`/api/workflows/${workflowId}/executions`)).body).toHaveLength(2);
    expect((await mara.browser.post(path).set("Idempotency-Key", " ").send({})).status).toBe(400);
    const own = await saveScripted(nora, [done]);
    const hers = await nora.browser.post(`/api/workflows/${own}/execute`).set("Idempotency-Key", "click-1").send({});
    expect(hers.body.workflowId).toBe(own);
    for (const { body } of answers) await until(mara, body.id, hasEnded);
    await until(nora, hers.body.id, hasEnded);
  });

  it("start one after the other where the account allows no more, and all at once where it does", async () => {
    const mara = await register(test, "mara");
    const go = sign("go");
    const workflowId = await saveScripted(mara, [{ until: go }, done]);
    const started = [];
    for (let index = 0; index < 3; index++) started.push(await run(mara, workflowId, { concurrency: 2 }));
    const [first = 0, second = 0, third = 0] = started;
    await until(mara, first, ({ status }) => status === "running");
    await until(mara, second, ({ status }) => status === "running");
    expect((await mara.browser.get(`/api/executions/${third}`)).body.status).toBe("queued");
    await writeFile(go, "");
    for (const id of started) expect((await until(mara, id, hasEnded)).status).toBe("completed");
  });

  it("say which connection is gone", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, [done]);
    const [connection] = (await mara.browser.get("/api/connections")).body;
    await mara.browser.delete(`/api/connections/${connection.id}`);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail).toMatchObject({
      status: "failed",
      error:
        "The connection that “Orders” uses was deleted. Choose another in the step's properties, save, and run again.",
    });
  });

  it("are refused with everything that has to be mended first", async () => {
    const { browser } = await register(test, "mara");
    const saved = await browser.post("/api/workflows").send({ name: "Empty", nodes: [], edges: [] });
    const answer = await browser.post(`/api/workflows/${saved.body.id}/execute`);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: "This workflow can't run yet. Add a data source to begin.",
      problems: [{ nodeId: null, message: "Add a data source to begin." }],
      more: 0,
    });
    expect((await browser.get(`/api/workflows/${saved.body.id}/executions`)).body).toEqual([]);
  });

  it("are refused with the name of the step that has to be mended", async () => {
    const { browser } = await register(test, "mara");
    const data = { label: "Orders of May", nodeType: "source", connectorType: "csv", status: "not_connected" };
    const node = { id: ids.source, type: "custom", position: { x: 0, y: 0 }, data };
    const saved = await browser.post("/api/workflows").send({ name: "May", nodes: [node], edges: [] });
    const { body } = await browser.post(`/api/workflows/${saved.body.id}/execute`);
    expect(body.message).toMatch(/^This workflow can't run yet\. (\d problems to fix\. First: )?“Orders of May”: \w/);
  });

  it("are not there for anybody else, nor for somebody signed out", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const workflowId = await saveScripted(mara, [done]);
    const id = await run(mara, workflowId);
    await until(mara, id, hasEnded);
    const visitor = test.visitor();
    for (const [browser, status] of [
      [nora.browser, 404],
      [visitor, 401],
    ] as const)
      for (const call of [
        browser.post(`/api/workflows/${workflowId}/execute`),
        browser.get(`/api/workflows/${workflowId}/executions`),
        browser.get(`/api/executions/${id}`),
        browser.post(`/api/executions/${id}/cancel`),
        browser.post(`/api/executions/${id}/rerun`).send({ from: "start" }),
        browser.get(`/api/executions/${id}/events`),
        browser.get(`/api/executions/${id}/logs`),
        browser.get(`/api/executions/${id}/results/${ids.first}`),
        browser.get(`/api/executions/${id}/files/${ids.first}`),
        browser.post(`/api/executions/${id}/results/${ids.first}/share`),
        browser.delete(`/api/executions/${id}/results/${ids.first}/share`),
      ])
        expect((await call).status).toBe(status);
  });

  it.each(["abc", "0", "-1", "1.5", "2147483648", "99999999999", "%00", "1e3", "__proto__"])(
    "refuse the id %s",
    async (id) => {
      const { browser } = await register(test, "mara");
      for (const call of [
        browser.post(`/api/workflows/${id}/execute`),
        browser.get(`/api/workflows/${id}/executions`),
        browser.get(`/api/executions/${id}`),
        browser.post(`/api/executions/${id}/cancel`),
        browser.post(`/api/executions/${id}/rerun`).send({}),
        browser.get(`/api/executions/${id}/events`),
        browser.get(`/api/executions/${id}/logs`),
        browser.get(`/api/executions/${id}/results/x`),
      ])
        expect((await call).status).toBe(400);
    },
  );

  it.each([
    [{ concurrency: 0 }],
    [{ concurrency: 101 }],
    [{ concurrency: "many" }],
    [{ concurrency: 1.5 }],
    [[]],
    ["text"],
  ])("refuse to start with %o", async (body) => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, [done]);
    const answer = await mara.browser
      .post(`/api/workflows/${workflowId}/execute`)
      .set("Content-Type", "application/json")
      .send(JSON.stringify(body));
    expect(answer.status).toBe(400);
    expect((await mara.browser.get(`/api/workflows/${workflowId}/executions`)).body).toEqual([]);
  });

  it("keep only so much of a talkative run", async () => {
    const mara = await register(test, "mara");
    const line = { say: { kind: "log" as const, level: "info" as const, nodeId: null, text: "x".repeat(100) } };
    const workflowId = await saveScripted(mara, [...Array.from({ length: 12 }, () => line), done]);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail.logs).toHaveLength(12);
  });

  it("end with their workflow, and their process with them", async () => {
    const mara = await register(test, "mara");
    const started = sign("started");
    const workflowId = await saveScripted(mara, [{ sign: started }, { until: sign("never") }]);
    const id = await run(mara, workflowId);
    await until(mara, id, () => existsSync(started));
    expect((await mara.browser.delete(`/api/workflows/${workflowId}`)).status).toBe(204);
    expect((await mara.browser.get(`/api/executions/${id}`)).status).toBe(404);
    const pid = Number(await readFile(started, "utf8"));
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
