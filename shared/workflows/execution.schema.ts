import { z } from "zod";
import { fieldSchema } from "./node-config.schema.ts";
import { nodeTypes } from "./node-types.ts";
import { boundParameterSchema } from "./parameter.schema.ts";

/**
 * `queued` until a worker takes it. `completed_with_skips`: it came to its end, but rows were left out on the way, as the steps
 * were set to. `failed` says why in `error`.
 */
export const executionStatuses = [
  "queued",
  "running",
  "completed",
  "completed_with_skips",
  "failed",
  "cancelled",
] as const;
export const nodeRunStatuses = ["waiting", "running", "completed", "failed", "cancelled", "skipped"] as const;

const isoDate = z.string();

/** A row that was left out, and why. */
export const skippedRowSchema = z.object({ reason: z.string(), row: z.record(z.string(), z.string().nullable()) });
export type SkippedRow = z.infer<typeof skippedRowSchema>;

/** One node in one run. Times are ISO dates; counts are rows. */
export const nodeRunSchema = z.object({
  nodeId: z.string(),
  label: z.string(),
  /** Null in runs from before it was kept. */
  nodeType: z.enum(nodeTypes).nullable().default(null),
  status: z.enum(nodeRunStatuses),
  rowsIn: z.number().nullable(),
  rowsOut: z.number().nullable(),
  skipped: z.number().default(0),
  skippedRows: z.array(skippedRowSchema).default([]),
  /** Whether what it skipped went on by its output for failed rows. */
  errorOutput: z.boolean().default(false),
  attempts: z.number().default(1),
  startedAt: isoDate.nullable(),
  endedAt: isoDate.nullable(),
  message: z.string().nullable(),
  /** Whether its first rows can be looked at, and whether all of them are kept for a run that begins later. */
  hasSample: z.boolean().default(false),
  keptRows: z.boolean().default(false),
});
export type NodeRun = z.infer<typeof nodeRunSchema>;

export const logLineSchema = z.object({
  at: isoDate,
  level: z.enum(["info", "warning", "error"]),
  nodeId: z.string().nullable(),
  text: z.string(),
});
export type LogLine = z.infer<typeof logLineSchema>;

const triggers = ["manual", "rerun", "schedule", "webhook", "api"] as const;

/** What is told of a run wherever it is named; `duration` is in milliseconds. */
export const runFactsSchema = z.object({
  duration: z.number().nullable().default(null),
  /** Rows that arrived at destinations; null until the run has ended. */
  rowsDelivered: z.number().nullable().default(null),
  /** Rows that steps left out because they did not fit, and that no output for failed rows took on. */
  rowsSkipped: z.number().default(0),
  /** Why it failed. */
  error: z.string().nullable().default(null),
  /** What set it off: a person, a rerun, a schedule, or another system. */
  trigger: z.enum(triggers).catch("manual").default("manual"),
  /** Of the workflow; null in runs from before versions were counted. */
  workflowVersion: z.number().nullable().default(null),
});
export type RunFacts = z.infer<typeof runFactsSchema>;

export const executionSchema = runFactsSchema.extend({
  id: z.number(),
  workflowId: z.number(),
  status: z.enum(executionStatuses),
  startedAt: isoDate,
  endedAt: isoDate.nullable(),
  /** Rows that sources have read. */
  recordsProcessed: z.number().nullable(),
  /** The step that it began with, on rows of an earlier run; null where it began at the sources. */
  fromLabel: z.string().nullable().default(null),
  /** Whether pinned rows stood for what steps put out. */
  usedPins: z.boolean().default(false),
  /** What a queued run waits for. */
  notice: z.string().nullable().default(null),
});
export type Execution = z.infer<typeof executionSchema>;

/** What a destination kept for people to look at or fetch: the rows of a dashboard, or a file. */
export const executionResultSchema = z.object({
  /** The run that made it: another one than the run that shows it, where that left the step out. */
  executionId: z.number(),
  nodeId: z.string(),
  kind: z.enum(["dashboard", "file"]),
  title: z.string(),
  rowCount: z.number(),
  fileName: z.string().nullable(),
  /** Set where the result is shared: the last part of its public address. */
  shareToken: z.string().nullable(),
});
export type ExecutionResult = z.infer<typeof executionResultSchema>;

export const executionDetailSchema = executionSchema.extend({
  workflowName: z.string().default(""),
  /** Whether the account asked to be emailed if it fails or skips rows. */
  emailOnFailure: z.boolean().default(false),
  nodes: z.array(nodeRunSchema),
  results: z.array(executionResultSchema),
  logs: z.array(logLineSchema),
  /** What the workflow's parameters stood for. */
  parameters: z.array(boundParameterSchema).default([]),
  /** The run that this one repeats. */
  rerunOf: z.number().nullable().default(null),
  /** False where "rerun from the failed step" has nothing to go on. */
  canRerunFailed: z.boolean().default(false),
  /** True once its rows, results and files were cleaned up; the counts stay. */
  rowsRemoved: z.boolean().default(false),
});
export type ExecutionDetail = z.infer<typeof executionDetailSchema>;

/** Cells as text, null where empty; columns in the order of `fields`. */
const rowsSchema = z.object({
  fields: z.array(fieldSchema),
  rows: z.array(z.array(z.string().nullable())),
});
export type Rows = z.infer<typeof rowsSchema>;

/** The first rows that a step put out in a run, of `rowCount` in all; secrets are hidden. */
export const executionSampleSchema = rowsSchema.extend({ rowCount: z.number().nullable(), keptRows: z.boolean() });
export type ExecutionSample = z.infer<typeof executionSampleSchema>;

export const dashboardResultSchema = rowsSchema.extend({
  title: z.string(),
  chart: z.string(),
  x: z.string(),
  y: z.array(z.string()),
  rowCount: z.number(),
  finishedAt: isoDate.nullable(),
});
export type DashboardResult = z.infer<typeof dashboardResultSchema>;

/** The first rows that a node puts out, and what the nodes before it let through on the way. */
export const previewSchema = rowsSchema.extend({
  /** True where there are more rows than are shown. */
  more: z.boolean(),
  /** True where only the first rows of a source were looked at, so that counts and totals are of those alone. */
  sampled: z.boolean().default(false),
  nodes: z.array(
    z.object({
      nodeId: z.string(),
      rowsOut: z.number().nullable(),
      /** Rows that it left out, and some of them with their reasons. */
      skipped: z.number().default(0),
      skippedRows: z.array(skippedRowSchema).default([]),
      /** Of a join: how many rows of each side match, in words. */
      matches: z.string().nullable().default(null),
    }),
  ),
});
export type Preview = z.infer<typeof previewSchema>;

/** `offset` is where in the text the problem begins, where that is known. */
export const expressionCheckSchema = z.object({
  ok: z.boolean(),
  type: z.string().nullable(),
  message: z.string().nullable(),
  offset: z.number().nullable(),
});
export type ExpressionCheck = z.infer<typeof expressionCheckSchema>;
