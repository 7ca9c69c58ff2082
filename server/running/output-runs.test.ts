import { describe, expect, it } from "vitest";
import type { WorkflowEdge } from "#shared/workflows/workflow.schema.ts";
import { makeEdges, makeFields, makeNode, runNodes } from "../testing/workflow-run.ts";

const csv = makeNode("csv", "source:csv", { fileId: 1 }, { fields: makeFields("id INTEGER, amount VARCHAR") });
const board = (id: string) => makeNode(id, "destination:dashboard", { chart: "none" });
const out = (source: string, target: string, output: "rest" | "errors"): WorkflowEdge => ({
  ...{ id: `e-${source}-${target}`, source, target, animated: false, output },
});
const files = { 1: "id,amount\n1,5\n2,n/a\nx,7\n4,80\n" };

describe("a run with several ways out of a step", { timeout: 120_000 }, () => {
  it("sends the rows that a condition holds for one way, and the rest the other", async () => {
    const route = makeNode("route", "transform:route", {
      conditions: [{ field: "id", operator: "lessThan", value: "3" }],
    });
    const finished = await runNodes({
      nodes: [csv, route, board("small"), board("others")],
      edges: [...makeEdges("csv > route > small"), out("route", "others", "rest")],
      files,
    });
    expect(finished.outcome.status).toBe("completed");
    expect(finished.rows("small")).toEqual([
      ["1", "5"],
      ["2", "n/a"],
    ]);
    expect(finished.rows("others")).toEqual([["4", "80"]]);
    expect(finished.nodes).toMatchObject({
      route: { rowsIn: 3, rowsOut: 2 },
      csv: { rowsIn: 4, rowsOut: 3, skipped: 1 },
    });
    expect(Object.keys(finished.nodes).toSorted()).toEqual(["csv", "others", "route", "small"]);
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
  });

  it("sends rows that fail another way, as they came and with the reason, and says that they were skipped", async () => {
    const mappings = [
      { source: "id", target: "id" },
      { source: "amount", target: "amount", cast: "INTEGER" },
    ];
    const map = { ...makeNode("map", "transform:map", { mappings }, { errorHandling: "stop" }) };
    const finished = await runNodes({
      nodes: [csv, map, board("good"), board("bad"), board("unread")],
      edges: [...makeEdges("csv > map > good"), out("map", "bad", "errors"), out("csv", "unread", "errors")],
      files,
    });
    expect(finished.outcome).toEqual({ status: "completed", recordsProcessed: 4 });
    expect(finished.rows("good")).toEqual([
      ["1", "5"],
      ["4", "80"],
    ]);
    expect(finished.rows("bad")).toEqual([["2", "n/a", "amount: “n/a” isn't a whole number"]]);
    expect(finished.rows("unread")).toEqual([["x", "7", "id: “x” isn't a whole number"]]);
    expect(finished.nodes.map).toMatchObject({ rowsIn: 3, rowsOut: 2, skipped: 1 });
  });
});
