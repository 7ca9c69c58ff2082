import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeEdges, makeFields, makeNode, runNodes } from "../testing/workflow-run.ts";
import { previewNode } from "./preview-node.ts";

const orders = makeNode(
  "orders",
  "source:csv",
  { fileId: 1 },
  { fields: makeFields("id INTEGER, customer INTEGER, note VARCHAR") },
);
const people = makeNode(
  "people",
  "source:csv",
  { fileId: 2 },
  { fields: makeFields("id INTEGER, name VARCHAR, note VARCHAR") },
);
const table = makeNode("table", "destination:dashboard", { chart: "none" });
const files = {
  1: "id,customer,note\n1,10,a\n2,11,b\n3,99,c\n4,,d\n9007199254740993,10,e\n",
  2: "id,name,note\n10,Ann,x\n11,Bo,y\n12,Cy,z\n",
};
const joinNode = (kind: string, keys: object[] = [{ left: "customer", right: "id" }]) =>
  makeNode("join", "transform:join", { kind, keys });
const joined = (kind: string, keys?: object[]) =>
  runNodes({
    nodes: [orders, people, joinNode(kind, keys), table],
    edges: makeEdges("orders > join > table", "people > join"),
    files,
  });
const sorted = (rows: (string | null)[][]) => rows.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));

const none = { skipped: 0, skippedRows: [] };

