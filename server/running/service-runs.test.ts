import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
  const target = (config: object, errorHandling: "continue" | "retry" = "continue") =>
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
