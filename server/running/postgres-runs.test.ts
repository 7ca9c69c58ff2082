import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newNode } from "#shared/workflows/new-node.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";
import { previewNode } from "./preview-node.ts";

const none = { skipped: 0, skippedRows: [] };

describe("a run between databases", { timeout: 120_000 }, () => {
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
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE SCHEMA IF NOT EXISTS "Other one"');
    await client.query(`CREATE TABLE orders (id int primary key, name text, amount numeric, day date, at timestamptz, paid boolean, note text);
      INSERT INTO orders VALUES
        (1, 'Zoë, "Z"', 12345678901234567890.123456789, '2026-01-02', '2026-01-02 10:00:00.5+02', true, 'unread'),
        (2, '', 0.10, null, null, false, 'unread'),
        (3, null, 'NaN', 'infinity', '2026-06-01 00:00+00', null, 'unread'),
        (4, E'two\\nlines', 5, '2026-03-01', '2026-03-01 00:00+00', true, 'unread')`);
  });

  const fields = makeFields("id INTEGER, name VARCHAR, amount DECIMAL, day DATE, at TIMESTAMP, paid BOOLEAN");
  const source = makeNode("orders", "source:postgres", { connectionId: 7, table: "orders" }, { fields });
  const target = (config: object = {}, extras: Parameters<typeof makeNode>[3] = {}) =>
    makeNode("copy", "destination:postgres", { connectionId: 7, table: "copy", ...config }, extras);
  const connections = (port = server.port) => ({
    7: {
      name: "Shop",
      type: "postgres" as const,
      config: { host: "127.0.0.1", port, database: "postgres", username: "postgres", password: "", ssl: "disable" },
    },
  });
  const run = (nodes: RunOptions["nodes"], line: string, more: Partial<RunOptions> = {}) =>
    runNodes({ nodes, edges: makeEdges(line), connections: connections(), ...more });
  const rowsOf = async (table: string) =>
    (await client.query({ text: `SELECT * FROM ${table} ORDER BY 1`, rowMode: "array" })).rows;

  const ask = (query: string, parameters: RunOptions["parameters"]) =>
    run(
      [
        makeNode(
          "asked",
          "source:postgres",
          { connectionId: 7, read: "query", query },
          { fields: makeFields("v VARCHAR") },
        ),
        makeNode("table", "destination:dashboard"),
      ],
      "asked > table",
      parameters ? { parameters } : {},
    );

  it.each([
    ["number", "2", "SELECT name AS v FROM orders WHERE id < {{least}} AND name <> ''", [['Zoë, "Z"']]],
    ["date", "2026-02-01", "SELECT id::text AS v FROM orders WHERE day > {{least}} AND day < 'infinity'", [["4"]]],
    ["boolean", "false", "SELECT id::text AS v FROM orders WHERE paid = {{least}}", [["2"]]],
    ["text", "x' OR '1'='1", "SELECT id::text AS v FROM orders WHERE name = {{least}}", []],
    ["text", "x'); DROP TABLE orders; --", "SELECT {{least}} AS v", [["x'); DROP TABLE orders; --"]]],
    ["text", "50%", "SELECT 'at {{least}} it''s' AS v", [["at 50% it's"]]],
  ] as const)("binds a %s (%s) in a query", async (type, value, query, rows) => {
    const finished = await ask(query, [{ name: "least", type, value }]);
    expect(finished.outcome).toMatchObject({ status: "completed" });
    expect(finished.rows("table")).toEqual(rows);
    expect((await rowsOf("orders")).length).toBe(4);
  });

  it("says which parameter of a query is not there, and where none can stand", async () => {
    expect((await ask("SELECT {{other}} AS v", [])).outcome).toMatchObject({
      message: "“asked” failed: There is no parameter “other”. Add it under Parameters.",
    });
    expect((await ask('SELECT 1 AS "{{a}}"', [{ name: "a", type: "text", value: "v" }])).outcome).toMatchObject({
      message: "“asked” failed: {{a}} can stand for a value only, not inside a quoted name.",
    });
  });

  it.each(["read", "those of a new step"])("makes a table of the types of columns that were %s", async (known) => {
    await client.query(`CREATE TABLE kinds (id uuid primary key, at timestamptz, body jsonb, small int2, price numeric);
      INSERT INTO kinds VALUES ('6f9619ff-8b86-d011-b42d-00c04fc964ff', '2026-01-02 10:00:00.5+02', '{"a": [1, "x"]}', 7, 1.50)`);
    const native = { id: "uuid", at: "timestamptz", body: "jsonb", small: "int2", price: "numeric" } as const;
    const types = makeFields("id VARCHAR, at TIMESTAMP, body VARCHAR, small INTEGER, price DECIMAL");
    const kinds = makeNode(
      "kinds",
      "source:postgres",
      { connectionId: 7, table: "kinds" },
      {
        fields:
          known === "those of a new step"
            ? newNode("source:postgres", { x: 0, y: 0 }).data.fields
            : types.flatMap((field) =>
                known === "read"
                  ? [{ ...field, native: Object.entries(native).find(([name]) => name === field.name)?.[1] }]
                  : [],
              ),
      },
    );
    const finished = await run([kinds, target()], "kinds > copy", { keepsSteps: true });
    expect(finished.outcome).toMatchObject({ status: "completed" });
    const { rows } = await client.query(
      "SELECT attname, atttypid::regtype::text AS type FROM pg_attribute WHERE attrelid = 'copy'::regclass AND attnum > 0 ORDER BY attnum",
    );
    expect(rows.map(({ attname, type }) => `${attname} ${type}`)).toEqual([
      "id uuid",
      "at timestamp with time zone",
      "body jsonb",
      "small smallint",
      "price numeric",
    ]);
    const same = await client.query(
      "SELECT count(*)::int AS n FROM kinds k JOIN copy c USING (id, at, body, small, price)",
    );
    expect(same.rows[0].n).toBe(1);
  });

  it("copies every value exactly, into a table that it makes", async () => {
    const finished = await run([source, target()], "orders > copy");
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
    const { rows } = await client.query(`SELECT o.id FROM orders o JOIN copy c ON c.id = o.id
      AND c.name IS NOT DISTINCT FROM o.name AND c.amount IS NOT DISTINCT FROM o.amount AND c.day IS NOT DISTINCT FROM o.day
      AND c.at IS NOT DISTINCT FROM (o.at AT TIME ZONE 'UTC') AND c.paid IS NOT DISTINCT FROM o.paid ORDER BY o.id`);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(finished.nodes).toMatchObject({
      orders: { rowsOut: 4 },
      copy: { rowsIn: 4, rowsOut: 4 },
    });
    expect(finished.nodes.orders?.skipped).toBeUndefined();
    expect(finished.events).toContainEqual({ kind: "delivering", nodeId: "copy", idempotent: false });
  });

  it("reads a SELECT, filters and adds up, and replaces what was there", async () => {
    const query = makeNode(
      "orders",
      "source:postgres",
      { connectionId: 7, read: "query", query: "select id, amount, paid from orders where amount < 100; " },
      { fields: makeFields("id INTEGER, amount DECIMAL, paid BOOLEAN") },
    );
    const sum = makeNode("sum", "transform:aggregate", {
      groupBy: ["paid"],
      measures: [
        { function: "sum", field: "id", target: "ids" },
        { function: "avg", field: "amount", target: "mean" },
      ],
    });
    const nodes = [query, sum, target({ mode: "replace", schema: "Other one", table: 'a "table"' })];
    for (const _time of ["first", "second"]) {
      const finished = await run(nodes, "orders > sum > copy");
      expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 2 });
      expect(await rowsOf('"Other one"."a ""table"""')).toEqual([
        [false, "2", "0.1"],
        [true, "4", "5"],
      ]);
      expect(finished.events).toContainEqual({ kind: "delivering", nodeId: "copy", idempotent: true });
    }
  });

  it("updates rows by their keys, the last one of several counts", async () => {
    await client.query(
      "CREATE TABLE copy (id bigint primary key, name text, kept text); INSERT INTO copy VALUES (1, 'old', 'k'), (9, 'stays', 'k')",
    );
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, name VARCHAR") });
    const upsert = target({ mode: "upsert", keys: ["id"] });
    const finished = await run([csv, upsert], "csv > copy", { files: { 1: "id,name\n1,a\n2,b\n1,c\n" } });
    expect(finished.outcome.status).toBe("completed");
    expect(await rowsOf("copy")).toEqual([
      ["1", "c", "k"],
      ["2", "b", null],
      ["9", "stays", "k"],
    ]);
    await client.query("ALTER TABLE copy DROP CONSTRAINT copy_pkey");
    const keyless = await run([csv, upsert], "csv > copy", { files: { 1: "id,name\n1,z\n" } });
    expect(keyless.outcome).toMatchObject({
      status: "failed",
      nodeId: "copy",
      message: expect.stringMatching(/primary key or unique index/),
    });
    expect((await rowsOf("copy"))[0]).toEqual(["1", "c", "k"]);
  });

  it("leaves out the rows that the table refuses, and says why; set to stop it writes none", async () => {
    const content = `id,name\n${Array.from({ length: 3_000 }, (_none, index) => `${index},"n\n${index}"`).join("\n")}\n`;
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, name VARCHAR") });
    const table = "CREATE TABLE copy (id int check (id not in (7, 2500)), name varchar(6) not null)";
    await client.query(table);
    const finished = await run([csv, target()], "csv > copy", {
      files: { 1: content.replace('"n\n42"', '"too long a name"') },
    });
    expect(finished.outcome.status).toBe("completed");
    expect(finished.nodes.copy).toMatchObject({ rowsIn: 3_000, rowsOut: 2_997, skipped: 3 });
    expect(finished.nodes.copy?.skippedRows?.map(({ row }) => row.id)).toEqual(["7", "42", "2500"]);
    expect(finished.nodes.copy?.skippedRows?.[1]?.reason).toMatch(/too long.*“name”/);
    expect((await client.query("SELECT count(*)::int AS n FROM copy")).rows).toEqual([{ n: 2_997 }]);

    await client.query(`DROP TABLE copy; ${table}`);
    const stopped = await run([csv, target({}, { errorHandling: "stop" })], "csv > copy", { files: { 1: content } });
    expect(stopped.outcome).toMatchObject({
      status: "failed",
      nodeId: "copy",
      message: expect.stringMatching(/Nothing was written/),
    });
    expect(await rowsOf("copy")).toEqual([]);
  });

  describe("that replaces", () => {
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, name VARCHAR") });
    const rows = (count: number) =>
      `id,name\n${Array.from({ length: count }, (_none, id) => `${id},n${id}`).join("\n")}\n`;
    beforeEach(async () => {
      await client.query(`CREATE TABLE copy (id int check (id not between 40 and 49), name varchar(20));
        INSERT INTO copy SELECT n, 'kept' FROM generate_series(1000, 1059) AS rows(n)`);
    });
    const count = async () => (await client.query("SELECT count(*)::int AS n, min(id) AS first FROM copy")).rows[0];
    const untouched = { n: 60, first: 1000 };

    it("leaves what is there where rows are refused, and keeps them with their reasons", async () => {
      const finished = await run([csv, target({ mode: "replace" })], "csv > copy", { files: { 1: rows(60) } });
      expect(finished.outcome).toMatchObject({
        status: "failed",
        nodeId: "copy",
        message: expect.stringMatching(/Nothing was replaced.*“copy” skipped 10 of 60 rows \(17%\)/),
      });
      expect(finished.nodes.copy).toMatchObject({ status: "failed", skipped: 10 });
      expect(finished.nodes.copy?.skippedRows?.[0]).toMatchObject({ row: { id: "40" } });
      expect(await count()).toEqual(untouched);
    });

    it("leaves what is there where steps before it left rows out, and does not even begin", async () => {
      const strict = makeNode("strict", "transform:map", {
        mappings: [
          { source: "id", target: "id" },
          { source: "name", target: "name", cast: "INTEGER" },
        ],
      });
      const finished = await run([csv, strict, target({ mode: "replace" })], "csv > strict > copy", {
        files: { 1: "id,name\n1,2\n2,x\n" },
      });
      expect(finished.outcome).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/“strict” skipped 1 of 2/),
      });
      expect(finished.events.some(({ kind }) => kind === "delivering")).toBe(false);
      expect(await count()).toEqual(untouched);
    });

    it("goes on without refused rows up to the share that was allowed, and never with nothing", async () => {
      const allowed = (mostRefusedPercent: number) =>
        target({ mode: "replace", replaceDespiteRefused: true, mostRefusedPercent });
      const tooMany = await run([csv, allowed(16)], "csv > copy", { files: { 1: rows(60) } });
      expect(tooMany.outcome).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/this step allows 16%/),
      });
      expect(await count()).toEqual(untouched);

      const none = await run([csv, allowed(100)], "csv > copy", { files: { 1: "id,name\n40,a\n41,b\n" } });
      expect(none.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/No row is left/) });
      expect(await count()).toEqual(untouched);

      const enough = await run([csv, allowed(17)], "csv > copy", { files: { 1: rows(60) } });
      expect(enough.outcome.status).toBe("completed");
      expect(enough.nodes.copy).toMatchObject({ status: "completed", rowsOut: 50, skipped: 10 });
      expect(await count()).toEqual({ n: 50, first: 0 });
    });

    it("takes the place of all rows where nothing was refused, even with none", async () => {
      const finished = await run([csv, target({ mode: "replace" })], "csv > copy", { files: { 1: "id,name\n" } });
      expect(finished.outcome.status).toBe("completed");
      expect(await count()).toEqual({ n: 0, first: null });
    });
  });

  it.each(["append", "upsert"])("names a column that the table doesn't have: %s", async (mode) => {
    await client.query("CREATE TABLE copy (id int primary key)");
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, status VARCHAR") });
    const table = target({ mode, keys: ["id"] });
    const finished = await run([csv, table], "csv > copy", { files: { 1: "id,status\n1,open\n" } });
    expect(finished.outcome).toMatchObject({
      message: expect.stringMatching(
        /^“copy” failed: The table has no column “status”\. Add it to the table, or rename it or/,
      ),
    });
  });

  it("says how to update a row that is there already", async () => {
    await client.query("CREATE TABLE copy (id int primary key); INSERT INTO copy VALUES (1)");
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER") });
    const finished = await run([csv, target({}, { errorHandling: "stop" })], "csv > copy", {
      files: { 1: "id\n1\n" },
    });
    expect(finished.outcome).toMatchObject({
      message:
        "“copy” failed: A row doesn't fit the table: the table already has a row with id “1”. Nothing was written. To update the rows that are there, choose “Update matching rows, add the rest” as the write mode.",
    });
  });

  it("hands nothing over before that was written down, and nothing when it is ended there", async () => {
    await client.query("CREATE TABLE copy AS SELECT id, name FROM orders LIMIT 0");
    const nodes = [{ ...source, data: { ...source.data, fields: makeFields("id INTEGER, name VARCHAR") } }, target()];
    const controller = new AbortController();
    const finished = await run(nodes, "orders > copy", {
      apart: true,
      signal: controller.signal,
      onEvent: (event) => {
        if (event.kind === "delivering") controller.abort();
      },
    });
    expect(finished.outcome).toEqual({ status: "cancelled" });
    expect(await rowsOf("copy")).toEqual([]);
  });

  it.each([
    ["a second statement", "select 1; drop table orders"],
    ["a way out of the brackets", "select 1) to stdout; drop table orders; copy (select 1"],
    ["a statement that is none of reading", "delete from orders returning id"],
    ["writing inside of a SELECT", "with gone as (delete from orders returning id) select * from gone"],
    ["a function that writes", "select setval(pg_get_serial_sequence('seq_owner', 'id'), 7)"],
  ])("refuses %s", async (_what, query) => {
    await client.query("CREATE TABLE seq_owner (id serial)");
    const node = makeNode("orders", "source:postgres", { connectionId: 7, read: "query", query }, { fields: [] });
    const finished = await run([node, makeNode("table", "destination:dashboard", { chart: "none" })], "orders > table");
    expect(finished.outcome).toMatchObject({ status: "failed", nodeId: "orders" });
    expect(await rowsOf("orders")).toHaveLength(4);
  });

  it("tries three times more where the database does not answer, and says so", async () => {
    const node = makeNode(
      "orders",
      "source:postgres",
      { connectionId: 7, table: "orders" },
      { fields, errorHandling: "retry" },
    );
    const finished = await run([node, target()], "orders > copy", { connections: connections(1) });
    expect(finished.outcome).toMatchObject({
      status: "failed",
      nodeId: "orders",
      message: expect.stringMatching(/Nothing answers on port 1/),
    });
    expect(finished.nodes).toMatchObject({ orders: { status: "failed", attempts: 4 }, copy: { status: "skipped" } });
    expect(finished.events.filter((event) => event.kind === "log" && event.level === "warning")).toHaveLength(3);
    const gone = makeNode(
      "orders",
      "source:postgres",
      { connectionId: 7, table: "gone" },
      { fields, errorHandling: "retry" },
    );
    const once = await run([gone, target()], "orders > copy");
    expect(once.nodes.orders).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/gone.*does not exist/),
    });
    expect(once.nodes.orders?.attempts).toBeUndefined();
  });

  it("goes on with the other branches where one fails, and still says that it failed", async () => {
    const broken = makeNode("broken", "destination:postgres", {
      connectionId: 7,
      table: "nowhere",
      createTable: false,
    });
    const finished = await runNodes({
      nodes: [source, broken, target()],
      edges: makeEdges("orders > broken", "orders > copy"),
      connections: connections(),
    });
    expect(finished.outcome).toMatchObject({ status: "failed", nodeId: "broken" });
    expect(finished.nodes).toMatchObject({ broken: { status: "failed" }, copy: { status: "completed", rowsOut: 4 } });
    expect(await rowsOf("copy")).toHaveLength(4);
  });

  it("goes on from where it failed: what was fetched is not fetched again, what was delivered not delivered again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "desk-rerun-"));
    try {
      const late = makeNode("late", "destination:postgres", { connectionId: 7, table: "late", createTable: false });
      const plan = { nodes: [source, target(), late], edges: makeEdges("orders > copy", "orders > late"), folder };
      const failed = await runNodes({ ...plan, connections: connections() });
      expect(failed.outcome).toMatchObject({ status: "failed", nodeId: "late" });
      await client.query("CREATE TABLE late AS SELECT * FROM copy LIMIT 0; DROP TABLE orders");
      const again = await runNodes({ ...plan, connections: connections(), completedNodes: ["orders", "copy"] });
      expect(again.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
      expect([(await rowsOf("copy")).length, (await rowsOf("late")).length]).toEqual([4, 4]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("can be looked at before, from the first rows of a large table", async () => {
    await client.query("CREATE TABLE large AS SELECT n AS id, n % 7 AS day FROM generate_series(1, 20000) AS rows(n)");
    const large = makeNode(
      "large",
      "source:postgres",
      { connectionId: 7, table: "large" },
      { fields: makeFields("id INTEGER, day INTEGER") },
    );
    const days = makeNode("days", "transform:aggregate", {
      groupBy: ["day"],
      measures: [{ function: "count", target: "rows" }],
    });
    const folder = await mkdtemp(join(tmpdir(), "desk-preview-"));
    try {
      const graph = {
        nodes: [large, days, target()],
        edges: makeEdges("large > days > copy"),
        nodeId: "copy",
        limit: 3,
      };
      const preview = await previewNode(
        { kind: "preview", ...graph, connections: connections(), files: {}, folder, parameters: [], bound: [] },
        true,
      );
      expect(preview).toEqual({
        fields: makeFields("day INTEGER, rows INTEGER"),
        rows: [
          ["0", "1428"],
          ["1", "1429"],
          ["2", "1429"],
        ],
        more: true,
        sampled: true,
        nodes: [
          { nodeId: "large", rowsOut: 10_000, matches: null, ...none },
          { nodeId: "days", rowsOut: 7, matches: null, ...none },
        ],
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("reads all columns where none were ever loaded", async () => {
    const query = { connectionId: 7, read: "query", query: "select id, name from orders where id = 1" };
    const node = makeNode("orders", "source:postgres", query, { fields: [] });
    const finished = await run([node, makeNode("table", "destination:dashboard", { chart: "none" })], "orders > table");
    expect(finished.rows("table")).toEqual([["1", 'Zoë, "Z"']]);
  });

  it("ends within its time and when it is cancelled, and leaves no query behind", async () => {
    const slow = makeNode(
      "orders",
      "source:postgres",
      { connectionId: 7, read: "query", query: "select 1 as id from pg_sleep(600)" },
      { fields: makeFields("id INTEGER") },
    );
    const limits = { seconds: 5, memoryMb: 256, diskMb: 100, rowsKept: 10 };
    const late = await run([slow, target()], "orders > copy", { limits, apart: true });
    expect(late.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/5 seconds|statement timeout/),
    });
    const controller = new AbortController();
    const cancelled = run([slow, target()], "orders > copy", {
      apart: true,
      signal: controller.signal,
      onEvent: (event) => {
        if (event.kind === "node") setTimeout(() => controller.abort(), 1_500);
      },
    });
    expect((await cancelled).outcome).toEqual({ status: "cancelled" });
    const sleeping =
      "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600)%' AND pid <> pg_backend_pid() AND state = 'active'";
    await expect.poll(async () => (await client.query(sleeping)).rows.length, { timeout: 30_000 }).toBe(0);
  });
});
