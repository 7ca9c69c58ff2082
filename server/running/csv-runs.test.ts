import { describe, expect, it } from "vitest";
import { makeEdges, makeFields, makeNode, runNodes } from "../testing/workflow-run.ts";

const orders = `id,name,region,amount,ordered_at
1,Ann,north,10.10,2026-01-31
2,Bob,south,0.20,2026-02-01
3,"Zoë, ""Z""",north,0.10,2026-02-01
4,,north,,
`;
const fields = makeFields("id INTEGER, name VARCHAR, region VARCHAR, amount DECIMAL, ordered_at DATE");
const source = makeNode("orders", "source:csv", { fileId: 1 }, { fields });
const table = makeNode("table", "destination:dashboard", { chart: "none" });

describe("a run of a CSV file", { timeout: 60_000 }, () => {
  it("filters, maps and adds up, and counts what went through every node", async () => {
    const nodes = [
      source,
      makeNode("some", "transform:filter", { conditions: [{ field: "amount", operator: "isNotEmpty" }] }),
      makeNode("new_names", "transform:map", {
        mappings: [
          { source: "region", target: "area" },
          { target: "cents", kind: "expression", value: "amount * 100", type: "DECIMAL" },
          { target: "month", kind: "expression", value: "month(ordered_at)", type: "INTEGER" },
          { target: "origin", kind: "constant", value: "it's a file" },
        ],
      }),
      makeNode("totals", "transform:aggregate", {
        groupBy: ["area", "origin"],
        measures: [
          { function: "sum", field: "cents", target: "sum" },
          { function: "avg", field: "cents", target: "avg" },
          { function: "count", target: "count" },
          { function: "sum", field: "month", target: "months" },
          { function: "max", field: "cents", target: "max" },
        ],
      }),
      table,
    ];
    const run = await runNodes({
      nodes,
      edges: makeEdges("orders > some > new_names > totals > table"),
      files: { 1: orders },
    });
    expect(run.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
    expect(run.rows("table")).toEqual([
      ["north", "it's a file", "1020", "510", "2", "3", "1010"],
      ["south", "it's a file", "20", "20", "1", "2", "20"],
    ]);
    expect(run.nodes).toMatchObject({
      orders: { status: "completed", rowsIn: 4, rowsOut: 4 },
      some: { status: "completed", rowsIn: 4, rowsOut: 3 },
      new_names: { status: "completed", rowsIn: 3, rowsOut: 3 },
      totals: { status: "completed", rowsIn: 3, rowsOut: 2 },
      table: { status: "completed", rowsIn: 2, rowsOut: 2 },
    });
  });

  it("finds the types of columns that nobody declared, and none that a later row doesn't have", async () => {
    const late = `${Array.from({ length: 30_000 }, (_none, id) => `${id},1,x`).join("\n")}\n30000,one,x\n`;
    const run = await runNodes({
      nodes: [
        makeNode("orders", "source:csv", { fileId: 1 }, { fields: [] }),
        makeNode("totals", "transform:aggregate", {
          measures: [
            { function: "sum", field: "id", target: "sum" },
            { function: "max", field: "code", target: "code" },
          ],
        }),
        table,
      ],
      edges: makeEdges("orders > totals > table"),
      files: { 1: `id,code,name\n${late}` },
    });
    expect(run.outcome).toEqual({ status: "completed", recordsProcessed: 30_001 });
    expect(run.rows("table")).toEqual([["450015000", "one"]]);
  });

  it("hands values on as they came: empty texts, no value, quotes, line breaks and every digit", async () => {
    const content =
      'id,t,d,when\r\n007,"",12345678901234567890.123456789,2026-01-02\r\n1,"a\n""b"";ü,",1.50,2026-1-3\r\n2,,,\r\n';
    const csv = makeNode(
      "csv",
      "source:csv",
      { fileId: 1 },
      { fields: makeFields("id VARCHAR, t VARCHAR, d DECIMAL, when DATE") },
    );
    const file = makeNode("file", "destination:csv", { fileName: "out", delimiter: ";" });
    const run = await runNodes({
      nodes: [csv, table, file],
      edges: makeEdges("csv > table", "csv > file"),
      files: { 1: content },
    });
    expect(run.rows("table")).toEqual([
      ["007", "", "12345678901234567890.123456789", "2026-01-02"],
      ["1", 'a\n"b";ü,', "1.50", "2026-01-03"],
      ["2", null, null, null],
    ]);
    expect(run.text("file")).toBe(
      'id;t;d;when\n007;"";12345678901234567890.123456789;2026-01-02\n1;"a\n""b"";ü,";1.50;2026-01-03\n2;;;\n',
    );
    expect(run.events.find(({ kind }) => kind === "file")).toMatchObject({ fileName: "out.csv", rowCount: 3 });
  });

  it("leaves bad rows out, counts them and keeps some with their reason", async () => {
    const content = `id,amount,day\n1,5,2026-01-01\nx,5,2026-01-01\n3.7,5,2026-01-01\n4,abc,2026-01-01\n5,5,2026-02-30\n6,5\n7,5,2026-01-01,8\n8.0,  ,\n`;
    const csv = makeNode(
      "csv",
      "source:csv",
      { fileId: 1 },
      { fields: makeFields("id INTEGER, amount DECIMAL, day DATE") },
    );
    const run = await runNodes({ nodes: [csv, table], edges: makeEdges("csv > table"), files: { 1: content } });
    expect(run.outcome).toEqual({ status: "completed", recordsProcessed: 8 });
    expect(run.rows("table")).toEqual([
      ["1", "5", "2026-01-01"],
      ["8", null, null],
    ]);
    expect(run.nodes.csv).toMatchObject({ rowsIn: 8, rowsOut: 2, skipped: 6 });
    expect(run.nodes.csv?.skippedRows).toEqual([
      { reason: "Row 7 of the file: This row has too few columns", row: { line: "6,5" } },
      { reason: "Row 8 of the file: This row has too many columns", row: { line: "7,5,2026-01-01,8" } },
      { reason: "id: “x” isn't a whole number", row: { id: "x", amount: "5", day: "2026-01-01" } },
      { reason: "id: “3.7” isn't a whole number", row: { id: "3.7", amount: "5", day: "2026-01-01" } },
      { reason: "amount: “abc” isn't a number", row: { id: "4", amount: "abc", day: "2026-01-01" } },
      { reason: "day: “2026-02-30” isn't a date like 2026-11-21", row: { id: "5", amount: "5", day: "2026-02-30" } },
    ]);
  });

  it("counts rows of the file, not lines, where a value holds line breaks", async () => {
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, note VARCHAR") });
    const content = 'id,note\n1,"a\nb\nc"\n2\n';
    const run = await runNodes({ nodes: [csv, table], edges: makeEdges("csv > table"), files: { 1: content } });
    expect(run.nodes.csv?.skippedRows).toEqual([
      { reason: "Row 3 of the file: This row has too few columns", row: { line: "2" } },
    ]);
  });

  it("ends at the first bad row where the node says stop, and hands nothing over", async () => {
    const csv = makeNode(
      "csv",
      "source:csv",
      { fileId: 1 },
      { fields: makeFields("id INTEGER"), errorHandling: "stop" },
    );
    const mail = makeNode("mail", "destination:email", { to: ["a@example.com"], subject: "x" });
    const run = await runNodes({ nodes: [csv, mail], edges: makeEdges("csv > mail"), files: { 1: "id\n1\nx\n" } });
    expect(run.outcome).toMatchObject({ status: "failed", nodeId: "csv" });
    expect(run.nodes).toMatchObject({
      csv: { status: "failed", message: expect.stringContaining("id: “x” isn't a whole number") },
      mail: { status: "skipped" },
    });
    expect(run.events.filter(({ kind }) => kind === "mail" || kind === "delivering")).toEqual([]);
  });

  it("leaves out rows whose expression fails, and says which column", async () => {
    const map = makeNode("map", "transform:map", {
      mappings: [
        { source: "id", target: "id" },
        { target: "day", kind: "expression", value: "strptime(name, '%Y-%m-%d')", type: "TIMESTAMP" },
      ],
    });
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, name VARCHAR") });
    const run = await runNodes({
      nodes: [csv, map, table],
      edges: makeEdges("csv > map > table"),
      files: { 1: "id,name\n1,2026-05-01\n2,tomorrow\n3,\n" },
    });
    expect(run.rows("table")).toEqual([
      ["1", "2026-05-01 00:00:00"],
      ["3", null],
    ]);
    expect(run.nodes.map).toMatchObject({
      rowsIn: 3,
      rowsOut: 2,
      skipped: 1,
      skippedRows: [
        { reason: "day: the expression fails where name is “tomorrow”", row: { id: "2", name: "tomorrow" } },
      ],
    });
  });

  it("says which row an expression failed for, and which step", async () => {
    const price = (value: string) =>
      makeNode("price", "transform:map", {
        mappings: [{ target: "price", kind: "expression", value, type: "DECIMAL" }],
      });
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, name VARCHAR") });
    const runWith = async (value: string) => {
      const map = price(value);
      const run = await runNodes({
        nodes: [csv, { ...map, data: { ...map.data, label: "Prices", errorHandling: "stop" } }, table],
        edges: makeEdges("csv > price > table"),
        files: { 1: "id,name\n1,5\n2,free\n" },
        apart: true,
      });
      return run.outcome;
    };
    expect(await runWith("cast(name as decimal)")).toMatchObject({
      message: expect.stringMatching(
        /^“Prices” failed: price: the expression fails where name is “free”\. Correct the row, or set /,
      ),
    });
    expect(await runWith("upper(name")).toMatchObject({
      message: expect.stringMatching(/^“Prices” failed: The expression/),
    });
  });

  it("keeps rows that several branches share, and counts every node once", async () => {
    const nodes = [
      source,
      makeNode("sum", "transform:aggregate", {
        groupBy: ["region"],
        measures: [{ function: "sum", field: "id", target: "ids" }],
      }),
      makeNode("big", "transform:filter", { conditions: [{ field: "ids", operator: "greaterThan", value: "2.5" }] }),
      makeNode("all", "destination:csv", {}),
      table,
      makeNode("mail", "destination:email", { to: ["a@example.com"], subject: "Totals" }),
    ];
    const run = await runNodes({
      nodes,
      edges: makeEdges("orders > sum > all", "sum > big > table", "orders > mail"),
      files: { 1: orders },
    });
    expect(run.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
    expect(run.text("all")).toBe("region,ids\nnorth,8\nsouth,2\n");
    expect(run.rows("table")).toEqual([["north", "8"]]);
    expect(
      run.events.filter((event) => event.kind === "node" && event.nodeId === "sum" && event.status === "completed"),
    ).toHaveLength(1);
    expect(run.nodes).toMatchObject({ big: { rowsIn: 2, rowsOut: 1 }, mail: { rowsIn: 4, rowsOut: 4 } });
  });

  it("takes an empty file, one with a header alone, columns of the same name and a very wide row", async () => {
    const csv = makeNode(
      "csv",
      "source:csv",
      { fileId: 1, delimiter: "," },
      { fields: makeFields("a VARCHAR, a_1 VARCHAR") },
    );
    const run = (content: string) =>
      runNodes({ nodes: [csv, table], edges: makeEdges("csv > table"), files: { 1: content } });
    expect((await run("a,a\n")).outcome).toEqual({ status: "completed", recordsProcessed: 0 });
    expect((await run("a,a\n1,2\n")).rows("table")).toEqual([["1", "2"]]);
    expect((await run("")).outcome).toMatchObject({ status: "failed", nodeId: "csv" });
    const wide = Array.from({ length: 500 }, (_none, index) => `column ${index}`);
    const wideRun = await runNodes({
      nodes: [
        makeNode(
          "csv",
          "source:csv",
          { fileId: 1 },
          { fields: makeFields(wide.map((name) => `${name} VARCHAR`).join(", ")) },
        ),
        table,
      ],
      edges: makeEdges("csv > table"),
      files: { 1: `${wide.join(",")}\n${wide.map(() => "x".repeat(1_000)).join(",")}\n` },
    });
    expect(wideRun.rows("table")[0]).toHaveLength(500);
  });

  it("keeps no more rows of a dashboard than it may, and still knows how many there were", async () => {
    const content = `id\n${Array.from({ length: 5_000 }, (_none, index) => index).join("\n")}\n`;
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER") });
    const run = await runNodes({
      nodes: [csv, table],
      edges: makeEdges("csv > table"),
      files: { 1: content },
      limits: { seconds: 60, memoryMb: 256, diskMb: 100, rowsKept: 10 },
    });
    expect(run.rows("table").map(([id]) => id)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(run.events.find(({ kind }) => kind === "dashboard")).toMatchObject({ rowCount: 5_000 });
    expect(run.nodes.csv).toMatchObject({ rowsOut: 5_000 });
  });

  it("runs two hundred steps in a row", async () => {
    const ids = Array.from({ length: 200 }, (_none, index) => `step${index}`);
    const filters = ids.map((id) =>
      makeNode(id, "transform:filter", { conditions: [{ field: "id", operator: "notEquals", value: "2" }] }),
    );
    const run = await runNodes({
      nodes: [source, ...filters, table],
      edges: makeEdges(["orders", ...ids, "table"].join(" > ")),
      files: { 1: orders },
    });
    expect(run.outcome.status).toBe("completed");
    expect(run.rows("table")).toHaveLength(3);
    expect(run.nodes.step199).toMatchObject({ rowsIn: 3, rowsOut: 3 });
  });

  it("says what is missing where a column, a file or an expression is gone", async () => {
    const failing = async (nodes: Parameters<typeof runNodes>[0]["nodes"], line: string, files = { 1: orders }) =>
      (await runNodes({ nodes, edges: makeEdges(line), files })).outcome;
    const gone = makeNode("orders", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, colour VARCHAR") });
    expect(await failing([gone, table], "orders > table")).toMatchObject({
      nodeId: "orders",
      message: expect.stringContaining("There is no column “colour”"),
    });
    const lost = makeNode("orders", "source:csv", { fileId: 2 }, { fields });
    expect(await failing([lost, table], "orders > table")).toMatchObject({
      message: "“orders” failed: The uploaded file no longer exists. Upload it again.",
    });
    const wrong = makeNode("map", "transform:map", {
      mappings: [{ target: "x", kind: "expression", value: "colour + 1" }],
    });
    expect(await failing([source, wrong, table], "orders > map > table")).toMatchObject({
      nodeId: "map",
      message: expect.stringContaining("There is no column “colour”"),
    });
  });
});
