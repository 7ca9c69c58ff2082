import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MysqlServer, startMysqlServer } from "../testing/mysql-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";

const content = "id,name,price,paid,day\n1,Zoë's \\o/,1.50,true,2026-01-31\n2,,,false,\n9007199254740993,x,0.1,,\n";
const fields = makeFields("id INTEGER, name VARCHAR, price DECIMAL, paid BOOLEAN, day DATE");
const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields });

describe("a run with MySQL", { timeout: 120_000 }, () => {
  let server: MysqlServer;
  beforeAll(async () => {
    server = await startMysqlServer();
  }, 120_000);
  afterAll(() => server.close());
  beforeEach(() => server.run("DROP TABLE IF EXISTS goods"));

  const run = (nodes: RunOptions["nodes"], line: string, rest: Partial<RunOptions> = {}) =>
    runNodes({
      nodes,
      edges: makeEdges(line),
      files: { 1: content },
      connections: { 3: { name: "Shop", type: "mysql", config: server.account } },
      ...rest,
    });
  const target = (config: object, errorHandling: "continue" | "stop" = "stop") =>
    makeNode("table", "destination:mysql", { connectionId: 3, table: "goods", ...config }, { errorHandling });
  const table = makeNode("shown", "destination:dashboard", { chart: "none" });

  it("makes a table, fills it, and reads it again with every digit", async () => {
    const written = await run([csv, target({})], "csv > table");
    expect(written.outcome).toEqual({ status: "completed", recordsProcessed: 3 });
    const source = makeNode("goods", "source:mysql", { connectionId: 3, table: "goods" });
    const read = await run([source, table], "goods > shown");
    expect(read.outcome.status).toBe("completed");
    expect(read.rows("shown")).toEqual([
      ["1", "Zoë's \\o/", "1.5", "1", "2026-01-31"],
      ["2", null, null, "0", null],
      ["9007199254740993", "x", "0.1", null, null],
    ]);
    expect(server.statements).toContain("START TRANSACTION READ ONLY");
  });

  it("updates rows by their key and adds the others, whatever is in the texts", async () => {
    await server.run("CREATE TABLE goods (id bigint PRIMARY KEY, name text, price numeric, paid smallint, day date)");
    await server.run("INSERT INTO goods (id, name) VALUES (1, 'old'), (7, 'stays')");
    const finished = await run([csv, target({ mode: "upsert", keys: ["id"] })], "csv > table");
    expect(finished.outcome.status).toBe("completed");
    expect(await server.run("SELECT concat(id) AS id, name FROM goods ORDER BY goods.id")).toEqual([
      { id: "1", name: "Zoë's \\o/" },
      { id: "2", name: null },
      { id: "7", name: "stays" },
      { id: "9007199254740993", name: "x" },
    ]);
    const other = await run([csv, target({ mode: "upsert", keys: ["name"] })], "csv > table");
    expect(other.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/needs a primary key/) });
  });

  it("leaves out the rows that don't fit and says why, and replaces nothing because of them", async () => {
    await server.run("CREATE TABLE goods (id integer NOT NULL, name text, price numeric, paid smallint, day date)");
    await server.run("INSERT INTO goods (id) VALUES (5)");
    const replaced = await run([csv, target({ mode: "replace" }, "continue")], "csv > table");
    expect(replaced.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/Nothing was replaced/),
    });
    expect(await server.run("SELECT id FROM goods")).toEqual([{ id: 5 }]);
    const added = await run([csv, target({}, "continue")], "csv > table");
    expect(added.outcome.status).toBe("completed");
    expect(added.nodes.table).toMatchObject({ rowsOut: 2, skipped: 1 });
    expect(added.nodes.table?.skippedRows?.[0]?.row.id).toBe("9007199254740993");
    const stopped = await run([csv, target({})], "csv > table");
    expect(stopped.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/Nothing was written/) });
    expect(await server.run("SELECT id FROM goods ORDER BY id")).toEqual([{ id: 1 }, { id: 2 }, { id: 5 }]);
  });

  it("hands the rows that don't fit on, as they came and with the reason", async () => {
    await server.run("CREATE TABLE goods (id integer NOT NULL, name text, price numeric, paid smallint, day date)");
    const rest = { id: "e", source: "table", target: "shown", animated: false, output: "errors" as const };
    const finished = await run([csv, target({}), table], "csv > table", {
      edges: [...makeEdges("csv > table"), rest],
      files: { 1: content.replace(",x,0.1,,", ",x,0.1,true,") },
    });
    expect(finished.outcome.status, JSON.stringify(finished.outcome)).toBe("completed");
    expect(finished.nodes.table).toMatchObject({ rowsIn: 3, rowsOut: 2, skipped: 1 });
    expect(finished.rows("shown")).toEqual([
      ["9007199254740993", "x", "0.1", "true", null, expect.stringMatching(/out of range/i)],
    ]);
  });

  it("reads what a query gives, with values that are bound, not written into it", async () => {
    await server.run("CREATE TABLE goods (id integer, name text)");
    await server.run("INSERT INTO goods VALUES (1, 'a'), (2, '; DROP TABLE goods'), (3, 'c')");
    const query = "SELECT id, name FROM `goods` WHERE name = {{which}} OR id > {{least}} ORDER BY id;";
    const source = makeNode("q", "source:mysql", { connectionId: 3, read: "query", query });
    const parameters = [
      { name: "which", type: "text" as const, value: "; DROP TABLE goods" },
      { name: "least", type: "number" as const, value: "2" },
    ];
    const finished = await run([source, table], "q > shown", { parameters });
    expect(finished.outcome.status).toBe("completed");
    expect(finished.rows("shown")).toEqual([
      ["2", "; DROP TABLE goods"],
      ["3", "c"],
    ]);
    expect(server.statements.join("\n")).not.toContain("DROP TABLE goods");
  });
});
