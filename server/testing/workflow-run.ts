import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SkippedRow } from "#shared/workflows/execution.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { FieldType, NodeKind } from "#shared/workflows/node-types.ts";
import { type WorkflowEdge, type WorkflowNode, workflowNodeSchema } from "#shared/workflows/workflow.schema.ts";
import { runInChild } from "../running/run-in-child.ts";
import type { RunEvent, RunOutcome, RunPlan } from "../running/run-plan.ts";
import { runHere } from "./run-here.ts";

type NodeExtras = { fields?: Field[]; errorHandling?: "continue" | "stop" | "retry"; label?: string };

/** A node as the canvas makes it; its id is its label unless that is given. */
export function makeNode(id: string, kind: NodeKind, config: object = {}, extras: NodeExtras = {}): WorkflowNode {
  const [nodeType = "", type = ""] = kind.split(":");
  return workflowNodeSchema.parse({
    id,
    type: "custom",
    position: { x: 0, y: 0 },
    data: {
      label: id,
      nodeType,
      [nodeType === "transform" ? "transformType" : "connectorType"]: type,
      config,
      ...extras,
    },
  });
}

/** `"a > b > c"` as edges. */
export function makeEdges(...lines: string[]): WorkflowEdge[] {
  return lines.flatMap((line) => {
    const ids = line.split(" > ");
    return ids.slice(1).map((target, index) => {
      const source = ids[index] ?? "";
      return { id: `e-${source}-${target}`, source, target, animated: false };
    });
  });
}

/** `"id INTEGER, name VARCHAR"` as fields. */
export function makeFields(text: string): Field[] {
  return text.split(", ").map((part) => {
    const at = part.lastIndexOf(" ");
    return { name: part.slice(0, at), type: toFieldType(part.slice(at + 1)) };
  });
}

function toFieldType(text: string): FieldType {
  if (/^(INTEGER|DECIMAL|DATE|TIMESTAMP|BOOLEAN)$/.test(text))
    return text === "INTEGER" || text === "DECIMAL" || text === "DATE" || text === "TIMESTAMP" ? text : "BOOLEAN";
  return "VARCHAR";
}

type NodeSummary = {
  status: string;
  rowsIn?: number | undefined;
  rowsOut?: number | undefined;
  skipped?: number | undefined;
  skippedRows?: SkippedRow[] | undefined;
  attempts?: number | undefined;
  message?: string | undefined;
};

export type FinishedRun = {
  outcome: RunOutcome;
  events: RunEvent[];
  /** What was told of each node, the last word counts. */
  nodes: Record<string, NodeSummary>;
  /** Rows of a dashboard, or lines of a file, by the id of the destination. */
  rows: (nodeId: string) => (string | null)[][];
  text: (nodeId: string) => string;
  folder: string;
};

export type RunOptions = Partial<Omit<RunPlan, "files">> & {
  nodes: WorkflowNode[];
  edges: WorkflowEdge[];
  /** Contents by file id. */
  files?: Record<string, string | Uint8Array>;
  /** Of the files' names. */
  ending?: string;
  /** In a process of its own, as the product runs it: with its limits, its guard of addresses, its end at an abort. */
  apart?: boolean;
  onEvent?: (event: RunEvent) => Promise<void> | void;
  signal?: AbortSignal;
};

/** Runs a workflow, with all that it leaves behind read into memory. */
export async function runNodes(options: RunOptions): Promise<FinishedRun> {
  const {
    files = {},
    ending = "csv",
    apart = false,
    onEvent,
    signal = new AbortController().signal,
    ...given
  } = options;
  const outside = await mkdtemp(join(tmpdir(), "desk-run-"));
  const folder = given.folder ?? join(outside, "run");
  const events: RunEvent[] = [];
  const results = new Map<string, string>();
  const paths: Record<string, string> = {};
  for (const [id, content] of Object.entries(files)) {
    paths[id] = join(outside, `${id}.${ending}`);
    await writeFile(paths[id], content);
  }
  try {
    const plan: RunPlan = {
      executionId: 1,
      connections: {},
      limits: { seconds: 120, memoryMb: 256, diskMb: 1_000, rowsKept: 1_000 },
      allowPrivateHosts: true,
      completedNodes: [],
      parameters: [],
      retryPausesMs: [10, 20, 30],
      ...given,
      folder,
      files: paths,
    };
    const outcome = await (apart ? runInChild : runHere)(
      plan,
      async (event) => {
        events.push(event);
        if (event.kind === "dashboard") results.set(event.nodeId, await readFile(event.rowsPath, "utf8"));
        if (event.kind === "file") results.set(event.nodeId, await readFile(event.path, "utf8"));
        if (event.kind === "mail" && event.csvPath) results.set(event.nodeId, await readFile(event.csvPath, "utf8"));
        await onEvent?.(event);
      },
      signal,
    );
    const text = (nodeId: string) => results.get(nodeId) ?? "";
    return {
      outcome,
      events,
      nodes: summarise(events),
      text,
      rows: (nodeId) =>
        text(nodeId)
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      folder,
    };
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
}

function summarise(events: readonly RunEvent[]): Record<string, NodeSummary> {
  const nodes: Record<string, NodeSummary> = {};
  for (const event of events) {
    if (event.kind !== "node") continue;
    const { kind: _kind, nodeId, ...told } = event;
    nodes[nodeId] = { ...nodes[nodeId], ...told };
  }
  return nodes;
}
