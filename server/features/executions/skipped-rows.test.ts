import { beforeAll, describe, expect, it } from "vitest";
import { takeMails } from "#server/testing/mails.ts";
import { confirmEmail, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { hasEnded, ids, run, saveScripted, scripted, until } from "./testing/scripted-workflow.ts";

const skippedRows = [{ reason: "amount: “n/a” is not a number", row: { amount: "n/a" } }];
const steps = [
  {
    say: {
      kind: "node" as const,
      nodeId: ids.source,
      status: "completed" as const,
      rowsIn: 60,
      rowsOut: 58,
      skipped: 2,
      skippedRows,
    },
  },
  {
    say: {
      kind: "node" as const,
      nodeId: ids.first,
      status: "completed" as const,
      rowsIn: 58,
      rowsOut: 50,
      skipped: 8,
    },
  },
  { say: { kind: "node" as const, nodeId: ids.second, status: "completed" as const, rowsIn: 58, rowsOut: 58 } },
  { say: { kind: "done" as const, recordsProcessed: 60 } },
];

describe("a run that left out rows", { timeout: 180_000 }, () => {
  const test = useTestApp({}, { runInChild: scripted });
  beforeAll(() => test.startWork(), 180_000);

  it("does not count as completed without a word: in its answer, the history, the list and the bell", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, steps);
    const id = await run(mara, workflowId);
    const told = { status: "completed_with_skips", rowsSkipped: 10 };
    const detail = await until(mara, id, hasEnded);
    expect(detail).toMatchObject({ ...told, recordsProcessed: 60, rowsDelivered: 108, error: null });
    expect(detail.nodes).toMatchObject([
      { nodeType: "source", rowsIn: 60, rowsOut: 58, skipped: 2, skippedRows },
      { nodeType: "destination", rowsIn: 58, rowsOut: 50, skipped: 8 },
      { nodeType: "destination", rowsIn: 58, rowsOut: 58, skipped: 0 },
    ]);
    expect((await mara.browser.get(`/api/workflows/${workflowId}/executions`)).body).toMatchObject([told]);
    const facts = { ...told, rowsDelivered: 108, trigger: "manual", workflowVersion: 1, error: null };
    expect((await mara.browser.get("/api/workflows")).body).toMatchObject([{ lastExecution: facts }]);
    expect((await mara.browser.get("/api/notifications")).body.runs).toMatchObject([facts]);
  });

  it("tells of a failed one what its sources had read", async () => {
    const mara = await register(test, "mara");
    const message = "“Archive” failed: no.";
    const workflowId = await saveScripted(mara, [
      { say: { kind: "node", nodeId: ids.source, status: "completed", rowsIn: 60, rowsOut: 58 } },
      { say: { kind: "failed", nodeId: ids.first, message } },
    ]);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail).toMatchObject({ status: "failed", recordsProcessed: 60, rowsDelivered: 0 });
    const early = await saveScripted(mara, [{ say: { kind: "failed", nodeId: ids.source, message } }]);
    const unread = await until(mara, await run(mara, early), hasEnded);
    expect(unread).toMatchObject({ status: "failed", recordsProcessed: null });
  });

  it("lists its steps as the rows flow, whatever was added last", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, steps);
    const saved = (await mara.browser.get(`/api/workflows/${workflowId}`)).body;
    await mara.browser
      .put(`/api/workflows/${workflowId}`)
      .send({ ...saved, nodes: saved.nodes.toReversed() })
      .expect(200);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail.nodes[0]?.nodeId).toBe(ids.source);
  });

  it("has skipped nothing where a step takes the rows that failed", async () => {
    const mara = await register(test, "mara");
    const workflowId = await saveScripted(mara, [
      { say: { kind: "node", nodeId: ids.source, status: "completed", rowsIn: 8, rowsOut: 8 } },
      { say: { kind: "node", nodeId: ids.first, status: "completed", rowsIn: 8, rowsOut: 4, skipped: 4, skippedRows } },
      { say: { kind: "node", nodeId: ids.second, status: "completed", rowsIn: 4, rowsOut: 4 } },
      { say: { kind: "done", recordsProcessed: 8 } },
    ]);
    const saved = (await mara.browser.get(`/api/workflows/${workflowId}`)).body;
    const line = (source: string, target: string) => ({ id: `e-${source}-${target}`, source, target });
    const edges = [line(ids.source, ids.first), { ...line(ids.first, ids.second), output: "errors" }];
    await mara.browser
      .put(`/api/workflows/${workflowId}`)
      .send({ ...saved, edges })
      .expect(200);
    const detail = await until(mara, await run(mara, workflowId), hasEnded);
    expect(detail).toMatchObject({ status: "completed", rowsDelivered: 8, rowsSkipped: 0 });
    expect(detail.nodes).toMatchObject([
      { skipped: 0, errorOutput: false },
      { skipped: 4, errorOutput: true, skippedRows },
      { skipped: 0, errorOutput: false },
    ]);
  });

  it("is mailed where its schedule mails what goes wrong", async () => {
    const mara = await register(test, "mara", "mara@example.org");
    await takeMails(test);
    await confirmEmail(test, mara);
    const workflowId = await saveScripted(mara, steps);
    await mara.browser
      .put(`/api/workflows/${workflowId}/schedule`)
      .send({ cron: "0 6 * * *", timezone: "UTC", emailOnFailure: true });
    await test.query("update workflow_schedules set next_run_at = now()");
    await test.lookAtSchedules(new Date());
    const mails: Awaited<ReturnType<typeof takeMails>> = [];
    await expect.poll(async () => mails.push(...(await takeMails(test))), { timeout: 30_000 }).toBe(1);
    expect(mails).toMatchObject([{ to: "mara@example.org", subject: expect.stringContaining("skipped") }]);
  });

  it("names the version of the workflow that it ran, and when each step was last worked on", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const workflowId = await saveScripted(mara, steps);
    const path = `/api/workflows/${workflowId}`;
    const first = await until(mara, await run(mara, workflowId), hasEnded);
    expect(first).toMatchObject({ workflowName: "Orders", workflowVersion: 1, trigger: "manual" });
    const saved = (await mara.browser.get(path)).body;
    await mara.browser
      .put(path)
      .send({ ...saved, name: "Renamed" })
      .expect(200);
    const [node, ...others] = saved.nodes;
    const changed = { ...node, data: { ...node.data, config: { ...node.data.config, table: "invoices" } } };
    await mara.browser
      .put(path)
      .send({ ...saved, nodes: [changed, ...others] })
      .expect(200);

    const second = await until(mara, await run(mara, workflowId), hasEnded);
    expect(second).toMatchObject({ workflowVersion: 3 });
    const again = await mara.browser.post(`/api/executions/${first.id}/rerun`).send({ definition: "same" });
    expect(again.body).toMatchObject({ workflowVersion: 1, trigger: "rerun" });
    await until(mara, again.body.id, hasEnded);
    const lastRuns = (await mara.browser.get(`${path}/last-runs`)).body;
    expect(Object.keys(lastRuns).toSorted()).toEqual([ids.first, ids.second, ids.source].toSorted());
    expect(Date.parse(lastRuns[ids.source])).toBeGreaterThan(Date.parse(second.startedAt));
    expect((await nora.browser.get(`${path}/last-runs`)).status).toBe(404);
  });
});
