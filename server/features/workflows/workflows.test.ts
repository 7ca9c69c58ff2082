import { beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";

const address = "/api/workflows";
const body = () => ({ name: "Spend by campaign", description: null, isActive: true, ...placeTemplate("analytics") });
const node = (id: string, kind: NodeKind = "transform:filter", config = {}): WorkflowNode =>
  newNode(kind, { x: 0, y: 0 }, { id, config });
const graph = (nodes: unknown[], edges: unknown[] = []) => ({ name: "Graph", nodes, edges });

describe("workflows", () => {
  const test = useTestApp();
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  it("are made, listed, read, changed and deleted", async () => {
    const sent = body();
    const made = await mara.browser.post(address).send(sent);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject(sent);
    expect(made.headers.location).toBe(`${address}/${made.body.id}`);
    expect((await mara.browser.get(`${address}/${made.body.id}`)).body).toEqual(made.body);
    expect((await mara.browser.get(address)).body).toMatchObject([
      { id: made.body.id, name: sent.name, nodeCount: 4, lastExecution: null, isActive: true },
    ]);
    const changed = await mara.browser
      .put(`${address}/${made.body.id}`)
      .send({ ...sent, name: "Weekly", nodes: [], edges: [] });
    expect([changed.status, changed.body.name, changed.body.nodes]).toEqual([200, "Weekly", []]);
    expect((await mara.browser.delete(`${address}/${made.body.id}`)).status).toBe(204);
    expect((await mara.browser.get(`${address}/${made.body.id}`)).status).toBe(404);
    expect((await mara.browser.get(address)).body).toEqual([]);
  });

  it("keep parameters and notes that a client doesn't send", async () => {
    const extras = {
      parameters: [{ name: "most", type: "number", default: "3" }],
      notes: [{ id: "note_1", text: "Why", position: { x: 0, y: 0 } }],
    };
    const made = await mara.browser.post(address).send({ ...body(), ...extras });
    const one = `${address}/${made.body.id}`;
    const { parameters, notes } = made.body;
    expect([parameters.length, notes.length]).toEqual([1, 1]);
    const renamed = await mara.browser.put(one).send({ ...body(), name: "Older client" });
    expect([renamed.status, renamed.body]).toMatchObject([200, { name: "Older client", parameters, notes }]);
    const emptied = await mara.browser.put(one).send({ ...body(), parameters: [], notes: [] });
    expect(emptied.body).toMatchObject({ parameters: [], notes: [] });
  });

  it("are listed with the newest change first and their newest run", async () => {
    const [first, second] = [await make(), await make()];
    await mara.browser.put(`${address}/${first}`).send({ ...body(), name: "Changed" });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 8, minute));
    await test.db.insert(executions).values([
      { workflowId: second, status: "failed", startedAt: at(2) },
      { workflowId: second, status: "completed", startedAt: at(1) },
    ]);
    const list = (await mara.browser.get(address)).body;
    expect(list.map(({ id }: { id: number }) => id)).toEqual([first, second]);
    expect(list[1].lastExecution).toMatchObject({ status: "failed", startedAt: at(2).toISOString() });
  });

  it("saved from two tabs lose nothing: the second save is told what stands there", async () => {
    const id = await make();
    const { etag } = (await mara.browser.get(`${address}/${id}`)).headers;
    const save = (name: string, tag: string) =>
      mara.browser
        .put(`${address}/${id}`)
        .set("If-Match", tag)
        .send({ ...body(), name });
    const first = await save("From the first tab", etag ?? "");
    const second = await save("From the second tab", etag ?? "");
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.body.workflow).toMatchObject({ id, name: "From the first tab" });
    expect(second.headers.etag).toBe(first.headers.etag);
    expect((await save("From the second tab", String(second.headers.etag))).status).toBe(200);
    expect((await save("x", '"another"')).status).toBe(412);
  });

  it("saved twice at once from the same state: one is written, the other told", async () => {
    const id = await make();
    const { etag } = (await mara.browser.get(`${address}/${id}`)).headers;
    const save = (name: string) =>
      mara.browser
        .put(`${address}/${id}`)
        .set("If-Match", String(etag))
        .send({ ...body(), name });
    const statuses = (await Promise.all([save("One"), save("Two")])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412]);
  });

  it("whose save is sent again after a lost answer count as saved", async () => {
    const id = await make();
    const { etag } = (await mara.browser.get(`${address}/${id}`)).headers;
    const sent = { ...body(), name: "Once" };
    const save = () => mara.browser.put(`${address}/${id}`).set("If-Match", String(etag)).send(sent);
    expect([(await save()).status, (await save()).status]).toEqual([200, 200]);
  });

  it("are copied under a name that fits", async () => {
    const id = await make({ ...body(), name: "x".repeat(200) });
    const copy = await mara.browser.post(`${address}/${id}/duplicate`);
    expect(copy.status).toBe(201);
    expect(copy.body.name).toBe(`${"x".repeat(193)} (copy)`);
    expect(copy.body.nodes).toEqual((await mara.browser.get(`${address}/${id}`)).body.nodes);
  });

  it("are nobody else's", async () => {
    const id = await make();
    const nora = await register(test, "nora");
    const one = `${address}/${id}`;
    const statuses = [
      await nora.browser.get(one),
      await nora.browser.put(one).send(body()),
      await nora.browser.delete(one),
      await nora.browser.post(`${one}/duplicate`),
      await nora.browser.get(`${one}/export`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await nora.browser.get(address)).body).toEqual([]);
    expect((await test.visitor().get(address)).status).toBe(401);
    expect((await test.visitor().post(address).send(body())).status).toBe(401);
    expect((await mara.browser.get(one)).status).toBe(200);
  });

  it.each(["abc", "0", "-1", "1.5", "99999999999", "%00", "1;drop"])("have no id like %s", async (id) => {
    expect((await mara.browser.get(`${address}/${id}`)).status).toBe(400);
    expect((await mara.browser.put(`${address}/${id}`).send(body())).status).toBe(400);
    expect((await mara.browser.delete(`${address}/${id}`)).status).toBe(400);
  });

  it.each([
    ["no name", { ...graph([]), name: undefined }, "name"],
    ["an empty name", { ...graph([]), name: "  " }, "name"],
    ["a name of another type", { ...graph([]), name: 7 }, "name"],
    ["a long name", { ...graph([]), name: "x".repeat(201) }, "name"],
    ["a long description", { ...graph([]), description: "x".repeat(2001) }, "description"],
    ["no nodes", { name: "x", edges: [] }, "nodes"],
    ["nodes that are no list", { name: "x", nodes: { length: 2 }, edges: [] }, "nodes"],
    ["a node that is none", graph([null]), "nodes.0"],
    [
      "a node of an unknown kind",
      graph([{ ...node("a"), data: { ...node("a").data, nodeType: "shell" } }]),
      "nodes.0.data.nodeType",
    ],
    [
      "types that do not go together",
      graph([{ ...node("a"), data: { ...node("a").data, transformType: undefined } }]),
      "nodes.0.data.config",
    ],
    ["an id that is none", graph([{ ...node("a"), id: "<script>" }]), "nodes.0.id"],
    ["a node nowhere", graph([{ ...node("a"), position: { x: "1e999", y: 0 } }]), "nodes.0.position.x"],
    [
      "settings of another shape",
      graph([{ ...node("a"), data: { ...node("a").data, config: { conditions: "all" } } }]),
      "nodes.0.data.config",
    ],
    ["an edge from nowhere", graph([], [{ id: "e", source: "", target: "a" }]), "edges.0.source"],
    ["too many nodes", graph(Array.from({ length: 2001 }, () => 0)), "nodes"],
  ])("are refused with %s", async (_what, sent, field) => {
    const answer = await mara.browser.post(address).send(sent);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toContain(field);
    expect((await mara.browser.get(address)).body).toEqual([]);
  });

  it.each([
    ["steps that feed each other", graph([node("a"), node("b")], [newEdge("a", "b"), newEdge("b", "a")])],
    ["a step that feeds itself", graph([node("a")], [newEdge("a", "a")])],
    ["two steps of one id", graph([node("a"), node("a")])],
    ["an edge to nowhere", graph([node("a")], [newEdge("a", "gone")])],
    ["the same edge twice", graph([node("a"), node("b")], [newEdge("a", "b"), newEdge("a", "b")])],
  ])("are refused with %s", async (_what, sent) => {
    const id = await make();
    expect((await mara.browser.post(address).send(sent)).status).toBe(422);
    expect((await mara.browser.put(`${address}/${id}`).send(sent)).status).toBe(422);
    expect((await mara.browser.get(address)).body).toHaveLength(1);
  });

  it("keep markup as text and drop what is not theirs, whatever is hidden in them", async () => {
    const hostile = {
      ...node("a"),
      data: { ...node("a").data, label: "<script>alert(1)</script>=cmd()\0\ud800", evil: 1 },
    };
    const text = JSON.stringify(graph([hostile])).replace(
      '"evil":1',
      '"evil":1,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}',
    );
    const answer = await mara.browser.post(address).set("Content-Type", "application/json").send(text);
    expect(answer.status).toBe(201);
    const { data } = answer.body.nodes[0];
    expect(data.label).toBe("<script>alert(1)</script>=cmd()\ufffd");
    expect(Object.keys(data)).not.toContain("evil");
    expect(Object.keys(data)).not.toContain("constructor");
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });

  it("answer 413 to more than a megabyte, 400 to broken JSON and depths, 415 to no JSON", async () => {
    const send = (text: string, type = "application/json") =>
      mara.browser.post(address).set("Content-Type", type).send(text);
    expect((await send(JSON.stringify({ ...graph([]), name: "x".repeat(1_100_000) }))).status).toBe(413);
    expect((await send("{")).status).toBe(400);
    expect((await send(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`)).status).toBe(400);
    expect((await send("name=x", "application/x-www-form-urlencoded")).status).toBe(415);
  });

  it("are at most two hundred an account", async () => {
    const row = { name: "x", nodes: [], edges: [], userId: mara.id };
    await test.db.insert(workflows).values(Array.from({ length: 200 }, () => row));
    const answer = await mara.browser.post(address).send(body());
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/at most 200 workflows/);
    const { id } = (await mara.browser.get(address)).body[0];
    expect((await mara.browser.post(`${address}/${id}/duplicate`)).status).toBe(422);
    expect((await mara.browser.put(`${address}/${id}`).send(body())).status).toBe(200);
  });

  it("hold no more together than an account may", async () => {
    const id = await make();
    const large = JSON.stringify(["x".repeat(16_000_000)]);
    await test.query("insert into workflows (name, nodes, edges, user_id) values ('large', $1, $1, $2)", [
      large,
      mara.id,
    ]);
    expect((await mara.browser.post(address).send(body())).body.message).toMatch(/too large/);
    expect((await mara.browser.put(`${address}/${id}`).send(body())).status).toBe(422);
    await mara.browser.delete(`${address}/${id + 1}`);
    expect((await mara.browser.put(`${address}/${id}`).send(body())).status).toBe(200);
  });

  async function make(sent: object = body()): Promise<number> {
    const answer = await mara.browser.post(address).send(sent);
    expect(answer.status).toBe(201);
    return answer.body.id;
  }
});