describe("a run with steps that several feed", { timeout: 120_000 }, () => {
  it("joins rows that match on both sides, keeps every digit, and gives names that both have an ending", async () => {
    const finished = await joined("inner");
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 8 });
    const result = finished.events.find((event) => event.kind === "dashboard");
    expect(result?.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      "id INTEGER",
      "customer INTEGER",
      "note VARCHAR",
      "name VARCHAR",
      "note_right VARCHAR",
    ]);
    expect(sorted(finished.rows("table"))).toEqual([
      ["1", "10", "a", "Ann", "x"],
      ["2", "11", "b", "Bo", "y"],
      ["9007199254740993", "10", "e", "Ann", "x"],
    ]);
    expect(finished.nodes).toMatchObject({
      orders: { rowsOut: 5 },
      people: { rowsOut: 3 },
      join: { status: "completed", rowsIn: 8, rowsOut: 3 },
    });
    expect(finished.events).toContainEqual(
      expect.objectContaining({ text: "join: 3 of 5 rows of the left side and 2 of 3 of the right side match." }),
    );
  });

  it("counts what matches of many rows without comparing each with each", async () => {
    const many = 300_000;
    const of = (head: string, line: (at: number) => string) =>
      [head, ...Array.from({ length: many }, (_, at) => line(at))].join("\n");
    const finished = await runNodes({
      nodes: [
        orders,
        people,
        joinNode("inner"),
        makeNode("count", "transform:aggregate", { groupBy: [], measures: [{ function: "count", target: "rows" }] }),
        table,
      ],
      edges: makeEdges("orders > join > count > table", "people > join"),
      files: { 1: of("id,customer,note", (at) => `${at},${at},a`), 2: of("id,name,note", (at) => `${at + 1},Ann,x`) },
    });
    expect(finished.rows("table")).toEqual([["299999"]]);
    expect(finished.events).toContainEqual(
      expect.objectContaining({
        text: "join: 299,999 of 300,000 rows of the left side and 299,999 of 300,000 of the right side match.",
      }),
    );
  });

  it("keeps the left side's rows, or both sides', where they match nothing", async () => {
    expect(sorted((await joined("left")).rows("table"))).toEqual([
      ["1", "10", "a", "Ann", "x"],
      ["2", "11", "b", "Bo", "y"],
      ["3", "99", "c", null, null],
      ["4", null, "d", null, null],
      ["9007199254740993", "10", "e", "Ann", "x"],
    ]);
    const full = sorted((await joined("full")).rows("table"));
    expect(full).toHaveLength(6);
    expect(full[0]).toEqual([null, "12", null, "Cy", "z"]);
  });

  it("joins on several columns, of other types too, and what branched off one source", async () => {
    const two = await joined("inner", [
      { left: "customer", right: "id" },
      { left: "id", right: "name" },
    ]);
    expect(two.rows("table")).toEqual([]);
    const some = makeNode("some", "transform:filter", {
      conditions: [{ field: "id", operator: "lessThan", value: "3" }],
    });
    const self = makeNode("join", "transform:join", { keys: [{ left: "id", right: "id" }] });
    const finished = await runNodes({
      nodes: [orders, some, self, table],
      edges: makeEdges("orders > some > join > table", "orders > join"),
      files,
    });
    expect(finished.rows("table").map(([id]) => id)).toEqual(["1", "2"]);
    expect(finished.nodes).toMatchObject({ orders: { rowsOut: 5 }, some: { rowsOut: 2 }, join: { rowsIn: 7 } });
  });

  it("puts rows of several steps one after the other, by the names of their columns, and works on", async () => {
    const union = makeNode("union", "transform:union");
    const count = makeNode("count", "transform:aggregate", {
      measures: [
        { function: "count", target: "rows" },
        { function: "sum", field: "id", target: "ids" },
      ],
    });
    const finished = await runNodes({
      nodes: [orders, people, union, count, table, makeNode("all", "destination:dashboard", { chart: "none" })],
      edges: makeEdges("orders > union > count > table", "people > union > all"),
      files,
    });
    expect(finished.rows("table")).toEqual([["8", "9007199254741036"]]);
    expect(finished.rows("all")).toHaveLength(8);
    expect(finished.rows("all")).toContainEqual(["12", null, "z", "Cy"]);
    expect(finished.nodes).toMatchObject({ union: { rowsIn: 8, rowsOut: 8 }, count: { rowsIn: 8, rowsOut: 1 } });
  });

  it("does not begin a join whose one side failed", async () => {
    const broken = makeNode(
      "people",
      "source:csv",
      { fileId: 2 },
      { fields: makeFields("gone INTEGER"), errorHandling: "continue" },
    );
    const finished = await runNodes({
      nodes: [orders, broken, joinNode("inner"), table],
      edges: makeEdges("orders > join > table", "people > join"),
      files,
    });
    expect(finished.outcome.status).toBe("failed");
    expect(finished.nodes).toMatchObject({ join: { status: "skipped" }, table: { status: "skipped" } });
  });

  it("shows before a run what a join gives, and how much of each side matches", async () => {
    const folder = await mkdtemp(join(tmpdir(), "desk-preview-"));
    try {
      const paths = { 1: join(folder, "1.csv"), 2: join(folder, "2.csv") };
      await Promise.all([writeFile(paths[1], files[1]), writeFile(paths[2], files[2])]);
      const question = {
        ...{ kind: "preview" as const, nodes: [orders, people, joinNode("left"), table], nodeId: "table", limit: 2 },
        ...{ parameters: [], bound: [] },
        ...{
          edges: makeEdges("orders > join > table", "people > join"),
          connections: {},
          files: paths,
          folder: join(folder, "run"),
        },
      };
      const preview = await previewNode(question, true);
      expect(preview).toMatchObject({ more: true, sampled: false });
      expect(preview.rows).toHaveLength(2);
      expect(preview.nodes).toEqual([
        { nodeId: "orders", rowsOut: 5, matches: null, ...none },
        { nodeId: "people", rowsOut: 3, matches: null, ...none },
        {
          nodeId: "join",
          rowsOut: 5,
          matches: "3 of 5 rows of the left side and 2 of 3 of the right side match.",
          ...none,
        },
      ]);
      const own = await previewNode({ ...question, nodeId: "join" }, true);
      expect([own.fields, own.rows, own.more]).toEqual([preview.fields, preview.rows, true]);
      expect(own.nodes).toEqual(preview.nodes);
      const half = { ...question, edges: makeEdges("orders > join > table"), nodeId: "join" };
      await expect(previewNode(half, true)).rejects.toThrow("Connect this step to a source first.");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it("a preview shows long cells cut, and fewer rows where they are long", async () => {
  const folder = await mkdtemp(join(tmpdir(), "desk-preview-"));
  try {
    const path = join(folder, "1.csv");
    const long = Array.from({ length: 60 }, (_, at) => `c${at} VARCHAR`).join(", ");
    const row = Array.from({ length: 60 }, () => "x".repeat(3_000)).join(",");
    await writeFile(path, `${long.replaceAll(" VARCHAR", "")}\n${`${row}\n`.repeat(40)}`);
    const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields(long) });
    const preview = await previewNode(
      {
        ...{ kind: "preview" as const, nodes: [csv, table], nodeId: "csv", limit: 100, parameters: [], bound: [] },
        ...{ edges: makeEdges("csv > table"), connections: {}, files: { 1: path }, folder: join(folder, "run") },
      },
      true,
    );
    expect(preview.rows[0]?.[0]).toBe(`${"x".repeat(2_000)}…`);
    expect(preview).toMatchObject({ more: true });
    expect(preview.rows.length).toBeLessThan(10);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

describe("a run with steps about rows", { timeout: 120_000 }, () => {
  const through = (node: ReturnType<typeof makeNode>, content: string, columns: string) =>
    runNodes({
      nodes: [makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields(columns) }), node, table],
      edges: makeEdges(`csv > ${node.id} > table`),
      files: { 1: content },
    });

  it("sorts by several columns, empty values last", async () => {
    const keys = [{ field: "n", direction: "descending" }, { field: "t" }];
    const finished = await through(
      makeNode("sort", "transform:sort", { keys }),
      "n,t\n1,b\n,c\n10,b\n10,a\n",
      "n INTEGER, t VARCHAR",
    );
    expect(finished.rows("table")).toEqual([
      ["10", "a"],
      ["10", "b"],
      ["1", "b"],
      [null, "c"],
    ]);
    expect(finished.nodes.sort).toMatchObject({ rowsIn: 4, rowsOut: 4 });
  });

  it("keeps the first or last row of each, in the order in which they came", async () => {
    const content = "id,v\n2,a\n1,b\n2,c\n1,b\n";
    const first = await through(
      makeNode("one", "transform:deduplicate", { fields: ["id"] }),
      content,
      "id INTEGER, v VARCHAR",
    );
    expect(first.rows("table")).toEqual([
      ["2", "a"],
      ["1", "b"],
    ]);
    expect(first.nodes.one).toMatchObject({ rowsIn: 4, rowsOut: 2 });
    const last = await through(
      makeNode("one", "transform:deduplicate", { fields: ["id"], keep: "last" }),
      content,
      "id INTEGER, v VARCHAR",
    );
    expect(last.rows("table")).toEqual([
      ["2", "c"],
      ["1", "b"],
    ]);
    const whole = await through(makeNode("one", "transform:deduplicate", {}), content, "id INTEGER, v VARCHAR");
    expect(whole.rows("table")).toEqual([
      ["2", "a"],
      ["1", "b"],
      ["2", "c"],
    ]);
  });

  it("keeps so many rows, and knows how many there were", async () => {
    const finished = await through(
      makeNode("cut", "transform:limit", { rows: 2, skip: 1 }),
      "n\n1\n2\n3\n4\n",
      "n INTEGER",
    );
    expect(finished.rows("table")).toEqual([["2"], ["3"]]);
    expect(finished.nodes.cut).toMatchObject({ rowsIn: 4, rowsOut: 2 });
  });

  it("splits a text into columns, and into a row for each part", async () => {
    const content = 'id,tags\n1,"a; b"\n2,\n3,c\n';
    const columns = makeNode("split", "transform:split", { field: "tags", delimiter: ";", targets: ["one", "two"] });
    expect((await through(columns, content, "id INTEGER, tags VARCHAR")).rows("table")).toEqual([
      ["1", "a; b", "a", "b"],
      ["2", null, null, null],
      ["3", "c", "c", null],
    ]);
    const rows = makeNode("split", "transform:split", { field: "tags", delimiter: ";", into: "rows" });
    const finished = await through(rows, content, "id INTEGER, tags VARCHAR");
    expect(finished.rows("table")).toEqual([
      ["1", "a"],
      ["1", "b"],
      ["2", null],
      ["3", "c"],
    ]);
    expect(finished.nodes.split).toMatchObject({ rowsIn: 3, rowsOut: 4 });
  });
});
