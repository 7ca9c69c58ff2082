import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SnowflakeServer, startSnowflakeServer } from "#server/testing/snowflake-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "#server/testing/workflow-run.ts";

describe("steps that Snowflake runs itself", { timeout: 120_000 }, () => {
  let server: SnowflakeServer;
  beforeEach(async () => {
    server = await startSnowflakeServer();
    await server.run(`create table ORDERS (ID decimal(38, 0), REGION varchar, AMOUNT decimal(12, 2), "the day" date, PAID boolean,
      SEEN timestamp, RATE double)`);
    await server.run(`insert into ORDERS select i, ['north', 'south', 'it''s \\ "x"'][1 + i % 3], i * 1.25, date '2026-01-01' + i::int,
      i % 2 = 0, null, 0.1 from range(1, 301) t(i)`);
    await server.run("create table REGIONS (REGION varchar, HEAD varchar)");
    await server.run("insert into REGIONS values ('north', 'Zoë'), ('south', null)");
  });
  afterEach(() => server.close());

  const fields = makeFields(
    "ID INTEGER, REGION VARCHAR, AMOUNT DECIMAL, the_day DATE, PAID BOOLEAN, SEEN TIMESTAMP, RATE DECIMAL",
  ).map((field) => (field.name === "the_day" ? { ...field, name: "the day" } : field));
  const source = (config: object = {}) =>
    makeNode("orders", "source:snowflake", { connectionId: 4, table: "ORDERS", ...config }, { fields });
  const regions = (config: object = {}) =>
    makeNode(
      "regions",
      "source:snowflake",
      { connectionId: 4, table: "REGIONS", ...config },
      { fields: makeFields("REGION VARCHAR, HEAD VARCHAR") },
    );
  const filter = (config: object) => makeNode("filtered", "transform:filter", config);
  const large = filter({ conditions: [{ field: "AMOUNT", operator: "greaterThan", value: "100" }] });
  const doubled = makeNode("doubled", "transform:map", {
    mappings: [
      { source: "REGION", target: "AREA" },
      { target: "TWICE", kind: "expression", value: "AMOUNT * 2", type: "DECIMAL" },
      { source: "ID", target: "ID" },
    ],
  });
  const totals = makeNode("totals", "transform:aggregate", {
    groupBy: ["AREA"],
    measures: [
      { function: "sum", field: "TWICE", target: "TOTAL" },
      { function: "max", field: "ID", target: "LAST" },
      { function: "count", target: "ORDERS" },
    ],
  });
  const dashboard = makeNode("table", "destination:dashboard", { chart: "none" });
  const target = (config: object = {}) =>
    makeNode("copy", "destination:snowflake", { connectionId: 4, table: "COPY", ...config });
  const line = "orders > filtered > doubled > totals > copy";

  const run = (nodes: RunOptions["nodes"], edges: string, more: Partial<RunOptions> = {}) =>
    runNodes({
      ...{ nodes, edges: edges.split("; ").flatMap((part) => makeEdges(part)) },
      connections: { 4: { name: "Cloud", type: "snowflake", config: { ...server.account, accessUrl: server.url } } },
      ...more,
    });
  const logOf = ({ events }: Awaited<ReturnType<typeof run>>) =>
    events.flatMap((event) => (event.kind === "log" ? [event.text] : [])).join("\n");
  /** What was sent, in lines that can be read; the pushed statements only. */
  const sent = () =>
    server.statements
      .filter((sql) => /\bn\d+ AS \(/.test(sql))
      .map((sql) => sql.replaceAll(/, (n\d+ AS \()/g, ",\n$1").replaceAll(/\) (SELECT|\) AS incoming)/g, ")\n$1"))
      .join(";\n\n")
      .concat(";\n");

  it("goes from table to table without leaving it, as it does from here", async () => {
    const pushed = await run([source(), large, doubled, totals, target()], line);
    expect(pushed.outcome, logOf(pushed)).toEqual({ status: "completed", recordsProcessed: 300 });
    expect(logOf(pushed)).toContain("copy: 3 rows delivered without leaving the database.");
    expect(pushed.nodes).toMatchObject({ orders: { rowsOut: 300 }, totals: { rowsOut: 3 }, copy: { rowsOut: 3 } });
    await expect(sent()).toMatchFileSnapshot("golden/snowflake-insert.sql");
    const rows = await server.run("select * from COPY order by AREA");
    await server.run("drop table COPY");
    const here = await run([source({ pushDown: false }), large, doubled, totals, target()], line);
    expect(logOf(here)).not.toContain("without leaving");
    expect(rows).toEqual(await server.run("select * from COPY order by AREA"));
  });

  it.each(["upsert", "replace"])("does %s as it is done from here", async (mode) => {
    const answers: unknown[] = [];
    for (const pushDown of [true, false]) {
      await server.run(
        "create or replace table COPY (area varchar, TOTAL decimal(20, 2), LAST integer, ORDERS integer)",
      );
      await server.run("insert into COPY values ('north', 1, 1, 1), ('before', 1, 1, 1)");
      const nodes = [source({ pushDown }), large, doubled, totals, target({ mode, keys: ["AREA"] })];
      const finished = await run(nodes, line);
      expect(finished.outcome.status, logOf(finished)).toBe("completed");
      expect(logOf(finished).includes("without leaving")).toBe(pushDown);
      answers.push(await server.run("select * from COPY order by area"));
    }
    await expect(sent()).toMatchFileSnapshot(`golden/snowflake-${mode}.sql`);
    expect(answers[0]).toEqual(answers[1]);
  });

  it("keeps nothing before the delivery was written down", async () => {
    await server.run("create table COPY (AREA varchar, TOTAL double, LAST integer, ORDERS integer)");
    const finished = await run([source(), large, doubled, totals, target()], line, {
      onEvent: async (event) => {
        if (event.kind === "delivering") throw new Error("not written down");
      },
    });
    expect(finished.outcome).toMatchObject({ status: "failed", nodeId: "copy" });
    expect(await server.run("select * from COPY")).toEqual([]);
  });

  it("counts and keeps rows that the table refuses, as before", async () => {
    await server.run("create table COPY (ID integer, REGION varchar check (length(REGION) < 6), AMOUNT double)");
    const ids = makeNode("ids", "transform:map", {
      mappings: ["ID", "REGION", "AMOUNT"].map((name) => ({ source: name, target: name })),
    });
    const copy = target();
    const taking = { ...copy, data: { ...copy.data, errorHandling: "continue" as const } };
    const finished = await run([source(), large, ids, taking], "orders > filtered > ids > copy");
    expect(finished.outcome.status, logOf(finished)).toMatch(/^completed/);
    expect(logOf(finished)).not.toContain("without leaving");
    expect(finished.nodes.copy).toMatchObject({ rowsIn: 220, rowsOut: 147, skipped: 73 });
    expect(await server.run("select count(*)::integer as N from COPY")).toEqual([{ N: 147 }]);
  });

  const texts = makeNode("texts", "transform:map", {
    mappings: [
      { target: "joined", kind: "expression", value: `REGION || '-\\' || CAST(ID AS VARCHAR)`, type: "VARCHAR" },
      { target: "short", kind: "expression", value: "left(trim(REGION), 2)", type: "VARCHAR" },
      { target: "size", kind: "expression", value: "length(REGION) + 1", type: "INTEGER" },
      { target: "place", kind: "expression", value: "strpos(REGION, 'o')", type: "INTEGER" },
      { target: "other", kind: "expression", value: "replace(substring(REGION, 2, 3), 't', 'TT')", type: "VARCHAR" },
      { target: "both", kind: "expression", value: "concat(REGION, 'x')", type: "VARCHAR" },
      { target: "month", kind: "expression", value: `month("the day")`, type: "INTEGER" },
      {
        target: "kind",
        kind: "expression",
        value: "CASE WHEN PAID AND REGION LIKE 'n%' THEN 'a' WHEN ID IN (1, 3) THEN 'b' ELSE coalesce(REGION, '') END",
        type: "VARCHAR",
      },
      { source: "AMOUNT", target: "AMOUNT" },
      { source: "the day", target: "the day" },
      { source: "PAID", target: "PAID" },
    ],
  });
  const some = filter({
    conditions: [
      { field: "ID", operator: "between", value: "2", upTo: "30" },
      { field: "the day", operator: "lessThan", value: "2026-01-20" },
      { field: "REGION", operator: "startsWith", value: "n" },
      { field: "REGION", operator: "notContains", value: "\\" },
      { field: "REGION", operator: "isNotEmpty" },
    ],
    expression: `ID > 0 AND NOT ("the day" = DATE '2026-01-05') AND REGION <> 'it''s'`,
  });
  const sums = makeNode("sums", "transform:aggregate", {
    groupBy: ["REGION", "PAID"],
    measures: [
      { function: "sum", field: "AMOUNT", target: "AMOUNT" },
      { function: "sum", field: "ID", target: "IDS" },
      { function: "min", field: "the day", target: "first" },
    ],
  });
  const sorted = makeNode("sorted", "transform:sort", {
    keys: [
      { field: "PAID", direction: "descending" },
      { field: "REGION", direction: "ascending" },
    ],
  });
  const top = makeNode("top", "transform:limit", { rows: 3, skip: 1 });
  const joined = makeNode("joined", "transform:join", {
    kind: "left",
    keys: [{ left: "REGION", right: "REGION" }],
  });
  const united = makeNode("united", "transform:union", {});

  it.each([
    ["texts", [some, texts], "orders > filtered > texts > table"],
    ["groups", [sums, sorted, top], "orders > sums > sorted > top > table"],
    ["join", [regions(), joined, some], "orders > joined; regions > joined; joined > filtered > table"],
    ["union", [regions(), united], "orders > filtered > united; regions > united; united > table"],
  ])("fetches what it has computed: %s", async (name, steps, edges) => {
    const only = name === "union" ? [filter({ conditions: [{ field: "ID", operator: "lessThan", value: "9" }] })] : [];
    const used = fields.filter(({ name: of }) => of !== "SEEN" && of !== "RATE");
    const graph = (pushDown: boolean) => [
      {
        ...source({ pushDown }),
        data: { ...source({ pushDown }).data, fields: name === "union" ? used.slice(0, 2) : used },
      },
      ...steps.map((node) => (node.id === "regions" ? regions({ pushDown }) : node)),
      ...only,
      dashboard,
    ];
    const pushed = await run(graph(true), edges);
    expect(logOf(pushed)).toContain("Run in the database");
    await expect(sent()).toMatchFileSnapshot(`golden/snowflake-${name}.sql`);
    const here = await run(graph(false), edges);
    expect(here.outcome.status, logOf(here)).toBe("completed");
    const rows = (of: typeof here) => of.rows("table").map((row) => JSON.stringify(row));
    expect(rows(pushed).toSorted()).toEqual(rows(here).toSorted());
    expect(rows(pushed).length).toBeGreaterThan(0);
  });

  const kept = (expression: string) => filter({ conditions: [], expression });
  it.each([
    ["decimals that are divided", kept("AMOUNT / 3 > 1")],
    ["doubles", kept("RATE > 0.05")],
    ["moments", kept("SEEN IS NULL")],
    ["rows by their place", makeNode("filtered", "transform:limit", { rows: 3, skip: 0 })],
    ["letters that change their case", kept("REGION = upper(REGION)")],
  ])("leaves %s here", async (_what, step) => {
    const ids = makeNode("doubled", "transform:map", { mappings: [{ source: "ID", target: "ID" }] });
    const finished = await run([source(), step, ids, dashboard], "orders > filtered > doubled > table");
    expect(finished.outcome.status, logOf(finished)).toBe("completed");
    expect(sent()).toBe(";\n");
  });

  it("computes here what it adds differently, and numbers that are too long", async () => {
    await server.run("insert into ORDERS (ID, REGION, AMOUNT, PAID) values (301, 'north', -5.05, true)");
    const mixed = await run([source(), sums, dashboard], "orders > sums > table");
    expect(mixed.outcome.status).toBe("completed");
    expect(logOf(mixed)).toContain("The steps up to “sums” are run here: ");
    expect(mixed.rows("table")).toHaveLength(6);
    await server.run("insert into ORDERS (ID, REGION, AMOUNT) values (1234567890123456789, 'north', 1)");
    const long = await run([source(), large, doubled, dashboard], "orders > filtered > doubled > table");
    expect(long.outcome.status).toBe("completed");
    expect(sent().match(/;\n\n/g)).toBeNull();
  });

  it("keeps to what the account may: its role, its time, and the shorter of two limits", async () => {
    await server.run("create table COPY (AREA varchar, TOTAL double, LAST integer, ORDERS integer)");
    server.refuse(
      /^INSERT INTO "COPY"/,
      "SQL access control error: Insufficient privileges to operate on table 'COPY'",
    );
    const reading = await run([source(), large, doubled, totals, target()], line);
    expect(reading.outcome).toMatchObject({ status: "failed", nodeId: "copy" });
    expect(server.statements.filter((sql) => /^INSERT/.test(sql))).toHaveLength(1);
    expect(server.statements.join("\n")).toContain("STATEMENT_TIMEOUT_IN_SECONDS = 120,");
    server.refuse(/^WITH/, "Statement reached its statement or warehouse timeout of 60 second(s)", "57014");
    const steps = [source(), large, doubled, totals, dashboard];
    const slow = await run(steps, "orders > filtered > doubled > totals > table");
    expect(slow.outcome, logOf(slow)).toMatchObject({
      status: "failed",
      message: expect.stringContaining("took too long"),
    });
    server.answer(/^SHOW PARAMETERS/, {
      ...{ parameters: [], total: 1, returned: 1, queryId: "1", version: 1, statementTypeId: 4096 },
      rowtype: ["key", "value"].map((name) => ({ name, type: "text", scale: 0, precision: 38, nullable: true })),
      rowset: [["STATEMENT_TIMEOUT_IN_SECONDS", "7"]],
    });
    await run(steps, "orders > filtered > doubled > totals > table");
    expect(server.statements.join("\n")).toContain("STATEMENT_TIMEOUT_IN_SECONDS = 7,");
  });

  it("replaces no table with its own rows, and writes into no view", async () => {
    const own = await run([source(), large, target({ table: "ORDERS", mode: "replace" })], "orders > filtered > copy");
    expect(logOf(own)).not.toContain("without leaving");
    await server.run("create view SEEN_ORDERS as select * from ORDERS");
    const steps = [source({ table: "SEEN_ORDERS" }), large, doubled, dashboard];
    const view = await run(steps, "orders > filtered > doubled > table");
    expect(view.outcome.status).toBe("completed");
    expect(sent()).toBe(";\n");
  });
});
