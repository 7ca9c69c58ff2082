import { describe, expect, it } from "vitest";
import { makeNode, runNodes } from "../testing/workflow-run.ts";
import { createRefusedRows } from "./refused-rows.ts";
import { withShortWords } from "./short-events.ts";

const long = "no ".repeat(1_000_000);

describe("what the process of a run tells its parent", () => {
  it("has no more of a refusal than people read", async () => {
    let told = 0;
    const refused = createRefusedRows({
      ...{ of: { folder: "", nodeId: "copy" }, columns: [], allowed: true, follows: false },
      onRefused: ([first]) => {
        told = first?.reason.length ?? 0;
      },
    });
    await refused.add(long, []);
    await refused.settle();
    expect(told).toBe(2_000);
  });

  it("has as many rows that were left out as have room", () => {
    const row = Object.fromEntries(Array.from({ length: 300 }, (_none, at) => [`column ${at}`, "x".repeat(500)]));
    const event = { kind: "node", nodeId: "copy", status: "running" } as const;
    const told = withShortWords({ ...event, skippedRows: Array(20).fill({ reason: long, row }) });
    expect(told).toMatchObject({ ...event, skippedRows: [{ row }, { row }] });
    expect(JSON.stringify(told).length).toBeLessThan(400_000);
  });

  it("is that a column's name is too long, where it is", async () => {
    const csv = makeNode("csv", "source:csv", { fileId: 1 });
    const board = makeNode("board", "destination:dashboard", { chart: "none" });
    const { outcome } = await runNodes({
      nodes: [csv, board],
      edges: [{ id: "e", source: "csv", target: "board", animated: false }],
      files: { 1: `id,${"name".repeat(60)}\n1,one\n` },
    });
    expect(outcome).toMatchObject({ status: "failed", nodeId: "csv" });
    expect("message" in outcome && outcome.message).toContain("A column's name is longer than 200 characters.");
  });
});
