import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "#server/testing/postgres-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "#server/testing/workflow-run.ts";

describe("steps that the database runs itself", { timeout: 120_000 }, () => {
  let server: PostgresServer;
  let client: Client;
  beforeAll(async () => {
    server = await startPostgres({ access: ["host all reader 127.0.0.1/32 trust"] });
    client = new Client({ connectionString: server.url("postgres") });
    await client.connect();
    await client.query("CREATE ROLE reader LOGIN");
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await server.stop();
  });
  beforeEach(async () => {
    await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO reader;
      CREATE TABLE orders (id int primary key, region text, amount numeric(10,2), note varchar(3));
      INSERT INTO orders SELECT i, (ARRAY['north','south','it''s'])[1 + i % 3], i * 1.25, NULL FROM generate_series(1, 300) AS i;
      GRANT SELECT ON orders TO reader`);
  });

  const fields = makeFields("id INTEGER, region VARCHAR, amount DECIMAL, note VARCHAR").map((field) =>
    field.name === "id" ? { ...field, isPrimary: true } : field,
  );
  const source = (config: object = {}) =>
    makeNode("orders", "source:postgres", { connectionId: 7, table: "orders", ...config }, { fields });
  const large = makeNode("large", "transform:filter", {
    conditions: [{ field: "amount", operator: "greaterThan", value: "100" }],
  });
  const doubled = makeNode("doubled", "transform:map", {
    mappings: [
      { source: "region", target: "area" },
      { target: "twice", kind: "expression", value: "amount * 2", type: "DECIMAL" },
    ],
  });
  const totals = makeNode("totals", "transform:aggregate", {
    groupBy: ["area"],
    measures: [
      { function: "sum", field: "twice", target: "total" },
      { function: "avg", field: "twice", target: "mean" },
      { function: "count", target: "orders" },
    ],
  });
  const target = (config: object = {}, extras: Parameters<typeof makeNode>[3] = {}) =>
    makeNode("copy", "destination:postgres", { connectionId: 7, table: "copy", ...config }, extras);
  const dashboard = makeNode("table", "destination:dashboard", { chart: "none" });
  const connection = (username = "postgres") => ({
    name: "Shop",
    type: "postgres" as const,
    config: { host: "127.0.0.1", port: server.port, database: "postgres", username, password: "", ssl: "disable" },
  });
  const run = (nodes: RunOptions["nodes"], line: string, more: Partial<RunOptions> = {}) =>
    runNodes({ nodes, edges: makeEdges(line), connections: { 7: connection() }, ...more });
  const rowsOf = async (table: string) =>
    (await client.query(`SELECT ${table}::text AS row FROM ${table} ORDER BY 1`)).rows;
  const logOf = ({ events }: Awaited<ReturnType<typeof run>>) =>
    events.flatMap((event) => (event.kind === "log" ? [event.text] : [])).join("\n");

  const summed = (pushDown: boolean) => [source({ pushDown }), large, doubled, totals, target()];
  const line = "orders > large > doubled > totals > copy";

  it("goes from table to table without leaving the database, and tells what went through every step", async () => {
    const finished = await run(summed(true), line);
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 300 });
    expect(logOf(finished)).toContain("copy: 3 rows delivered without leaving the database.");
    expect(finished.nodes).toMatchObject({
      orders: { status: "completed", rowsIn: 300, rowsOut: 300 },
      large: { rowsIn: 300, rowsOut: 220 },
      doubled: { rowsIn: 220, rowsOut: 220 },
      totals: { rowsIn: 220, rowsOut: 3 },
      copy: { status: "completed", rowsIn: 3, rowsOut: 3 },
    });
    const pushed = await rowsOf("copy");
    await client.query("DROP TABLE copy");
    const here = await run(summed(false), line);
    expect(logOf(here)).not.toContain("without leaving");
    expect(pushed).toEqual(await rowsOf("copy"));
  });

  it("is shared by several processes of the database where it would do that for a query, and counts the same", async () => {
    const launched = async () =>
      Number(
        (await client.query("SELECT sum(parallel_workers_launched) AS count FROM pg_stat_database")).rows[0]?.count,
      );
    const before = await launched();
    const settings = ["min_parallel_table_scan_size", "parallel_setup_cost", "parallel_tuple_cost"];
    for (const setting of settings) await client.query(`ALTER ROLE postgres SET ${setting} = 0`);
    const finished = await run(summed(true), line);
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 300 });
    expect(logOf(finished)).toContain("copy: 3 rows delivered without leaving the database.");
    expect(finished.nodes).toMatchObject({
      orders: { rowsIn: 300, rowsOut: 300 },
      large: { rowsIn: 300, rowsOut: 220 },
      totals: { rowsIn: 220, rowsOut: 3 },
      copy: { status: "completed", rowsIn: 3, rowsOut: 3 },
    });
    await expect.poll(launched).toBeGreaterThan(before);
    const spread = await rowsOf("copy");
    for (const setting of settings) await client.query(`ALTER ROLE postgres RESET ${setting}`);
    await client.query("DROP TABLE copy");
    await run(summed(false), line);
    expect(spread).toEqual(await rowsOf("copy"));
  });

  it("counts the rows of both sides of a join, and says nothing of what can't be counted", async () => {
    await client.query(`CREATE TABLE regions (name text primary key, chief text);
      INSERT INTO regions VALUES ('north', 'Ann'), ('south', 'Bo'), ('east', 'Cy'); ANALYZE`);
    const regions = makeNode(
      "regions",
      "source:postgres",
      { connectionId: 7, table: "regions" },
      { fields: makeFields("name VARCHAR, chief VARCHAR") },
    );
    const join = makeNode("join", "transform:join", { kind: "inner", keys: [{ left: "region", right: "name" }] });
    const edges = (end: string) => makeEdges(`orders > join > ${end}`, "regions > join");
    for (const end of [target(), dashboard]) {
      const finished = await run([source(), regions, join, end], "", { edges: edges(end.id) });
      expect(logOf(finished)).toMatch(/“orders”.*“join”|“regions”.*“join”/);
      expect(finished.outcome, end.id).toEqual({ status: "completed", recordsProcessed: 303 });
      expect(finished.nodes).toMatchObject({
        orders: { rowsOut: 300 },
        regions: { rowsOut: 3 },
        join: { rowsOut: 200 },
      });
    }
    const itself = { ...source(), id: "others" };
    const pairs = makeNode("pairs", "transform:join", { kind: "inner", keys: [{ left: "id", right: "id" }] });
    const unknown = await run([source(), itself, pairs, target({ table: "pairs" })], "", {
      edges: makeEdges("orders > pairs > copy", "others > pairs"),
    });
    expect(unknown.nodes.copy).toMatchObject({ status: "completed", rowsOut: 300 });
    expect(unknown.outcome).toEqual({ status: "completed", recordsProcessed: null });
  });

  it("keeps nothing before the delivery was written down", async () => {
    await client.query("CREATE TABLE copy (area text, total numeric, mean numeric, orders int8)");
    const seen: unknown[] = [];
    const finished = await run(summed(true), line, {
      onEvent: async (event) => {
        if (event.kind !== "delivering") return;
        seen.push(event, await rowsOf("copy"));
        throw new Error("not written down");
      },
    });
    expect(seen).toEqual([{ kind: "delivering", nodeId: "copy", idempotent: false }, []]);
    expect(finished.outcome).toMatchObject({ status: "failed", nodeId: "copy" });
    expect(await rowsOf("copy")).toEqual([]);
  });

  it("fetches only what the database has computed where the rows go elsewhere", async () => {
    const finished = await run(
      [source(), large, doubled, totals, dashboard],
      "orders > large > doubled > totals > table",
    );
    expect(logOf(finished)).toContain("Run in the database “Shop”: “orders”, “large”, “doubled”, “totals”.");
    expect(finished.rows("table").map(([area]) => area)).toEqual(["it's", "north", "south"]);
    expect(finished.nodes).toMatchObject({ orders: { rowsOut: 300 }, large: { rowsOut: 220 }, totals: { rowsOut: 3 } });
  });

  it.each(["append", "replace", "upsert"])("does %s as it is done from here", async (mode) => {
    const rows: unknown[] = [];
    for (const pushDown of [true, false]) {
      await client.query(
        "DROP TABLE IF EXISTS copy; CREATE TABLE copy (area text primary key, total float8, mean numeric(8,1), orders int)",
      );
      await client.query(
        `INSERT INTO copy VALUES ('before', 1, 1, 1)${mode === "upsert" ? ", ('north', 1, 1, 1)" : ""}`,
      );
      const nodes = [
        source({ pushDown }),
        large,
        doubled,
        totals,
        target({ mode, keys: mode === "upsert" ? ["area"] : [] }),
      ];
      const finished = await run(nodes, line);
      expect(finished.outcome.status).toBe("completed");
      expect(logOf(finished).includes("without leaving")).toBe(pushDown);
      rows.push(await rowsOf("copy"));
    }
    expect(rows[0]).toEqual(rows[1]);
    expect(rows[0]).toHaveLength(mode === "replace" ? 3 : 4);
  });

  it("replaces a table with its own rows, which are read before", async () => {
    const nodes = [source(), large, target({ table: "orders", mode: "replace" })];
    const finished = await run(nodes, "orders > large > copy");
    expect(finished.outcome.status).toBe("completed");
    expect(logOf(finished)).toContain("It replaces the table that the rows are read from.");
    expect(await rowsOf("orders")).toHaveLength(220);
  });

  it("counts and keeps rows that the table refuses, as before", async () => {
    await client.query("CREATE TABLE copy (id int, region text, amount numeric(5,2) CHECK (amount <> 200), note text)");
    const finished = await run([source(), large, target()], "orders > large > copy");
    expect(finished.outcome.status).toBe("completed");
    expect(finished.nodes.copy).toMatchObject({ rowsIn: 220, rowsOut: 219, skipped: 1 });
    expect(finished.nodes.copy?.skippedRows?.[0]?.row).toMatchObject({ id: "160" });
    expect(await rowsOf("copy")).toHaveLength(219);
  });

  it("lets the last of several rows with one key count", async () => {
    await client.query("CREATE TABLE copy (region text primary key, id int)");
    const both = makeNode("both", "transform:map", {
      mappings: ["region", "id"].map((name) => ({ source: name, target: name })),
    });
    const nodes = [source(), both, target({ mode: "upsert", keys: ["region"] })];
    const finished = await run(nodes, "orders > both > copy");
    expect(finished.nodes.copy).toMatchObject({ status: "completed", rowsOut: 300 });
    expect(await rowsOf("copy")).toEqual(
      ['("it\'s",299)', "(north,300)", "(south,298)"].map((row) => ({
        row: row.replaceAll('"', row.includes("'") ? "" : '"'),
      })),
    );
  });

  it("keeps to what the account may: a role that only reads, and its time", async () => {
    const reading = await run(summed(true), line, { connections: { 7: connection("reader") } });
    expect(reading.outcome).toMatchObject({ status: "failed", nodeId: "copy" });
    await client.query("ALTER ROLE reader SET statement_timeout = '200ms'");
    // Longer than the account's time, however fast the machine is.
    const endless = source({ read: "query", query: "SELECT orders.* FROM orders, pg_sleep(60)" });
    const slow = await run([endless, large, doubled, totals, dashboard], "orders > large > doubled > totals > table", {
      connections: { 7: connection("reader") },
    });
    await client.query("ALTER ROLE reader RESET statement_timeout");
    expect(slow.outcome).toMatchObject({ status: "failed", message: expect.stringContaining("took too long") });
  });

  it("takes names and values for nothing but names and values", async () => {
    const name = `x"; DROP TABLE orders; --`;
    await client.query(`CREATE TABLE "sel;ect" (${'"x""; DROP TABLE orders; --"'} text)`);
    await client.query(`INSERT INTO "sel;ect" VALUES ($1), ('other')`, ["'; DROP TABLE orders; --"]);
    const odd = makeNode(
      "odd",
      "source:postgres",
      { connectionId: 7, table: "sel;ect" },
      { fields: [{ name, type: "VARCHAR" }] },
    );
    const same = makeNode("same", "transform:filter", {
      conditions: [{ field: name, operator: "equals", value: "'; DROP TABLE orders; --" }],
    });
    const finished = await run([odd, same, target()], "odd > same > copy");
    expect(logOf(finished)).toContain("without leaving the database");
    expect(await rowsOf("copy")).toHaveLength(1);
    expect(await rowsOf("orders")).toHaveLength(300);
  });

  it("runs here what another connection is part of", async () => {
    const nodes = [source(), large, target({ connectionId: 8 })];
    const finished = await run(nodes, "orders > large > copy", { connections: { 7: connection(), 8: connection() } });
    expect(finished.outcome.status).toBe("completed");
    expect(logOf(finished)).toContain("Run in the database “Shop”: “orders”, “large”.");
    expect(logOf(finished)).not.toContain("without leaving");
  });
});
