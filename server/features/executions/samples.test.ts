import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { executionSamples } from "#shared/workflows/execution-sample.table.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { hasEnded, until } from "./testing/scripted-workflow.ts";

const limit = (rows: number, id = "first") =>
  newNode("transform:limit", { x: 280, y: 0 }, { id, label: "First rows", config: { rows } });
const source = newNode(
  "source:csv",
  { x: 0, y: 0 },
  { id: "in", label: "Campaigns", fields: sampleFields, config: { fileId: "sample", delimiter: "," } },
);
const file = newNode("destination:csv", { x: 840, y: 0 }, { id: "file", config: { fileName: "first.csv" } });
const graph = (rows: number, last: WorkflowNode = limit(3, "second")) => ({
  name: "First",
  nodes: [source, limit(rows), last, file],
  edges: [newEdge("in", "first"), newEdge("first", last.id), newEdge(last.id, "file")],
});

describe("rows of a run's steps", { timeout: 240_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: runHere });
  beforeAll(() => test.startWork(), 180_000);
  let mara: Person;
  let id: number;
  beforeEach(async () => {
    mara = await register(test, "mara");
    id = (await mara.browser.post("/api/workflows").send(graph(5))).body.id;
  });
  const execute = (body: object = {}) => mara.browser.post(`/api/workflows/${id}/execute`).send(body);
  const save = (changed: object) => mara.browser.put(`/api/workflows/${id}`).send(changed);
  async function run(body: object = {}) {
    const answer = await execute(body);
    expect(answer.status, answer.text).toBe(202);
    return until(mara, answer.body.id, hasEnded);
  }
  const sample = (run: number, node: string, { browser } = mara) =>
    browser.get(`/api/executions/${run}/samples/${node}`);

  it("are shown for each step, and for nobody else", async () => {
    const ended = await run();
    expect(ended.nodes.map(({ hasSample, keptRows }) => [hasSample, keptRows])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
    const { body } = await sample(ended.id, "first");
    expect([body.rows.length, body.rowCount, body.fields.length]).toEqual([5, 5, 5]);
    const eve = await register(test, "eve");
    expect((await sample(ended.id, "first", eve)).status).toBe(404);
    expect((await sample(ended.id, "nobody")).status).toBe(404);
    expect((await sample(ended.id, "..%2Fx")).status).toBe(404);
  });

  it("are what a run from a later step begins with, and it delivers only what comes after", async () => {
    const first = await run();
    await save(graph(5, limit(2, "second")));
    const later = await run({ fromNode: "second" });
    expect([later.status, later.rowsDelivered, later.fromLabel]).toEqual(["completed", 2, "First rows 2"]);
    expect(later.nodes.map(({ status }) => status)).toEqual(["skipped", "skipped", "completed", "completed"]);
    expect((await sample(later.id, "first")).body.rows).toEqual((await sample(first.id, "first")).body.rows);
    const again = await run({ fromNode: "file" });
    expect(again.rowsDelivered).toBe(2);
    const listed = (await mara.browser.get(`/api/workflows/${id}/executions`)).body;
    expect(listed.map(({ fromLabel }: { fromLabel: string | null }) => fromLabel)).toEqual([
      "CSV File",
      "First rows 2",
      null,
    ]);
  });

  it("are not used where a step before was changed, or there are none", async () => {
    expect((await execute({ fromNode: "second" })).status).toBe(409);
    await run();
    await save(graph(7));
    const changed = await execute({ fromNode: "second" });
    expect([changed.status, changed.body.message]).toEqual([
      409,
      "“First rows” or a step before it was changed since the last run. Run from the start.",
    ]);
    expect((await execute({ fromNode: "in" })).status).toBe(409);
    expect((await execute({ fromNode: "nobody" })).status).toBe(404);
    expect((await execute({ fromNode: 7 })).status).toBe(400);
  });

  it("that are pinned stand for a step where that is asked for, and the run says so", async () => {
    const pinned = {
      ...limit(5),
      data: { ...limit(5).data, pinned: { fields: sampleFields.slice(0, 1), rows: [["41"]] } },
    };
    await save({ ...graph(5), nodes: [source, pinned, limit(3, "second"), file] });
    expect((await run()).rowsDelivered).toBe(3);
    const used = await run({ usePins: true });
    expect([used.rowsDelivered, used.usedPins, used.recordsProcessed]).toEqual([1, true, 0]);
    expect(used.logs.map(({ text }) => text)).toContain("“First rows” wasn't run: its pinned rows were used.");
    const preview = await mara.browser
      .post("/api/workflows/preview")
      .send({ ...graph(5), nodes: [source, pinned, limit(3, "second"), file], nodeId: "second" });
    expect(preview.body.rows).toEqual([["41"]]);
    const large = { fields: sampleFields, rows: [["x".repeat(120_000)]] };
    const refused = await save({ ...graph(5), nodes: [{ ...source, data: { ...source.data, pinned: large } }] });
    expect(refused.status).toBe(400);
  });

  it("go with old runs, with the workflow and with the account", async () => {
    const runs: Awaited<ReturnType<typeof run>>[] = [];
    for (let count = 0; count < 6; count++) runs.push(await run());
    const kept = async () => {
      const rows = await test.db.selectDistinct({ id: executionSamples.executionId }).from(executionSamples);
      return rows.map((one) => one.id).toSorted((one, other) => one - other);
    };
    // Those of the oldest run go after the newest one has ended.
    await expect.poll(kept, { timeout: 10_000 }).toEqual(runs.slice(1).map((one) => one.id));
    const former = async () => (await mara.browser.get(`/api/executions/${runs[4]?.id}`)).body.nodes[0];
    await expect.poll(former, { timeout: 10_000 }).toMatchObject({ hasSample: true, keptRows: false });
    const rows = join(test.env.dataDir, "kept-rows");
    const [account = ""] = await readdir(rows);
    expect(await readdir(join(rows, account))).toEqual([String(id)]);
    await mara.browser.delete(`/api/workflows/${id}`);
    expect(await readdir(join(rows, account))).toEqual([]);
    expect(await test.db.$count(executionSamples)).toBe(0);
  });
});
