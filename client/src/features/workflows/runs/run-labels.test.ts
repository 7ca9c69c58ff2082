import { describe, expect, it } from "vitest";
import { formatDuration } from "#client/lib/run-facts.ts";
import { runOf, savedWorkflow } from "#client/testing/workflows.ts";
import type { Execution } from "#shared/workflows/execution.schema.ts";
import { toCsv } from "./result-csv.ts";
import { deliveredWords, durationWords, recordsWords, runName, shownRows } from "./run-labels.ts";

const execution: Execution = {
  id: 47,
  workflowId: 1,
  status: "completed",
  startedAt: "2026-11-21T09:14:00.000Z",
  endedAt: "2026-11-21T09:15:12.000Z",
  duration: 72_000,
  recordsProcessed: 1_171_402,
  rowsDelivered: 1_171_402,
  rowsSkipped: 0,
  error: null,
  notice: null,
  fromLabel: null,
  usedPins: false,
  trigger: "manual",
  workflowVersion: 3,
};

describe("a run in words", () => {
  it("is named by its id in eight hexadecimal digits", () => {
    expect(runName(47)).toBe("run_0000002f");
    expect(runName(4_294_967_296)).toBe("run_100000000");
  });

  it("tells rows that are not counted yet as about so many", () => {
    expect(shownRows("running", 1_200)).toBe("about 1.2K rows");
    expect(shownRows("running", 197_478)).toBe("about 197K rows");
    expect(shownRows("running", 1)).toBe("about 1 row");
    expect(shownRows("completed", 1_171)).toBe("1,171 rows");
    expect(shownRows("failed", 1_171)).toBe("1,171 rows");
  });

  it.each([
    [0, "0 ms"],
    [99, "99 ms"],
    [100, "100 ms"],
    [400, "0.4 s"],
    [9_940, "9.9 s"],
    [41_000, "41 s"],
    [59_999, "59 s"],
    [60_000, "1 m 0 s"],
    [72_400, "1 m 12 s"],
    [3_599_900, "59 m 59 s"],
  ])("of %d ms took %s", (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });

  it("is in progress and processing until it has ended", () => {
    expect([durationWords(execution), recordsWords(execution)]).toEqual(["1 m 12 s", "1,171,402"]);
    const running: Execution = { ...execution, status: "running", duration: null, recordsProcessed: 5 };
    expect([durationWords(running), recordsWords(running)]).toEqual(["In progress", "Processing"]);
    const broken: Execution = { ...execution, status: "failed", duration: null, recordsProcessed: null };
    expect([durationWords(broken), recordsWords(broken)]).toEqual(["-", "-"]);
    expect(recordsWords({ ...execution, recordsProcessed: null })).toBe("not counted");
  });
});

describe("a result as CSV", () => {
  it("quotes what has to be quoted and disarms formulas, but no numbers", () => {
    const fields = [
      { name: "city", type: "VARCHAR" as const },
      { name: "sum", type: "DECIMAL" as const },
    ];
    const rows = [
      ["=cmd()", "-1.5"],
      ['Say "hi", you', null],
    ];
    expect(toCsv({ fields, rows })).toBe('\uFEFFcity,sum\r\n\'=cmd(),-1.5\r\n"Say ""hi"", you",\r\n');
  });
});

it("tells what each destination got, not the sum of rows and failed rows", () => {
  const [step] = runOf(savedWorkflow()).nodes;
  if (!step) throw new Error("a run without steps");
  const target = (label: string, rowsOut: number) => ({ ...step, nodeType: "destination" as const, label, rowsOut });
  const nodes = [step, target("Orders", 57), target("Bad rows", 4)];
  expect(deliveredWords({ rowsDelivered: 61, nodes })).toBe("57 to Orders, 4 to Bad rows");
  expect(deliveredWords({ rowsDelivered: 57, nodes: nodes.slice(0, 2) })).toBe("57");
});
