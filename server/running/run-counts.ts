import { thousands } from "#shared/limits/thousands.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { LeftOut } from "./destinations/destination.ts";
import { errorsId, isOutput } from "./graph/expand-outputs.ts";
import { isPinned } from "./graph/pinned-steps.ts";
import type { Stage } from "./graph/plan-stages.ts";
import type { RunPort } from "./run-port.ts";
import type { StageResult } from "./run-stage.ts";

export type RunCounts = {
  /** About how many rows a file has that the query itself reads. */
  expect: (nodeId: string, rows: number) => void;
  begin: (stage: Stage) => void;
  /** `share` of the query is done, from 0 to 1. */
  progress: (stage: Stage, share: number) => void;
  end: (stage: Stage, result: StageResult, nodes: ReadonlyMap<string, WorkflowNode>) => void;
  /** What a database did of the workflow itself; rows that it does not tell stay open. */
  pushed: (
    steps: readonly { nodeId: string }[],
    done: ReadonlyMap<string, { rowsIn?: number; rowsOut?: number }>,
    sources: ReadonlySet<string>,
  ) => void;
  /** What these nodes left out because it did not fit. */
  leftOut: (nodeIds: ReadonlySet<string>) => LeftOut[];
  /** Rows that the sources have read, failed ones too; null where a database read some and doesn't tell how many. */
  recordsRead: () => number | null;
};

/** Tells what goes through each node. A node that several queries compute is told of once. */
export function createRunCounts(port: RunPort, begunWith: Iterable<string> = []): RunCounts {
  // Steps of an earlier run did nothing in this one.
  const told = new Set<string>(begunWith);
  const expected = new Map<string, number>();
  const read = new Map<string, number | null>();
  const skips = new Map<string, LeftOut>();
  const untold = (stage: Stage) => [stage.start, ...stage.path].filter((id) => !told.has(id));

  return {
    expect: (nodeId, rows) => void expected.set(nodeId, rows),
    begin: (stage) => {
      for (const nodeId of untold(stage)) port.send({ kind: "node", nodeId, status: "running" });
    },
    progress: (stage, share) => {
      const rows = expected.get(stage.start);
      if (rows === undefined || told.has(stage.start)) return;
      const rowsOut = Math.round(rows * Math.min(1, share));
      if (rowsOut > 0) port.send({ kind: "node", nodeId: stage.start, status: "running", rowsOut });
    },
    end: (stage, { counts, skipped }, nodes) => {
      let before = 0;
      for (const nodeId of [stage.start, ...stage.path]) {
        const node = nodes.get(nodeId);
        const left = skipped.get(nodeId);
        const { read: arrived, good, out, arrived: brought } = counts.get(nodeId) ?? {};
        // Lines that are no rows are counted beside the rows that were read.
        const noRows = (left?.count ?? 0) - ((arrived ?? 0) - (good ?? arrived ?? 0));
        const rowsIn = node?.data.nodeType === "source" ? (arrived ?? before) + noRows : (brought ?? before);
        const rowsOut = out ?? good ?? arrived ?? before;
        before = rowsOut;
        if (told.has(nodeId) || !node || isOutput(node) || node.data.nodeType === "destination") continue;
        told.add(nodeId);
        if (node.data.nodeType === "source" && !isPinned(node)) read.set(nodeId, rowsIn);
        const label = node.data.label;
        const sentOn = nodes.has(errorsId(nodeId));
        if (left) skips.set(nodeId, { label, count: left.count, of: rowsIn, sentOn });
        port.send({
          kind: "node",
          nodeId,
          status: "completed",
          rowsIn,
          rowsOut,
          ...(left ? { skipped: left.count, skippedRows: left.rows } : {}),
        });
        const became = sentOn ? "failed and handled separately" : "skipped";
        const bad = left
          ? `, ${thousands(left.count)} ${became}. First: ${left.rows[0]?.reason ?? "a failed row"}`
          : "";
        port.send({
          kind: "log",
          level: left ? "warning" : "info",
          nodeId,
          text: `${label}: ${thousands(rowsIn)} rows in, ${thousands(rowsOut)} out${bad}.`,
        });
      }
    },
    pushed: (steps, done, sources) => {
      for (const { nodeId } of steps) {
        if (told.has(nodeId)) continue;
        told.add(nodeId);
        const rows = done.get(nodeId) ?? {};
        if (sources.has(nodeId)) read.set(nodeId, rows.rowsOut ?? null);
        port.send({ kind: "node", nodeId, status: "completed", ...rows });
      }
    },
    leftOut: (nodeIds) => [...skips].flatMap(([nodeId, left]) => (nodeIds.has(nodeId) ? [left] : [])),
    recordsRead: () => [...read.values()].reduce((sum, rows) => (sum === null || rows === null ? null : sum + rows), 0),
  };
}
