import { rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { RerunChoice } from "#shared/workflows/rerun-choice.schema.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import { hasEnded, until } from "./testing/scripted-workflow.ts";

const at = { x: 0, y: 0 };
const source = newNode("source:csv", at, {
  ...{ id: "in", label: "Campaigns", fields: sampleFields, config: { fileId: "sample", delimiter: "," } },
});
const first = (rows: number) => newNode("transform:limit", at, { id: "first", label: "First rows", config: { rows } });
/** Of names no number can be made. */
const numbers = (from: string) =>
  newNode("transform:map", at, {
    ...{ id: "numbers", label: "Numbers", errorHandling: "stop" },
    config: { mappings: [{ kind: "expression", value: `CAST(${from} AS INTEGER)`, target: "n" }] },
  });
const board = newNode("destination:dashboard", at, { id: "board", label: "Board", config: { chart: "none" } });
const file = newNode("destination:csv", at, { id: "file", label: "File", config: { fileName: "first.csv" } });
const mail = newNode("destination:email", at, {
  ...{ id: "mail", label: "Mail", config: { to: ["nobody@example.com"], subject: "Rows" } },
  errorHandling: "continue",
});
const mailed = (rows = 3) => ({
  name: "Mailed",
  nodes: [source, first(rows), board, file, mail],
  edges: [newEdge("in", "first"), ...["board", "file", "mail"].map((to) => newEdge("first", to))],
});
const counted = (from: string, rows = 3) => ({
  name: "Counted",
  nodes: [source, first(rows), numbers(from), board],
  edges: [newEdge("in", "first"), newEdge("first", "numbers"), newEdge("numbers", "board")],
});

describe("a rerun from the failed step", { timeout: 240_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: runHere });
  beforeAll(() => test.startWork(), 180_000);
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });
  const save = async (graph: object): Promise<number> =>
    (await mara.browser.post("/api/workflows").send(graph)).body.id;
  async function ended(answer: { status: number; text: string; body: { id: number } }): Promise<ExecutionDetail> {
    expect(answer.status, answer.text).toBe(202);
    return until(mara, answer.body.id, hasEnded);
  }
  const run = async (id: number) => ended(await mara.browser.post(`/api/workflows/${id}/execute`).send({}));
  const rerun = (id: number, body: object) => mara.browser.post(`/api/executions/${id}/rerun`).send(body);
  const statuses = ({ nodes }: ExecutionDetail) =>
    Object.fromEntries(nodes.map(({ nodeId, status }) => [nodeId, status]));
  const choices = async (id: number): Promise<RerunChoice[]> =>
    (await mara.browser.get(`/api/executions/${id}/rerun-choices`)).body;

  it("leaves what was delivered alone, uses the rows that are kept, and shows the results that are there", async () => {
    const before = await run(await save(mailed()));
    expect([before.status, statuses(before)]).toEqual([
      "failed",
      { in: "completed", first: "completed", board: "completed", file: "completed", mail: "failed" },
    ]);
    expect(await choices(before.id)).toEqual([
      {
        ...{ from: "failed", definition: "same", version: 1, problem: null, reused: ["First rows"], again: [] },
        ...{ delivered: ["Board", "File"], delivers: ["Mail"], mayRepeat: [] },
      },
      {
        ...{ from: "start", definition: "same", version: 1, problem: null, reused: [], delivered: [] },
        ...{ again: ["Campaigns", "First rows"], delivers: ["Board", "File", "Mail"], mayRepeat: [] },
      },
    ]);
    const again = await ended(await rerun(before.id, { from: "failed" }));
    const left = { in: "skipped", first: "skipped", board: "skipped", file: "skipped", mail: "failed" };
    expect(statuses(again)).toEqual(left);
    expect(again.results.map(({ nodeId, executionId }) => [nodeId, executionId])).toEqual(
      before.results.map(({ nodeId }) => [nodeId, before.id]),
    );
    expect(again.logs.map(({ text }) => text)).toContain(
      "“First rows” wasn't run again: its 3 rows of the last run were used.",
    );
    const third = await ended(await rerun(again.id, { from: "failed" }));
    expect([statuses(third), third.results]).toEqual([left, again.results]);
  });

  it("runs a mended version on the rows of the steps that didn't change", async () => {
    const id = await save(counted("name"));
    const before = await run(id);
    expect([before.status, before.nodes.at(2)?.status]).toEqual(["failed", "failed"]);
    await mara.browser.put(`/api/workflows/${id}`).send(counted("id"));
    const offered = await choices(before.id);
    expect(offered.map(({ from, definition, version }) => [from, definition, version])).toEqual([
      ["failed", "latest", 2],
      ["failed", "same", 1],
      ["start", "latest", 2],
      ["start", "same", 1],
    ]);
    expect(offered[0]).toMatchObject({ reused: ["First rows"], again: [], delivers: ["Board"] });
    const mended = await ended(await rerun(before.id, { from: "failed", definition: "latest" }));
    expect([mended.status, mended.workflowVersion, mended.rowsDelivered]).toEqual(["completed", 2, 3]);
    expect(statuses(mended)).toEqual({ in: "skipped", first: "skipped", numbers: "completed", board: "completed" });
  });

  it("tells of steps that run again because they were changed, or because their rows are gone", async () => {
    const id = await save(counted("name"));
    const before = await run(id);
    await mara.browser.put(`/api/workflows/${id}`).send(counted("id", 2));
    expect((await choices(before.id))[0]).toMatchObject({ reused: ["Campaigns"], again: ["First rows"] });
    await rm(join(test.env.dataDir, "kept-rows"), { recursive: true });
    expect((await choices(before.id))[0]).toMatchObject({ reused: [], again: ["Campaigns", "First rows"] });
    const again = await ended(await rerun(before.id, { from: "failed", definition: "latest" }));
    expect([again.status, again.rowsDelivered]).toEqual(["completed", 2]);
    const eve = await register(test, "eve");
    expect((await eve.browser.get(`/api/executions/${before.id}/rerun-choices`)).status).toBe(404);
  });
});
