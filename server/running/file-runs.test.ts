import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/universal";
import { newEdge } from "#shared/workflows/new-node.ts";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";

const table = makeNode("table", "destination:dashboard", { chart: "none" });

function run(
  ending: string,
  content: string | Uint8Array,
  given: { fields: string; config?: object } & Partial<RunOptions>,
) {
  const { fields, config = {}, ...rest } = given;
  const source = makeNode("file", "source:csv", { fileId: 1, ...config }, { fields: fields ? makeFields(fields) : [] });
  return runNodes({ nodes: [source, table], edges: makeEdges("file > table"), files: { 1: content }, ending, ...rest });
}

describe("a run of a JSON file", { timeout: 60_000 }, () => {
  const rows = [
    { id: 1, name: 'a "b", c', at: { city: "Łódź" }, tags: ["x", 2], ok: true },
    { id: 2, name: "", at: null, tags: [], ok: false, late: "2026-01-02" },
  ];
  const fields = "id INTEGER, name VARCHAR, at.city VARCHAR, tags VARCHAR, ok BOOLEAN, late DATE";
  const expected = [
    ["1", 'a "b", c', "Łódź", '["x",2]', "true", null],
    ["2", "", null, "[]", "false", "2026-01-02"],
  ];

  it.each([
    ["a list", "json", JSON.stringify(rows, null, 2), ""],
    ["a row a line", "jsonl", rows.map((row) => JSON.stringify(row)).join("\n"), ""],
    ["rows at a path", "json", JSON.stringify({ data: { items: rows } }), "data.items"],
  ])("reads %s, objects as columns and lists as JSON", async (_what, ending, content, rowsPath) => {
    const done = await run(ending, content, { fields, config: { rowsPath } });
    expect(done.outcome).toEqual({ status: "completed", recordsProcessed: 2 });
    expect(done.rows("table")).toEqual(expected);
  });

  it("keeps every digit, also across the pieces in which a file is read", async () => {
    const long = Array.from(
      { length: 30_000 },
      (_, at) => `{"n":${at},"id":12345678901234567${at},"t":"]},{\\"${"x".repeat(60)}"}`,
    );
    const done = await run("json", `[${long.join(",")}]`, { fields: "n INTEGER, id DECIMAL, t VARCHAR" });
    expect(done.outcome).toEqual({ status: "completed", recordsProcessed: 30_000 });
    expect(done.rows("table")[999]).toEqual(["999", "12345678901234567999", `]},{"${"x".repeat(60)}`]);
  });

  it.each([
    ["a list that is cut off", '[{"id":1},{"id":2', "", /ends in the middle/],
    ["a row that is no JSON", '{"id":1}\n{id:2}', "", /Row 2 of this file isn't JSON/],
    ["nothing at the path", '{"data":1}', "data", /no rows at “data”/],
    ["none of the columns", '[{"other":1}]', "", /None of this step's columns/],
    ["bytes that are no text", Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]), "", /isn't UTF-8/],
  ])("stops at %s", async (_what, content, rowsPath, message) => {
    const done = await run("json", content, { fields: "id VARCHAR", config: { rowsPath } });
    expect(done.outcome).toMatchObject({ status: "failed", nodeId: "file", message: expect.stringMatching(message) });
    expect(done.rows("table")).toEqual([]);
  });

  it("takes names that belong to objects for data", async () => {
    const done = await run("json", '{"id":1,"__proto__":{"x":1}}', { fields: "id INTEGER, __proto__.x INTEGER" });
    expect(done.outcome).toMatchObject({ status: "completed" });
    expect(done.rows("table")).toEqual([["1", "1"]]);
  });

  it("counts the rows of a file of which no column is used", async () => {
    const nodes = [
      makeNode("file", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER") }),
      makeNode("sum", "transform:aggregate", { measures: [{ function: "count", target: "rows" }] }),
      table,
    ];
    const files: [string, string | Uint8Array][] = [
      ["json", '[{"id":1},{"id":2}]'],
      ["parquet", await parquet("SELECT 1 AS id UNION ALL SELECT 2")],
    ];
    for (const [ending, content] of files) {
      const done = await runNodes({ nodes, edges: makeEdges("file > sum > table"), files: { 1: content }, ending });
      expect([ending, done.outcome.status, done.rows("table")]).toEqual([ending, "completed", [["2"]]]);
    }
  });
});

describe("a run of a Parquet file", { timeout: 60_000 }, () => {
  it("hands values on in the types of the file, nested ones as JSON", async () => {
    const content = await parquet(`SELECT * FROM (VALUES
      (1::BIGINT, 12345678901234567890.12::DECIMAL(38,2), 'ä "b"', DATE '2026-01-02', TIMESTAMP '2026-01-02 03:04:05.678', TRUE, {'a': [1, 2]}, 18446744073709551615::UBIGINT),
      (NULL, NULL, '', NULL, NULL, NULL, NULL, NULL)) AS t(id, amount, name, day, "at", ok, more, big)`);
    const fields =
      "id INTEGER, amount DECIMAL, name VARCHAR, day DATE, at TIMESTAMP, ok BOOLEAN, more VARCHAR, big DECIMAL";
    const done = await run("parquet", content, { fields });
    expect(done.outcome).toEqual({ status: "completed", recordsProcessed: 2 });
    expect(done.rows("table")).toEqual([
      [
        "1",
        "12345678901234567890.12",
        'ä "b"',
        "2026-01-02",
        "2026-01-02 03:04:05.678",
        "true",
        '{"a":[1,2]}',
        "18446744073709551615",
      ],
      [null, null, "", null, null, null, null, null],
    ]);
  });

  it("stops at what is no whole Parquet file", async () => {
    const content = await parquet("SELECT 1 AS id");
    for (const bytes of [
      content.subarray(0, content.length - 20),
      Buffer.from("PAR1 and then nothing"),
      Buffer.alloc(0),
    ]) {
      const done = await run("parquet", bytes, { fields: "id INTEGER" });
      expect(done.outcome).toMatchObject({
        status: "failed",
        message: expect.stringMatching(/isn't a whole Parquet file/),
      });
    }
  });

  it("ends a small file that unpacks to more than a run may use", async () => {
    const content = await parquet("SELECT repeat('x', 1000) AS id FROM range(1000000)");
    expect(content.length).toBeLessThan(1_000_000);
    const limits = { seconds: 60, memoryMb: 256, diskMb: 30, rowsKept: 10 };
    const done = await run("parquet", content, { fields: "id VARCHAR", limits, apart: true });
    expect(done.outcome).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/more than 30 MB on disk/),
    });
  });
});

