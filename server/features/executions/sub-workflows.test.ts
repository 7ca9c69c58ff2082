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

  it("hands rows that don't fit its Input on from the step that runs it", async () => {
    const inner = await save("Deliver", [input, step("file", "destination:csv", { fileName: "inner.csv" })]);
    const texts: Field[] = [
      { name: "id", type: "VARCHAR" },
      { name: "name", type: "VARCHAR" },
    ];
    const nodes = [
      step("given", "source:input", { sample: '[{"id":"7","name":"fits"},{"id":"x","name":"not"}]' }, texts),
      step("go", "destination:workflow", { workflowId: inner }),
      step("bad", "destination:dashboard", { chart: "none" }),
    ];
    const edges = [newEdge("given", "go"), newEdge("go", "bad", "errors")];
    const { body } = await mara.browser.post("/api/workflows").send({ name: "Outer", nodes, edges });
    const started = await mara.browser.post(`/api/workflows/${body.id}/execute`).send({});
    expect(started.status, JSON.stringify(started.body)).toBe(202);
    const run = await until(mara, started.body.id, ({ endedAt }) => endedAt !== null);
    expect([run.status, run.error, run.rowsSkipped]).toEqual(["completed", null, 0]);
    const rows = await mara.browser.get(`/api/executions/${run.id}/results/bad`);
    expect(rows.body.rows).toEqual([["x", "not", "id: “x” isn't a whole number"]]);
  });

  it("hands on the rows that come back from an Output step, in a run and in a preview", async () => {
    const inner = await save(
      "Double",
      [
        input,
        step("twice", "transform:map", {
          mappings: [
            { source: "name", target: "who" },
            { kind: "expression", value: "id * {{factor}}", target: "much" },
          ],
        }),
        step("back", "destination:output", {}),
      ],
      { parameters: [{ name: "factor", type: "number", default: "2" }] },
    );
    const columns: Field[] = [
      { name: "who", type: "VARCHAR" },
      { name: "much", type: "INTEGER" },
    ];
    const outer = workflow("Outer", [
      source(),
      step("through", "transform:workflow", { workflowId: inner, columns }),
      step("few", "transform:filter", { conditions: [{ field: "much", operator: "lessOrEqual", value: "4" }] }),
      step("file", "destination:csv", { fileName: "out.csv" }),
    ]);
    const { id } = (await mara.browser.post("/api/workflows").send(outer)).body;
    const started = await mara.browser.post(`/api/workflows/${id}/execute`).send({});
    expect([started.status, started.body.message]).toEqual([202, undefined]);
    const run = await until(mara, started.body.id, ({ endedAt }) => endedAt !== null);
    expect([run.status, run.error]).toEqual(["completed", null]);
    expect(run.nodes.map(({ label }) => label)).toEqual([
      ...["source", "input · through", "twice · through", "through"],
      ...["few", "file"],
    ]);
    const text = (await mara.browser.get(`/api/executions/${run.id}/files/file`)).text;
    expect(text.replace("\ufeff", "").trim().split(/\r?\n/)).toEqual([
      "who,much",
      expect.stringMatching(/,2$/),
      expect.stringMatching(/,4$/),
    ]);
    const preview = await mara.browser
      .post("/api/workflows/preview")
      .send({ nodes: outer.nodes, edges: outer.edges, nodeId: "few", limit: 5, parameters: [] });
    expect([preview.status, preview.body.rows?.map((row: string[]) => row[1])]).toEqual([200, ["2", "4"]]);
    // Alone, its rows are shown.
    const alone = await mara.browser.post(`/api/workflows/${inner}/execute`).send({});
    const shown = await until(mara, alone.body.id, ({ endedAt }) => endedAt !== null);
    expect(shown.results).toMatchObject([{ nodeId: "back", rowCount: 1 }]);
  });

  it("sends rows that don't fit its Input to the step for failed rows", async () => {
    const inner = await save("Numbers", [
      step("input", "source:input", { sample: '[{"name":1}]' }, [{ name: "name", type: "INTEGER" }]),
      step("back", "destination:output", {}),
    ]);
    const through = step("through", "transform:workflow", {
      workflowId: inner,
      columns: [{ name: "name", type: "INTEGER" }],
    });
    const pinned = {
      ...input,
      data: { ...input.data, config: { ...input.data.config, sample: '[{"id":1,"name":"7"},{"id":2,"name":"x"}]' } },
    };
    const nodes = [pinned, through, step("good", "destination:csv", {}), step("bad", "destination:csv", {})];
    const edges = [newEdge("input", "through"), newEdge("through", "good"), newEdge("through", "bad", "errors")];
    const { id } = (await mara.browser.post("/api/workflows").send({ name: "Outer", nodes, edges })).body;
    const started = await mara.browser.post(`/api/workflows/${id}/execute`).send({});
    const run = await until(mara, started.body.id, ({ endedAt }) => endedAt !== null);
    expect(run.error).toBe(null);
    expect(run.results.map(({ nodeId, rowCount }) => [nodeId, rowCount]).sort()).toEqual([
      ["bad", 1],
      ["good", 1],
    ]);
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
    const through = async (workflowId: number) => {
      const nodes = [source(), step("go", "transform:workflow", { workflowId, columns: inputFields }), file];
      const { id } = (await mara.browser.post("/api/workflows").send(workflow("Through", nodes))).body;
      return (await mara.browser.post(`/api/workflows/${id}/execute`).send({})).body.message;
    };
    const oneWay = await save("One way", [input, file]);
    expect(await through(oneWay)).toMatch(/“One way” has to end with an Output step/);
    const unnamed = await save("Unnamed", [source(), step("x", "destination:workflow", {})]);
    const answer = await mara.browser.post(`/api/workflows/${unnamed}/execute`).send({});
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(/Choose the workflow to run/)]);
  });

  it("is refused where the steps of all together are longer than a workflow may be", async () => {
    const conditions = Array.from({ length: 100 }, () => ({
      field: "name",
      operator: "notEquals",
      value: "x".repeat(2_000),
    }));
    const filters = ["f", "g", "h"].map((id) => step(id, "transform:filter", { conditions }));
    const large = await save("Large", [input, ...filters, step("file", "destination:csv", {})]);
    const runs = ["a", "b", "c", "d"].map((id) => step(id, "destination:workflow", { workflowId: large }));
    const edges = runs.map(({ id }) => newEdge("source", id));
    const { body } = await mara.browser
      .post("/api/workflows")
      .send({ name: "Small", nodes: [source(), ...runs], edges });
    const answer = await mara.browser.post(`/api/workflows/${body.id}/execute`).send({});
    const message = expect.stringMatching(/“Large” the workflow is longer than 2,000,000 characters/);
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect((await mara.browser.get(`/api/workflows/${body.id}/executions`)).body).toEqual([]);
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
