import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres-server.ts";
import { startSnowflakeServer } from "#server/testing/snowflake-server.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { makeEdges, makeFields, makeNode } from "#server/testing/workflow-run.ts";

const places = "/api/workflows/places";
const explain = "/api/workflows/explain";

type GraphChanges = { expression?: string; pushDown?: boolean; target?: number | null; query?: string };

describe("where steps run", { timeout: 120_000 }, () => {
  const test = useTestApp({ CONNECTIONS_ALLOW_PRIVATE: "on" });
  let server: PostgresServer;
  let mara: Person;
  let connectionId: number;
  beforeAll(async () => {
    server = await startPostgres();
    const client = new Client({ connectionString: server.url("postgres") });
    await client.connect();
    await client.query(`CREATE TABLE orders (id int primary key, "or""der" text, amount numeric(10,2))`);
    await client.end();
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    mara = await register(test, "mara");
    connectionId = await connect(mara);
  });

  async function connect({ browser }: Person): Promise<number> {
    const config = { host: "127.0.0.1", port: server.port, database: "postgres", username: "postgres", ssl: "disable" };
    const made = await browser
      .post("/api/connections")
      .send({ name: "Shop", type: "postgres", config: { ...config, password: "not asked for" } })
      .expect(201);
    return made.body.id;
  }

  const graph = (id: number, changes: GraphChanges = {}) => {
    const { expression = "", pushDown = true, target = id, query } = changes;
    const read = query === undefined ? { table: "orders" } : { read: "query", query };
    return {
      nodes: [
        makeNode(
          "orders",
          "source:postgres",
          { connectionId: id, pushDown, ...read },
          { fields: makeFields('id INTEGER, or"der VARCHAR, amount DECIMAL') },
        ),
        makeNode("large", "transform:filter", {
          conditions: [{ field: 'or"der', operator: "notEquals", value: "'; DROP TABLE orders; --" }],
          expression,
        }),
        makeNode("into", "destination:postgres", { connectionId: target, table: "copy" }),
      ],
      edges: makeEdges("orders > large > into"),
    };
  };

  it("is told of every step, with the reason where one runs here", async () => {
    const answer = await mara.browser.post(places).send(graph(connectionId)).expect(200);
    const there = ["orders", "large", "into"].map((nodeId) => ({ nodeId, connectionId, reason: null }));
    expect(answer.body).toEqual(there);
    const upper = await mara.browser.post(places).send(graph(connectionId, { expression: `upper("or""der") = 'A'` }));
    expect(upper.body).toEqual([
      { nodeId: "orders", connectionId: null, reason: null },
      { nodeId: "large", connectionId: null, reason: "Databases compute “upper” differently." },
      { nodeId: "into", connectionId: null, reason: null },
    ]);
    const off = await mara.browser.post(places).send(graph(connectionId, { pushDown: false }));
    expect(off.body[0]).toMatchObject({ connectionId: null, reason: expect.stringContaining("turned off") });
    const elsewhere = await mara.browser.post(places).send(graph(connectionId, { target: connectionId + 1 }));
    expect(elsewhere.body[2]).toMatchObject({
      connectionId: null,
      reason: expect.stringContaining("another database"),
    });
  });

  it("shows the query of a step and the database's plan for it, and runs nothing", async () => {
    for (const nodeId of ["large", "into"]) {
      const answer = await mara.browser
        .post(explain)
        .send({ ...graph(connectionId), nodeId })
        .expect(200);
      expect(answer.body.steps).toEqual(["orders", "large"]);
      expect(answer.body.sql).toContain(`'''; DROP TABLE orders; --'`);
      expect(answer.body.plan).toContain("Scan on orders");
    }
    const here = await mara.browser.post(explain).send({
      ...graph(connectionId, { expression: `upper("or""der") = 'A'` }),
      nodeId: "large",
    });
    expect(here.status).toBe(422);
    expect(here.body.message).toContain("This step is run here.");
  });

  it("shows Snowflake's query and plan too", async () => {
    const cloud = await startSnowflakeServer();
    await cloud.run('create table ORDERS ("id" integer, "or""der" varchar, "amount" decimal(10, 2))');
    const config = { ...cloud.account, accessUrl: cloud.url };
    const made = await mara.browser.post("/api/connections").send({ name: "Cloud", type: "snowflake", config });
    const { nodes, edges } = graph(made.body.id);
    const inCloud = nodes.map(({ data, ...node }) => {
      const table = data.config.table === "orders" ? { table: "ORDERS" } : {};
      const system = data.connectorType ? { connectorType: "snowflake" } : {};
      return { ...node, data: { ...data, ...system, config: { ...data.config, ...table } } };
    });
    const there = await mara.browser.post(places).send({ nodes: inCloud, edges }).expect(200);
    expect(there.body.map((step: { connectionId: number }) => step.connectionId)).toEqual(Array(3).fill(made.body.id));
    const shown = await mara.browser.post(explain).send({ nodes: inCloud, edges, nodeId: "into" });
    expect(shown.body.steps).toEqual(["orders", "large"]);
    expect(shown.body.sql).toContain("COLLATE 'utf8'");
    expect(shown.body.plan).not.toBe("");
    expect(cloud.statements.filter((sql) => /^(INSERT|CREATE|MERGE|DELETE)/i.test(sql))).toEqual([]);
    await cloud.close();
  });

  it("shows no plan of a query that does more than read", async () => {
    const answer = await mara.browser
      .post(explain)
      .send({ ...graph(connectionId, { query: "delete from orders" }), nodeId: "large" });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("A data source only reads.");
  });

  it("is nobody else's: their connections, no session, and what is no graph", async () => {
    const noor = await register(test, "noor");
    const taken = await noor.browser.post(explain).send({ ...graph(connectionId), nodeId: "large" });
    expect(taken.status).toBe(422);
    expect(taken.body.message).toContain("was deleted");
    for (const address of [places, explain]) {
      await test.visitor().post(address).send(graph(connectionId)).expect(401);
      await mara.browser.post(address).send({ nodes: "all", edges: [] }).expect(400);
    }
    await mara.browser
      .post(explain)
      .send({ ...graph(connectionId), nodeId: "\u0000" })
      .expect(404);
    const loop = { ...graph(connectionId), edges: makeEdges("orders > large > orders") };
    expect((await mara.browser.post(places).send(loop).expect(200)).body).toEqual([]);
    await mara.browser
      .post(explain)
      .send({ ...loop, nodeId: "large" })
      .expect(422);
  });
});