describe("a run of an Excel file", { timeout: 60_000 }, () => {
  it("hands cells on in their types, by sheet, without empty rows", async () => {
    const content = await workbook({
      Notes: [["nothing"]],
      "Q1 orders": [
        ["id", "name", "day", "at", "amount", "ok", "id"],
        [1, " =1+1", new Date(Date.UTC(2026, 0, 2)), new Date(Date.UTC(2026, 0, 2, 3, 4, 5)), 0.1, true, "007"],
        [null, null, null, null, null, null, null],
        [2, "Łódź", null, null, 12.5, false, "x"],
      ],
    });
    const fields = "id INTEGER, name VARCHAR, day DATE, at TIMESTAMP, amount DECIMAL, ok BOOLEAN, id_1 VARCHAR";
    const done = await run("xlsx", content, { fields, config: { sheet: "Q1 orders" } });
    expect(done.outcome).toEqual({ status: "completed", recordsProcessed: 2 });
    expect(done.rows("table")).toEqual([
      ["1", " =1+1", "2026-01-02", "2026-01-02T03:04:05", "0.1", "true", "007"],
      ["2", "Łódź", null, null, "12.5", "false", "x"],
    ]);
    const gone = await run("xlsx", content, { fields, config: { sheet: "Q2" } });
    expect(gone.outcome).toMatchObject({ status: "failed", message: expect.stringMatching(/no sheet “Q2”.*“Notes”/) });
  });

  it.each([
    ["an archive of something else", zipSync({ "a.txt": strToU8("x") }), /isn't an Excel workbook/],
    ["an archive that is cut off", zipSync({ "a.txt": strToU8("x".repeat(500)) }).subarray(0, 60), /damaged/],
    [
      "an archive that unpacks to too much",
      zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(200 * 1024 * 1024) }),
      /more than 150 MB/,
    ],
  ])("stops at %s", async (_what, content, message) => {
    const done = await run("xlsx", content, { fields: "id INTEGER" });
    expect(done.outcome).toMatchObject({ status: "failed", nodeId: "file", message: expect.stringMatching(message) });
  });
});

