import { z } from "zod";
import { skippedRowSchema } from "#shared/workflows/execution.schema.ts";
import { chartTypes, fieldSchema } from "#shared/workflows/node-config.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

import { type KeptRowsByStep, keptRowsSchema } from "./kept-rows.schema.ts";

/** A connection as a run needs it: `config` with its secrets, {@link connectionConfigSchemas}. */
export type RunConnection = { name: string; type: ConnectionType; config: Record<string, unknown> };

/** What a run may use, each for itself. `rowsKept` is how many rows a dashboard keeps. */
export type RunLimits = { seconds: number; memoryMb: number; diskMb: number; rowsKept: number };

/** Everything that a run needs to know; it never opens the application's database. */
export type RunPlan = {
  executionId: number;
  nodes: WorkflowNode[];
  edges: WorkflowEdge[];
  /** What `{{name}}` stands for in queries and expressions; in other settings the values stand already. */
  parameters: BoundParameter[];
  /** By connection id. */
  connections: Record<string, RunConnection>;
  /** Absolute paths by file id, of files that are there already. */
  files: Record<string, string>;
  /**
   * The run's own folder, absolute. What it holds when the run has ended is of use to a rerun from the failed step that
   * is given the same folder.
   */
  folder: string;
  limits: RunLimits;
  allowPrivateHosts: boolean;
  /** Nodes that an earlier try of the same run has finished: destinations among them are not delivered to again. */
  completedNodes: string[];
  /** JSON that the run was started with: the rows of a webhook. */
  input?: string;
  /** Steps whose pinned rows stand for what they would put out. */
  pinnedNodes?: string[];
  /** The step to begin with, and rows of steps before it, in the run's folder. */
  from?: { nodeId: string; kept: KeptRowsByStep };
  /** Rows of steps that succeeded in the run that this one repeats, in the run's folder: these steps aren't run again. */
  reused?: KeptRowsByStep;
  /** Tells samples of every step's rows and, where rows are few, keeps all of them, to be begun with. */
  keepsSteps?: boolean;
  /** Pauses before each further try, where not the usual ones. */
  retryPausesMs?: number[];
};

const nodeId = z.string();
const rows = z.number();

/** What a run tells while it goes on; counts are totals so far, absent where they have not changed. */
export const runEventSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("node"),
    nodeId,
    status: z.enum(["running", "completed", "failed", "skipped"]),
    rowsIn: rows.optional(),
    rowsOut: rows.optional(),
    skipped: rows.optional(),
    /** A sample of the rows that were left out. */
    skippedRows: z.array(skippedRowSchema).optional(),
    attempts: z.number().optional(),
    message: z.string().optional(),
  }),
  z.object({
    kind: z.literal("log"),
    level: z.enum(["info", "warning", "error"]),
    nodeId: nodeId.nullable(),
    text: z.string(),
  }),
  /** The next thing the run does is hand rows over; it waits until this has been written down. */
  z.object({
    kind: z.literal("delivering"),
    nodeId,
    /** True where handing the same rows over again changes nothing. */
    idempotent: z.boolean(),
  }),
  /** The run waits until the mail is handed to the mail server, or could not be. */
  z.object({
    kind: z.literal("mail"),
    nodeId,
    to: z.array(z.string()),
    subject: z.string(),
    /** The same in words and as a page. */
    message: z.string(),
    html: z.string(),
    /** A file to attach, under `csvName`. */
    csvPath: z.string().nullable(),
    csvName: z.string(),
  }),
  /** `rowsPath` is a file of JSON arrays, one row a line, cells as text or null in the order of `fields`. */
  z.object({
    kind: z.literal("dashboard"),
    nodeId,
    title: z.string(),
    chart: z.enum(chartTypes),
    x: z.string(),
    y: z.array(z.string()),
    fields: z.array(fieldSchema),
    rowsPath: z.string(),
    /** All rows, also those that are not kept. */
    rowCount: rows,
  }),
  z.object({ kind: z.literal("file"), nodeId, fileName: z.string(), path: z.string(), rowCount: rows }),
  /** The first rows that a step put out, without secrets. `keptRows`: all of them stand in the run's folder. */
  z.object({
    kind: z.literal("sample"),
    nodeId,
    fields: z.array(fieldSchema),
    rows: z.array(z.array(z.string().nullable())),
    rowCount: rows.nullable(),
    keptRows: z.boolean(),
  }),
  /** What the folder has for a run that begins later. */
  z.object({ kind: z.literal("kept"), nodes: keptRowsSchema }),
  z.object({ kind: z.literal("done"), recordsProcessed: rows.nullable() }),
  z.object({ kind: z.literal("failed"), nodeId: nodeId.nullable(), message: z.string() }),
]);
export type RunEvent = z.infer<typeof runEventSchema>;

/** What the run's process is told. */
export type RunOrder =
  | { kind: "run"; plan: RunPlan }
  | { kind: "deliver"; nodeId: string }
  | { kind: "mailed"; nodeId: string; error?: string };

/** How a run ended. `message` is for the person: what failed, where, and what to do. */
export type RunOutcome =
  | { status: "completed"; recordsProcessed: number | null }
  | { status: "failed"; nodeId: string | null; message: string }
  /** The signal was aborted. */
  | { status: "cancelled" }
  /** The process ended without a word. */
  | { status: "crashed"; message: string };
