import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import { until } from "./testing/scripted-workflow.ts";

const at = { x: 0, y: 0 };
const inputFields: Field[] = [
  { name: "id", type: "INTEGER" },
  { name: "name", type: "VARCHAR" },
];
const step = (id: string, kind: NodeKind, config: object, fields: Field[] = []) =>
  newNode(kind, at, { id, fields, label: id, config: { ...config } });
const input = step("input", "source:input", { sample: '[{"id":1,"name":"x"}]' }, inputFields);

describe("a workflow that runs another", { timeout: 240_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "1" }, { runInChild: runHere });
  beforeAll(() => test.startWork(), 180_000);
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  it("hands its rows on, runs all steps as one run, and shows each", async () => {
    const inner = await save("Deliver", [input, step("file", "destination:csv", { fileName: "{{name}}.csv" })], {
      parameters: [{ name: "name", type: "text", default: "inner" }],
    });
    const middle = await save("Pick", [
      input,
      step("few", "transform:filter", { conditions: [{ field: "id", operator: "lessOrEqual", value: "3" }] }),
      step("go", "destination:workflow", { workflowId: inner }),
    ]);
    const outer = await save("All", [source(), step("pick", "destination:workflow", { workflowId: middle })]);
    const started = await mara.browser.post(`/api/workflows/${outer}/execute`).send({});
    expect(started.status).toBe(202);
    const run = await until(mara, started.body.id, ({ endedAt }) => endedAt !== null);
    expect([run.status, run.error, run.rowsDelivered]).toEqual(["completed", null, 3]);
    expect(run.nodes.map(({ label, status, rowsIn, rowsOut }) => [label, status, rowsIn, rowsOut])).toEqual([
      ["source", "completed", expect.any(Number), expect.any(Number)],
      ["pick", "completed", expect.any(Number), expect.any(Number)],
      ["few · pick", "completed", expect.any(Number), 3],
      ["go · pick", "completed", 3, 3],
      ["file · go · pick", "completed", 3, 3],
    ]);
    expect(run.results).toMatchObject([{ fileName: "inner.csv", rowCount: 3 }]);
    const text = (await mara.browser.get(`/api/executions/${run.id}/files/${run.results[0]?.nodeId}`)).text;
    expect(text.split("\n")[0]?.replace("\ufeff", "")).toBe("id,name");
    const again = await mara.browser.post(`/api/executions/${run.id}/rerun`).send({ definition: "latest" });
    expect((await until(mara, again.body.id, ({ endedAt }) => endedAt !== null)).status).toBe("completed");
    const alone = await mara.browser.post(`/api/workflows/${inner}/execute`).send({});
    expect((await until(mara, alone.body.id, ({ endedAt }) => endedAt !== null)).rowsDelivered).toBe(1);
  });

  it("is refused where it would never end, goes too deep, or has nothing to run", async () => {
    const file = step("file", "destination:csv", {});
    const plain = await save("Plain", [source(), file]);
    expect(await refusalOf(plain)).toMatch(/“Plain” has to begin with an Input step/);
    const nora = await register(test, "nora");
    const hers = (await nora.browser.post("/api/workflows").send(workflow("Hers", [input, file]))).body.id;
    expect(await refusalOf(hers)).toMatch(/was deleted/);
    expect(await refusalOf(2_147_483_647)).toMatch(/was deleted/);
    const first = await save("A", [input, file]);
    const second = await save("B", [input, step("a", "destination:workflow", { workflowId: first })]);
    await mara.browser
      .put(`/api/workflows/${first}`)
      .send(workflow("A", [input, step("b", "destination:workflow", { workflowId: second })]));
    expect(await refusalOf(second)).toMatch(/“B” runs “A” runs “B”, so this would never end/);
    expect((await mara.browser.post(`/api/workflows/${first}/execute`).send({})).body.message).toMatch(/never end/);
    let last = await save("Deepest", [input, file]);
    for (let level = 1; level <= 4; level++)
      last = await save(`Level ${level}`, [input, step("down", "destination:workflow", { workflowId: last })]);
    expect(await refusalOf(last)).toMatch(/At most 5 workflows/);
    const unnamed = await save("Unnamed", [source(), step("x", "destination:workflow", {})]);
    const answer = await mara.browser.post(`/api/workflows/${unnamed}/execute`).send({});
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(/Choose the workflow to run/)]);
  });

  it("is refused where a column that the other needs does not come in", async () => {
    const other = await save("Needs", [
      step("input", "source:input", { sample: '[{"price":1}]' }, [{ name: "price", type: "INTEGER" }]),
      step("file", "destination:csv", {}),
    ]);
    expect(await refusalOf(other)).toMatch(/“price” is no longer in the input/);
  });

  const source = () =>
    newNode("source:csv", at, {
      id: "source",
      label: "source",
      fields: sampleFields,
      config: { fileId: "sample", delimiter: "," },
    });

  function workflow(name: string, nodes: ReturnType<typeof newNode>[], extras: object = {}) {
    const edges = nodes.slice(1).map((node, before) => newEdge(nodes[before]?.id ?? "", node.id));
    return { name, nodes, edges, ...extras };
  }

  async function save(name: string, nodes: ReturnType<typeof newNode>[], extras: object = {}): Promise<number> {
    const saved = await mara.browser.post("/api/workflows").send(workflow(name, nodes, extras));
    expect(saved.status).toBe(201);
    return saved.body.id;
  }

  /** What a workflow is told that hands its rows to this one. */
  async function refusalOf(workflowId: number): Promise<string> {
    const outer = await save("Outer", [source(), step("run", "destination:workflow", { workflowId })]);
    const answer = await mara.browser.post(`/api/workflows/${outer}/execute`).send({});
    expect(answer.status).toBe(422);
    return answer.body.message;
  }
});
