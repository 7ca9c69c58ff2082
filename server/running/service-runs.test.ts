import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newEdge } from "#shared/workflows/new-node.ts";
import { type SheetsServer, startSheetsServer } from "../testing/sheets-server.ts";
import { type SnowflakeServer, startSnowflakeServer } from "../testing/snowflake-server.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";

const csv = makeNode(
  "csv",
  "source:csv",
  { fileId: 1 },
  { fields: makeFields("id INTEGER, name VARCHAR, price DECIMAL, paid BOOLEAN") },
);
const content = 'id,name,price,paid\n1,=cmd(),1.50,true\n2,"a, ""b""",,false\n3,Zoë,0.1,\n';

describe("a run with Google Sheets", { timeout: 120_000 }, () => {
  let server: SheetsServer;
  beforeAll(async () => {
    server = await startSheetsServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.spreadsheets.clear();
    server.spreadsheets.set(
      "book",
      new Map([
        ["First", []],
        [
          "It's second",
          [
            ["old", "cells"],
            ["1", "2"],
          ],
        ],
      ]),
    );
  });
  const google = () => ({
    3: {
      name: "Google",
      type: "googlesheets" as const,
      config: { serviceAccountKey: server.serviceAccountKey, rootUrl: server.url },
    },
  });
  const run = (nodes: RunOptions["nodes"], line: string) =>
    runNodes({ nodes, edges: makeEdges(line), files: { 1: content }, connections: google() });
  const target = (config: object, errorHandling: "continue" | "stop" | "retry" = "continue") =>
    makeNode(
      "sheet",
      "destination:googlesheets",
      { connectionId: 3, spreadsheetId: "book", ...config },
      { errorHandling },
    );

  it("replaces a tab, numbers as numbers and formulas as the texts they are", async () => {
    for (const _time of ["first", "second"]) {
      const finished = await run([csv, target({ sheet: "It's second" })], "csv > sheet");
      expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 3 });
      expect(server.spreadsheets.get("book")?.get("It's second")).toEqual([
        ["id", "name", "price", "paid"],
        [1, "=cmd()", 1.5, true],
        [2, 'a, "b"', "", false],
        [3, "Zoë", 0.1, ""],
      ]);
      expect(finished.events).toContainEqual({ kind: "delivering", nodeId: "sheet", idempotent: true });
    }
  });

  it("leaves a tab as it was where the rows cannot all be written; the next run tidies up", async () => {
    const before = structuredClone(server.spreadsheets.get("book"));
    const many = `id,name,price,paid\n${Array.from({ length: 20_500 }, (_none, id) => `${id},n,1,true`).join("\n")}\n`;
    const finished = await runNodes({
      ...{ nodes: [csv, target({ sheet: "It's second" })], edges: makeEdges("csv > sheet"), files: { 1: many } },
      connections: google(),
      onEvent: (event) => {
        // The second batch of rows finds the service away.
        if (event.kind === "node" && event.nodeId === "sheet" && event.rowsOut === 2_000) server.fail(503, 20);
      },
    });
    server.fail(503, 0);
    expect(finished.outcome.status).toBe("failed");
    expect(server.spreadsheets.get("book")?.get("It's second")).toEqual(before?.get("It's second"));
    const again = await run([csv, target({ sheet: "It's second" })], "csv > sheet");
    expect(again.outcome.status).toBe("completed");
    expect([...(server.spreadsheets.get("book")?.keys() ?? [])]).toEqual(["First", "It's second"]);
  });

  it("appends to a tab, which it makes where it is missing, and takes the spreadsheet's address", async () => {
    const config = {
      mode: "append",
      sheet: "New",
      spreadsheetId: "https://docs.google.com/spreadsheets/d/book/edit#gid=0",
    };
    await run([csv, target(config)], "csv > sheet");
    const finished = await run([csv, target(config)], "csv > sheet");
    expect(finished.outcome.status).toBe("completed");
    expect(
      server.spreadsheets
        .get("book")
        ?.get("New")
        ?.map(([id]) => id),
    ).toEqual(["id", 1, 2, 3, 1, 2, 3]);
    expect(finished.events).toContainEqual({ kind: "delivering", nodeId: "sheet", idempotent: false });
  });

  describe("with values that no cell holds", () => {
    const long = "x".repeat(50_001);
    const files = { 1: `id,name,price,paid\n1,${long},2,true\n2,${long.slice(1)},,false\n3,Zoë,0.1,\n` };
    const bad = makeNode("bad", "destination:dashboard", { chart: "none" });
    const reason = "“name” is longer than the 50,000 characters that a cell of Google Sheets holds";
    const write = (config: object, errorHandling: "continue" | "stop", follows = false) =>
      runNodes({
        nodes: [csv, target({ sheet: "It's second", ...config }, errorHandling), ...(follows ? [bad] : [])],
        edges: [...makeEdges("csv > sheet"), ...(follows ? [newEdge("sheet", "bad", "errors")] : [])],
        ...{ files, connections: google() },
      });
    const ids = () =>
      server.spreadsheets
        .get("book")
        ?.get("It's second")
        ?.map(([id]) => id);

    it.each(["append", "replace"])("writes nothing where the first of them stops the run (%s)", async (mode) => {
      const finished = await write({ mode }, "stop");
      const message = `“sheet” failed: A row doesn't fit: ${reason}. Nothing was written.`;
      expect(finished.outcome).toMatchObject({ status: "failed", message });
      expect(ids()).toEqual(["old", "1"]);
    });

    it("replaces nothing because of them, unless some may be missing", async () => {
      const finished = await write({ mode: "replace" }, "continue");
      expect(finished.outcome).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/Nothing was replaced.*“sheet” skipped 1 of 3 rows/),
      });
      expect(ids()).toEqual(["old", "1"]);
      await write({ mode: "replace", replaceDespiteRefused: true, mostRefusedPercent: 40 }, "continue");
      expect(ids()).toEqual(["id", 2, 3]);
    });

    it("appends the others and hands them on with the reason", async () => {
      const finished = await write({ mode: "append" }, "stop", true);
      expect(finished.outcome.status, JSON.stringify(finished.outcome)).toBe("completed");
      expect(ids()).toEqual(["old", "1", 2, 3]);
      expect(finished.nodes.sheet).toMatchObject({ rowsIn: 3, rowsOut: 2, skipped: 1 });
      expect(finished.rows("bad")).toEqual([["1", long, "2", "true", reason]]);
    });
  });

  it("reads a tab with gaps, by the names in its first row", async () => {
    server.spreadsheets
      .get("book")
      ?.set("First", [["name", "", "spent", "name"], ["Ann", "x", 10.5, true], [], ["=1+1", "", "", "z"], ["only"]]);
    const source = makeNode(
      "source",
      "source:googlesheets",
      { connectionId: 3, spreadsheetId: "book" },
      { fields: makeFields("name VARCHAR, column2 VARCHAR, spent DECIMAL, name_1 VARCHAR") },
    );
    const finished = await run(
      [source, makeNode("table", "destination:dashboard", { chart: "none" })],
      "source > table",
    );
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 3 });
    expect(finished.rows("table")).toEqual([
      ["Ann", "x", "10.5", "true"],
      ["=1+1", null, null, "z"],
      ["only", null, null, null],
    ]);
  });

  it("says whom the spreadsheet has to be shared with, and what is not there", async () => {
    server.hidden.add("book");
    const hidden = await run([csv, target({})], "csv > sheet");
    server.hidden.clear();
    expect(hidden.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/isn't shared with “loader@/),
    });
    const gone = await run([csv, target({ spreadsheetId: "gone" })], "csv > sheet");
    expect(gone.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/couldn't find this spreadsheet/),
    });
  });
});

