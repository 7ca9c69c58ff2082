import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { makeEdges, makeFields, makeNode } from "#server/testing/workflow-run.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";

const preview = "/api/workflows/preview";
const check = "/api/workflows/expressions/check";
const source = makeNode(
  "csv",
  "source:csv",
  { fileId: "sample" },
  { fields: makeFields("name VARCHAR, spend DECIMAL") },
);

describe("previews", { timeout: 120_000 }, () => {
  const test = useTestApp();
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  it("show the first rows of every step of a graph that was never saved, and what went through", async () => {
    const { nodes, edges } = placeTemplate("analytics");
    for (const node of nodes) {
      const answer = await mara.browser.post(preview).send({ nodes, edges, nodeId: node.id, limit: 5 });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.rows.length).toBeGreaterThan(0);
      expect(answer.body.rows.length).toBeLessThanOrEqual(5);
      expect(answer.body.fields.length).toBe(answer.body.rows[0].length);
      expect(answer.body.nodes[0]).toMatchObject({ nodeId: nodes[0]?.id, rowsOut: expect.any(Number) });
    }
  });

  it("of one account do not fill the queue that all accounts wait in", async () => {
    const noor = await register(test, "noor");
    const ask = ({ browser }: Person) =>
      browser.post(preview).send({ nodes: [source], edges: [], nodeId: "csv", limit: 1 });
    const many = Array.from({ length: 45 }, async () => (await ask(mara)).status);
    expect((await ask(noor)).status).toBe(200);
    const answers = new Set(await Promise.all(many));
    expect([...answers].sort()).toEqual([200, 429]);
  });

  it("of one account that are slow keep no other account waiting", async () => {
    const noor = await register(test, "noor");
    const open: Socket[] = [];
    const mute = createServer((socket) => void open.push(socket)).listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = mute.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const made = await mara.browser
      .post("/api/connections")
      .send({
        ...{ name: "Mute", type: "postgres" },
        config: {
          ...{ host: "127.0.0.1", port, database: "shop" },
          ...{ username: "mara", password: "Correct-Horse-7", ssl: "disable" },
        },
      })
      .expect(201);
    const config = { connectionId: made.body.id, read: "table", schema: "public", table: "orders" };
    const slow = makeNode("db", "source:postgres", config, { fields: makeFields("id INTEGER") });
    let answered = 0;
    const ofMara = [1, 2].map(async () => {
      await mara.browser.post(preview).send({ nodes: [slow], edges: [], nodeId: "db", limit: 1 });
      answered += 1;
    });
    const one = { nodes: [source], edges: [], nodeId: "csv", limit: 1 };
    await noor.browser.post(preview).send(one).expect(200);
    await noor.browser.post(check).send({ expression: "1 + 1", fields: [] }).expect(200);
    expect(answered).toBe(0);
    mute.close();
    for (const socket of open) socket.destroy();
    await Promise.all(ofMara);
  });

  it("of an uploaded file show its own rows to its owner alone", async () => {
    const made = await mara.browser
      .post("/api/workflow-files")
      .attach("file", Buffer.from("id,word\n1,b\n2,a\n3,ä\n"), "f.csv");
    expect(made.status).toBe(201);
    const nodes = [
      makeNode("csv", "source:csv", { fileId: made.body.id }, { fields: made.body.fields }),
      makeNode("some", "transform:filter", { conditions: [{ field: "id", operator: "greaterThan", value: "1" }] }),
    ];
    const body = { nodes, edges: makeEdges("csv > some"), nodeId: "some", limit: 1 };
    expect((await mara.browser.post(preview).send(body)).body).toMatchObject({
      rows: [["2", "a"]],
      more: true,
      sampled: false,
      nodes: [
        { nodeId: "csv", rowsOut: 3 },
        { nodeId: "some", rowsOut: 2 },
      ],
    });
    const other = await register(test, "noor");
    const stolen = await other.browser.post(preview).send(body);
    expect(stolen.status).toBe(422);
    expect(stolen.body.message).toMatch(/uploaded file no longer exists/);
  });

  it("say what is missing, at the step where it is missing", async () => {
    const empty = makeNode("some", "transform:filter");
    const answer = await mara.browser
      .post(preview)
      .send({ nodes: [source, empty], edges: makeEdges("csv > some"), nodeId: "some" });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: "“some”: Add a condition.", errors: { some: ["Add a condition."] } });
    const alone = await mara.browser.post(preview).send({ nodes: [empty], edges: [], nodeId: "some" });
    expect(alone.status).toBe(422);
    const foreign = makeNode("db", "source:postgres", { connectionId: 999, table: "t" });
    const unknown = await mara.browser.post(preview).send({ nodes: [foreign], edges: [], nodeId: "db" });
    expect([unknown.status, unknown.body.errors.db[0]]).toEqual([422, expect.stringMatching(/connection/)]);
  });

  it("take no hostile input for anything but what it is", async () => {
    const send = async (body: object) => (await mara.browser.post(preview).send(body)).status;
    const good = { nodes: [source], edges: [], nodeId: "csv" };
    expect(await send({})).toBe(400);
    expect(await send({ ...good, limit: 201 })).toBe(400);
    expect(await send({ ...good, limit: "many" })).toBe(400);
    expect(await send({ ...good, nodes: "all" })).toBe(400);
    expect(await send({ ...good, nodeId: "nobody" })).toBe(404);
    expect(await send({ ...good, nodeId: "__proto__" })).toBe(404);
    expect(await send({ ...good, nodeId: "x".repeat(100) })).toBe(400);
    expect(await send({ ...good, padding: "x".repeat(1_100_000) })).toBe(413);
    expect(await send({ ...good, edges: [...makeEdges("csv > csv")] })).toBe(422);
    const evil = `x'"; <script> =cmd() ${"$"}{1} \u202e`;
    const map = makeNode("map", "transform:map", {
      mappings: [
        { source: "name", target: evil },
        { target: "constant", kind: "constant", value: evil },
      ],
    });
    const answer = await mara.browser
      .post(preview)
      .send({ nodes: [source, map], edges: makeEdges("csv > map"), nodeId: "map", limit: 1 });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.fields[0].name).toBe(evil);
    expect(answer.body.rows[0][1]).toBe(evil);
    const nul = await mara.browser
      .post(preview)
      .send({ ...good, nodes: [{ ...source, data: { ...source.data, label: "a\u0000b" } }] });
    expect(nul.status).toBe(200);
    expect((await test.visitor().post(preview).send(good)).status).toBe(401);
  });

  it("asked for at once are all answered", async () => {
    const body = { nodes: [source], edges: [], nodeId: "csv", limit: 3 };
    const answers = await Promise.all(Array.from({ length: 6 }, () => mara.browser.post(preview).send(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe("the check of an expression", { timeout: 120_000 }, () => {
  const test = useTestApp();
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });

  it("tells its type, or what is wrong and where", async () => {
    const fields = makeFields("price DECIMAL, name VARCHAR");
    const ask = async (expression: string) => (await mara.browser.post(check).send({ expression, fields })).body;
    expect(await ask("price * 2")).toEqual({ ok: true, type: "DECIMAL", message: null, offset: null });
    expect(await ask("prize * 2")).toEqual({
      ok: false,
      type: null,
      message: "There is no column “prize”. There is price, name.",
      offset: 0,
    });
    expect(await ask("(select 1)")).toMatchObject({ ok: false });
  });

  it("answers to hostile input with a status, never with a failure of its own", async () => {
    const send = (body: object) => mara.browser.post(check).send(body);
    expect((await send({})).status).toBe(400);
    expect((await send({ expression: 7 })).status).toBe(400);
    expect((await send({ expression: "x".repeat(2_001) })).status).toBe(400);
    expect((await send({ expression: "1", fields: "all" })).status).toBe(400);
    expect((await send({ expression: "1".repeat(1_100_000) })).status).toBe(413);
    for (const expression of ["\ud800", "\u0000", "<script>", "=cmd()", "__proto__", "'; drop table users; --"]) {
      const answer = await send({ expression, fields: [{ name: "__proto__x", type: "VARCHAR" }] });
      expect([answer.status, answer.body.ok]).toEqual([200, false]);
    }
    expect((await test.visitor().post(check).send({ expression: "1" })).status).toBe(401);
  });
});
