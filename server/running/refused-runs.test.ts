import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WorkflowEdge } from "#shared/workflows/workflow.schema.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";
import { previewNode } from "./preview-node.ts";

const fields = makeFields("id INTEGER, name VARCHAR");
const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields });
const files = { 1: 'id,name\n1,one\n2,\n3,"a ""long"" name,\nof two lines"\n4,four\n' };
const refused = (source: string, target: string): WorkflowEdge => ({
  ...{ id: `e-${source}-${target}`, source, target, animated: false, output: "errors" },
});

describe("a run with rows that a destination refuses", { timeout: 120_000 }, () => {
  let server: PostgresServer;
  let client: Client;
  beforeAll(async () => {
    server = await startPostgres();
    client = new Client({ connectionString: server.url("postgres") });
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await server.stop();
  });
  beforeEach(async () => {
    await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public;
      CREATE TABLE copy (id int check (id <> 4), name varchar(6) not null)`);
  });

  const connections = (port = server.port) => ({
    7: {
      name: "Shop",
      type: "postgres" as const,
      config: { host: "127.0.0.1", port, database: "postgres", username: "postgres", password: "", ssl: "disable" },
    },
  });
  const table = (id: string, config: object = {}, errorHandling: "continue" | "stop" | "retry" = "stop") =>
    makeNode(id, "destination:postgres", { connectionId: 7, table: id, ...config }, { errorHandling });
  const board = (id: string) => makeNode(id, "destination:dashboard", { chart: "none" });
  const run = (graph: Pick<RunOptions, "nodes" | "edges">, more: Partial<RunOptions> = {}) =>
    runNodes({ ...graph, connections: connections(), files, ...more });
  const ids = async (name: string) =>
    (await client.query({ text: `SELECT id FROM ${name} ORDER BY 1`, rowMode: "array" })).rows.flat();
  const toBoard = {
    nodes: [csv, table("copy"), board("bad")],
    edges: [...makeEdges("csv > copy"), refused("copy", "bad")],
  };

  it("hands them on, whole and with the reason, once the others are there to stay", async () => {
    const order: string[] = [];
    const finished = await run(toBoard, {
      onEvent: async (event) => {
        if (event.kind === "dashboard") order.push(`${event.nodeId}: ${(await ids("copy")).join()}`);
      },
    });
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
    expect(finished.rows("bad")).toEqual([
      ["2", null, expect.stringMatching(/violates not-null constraint.*“name”/)],
      ["3", 'a "long" name,\nof two lines', expect.stringMatching(/too long.*“name”/)],
      ["4", "four", expect.stringMatching(/violates check constraint/)],
    ]);
    expect(order).toEqual(["bad: 1"]);
    expect(finished.nodes.copy).toMatchObject({ status: "completed", rowsIn: 4, rowsOut: 1, skipped: 3 });
    expect(finished.nodes.copy?.skippedRows).toHaveLength(3);
    expect(finished.nodes.bad).toMatchObject({ status: "completed", rowsIn: 3, rowsOut: 3 });
    expect(Object.keys(finished.nodes).toSorted()).toEqual(["bad", "copy", "csv"]);
    expect(finished.events).toContainEqual(
      expect.objectContaining({
        text: "copy: 1 row delivered, 3 failed and handled separately.",
      }),
    );
    const boards = finished.events.flatMap((event) => (event.kind === "dashboard" ? [event.fields] : []));
    expect(boards).toEqual([
      [...fields.map(({ name }) => ({ name, type: "VARCHAR" })), { name: "error", type: "VARCHAR" }],
    ]);
  });

  it("hands on each of thousands, through other steps, together with rows of other outputs", async () => {
    await client.query("DROP TABLE copy; CREATE TABLE copy (id int check (id % 3 <> 0), name text)");
    const many = `id,name\nx,bad\n${Array.from({ length: 6_000 }, (_none, id) => `${id + 1},n`).join("\n")}\n`;
    const sort = makeNode("sort", "transform:sort", { keys: [{ field: "id", direction: "ascending" }] });
    const union = makeNode("union", "transform:union");
    const finished = await run(
      {
        nodes: [csv, table("copy"), sort, union, board("bad"), board("good")],
        edges: [
          ...makeEdges("csv > copy", "csv > good", "sort > union > bad"),
          refused("copy", "sort"),
          refused("csv", "union"),
        ],
      },
      { files: { 1: many }, limits: { seconds: 120, memoryMb: 256, diskMb: 1_000, rowsKept: 5_000 } },
    );
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 6_001 });
    expect(finished.nodes).toMatchObject({
      csv: { rowsIn: 6_001, rowsOut: 6_000, skipped: 1 },
      copy: { rowsIn: 6_000, rowsOut: 4_000, skipped: 2_000 },
      sort: { rowsIn: 2_000, rowsOut: 2_000 },
      union: { rowsIn: 2_001, rowsOut: 2_001 },
      good: { rowsOut: 6_000 },
    });
    expect(finished.nodes.copy?.skippedRows).toHaveLength(20);
    const rows = finished.rows("bad").map(([id]) => id);
    expect(rows).toHaveLength(2_001);
    expect(new Set(rows)).toContain("x");
  });

  it("replaces a table without the rows that it refused, since these are sent on, and never with none", async () => {
    await client.query("INSERT INTO copy VALUES (8, 'old')");
    const replacing = { nodes: [csv, table("copy", { mode: "replace" }), board("bad")], edges: toBoard.edges };
    expect((await run(replacing)).outcome.status).toBe("completed");
    expect(await ids("copy")).toEqual([1]);
    const finished = await run(replacing, { files: { 1: "id,name\n4,four\n" } });
    expect(finished.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/No row is left to write: “copy” sent 1 of 1 rows/),
    });
    expect(await ids("copy")).toEqual([1]);
  });

  it("replaces a table without rows that failed before it where these are sent on", async () => {
    const mappings = [{ source: "id", target: "id", cast: "INTEGER" }];
    const texts = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id VARCHAR") });
    const graph = {
      nodes: [texts, makeNode("map", "transform:map", { mappings }), table("fresh", { mode: "replace" }), board("bad")],
      edges: [...makeEdges("csv > map > fresh"), refused("map", "bad")],
    };
    const finished = await run(graph, { files: { 1: "id\n1\nx\n" } });
    expect(finished.outcome.status).toBe("completed");
    expect(await ids("fresh")).toEqual(["1"]);
    expect(finished.rows("bad").map(([id]) => id)).toEqual(["x"]);
    // What failed is there to be looked at where nothing was left to write.
    const none = await run(graph, { files: { 1: "id\nx\n" } });
    expect(none.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/Nothing was replaced/) });
    expect(none.rows("bad").map(([id]) => id)).toEqual(["x"]);
    expect(await ids("fresh")).toEqual(["1"]);
  });

  it("takes them from one table to the next that may refuse them too", async () => {
    await client.query("CREATE TABLE second (id text, name text not null, error text)");
    const finished = await run({
      nodes: [csv, table("copy"), table("second"), board("bad")],
      edges: [...makeEdges("csv > copy"), refused("copy", "second"), refused("second", "bad")],
    });
    expect(finished.outcome.status).toBe("completed");
    expect(await ids("second")).toEqual(["3", "4"]);
    const fieldsOfBad = finished.events.flatMap((event) => (event.kind === "dashboard" ? [event.fields] : []))[0];
    expect(fieldsOfBad?.map(({ name }) => name)).toEqual(["id", "name", "error", "error_"]);
    expect(finished.rows("bad").map(([id]) => id)).toEqual(["2"]);
  });

  it("goes on with no rows where none were refused, also where the database itself moved them", async () => {
    await client.query("CREATE TABLE orders AS SELECT 1 AS id, 'a' AS name");
    const orders = makeNode("orders", "source:postgres", { connectionId: 7, table: "orders" }, { fields });
    const finished = await run({
      nodes: [orders, table("copy"), board("bad")],
      edges: [...makeEdges("orders > copy"), refused("copy", "bad")],
    });
    expect(finished.outcome.status).toBe("completed");
    expect(finished.rows("bad")).toEqual([]);
    expect(finished.nodes).toMatchObject({ copy: { rowsOut: 1 }, bad: { status: "completed", rowsOut: 0 } });
  });

  it("can't be looked at before, and says why", async () => {
    const folder = await mkdtemp(join(tmpdir(), "desk-refused-"));
    const question = {
      ...{
        ...toBoard,
        nodeId: "bad",
        limit: 20,
        connections: connections(),
        files: {},
        folder,
        parameters: [],
        bound: [],
      },
      kind: "preview" as const,
    };
    await expect(previewNode(question, true)).rejects.toThrow(
      "What “copy” refuses is known once a run has delivered to it. Run the workflow, then look at this step's rows.",
    );
    await rm(folder, { recursive: true });
  });

  it("updates the rows that fit by their key and hands the others on", async () => {
    await client.query(
      "DROP TABLE copy; CREATE TABLE copy (id int primary key, name text not null check (name <> 'four'))",
    );
    await client.query("INSERT INTO copy VALUES (1, 'old'), (2, 'stays')");
    const content = `${files[1]}1,newest\n`;
    const upsert = table("copy", { mode: "upsert", keys: ["id"] });
    const finished = await run({ ...toBoard, nodes: [csv, upsert, board("bad")] }, { files: { 1: content } });
    expect(finished.outcome.status, JSON.stringify(finished.outcome)).toBe("completed");
    expect(finished.rows("bad").map(([id]) => id)).toEqual(["2", "4"]);
    expect(finished.nodes.copy).toMatchObject({ rowsOut: 3, skipped: 2 });
    expect((await client.query("SELECT * FROM copy ORDER BY id")).rows).toMatchObject([
      { id: 1, name: "newest" },
      { id: 2, name: "stays" },
      { id: 3 },
    ]);
  });

  it("tries again where its database is away, and delivers nothing else where the step stops the run", async () => {
    const graph = {
      nodes: [csv, table("copy", {}, "retry"), board("bad"), board("good")],
      edges: [...makeEdges("csv > copy", "csv > good"), refused("copy", "bad")],
    };
    const finished = await run(graph, { connections: connections(1), retryPausesMs: [10, 10, 10] });
    expect(finished.outcome).toMatchObject({ status: "failed", nodeId: "copy" });
    expect(finished.nodes).toMatchObject({
      copy: { status: "failed", attempts: 4 },
      bad: { status: "skipped" },
      good: { status: "skipped" },
    });
  });

  it("leaves the rest of the graph alone where only it failed and the step lets the run go on", async () => {
    const graph = {
      nodes: [csv, table("copy", { table: "nowhere", createTable: false }, "continue"), board("bad"), board("good")],
      edges: [...makeEdges("csv > copy", "csv > good"), refused("copy", "bad")],
    };
    const finished = await run(graph);
    expect(finished.outcome).toMatchObject({ status: "failed", nodeId: "copy" });
    expect(finished.nodes).toMatchObject({ bad: { status: "skipped" }, good: { status: "completed" } });
  });

  describe("that is broken off after them", () => {
    let folder = "";
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "desk-refused-"));
      return () => rm(folder, { recursive: true, force: true });
    });
    const late = { ...toBoard, nodes: [csv, table("copy"), table("bad", { createTable: false })] };

    it("hands the same rows on when it goes on, and writes to the first table no more", async () => {
      const failed = await run(late, { folder });
      expect(failed.outcome).toMatchObject({ status: "failed", nodeId: "bad" });
      await client.query("CREATE TABLE bad (id text, name text, error text)");
      const again = await run(late, { folder, completedNodes: ["copy"] });
      expect(again.outcome.status, JSON.stringify(again.outcome)).toBe("completed");
      expect(await ids("bad")).toEqual(["2", "3", "4"]);
      expect(await ids("copy")).toEqual([1]);
    });

    it("says so where they are not there any more", async () => {
      await client.query("CREATE TABLE bad (id text, name text, error text)");
      const again = await run(late, { folder, completedNodes: ["copy"] });
      expect(again.outcome).toMatchObject({
        status: "failed",
        nodeId: "bad",
        message:
          "“bad” failed: The rows that “copy” refused are no longer on this server. The run's history shows the first of them. Run the workflow from the start.",
      });
      expect(await ids("bad")).toEqual([]);
    });

    it("can be begun after it, with the rows that a run kept", async () => {
      const first = await run(toBoard, { folder: join(folder, "first"), keepsSteps: true });
      const kept = first.events.flatMap((event) => (event.kind === "kept" ? [event.nodes] : [])).at(-1) ?? {};
      expect(Object.keys(kept)).toEqual(["csv", "copy.errors"]);
      expect(first.rows("bad")).toHaveLength(3);
      const again = await run(toBoard, { files: {}, folder: join(folder, "first"), from: { nodeId: "bad", kept } });
      expect(again.outcome).toEqual({ status: "completed", recordsProcessed: 0 });
      expect(again.rows("bad")).toEqual(first.rows("bad"));
      const both = await run(toBoard, { files: {}, folder: join(folder, "first"), from: { nodeId: "copy", kept } });
      expect(both.rows("bad")).toEqual(first.rows("bad"));
      expect(await ids("copy")).toEqual([1, 1]);
    });
  });
});