describe("a run with Snowflake", { timeout: 120_000 }, () => {
  let server: SnowflakeServer;
  beforeAll(async () => {
    server = await startSnowflakeServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.run("drop table if exists PRICES; drop table if exists COPY");
    await server.run(`create table PRICES (ID integer, NAME varchar, PRICE decimal(18, 4), DAY date, SEEN timestamp, PAID boolean);
      insert into PRICES values (1, 'Zoë, "Z"', 1.5, '2026-01-02', '2026-01-02 10:00:00', true), (2, '', null, null, null, false), (3, null, 2, '2026-03-01', null, null)`);
  });
  const run = (nodes: RunOptions["nodes"], line: string) =>
    runNodes({
      nodes,
      edges: makeEdges(line),
      files: { 1: content },
      connections: { 4: { name: "Cloud", type: "snowflake", config: { ...server.account, accessUrl: server.url } } },
    });
  const target = (config: object = {}) =>
    makeNode("copy", "destination:snowflake", { connectionId: 4, table: "COPY", ...config });

  it("reads a table and copies it, every value as it was, in the types that it says", async () => {
    const source = makeNode("prices", "source:snowflake", { connectionId: 4, table: "PRICES" });
    const finished = await run([source, target()], "prices > copy");
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 3 });
    expect(await server.run("select * from COPY order by ID")).toEqual([
      { ID: "1", NAME: 'Zoë, "Z"', PRICE: 1.5, DAY: "2026-01-02", SEEN: "2026-01-02 10:00:00", PAID: true },
      { ID: "2", NAME: "", PRICE: null, DAY: null, SEEN: null, PAID: false },
      { ID: "3", NAME: null, PRICE: 2, DAY: "2026-03-01", SEEN: null, PAID: null },
    ]);
  });

  it("reads a SELECT, and finds columns whatever their case is, when it replaces and updates", async () => {
    const source = makeNode(
      "prices",
      "source:snowflake",
      { connectionId: 4, read: "query", query: "select ID, NAME from PRICES where ID < 3;" },
      { fields: makeFields("ID INTEGER, NAME VARCHAR") },
    );
    await server.run(
      "create table COPY (ID integer, NAME varchar, KEPT varchar); insert into COPY values (2, 'old', 'k'), (9, 'stays', 'k')",
    );
    const lower = makeNode("lower", "transform:map", {
      mappings: [
        { source: "ID", target: "id" },
        { source: "NAME", target: "Name" },
      ],
    });
    const update = await run([source, lower, target({ mode: "upsert", keys: ["id"] })], "prices > lower > copy");
    expect(update.outcome.status, JSON.stringify(update.outcome)).toBe("completed");
    expect(await server.run("select * from COPY order by ID")).toEqual([
      { ID: 1, NAME: 'Zoë, "Z"', KEPT: null },
      { ID: 2, NAME: "", KEPT: "k" },
      { ID: 9, NAME: "stays", KEPT: "k" },
    ]);
    const replace = await run([source, target({ mode: "replace" })], "prices > copy");
    expect(replace.outcome.status).toBe("completed");
    expect(await server.run("select ID from COPY order by ID")).toEqual([{ ID: 1 }, { ID: 2 }]);
  });

  describe("with rows that a table doesn't take", () => {
    const many = Array.from({ length: 600 }, (_none, at) => `${at + 10},n,1,true`);
    const rows = ["1,,1,true", "2,much too long,1,true", "3,n,,true", "x,bad,1,true", ...many];
    const text = makeFields("id VARCHAR, name VARCHAR, price DECIMAL, paid BOOLEAN");
    const source = makeNode("csv", "source:csv", { fileId: 1 }, { fields: text });
    const bad = makeNode("bad", "destination:dashboard", { chart: "none" });
    const write = (config: object, errorHandling: "continue" | "stop", follows = false) =>
      runNodes({
        nodes: [
          source,
          makeNode("copy", "destination:snowflake", { connectionId: 4, table: "COPY", ...config }, { errorHandling }),
          ...(follows ? [bad] : []),
        ],
        edges: [...makeEdges("csv > copy"), ...(follows ? [newEdge("copy", "bad", "errors")] : [])],
        files: { 1: `id,name,price,paid\n${rows.join("\n")}\n` },
        connections: { 4: { name: "Cloud", type: "snowflake", config: { ...server.account, accessUrl: server.url } } },
      });
    const ids = async () => (await server.run("select ID from COPY order by ID")).map(({ ID }) => ID);
    const reasons = [
      ["1", "“NAME” has no value, and the table needs one"],
      ["2", "String is too long and would be truncated"],
      ["x", "Numeric value 'x' is not recognized"],
    ];
    beforeEach(async () => {
      await server.run(
        "create table COPY (ID integer, NAME varchar not null check (length(NAME) < 6), PRICE double, PAID boolean)",
      );
      await server.run("insert into COPY values (3, 'old', 0, true), (7, 'stays', 0, true)");
    });

    it.each(["append", "replace"])("writes the others and hands these on with the reason (%s)", async (mode) => {
      const rule = { replaceDespiteRefused: true, mostRefusedPercent: 1 };
      const finished = await write({ mode, ...rule }, "stop", true);
      expect(finished.outcome.status, JSON.stringify(finished.outcome)).toBe("completed");
      expect(finished.rows("bad").map((row) => [row[0], row.at(-1)])).toEqual(reasons);
      expect(finished.nodes.copy).toMatchObject({ rowsIn: 604, rowsOut: 601, skipped: 3 });
      expect(await ids()).toHaveLength(mode === "append" ? 603 : 601);
    });

    it("updates by the key with the rows that fit", async () => {
      const finished = await write({ mode: "upsert", keys: ["id"] }, "stop", true);
      expect(finished.outcome.status, JSON.stringify(finished.outcome)).toBe("completed");
      expect(finished.rows("bad").map((row) => [row[0], row.at(-1)])).toEqual(reasons);
      expect(await server.run("select NAME from COPY where ID in (3, 7) order by ID")).toEqual([
        { NAME: "n" },
        { NAME: "stays" },
      ]);
    });

    it("writes nothing because of them where the first one stops the run, or a replace needs all", async () => {
      const stopped = await write({ mode: "append" }, "stop");
      expect(stopped.outcome).toMatchObject({
        status: "failed",
        message:
          "“copy” failed: A row doesn't fit the table: “NAME” has no value, and the table needs one. Nothing was written.",
      });
      const replaced = await write({ mode: "replace" }, "continue");
      expect(replaced.outcome).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/Nothing was replaced.*“copy” skipped 3 of 604 rows/),
      });
      expect(await ids()).toEqual([3, 7]);
    });

    it("says what the service said where the first one stops the run", async () => {
      rows.splice(0, 2);
      const stopped = await write({ mode: "append" }, "stop");
      expect(stopped.outcome).toMatchObject({
        message:
          "“copy” failed: A row doesn't fit the table: Numeric value 'x' is not recognized. Nothing was written.",
      });
      expect(await ids()).toEqual([3, 7]);
    });
  });

  it("writes nothing where the service refuses half-way", async () => {
    await server.run("create table COPY (id integer, name varchar, price double, paid boolean)");
    server.refuse(/^COMMIT/, "the warehouse was suspended");
    const finished = await run([csv, target()], "csv > copy");
    expect(finished.outcome).toMatchObject({
      status: "failed",
      nodeId: "copy",
      message: expect.stringMatching(/warehouse was suspended/),
    });
    expect(await server.run("select * from COPY")).toEqual([]);
  });
});
