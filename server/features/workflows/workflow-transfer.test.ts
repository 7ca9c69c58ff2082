import { beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import { configProblems } from "#shared/workflows/node-problems.ts";
import type { ExportedWorkflow } from "#shared/workflows/workflow-transfer.schema.ts";

const address = "/api/workflows";
const connection = { name: "Shop", type: "postgres", config: { host: "db.example.org", password: "hunter2-secret" } };

describe("a workflow as a file", { timeout: 60_000 }, () => {
  const test = useTestApp();
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  it("comes back as it was in the account it came from", async () => {
    const made = await makeWorkflow(mara);
    const answer = await mara.browser.get(`${address}/${made.id}/export`);
    expect(answer.headers["content-disposition"]).toContain("filename*=UTF-8''Orders-of-T%C3%A4g-1.workflow.json");
    expect(answer.text).not.toMatch(/hunter2|db\.example\.org|v1\./);
    const back = await mara.browser.post(`${address}/import`).send(answer.body);
    expect(back.status).toBe(201);
    const { id: _id, createdAt: _made, updatedAt: _changed, ...content } = made;
    expect(back.body).toMatchObject(content);
  });

  it("is pointed at what has the same name elsewhere, and at nothing where there is no such thing", async () => {
    const exported = (await mara.browser.get(`${address}/${(await makeWorkflow(mara)).id}/export`)).body;
    const nora = await register(test, "nora");
    const first = (await nora.browser.post(`${address}/import`).send(exported)).body;
    expect(pointers(first)).toEqual([null, null, "sample"]);
    await nora.browser.post("/api/connections").send({ ...connection, type: "snowflake", config: {} });
    const own = await nora.browser.post("/api/connections").send(connection);
    const second = (await nora.browser.post(`${address}/import`).send(exported)).body;
    expect(pointers(second)).toEqual([own.body.id, null, "sample"]);
  });

  it("never points at what belongs to others, whatever ids it names", async () => {
    const nora = await register(test, "nora");
    const { id } = (await nora.browser.post("/api/connections").send(connection)).body;
    const exported = emptyExport({
      nodes: [newNode("source:postgres", { x: 0, y: 0 }, { id: "a", config: { connectionId: id } })],
    });
    expect(
      (await mara.browser.post(`${address}/import`).send(exported)).body.nodes[0].data.config.connectionId,
    ).toBeNull();
  });

  it("runs the workflow of the same name, or says which one is missing", async () => {
    const inner = (await mara.browser.post(address).send({ name: "Deliver", nodes: [], edges: [] })).body;
    const config = { workflowId: inner.id, workflowName: "What it was called before" };
    const at = { x: 0, y: 0 };
    const nodes = [
      newNode("source:csv", at, { id: "from" }),
      newNode("destination:workflow", at, { id: "go", config }),
    ];
    const graph = { nodes, edges: [newEdge("from", "go")] };
    const { id } = (await mara.browser.post(address).send({ name: "All", ...graph })).body;
    const exported = (await mara.browser.get(`${address}/${id}/export`)).body;
    const chosenBy = async ({ browser }: Person, sent: object) => {
      const { body } = await browser.post(`${address}/import`).send(sent);
      const { data } = body.nodes[1];
      return [data.config.workflowId, data.config.workflowName, configProblems(data, [], [])[0]?.message];
    };
    expect(await chosenBy(mara, exported)).toEqual([inner.id, "Deliver", undefined]);
    const nora = await register(test, "nora");
    const missing = "You have no workflow called “Deliver”. Choose the workflow to run.";
    expect(await chosenBy(nora, exported)).toEqual([null, "Deliver", missing]);
    const hers = (await nora.browser.post(address).send({ name: "Deliver", nodes: [], edges: [] })).body;
    expect(await chosenBy(nora, exported)).toEqual([hers.id, "Deliver", undefined]);
    const { workflows: _none, ...older } = exported;
    expect(await chosenBy(nora, older)).toEqual([
      ...[null, "What it was called before"],
      "You have no workflow called “What it was called before”. Choose the workflow to run.",
    ]);
  });

  it.each([
    ["an empty object", {}],
    ["a list", []],
    ["some other JSON", { name: "x", nodes: [], edges: [] }],
    ["another format", emptyExport({ format: "n8n" as never })],
    ["a newer version", emptyExport({ version: 2 as never })],
    ["an unknown kind of step", emptyExport({ nodes: [{ id: "a", type: "shell" }] as never })],
    ["connections that are none", emptyExport({ connections: { 1: { name: 7, type: "mysql" } } as never })],
  ])("is refused when it is %s", async (_what, sent) => {
    const answer = await mara.browser.post(`${address}/import`).send(sent);
    expect(answer.status).toBe(400);
    expect(answer.body.message).not.toBe("");
    expect((await mara.browser.get(address)).body).toEqual([]);
  });

  it("is refused when its steps feed each other, and when it is huge", async () => {
    const nodes = ["a", "b"].map((id) => newNode("transform:filter", { x: 0, y: 0 }, { id }));
    const circle = emptyExport({ nodes, edges: [newEdge("a", "b"), newEdge("b", "a")] });
    expect((await mara.browser.post(`${address}/import`).send(circle)).body.message).toMatch(/loop/);
    const tiny = emptyExport({ nodes: Array.from({ length: 100_000 }, () => 0) as never });
    expect((await mara.browser.post(`${address}/import`).send(tiny)).status).toBe(413);
    const many = emptyExport({
      nodes: Array.from({ length: 100_000 }, (_, at) => ({ ...nodes[0], id: `n${at}` })) as never,
    });
    expect((await mara.browser.post(`${address}/import`).send(many)).status).toBe(413);
  });

  it("brings nothing along that hides in its keys", async () => {
    const nodes = [newNode("source:postgres", { x: 0, y: 0 }, { id: "a" })];
    const text = JSON.stringify(emptyExport({ nodes })).replace(
      '"connections":{}',
      '"connections":{"__proto__":{"name":"Shop","type":"postgres"},"constructor":{"name":"Shop","type":"postgres"}}',
    );
    const hidden = text.replace('"connectionId":null', '"connectionId":null,"__proto__":{"connectionId":1}');
    const answer = await mara.browser.post(`${address}/import`).set("Content-Type", "application/json").send(hidden);
    expect([answer.status, answer.body.nodes[0].data.config.connectionId]).toEqual([201, null]);
  });

  it("can be taken in twice at once: two workflows", async () => {
    const statuses = await Promise.all([1, 2].map(() => mara.browser.post(`${address}/import`).send(emptyExport({}))));
    expect(statuses.map(({ status }) => status)).toEqual([201, 201]);
    expect((await mara.browser.get(address)).body).toHaveLength(2);
  });
});

function emptyExport(changed: Partial<ExportedWorkflow>) {
  const nothing = {
    name: "Imported",
    description: null,
    isActive: true,
    nodes: [],
    edges: [],
    connections: {},
    files: {},
  };
  return { format: "cover-letter-desk-workflow", version: 1, ...nothing, ...changed };
}

/** With a connection, an uploaded file and the sample data. */
async function makeWorkflow({ browser }: Person) {
  const { id: connectionId } = (await browser.post("/api/connections").send(connection)).body;
  const { id: fileId } = (
    await browser.post("/api/workflow-files").attach("file", Buffer.from("a,b\n1,2\n"), "mine.csv")
  ).body;
  const at = { x: 0, y: 0 };
  const nodes = [
    newNode("source:postgres", at, { id: "db", config: { connectionId } }),
    newNode("source:csv", at, { id: "file", config: { fileId } }),
    newNode("source:csv", at, { id: "sample", config: { fileId: "sample" } }),
    newNode("transform:filter", at, { id: "filter" }),
  ];
  const edges = [newEdge("db", "filter")];
  const made = await browser.post(address).send({ name: "Orders of Täg/1", description: "Each day", nodes, edges });
  expect(made.status).toBe(201);
  return made.body;
}

function pointers({ nodes }: { nodes: { data: { config: Record<string, unknown> } }[] }) {
  return nodes.slice(0, 3).map(({ data: { config } }) => config.connectionId ?? config.fileId ?? null);
}
