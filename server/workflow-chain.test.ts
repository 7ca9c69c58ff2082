import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";
import { type Person, register } from "./testing/people.ts";
import { type PostgresServer, startPostgres } from "./testing/postgres-server.ts";
import { useTestApp } from "./testing/test-app.ts";
import { makeEdges, makeFields, makeNode } from "./testing/workflow-run.ts";

const csv = "region;amount\nNorth;10\nSouth;5\nNorth;7\nWest;1\n";

describe("from a file or a database to what a person reads", { timeout: 240_000 }, () => {
  const test = useTestApp();
  let warehouse: PostgresServer;
  beforeAll(async () => {
    warehouse = await startPostgres();
    await test.startWork();
  }, 120_000);
  afterAll(() => warehouse.stop());

  async function connect(browser: Person["browser"]): Promise<{ id: number }> {
    const at = { host: "127.0.0.1", port: warehouse.port, database: "postgres", username: "postgres", ssl: "prefer" };
    return (await browser.post("/api/connections").send({ name: "", type: "postgres", config: at })).body;
  }

  it("an uploaded file is filtered and summed up, written to a database, and read from there again", async () => {
    const { browser } = await register(test, "mara");
    const file = (await browser.post("/api/workflow-files").attach("file", Buffer.from(csv), "sales.csv")).body;
    const connection = await connect(browser);
    const target = { connectionId: connection.id, schema: "public", table: "Sales by region" };
    const first = await run(browser, {
      nodes: [
        makeNode("file", "source:csv", { fileId: file.id, delimiter: file.delimiter }, { fields: file.fields }),
        makeNode("filter", "transform:filter", {
          conditions: [{ field: "amount", operator: "greaterThan", value: "1" }],
        }),
        makeNode("sum", "transform:aggregate", {
          groupBy: ["region"],
          measures: [{ function: "sum", field: "amount", target: "total" }],
        }),
        makeNode("out", "destination:postgres", { ...target, mode: "replace" }),
      ],
      edges: makeEdges("file > filter > sum > out"),
    });
    expect(first, JSON.stringify(first)).toMatchObject({ status: "completed" });
    const fields = (await browser.get(`/api/connections/${connection.id}/fields`).query({ table: target.table })).body;
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(["region", "total"]);

    const second = await run(browser, {
      nodes: [
        makeNode("db", "source:postgres", target, { fields }),
        makeNode("board", "destination:dashboard", { x: "region", y: ["total"] }),
      ],
      edges: makeEdges("db > board"),
    });
    expect(second, JSON.stringify(second)).toMatchObject({ status: "completed", recordsProcessed: 2 });
    const board = (await browser.get(`/api/executions/${second.id}/results/board`)).body;
    expect(board.rows.toSorted()).toEqual([
      ["North", "17"],
      ["South", "5"],
    ]);
  });

  it("the analytics template runs on a fresh account as it is placed", async () => {
    const { browser } = await register(test, "mara");
    const graph = placeTemplate("analytics");
    const done = await run(browser, graph);
    expect(done, JSON.stringify(done)).toMatchObject({ status: "completed" });
    const board = (await browser.get(`/api/executions/${done.id}/results/${graph.nodes.at(-1)?.id}`)).body;
    expect(board.rows.map(([campaign]: string[]) => campaign).toSorted()).toEqual([
      "Brand Search",
      "Job Fair",
      "Newsletter",
      "Retargeting",
      "Spring Launch",
    ]);
  });

  it("what belongs to others is not read, whatever a workflow names", async () => {
    const nora = await register(test, "nora");
    const file = (await nora.browser.post("/api/workflow-files").attach("file", Buffer.from(csv), "nora.csv")).body;
    const connection = await connect(nora.browser);
    const { browser } = await register(test, "mara");
    const fields = { fields: makeFields("region VARCHAR") };
    const sources = [
      makeNode("in", "source:csv", { fileId: file.id, delimiter: ";" }, fields),
      makeNode("in", "source:postgres", { connectionId: connection.id, table: "pg_class" }, fields),
    ];
    for (const source of sources) {
      const nodes = [source, makeNode("out", "destination:csv", { fileName: "stolen.csv" })];
      const ended = await run(browser, { nodes, edges: makeEdges("in > out") });
      expect(ended).toMatchObject({ status: "failed", error: expect.stringMatching(/was deleted/) });
      expect((await browser.get(`/api/executions/${ended.id}/files/out`)).status).toBe(404);
    }
  });
});

async function run(browser: Person["browser"], graph: object) {
  const made = await browser.post("/api/workflows").send({ name: "Chain", ...graph });
  expect(made.status, made.text).toBe(201);
  const started = await browser.post(`/api/workflows/${made.body.id}/execute`);
  expect(started.status, started.text).toBe(202);
  for (;;) {
    const { body } = await browser.get(`/api/executions/${started.body.id}`);
    if (!["queued", "running"].includes(body.status)) return body;
    await setTimeout(200);
  }
}
