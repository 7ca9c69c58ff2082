import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import { until } from "./testing/scripted-workflow.ts";

const nodes = [
  newNode(
    "source:csv",
    { x: 0, y: 0 },
    { id: "in", fields: sampleFields, config: { fileId: "sample", delimiter: "," } },
  ),
  newNode(
    "transform:filter",
    { x: 280, y: 0 },
    {
      id: "some",
      config: {
        conditions: [{ field: "id", operator: "lessOrEqual", value: "{{most}}" }],
        expression: "date >= {{since}}",
      },
    },
  ),
  newNode("destination:csv", { x: 560, y: 0 }, { id: "file", config: { fileName: "up to {{most}}.csv" } }),
];
const workflow = {
  ...{ name: "Some", nodes, edges: [newEdge("in", "some"), newEdge("some", "file")] },
  parameters: [
    { name: "most", type: "number", default: "3" },
    { name: "since", type: "date", default: "2000-01-01" },
  ],
};

describe("the parameters of a workflow", { timeout: 240_000 }, () => {
  const test = useTestApp({ RUNS_AT_ONCE: "2" }, { runInChild: runHere });
  beforeAll(() => test.startWork(), 180_000);
  let mara: Person;
  let id: number;
  beforeEach(async () => {
    mara = await register(test, "mara");
    id = (await mara.browser.post("/api/workflows").send(workflow)).body.id;
  });
  const execute = (parameters?: unknown) => mara.browser.post(`/api/workflows/${id}/execute`).send({ parameters });
  const ended = (runId: number) => until(mara, runId, ({ endedAt }) => endedAt !== null);

  it("have their defaults where nothing else is given, or what is given, everywhere", async () => {
    const usual = await ended((await execute()).body.id);
    expect([usual.status, usual.rowsDelivered, usual.results[0]?.fileName]).toEqual(["completed", 3, "up to 3.csv"]);
    const other = await ended((await execute({ most: "7" })).body.id);
    expect([other.rowsDelivered, other.results[0]?.fileName]).toEqual([7, "up to 7.csv"]);
    expect(other.parameters).toEqual([
      { name: "most", type: "number", value: "7" },
      { name: "since", type: "date", value: "2000-01-01" },
    ]);
    const again = await mara.browser.post(`/api/executions/${other.id}/rerun`).send({});
    expect((await ended(again.body.id)).rowsDelivered).toBe(7);
    const none = await ended((await execute({ since: "2999-01-01" })).body.id);
    expect(none.rowsDelivered).toBe(0);
  });

  it("are taken as numbers and as true or false too, as programs write them", async () => {
    const run = await ended((await execute({ most: 5 })).body.id);
    expect([run.rowsDelivered, run.parameters[0]]).toEqual([5, { name: "most", type: "number", value: "5" }]);
    expect((await execute({ most: true })).body).toEqual({
      message: "Parameter “most”: Enter a number",
      errors: { "parameters.most": ["Enter a number"] },
    });
    expect((await execute({ most: [5] })).body.message).toBe("Enter a text, a number, or true or false");
  });

  it("are refused at each door where they stand in settings too often", async () => {
    const url = `https://x.y/${"{{a}}".repeat(390)}`;
    const sources = Array.from({ length: 40 }, (_none, nth) =>
      newNode("source:http", { x: 0, y: 0 }, { id: `s${nth}`, fields: sampleFields, config: { url } }),
    );
    const ends = sources.map(({ id: of }) => newNode("destination:csv", { x: 0, y: 0 }, { id: `${of}-file` }));
    const graph = {
      ...{ name: "Long", nodes: [...sources, ...ends], edges: sources.map(({ id: of }) => newEdge(of, `${of}-file`)) },
      parameters: [{ name: "a", type: "text", default: "漢".repeat(2_000) }],
    };
    const made = (await mara.browser.post("/api/workflows").send(graph)).body.id;
    const message = "A parameter's value is too long for this step.";
    const { nodes: steps, edges, parameters } = graph;
    const run = await mara.browser.post(`/api/workflows/${made}/execute`).send({});
    expect([run.status, run.body.message]).toEqual([422, expect.stringContaining(message)]);
    for (const [door, body] of [
      ["preview", { nodes: steps, edges, parameters, nodeId: "s0" }],
      ["explain", { nodes: steps, edges, parameters, nodeId: "s0" }],
      ["columns", { node: steps[0], parameters }],
    ] as const) {
      const answer = await mara.browser.post(`/api/workflows/${door}`).send(body);
      expect([door, answer.status, answer.body.message]).toEqual([door, 422, message]);
    }
    const places = await mara.browser.post("/api/workflows/places").send({ nodes: steps, edges, parameters });
    expect([places.status, places.body]).toEqual([200, []]);
  });

  it.each([
    ["a text for a number", { most: "many" }, "parameters.most"],
    ["nothing for a number", { most: "" }, "parameters.most"],
    ["SQL for a number", { most: "1; DROP TABLE users" }, "parameters.most"],
    ["a day that is none", { since: "2026-13-40" }, "parameters.since"],
    ["one that nothing asks for", { other: "1" }, "parameters.other"],
  ])("are refused for %s, by name", async (_what, parameters, field) => {
    const answer = await mara.browser
      .post(`/api/workflows/${id}/execute`)
      .set("Content-Type", "application/json")
      .send(JSON.stringify({ parameters }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it.each([
    ["a list", []],
    ["nothing", { most: null }],
    ["a megabyte", { most: "1".repeat(900_000) }],
    ["a text", "most"],
  ])("are refused as %s", async (_what, parameters) => {
    const answer = await execute(parameters);
    expect(answer.status).toBe(400);
  });

  it("that nobody declared keep a workflow from running, and say where", async () => {
    await mara.browser.put(`/api/workflows/${id}`).send({ ...workflow, parameters: workflow.parameters.slice(0, 1) });
    const answer = await execute();
    expect([answer.status, answer.body.problems]).toEqual([
      422,
      [{ nodeId: "some", message: "There is no parameter “since”. Add it under Parameters." }],
    ]);
  });

  it("that do not fit where they stand keep it from running", async () => {
    const name = { ...workflow, parameters: [{ name: "most", type: "text", default: "x" }, workflow.parameters[1]] };
    await mara.browser.put(`/api/workflows/${id}`).send(name);
    const answer = await execute();
    expect(answer.status).toBe(422);
    expect(answer.body.problems[0]).toMatchObject({
      nodeId: "some",
      message: expect.stringContaining("“x” doesn't fit the column"),
    });
  });

  it("have their defaults in a preview", async () => {
    const { body } = await mara.browser.post("/api/workflows/preview").send({ ...workflow, nodeId: "some" });
    expect(body.rows).toHaveLength(3);
  });
});