describe("a run into a file", { timeout: 60_000 }, () => {
  const content =
    'id,name,amount,day,at,ok\n1,"=1+1 ""ä""",12345678901234567.50,2026-01-02,2026-01-02 03:04:05,true\n2,,,,,\n';
  const fields = "id INTEGER, name VARCHAR, amount DECIMAL, day DATE, at TIMESTAMP, ok BOOLEAN";
  const values = ["1", '=1+1 "ä"', "12345678901234567.50", "2026-01-02", "2026-01-02 03:04:05", "true"];

  it.each(["xlsx", "json", "parquet"])("writes %s that it reads again, value for value", async (format) => {
    const file = await written(format, content);
    expect(file.name).toBe(`orders.${format}`);
    const back = await run(format, file.bytes, { fields });
    expect(back.outcome).toMatchObject({ status: "completed" });
    const [first = [], second] = back.rows("table");
    const at = String(first[4]).replace("T", " ");
    // Parquet's decimals are doubles; an Excel file keeps what is too long for a number as text.
    const amount = format === "parquet" ? expect.stringMatching(/^1\.?234567890123456[78]/) : values[2];
    expect([...first.slice(0, 4), at, first[5]]).toEqual(values.with(2, amount));
    expect(second).toEqual(["2", null, null, null, null, null]);
  });

  it("writes JSON with every digit, and an empty list for no rows", async () => {
    expect((await written("json", content)).bytes.toString()).toContain('"amount":12345678901234567.50');
    expect(JSON.parse((await written("json", "id,name,amount,day,at,ok\n")).bytes.toString())).toEqual([]);
  });

  const unfit = `id,name,amount,day,at,ok\n1,${"x".repeat(40_000)},,,,\n2,fits,,,,\n3,"a\x01b",,,,\n`;

  it("refuses a value that no cell of Excel holds", async () => {
    const run = await runInto("xlsx", unfit, { errorHandling: "stop" });
    expect(run.outcome).toMatchObject({
      status: "failed",
      message:
        "“out” failed: A row doesn't fit: “name” is longer than the 32,767 characters that a cell of Excel holds. Nothing was written.",
    });
  });

  it.each([true, false])("leaves out the rows that Excel can't hold, or hands them on (%s)", async (follows) => {
    const file = await written("xlsx", unfit, { errorHandling: follows ? "stop" : "continue", follows });
    const back = await run("xlsx", file.bytes, { fields });
    expect(back.rows("table").map(([id]) => id)).toEqual(["2"]);
    expect(file.done.nodes.out).toMatchObject({ status: "completed", rowsIn: 3, rowsOut: 1, skipped: 2 });
    expect(file.rowCount).toBe(1);
    if (!follows) return;
    expect(file.done.rows("bad").map((row) => [row[0], row[1]?.length, row.at(-1)])).toEqual([
      ["1", 40_000, "“name” is longer than the 32,767 characters that a cell of Excel holds"],
      ["3", 3, "“name” has a control character, which an Excel file can't hold"],
    ]);
  });

  it("takes what Excel can't hold into other files", async () => {
    for (const format of ["csv", "json", "parquet"]) {
      const { done } = await written(format, unfit, { errorHandling: "stop" });
      expect(done.nodes.out).toMatchObject({ rowsOut: 3 });
    }
  });

  type Into = { errorHandling?: "continue" | "stop"; follows?: boolean };

  async function written(format: string, rows: string, into: Into = {}) {
    const files: { name: string; bytes: Buffer; rowCount: number }[] = [];
    const done = await runInto(format, rows, into, async (event) => {
      if (event.kind !== "file") return;
      files.push({ name: event.fileName, bytes: await readFile(event.path), rowCount: event.rowCount });
    });
    expect(done.outcome).toMatchObject({ status: "completed" });
    const [file] = files;
    if (!file) throw new Error("no file was written");
    return { ...file, done };
  }

  function runInto(format: string, rows: string, into: Into, onEvent?: RunOptions["onEvent"]) {
    const { follows = false, ...handling } = into;
    const source = makeNode("rows", "source:csv", { fileId: 1 }, { fields: makeFields(fields) });
    const file = makeNode("out", "destination:csv", { fileName: "orders", format }, handling);
    const bad = makeNode("bad", "destination:dashboard", { chart: "none" });
    return runNodes({
      nodes: [source, file, ...(follows ? [bad] : [])],
      edges: [...makeEdges("rows > out"), ...(follows ? [newEdge("out", "bad", "errors")] : [])],
      files: { 1: rows },
      ...(onEvent ? { onEvent } : {}),
    });
  }
});

/** In row groups so small that reading one takes little memory: what a run then needs first is disk. */
async function parquet(select: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "desk-parquet-"));
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  try {
    await connection.run(
      `COPY (${select}) TO '${folder}/rows.parquet' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 2048)`,
    );
    return await readFile(join(folder, "rows.parquet"));
  } finally {
    connection.closeSync();
    await rm(folder, { recursive: true, force: true });
  }
}

type Cell = string | number | boolean | Date | null;

async function workbook(sheets: Record<string, Cell[][]>): Promise<Uint8Array> {
  const data = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map(
        (value) => value && (value instanceof Date ? { value, type: Date, format: "yyyy-mm-dd hh:mm" } : { value }),
      ),
    ),
  }));
  return new Uint8Array(await (await writeXlsx(data).toBlob()).arrayBuffer());
}
