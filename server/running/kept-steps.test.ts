import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeEdges, makeFields, makeNode, type RunOptions, runNodes } from "../testing/workflow-run.ts";
import type { KeptRowsByStep } from "./kept-rows.schema.ts";
import type { RunEvent } from "./run-plan.ts";

const lines = ["1,10,a", "2,x,b", "3,30,c", "4,40,d"];
const csv = `id,amount,password\n${lines.join("\n")}\n`;
const fields = makeFields("id INTEGER, amount INTEGER, password VARCHAR");
const source = makeNode("in", "source:csv", { fileId: 1, delimiter: "," }, { fields });
const large = makeNode("large", "transform:filter", {
  conditions: [{ field: "amount", operator: "greaterThan", value: "15" }],
});
const sums = makeNode("sums", "transform:aggregate", {
  measures: [{ function: "sum", field: "amount", target: "sum" }],
});
const board = makeNode("board", "destination:dashboard");
const edges = makeEdges("in > large > sums > board");

describe("a run that keeps its steps", { timeout: 120_000 }, () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "desk-kept-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const nodes = [source, large, sums, board];
  const run = (more: Partial<RunOptions> = {}) =>
    runNodes({ nodes, edges, files: { 1: csv }, folder: join(folder, "run"), keepsSteps: true, ...more });
  const samplesOf = (events: readonly RunEvent[]) =>
    Object.fromEntries(events.flatMap((event) => (event.kind === "sample" ? [[event.nodeId, event] as const] : [])));
  const keptOf = (events: readonly RunEvent[]) =>
    events.flatMap((event) => (event.kind === "kept" ? [event.nodes] : []))[0] ?? {};
  /** As the rows of an earlier run are given to the next. */
  async function handedOn(events: readonly RunEvent[]): Promise<KeptRowsByStep> {
    const handed: KeptRowsByStep = {};
    for (const [id, rows] of Object.entries(keptOf(events))) {
      handed[id] = { ...rows, path: join(folder, "run", `kept-${Object.keys(handed).length}.parquet`) };
      await copyFile(rows.path, `${handed[id].path}.new`);
    }
    for (const { path } of Object.values(handed)) await rename(`${path}.new`, path);
    return handed;
  }

  it("tells the first rows of each, with what is secret hidden, and counts as it does without", async () => {
    const [kept, plain] = [await run(), await run({ keepsSteps: false, folder: join(folder, "plain") })];
    expect(kept.rows("board")).toEqual([["70"]]);
    expect(kept.nodes).toEqual(plain.nodes);
    expect(kept.nodes.in).toMatchObject({ rowsIn: 4, rowsOut: 3, skipped: 1 });
    expect(samplesOf(kept.events)).toMatchObject({
      in: {
        rowCount: 3,
        keptRows: true,
        rows: [
          ["10", "1", "••••••"],
          ["30", "3", "••••••"],
          ["40", "4", "••••••"],
        ],
      },
      large: { rowCount: 2, keptRows: true },
      sums: { rowCount: 1, keptRows: true, fields: [{ name: "sum", type: "INTEGER" }], rows: [["70"]] },
      board: { rowCount: 1, rows: [["70"]] },
    });
    expect(Object.keys(keptOf(kept.events))).toEqual(["in", "large", "sums"]);
    expect(samplesOf(plain.events)).toEqual({});
  });

  it("never asks a value that nothing needs whether it fits", async () => {
    const ids = makeNode("ids", "transform:map", { mappings: [{ source: "id", target: "id" }] });
    const graph = { nodes: [source, ids, board], edges: makeEdges("in > ids > board") };
    const kept = await run(graph);
    expect(kept.nodes.in?.skipped).toBeUndefined();
    expect(kept.rows("board")).toEqual([["1"], ["2"], ["3"], ["4"]]);
    expect(samplesOf(kept.events).in?.rows[1]).toEqual(["2", null, "••••••"]);
  });

  it("can be begun with a later step, which then has the rows of the one before", async () => {
    const first = await run();
    const averages = makeNode("sums", "transform:aggregate", {
      measures: [{ function: "max", field: "id", target: "largest" }],
    });
    const second = await run({
      nodes: [source, large, averages, board],
      files: {},
      from: { nodeId: "sums", kept: await handedOn(first.events) },
    });
    expect(second.outcome).toEqual({ status: "completed", recordsProcessed: 0 });
    expect(second.rows("board")).toEqual([["4"]]);
    expect(second.nodes).toMatchObject({ sums: { rowsIn: 2, rowsOut: 1 }, board: { rowsOut: 1 } });
    expect(second.nodes.in).toBeUndefined();
    expect(Object.keys(keptOf(second.events))).toEqual(["in", "large", "sums"]);
    const third = await run({ files: {}, from: { nodeId: "board", kept: await handedOn(second.events) } });
    expect(third.rows("board")).toEqual([["4"]]);
  });

  it("says so where the rows before are not kept", async () => {
    const finished = await run({ from: { nodeId: "sums", kept: {} } });
    expect(finished.outcome).toMatchObject({
      status: "failed",
      nodeId: "sums",
      message: "The rows of “large” weren't kept. Run from the start.",
    });
  });

  it("tells a replace what steps of the earlier run left out", async () => {
    const file = makeNode("file", "destination:csv", { fileName: "x.csv" });
    const graph = { nodes: [source, large, sums, file], edges: makeEdges("in > large > sums > file") };
    const kept = keptOf((await run(graph)).events);
    expect(kept.large?.leftOut).toEqual([{ label: "in", count: 1, of: 4, sentOn: false }]);
  });

  it("has pinned rows in the place of a step, and what feeds it is left alone", async () => {
    const pinned = {
      ...large,
      data: { ...large.data, pinned: { fields: makeFields("amount INTEGER"), rows: [["5"], ["7"]] } },
    };
    const finished = await run({ nodes: [source, pinned, sums, board], files: {}, pinnedNodes: ["large"] });
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 0 });
    expect(finished.rows("board")).toEqual([["12"]]);
    expect(finished.events).toContainEqual(
      expect.objectContaining({ kind: "log", text: "“large” wasn't run: its pinned rows were used." }),
    );
    expect(finished.nodes.in).toBeUndefined();
    const without = await run({ nodes: [source, pinned, sums, board] });
    expect(without.rows("board")).toEqual([["70"]]);
  });

  it("of many rows keeps samples alone, and one query computes them as before", async () => {
    const many = `id,amount,password\n${Array.from({ length: 900_000 }, (_, id) => `${id},${id % 7},secret-${id}`).join("\n")}\n`;
    const doubled = makeNode("doubled", "transform:map", {
      mappings: [{ kind: "expression", value: "amount * 2", target: "twice" }],
    });
    const sum = makeNode("sum", "transform:aggregate", {
      measures: [{ function: "sum", field: "twice", target: "sum" }],
    });
    const finished = await run({
      nodes: [source, doubled, sum, board],
      edges: makeEdges("in > doubled > sum > board"),
      files: { 1: many },
    });
    expect(finished.nodes.doubled).toMatchObject({ rowsIn: 900_000, rowsOut: 900_000 });
    const samples = samplesOf(finished.events);
    expect(samples.in?.rows).toHaveLength(200);
    expect(samples.doubled).toMatchObject({ rowCount: 900_000, keptRows: false });
    expect(samples.doubled?.rows.slice(0, 4)).toEqual([["0"], ["2"], ["4"], ["6"]]);
    expect(samples.sum?.rows).toEqual(finished.rows("board"));
    expect(keptOf(finished.events)).toEqual({});
  });

  it("with a join and failed rows keeps each of them", async () => {
    const join2 = makeNode("join", "transform:join", { keys: [{ left: "id", right: "id" }] });
    const other = makeNode(
      "other",
      "source:csv",
      { fileId: 2, delimiter: "," },
      { fields: makeFields("id INTEGER, name VARCHAR") },
    );
    const failed = makeNode("failed", "destination:dashboard");
    const graph = {
      nodes: [source, other, join2, board, failed],
      edges: [
        ...makeEdges("in > join > board", "other > join"),
        { id: "e", source: "in", target: "failed", output: "errors" as const, animated: false },
      ],
      files: { 1: csv, 2: "id,name\n1,A\n3,C\n" },
    };
    const [kept, plain] = [await run(graph), await run({ ...graph, keepsSteps: false, folder: join(folder, "plain") })];
    expect(kept.nodes).toEqual(plain.nodes);
    expect(kept.rows("board")).toEqual(plain.rows("board"));
    expect(kept.rows("failed")).toEqual(plain.rows("failed"));
    const again = await run({ ...graph, files: {}, from: { nodeId: "join", kept: await handedOn(kept.events) } });
    expect(again.rows("board")).toEqual(plain.rows("board"));
    expect(again.rows("failed")).toEqual([]);
  });
});
