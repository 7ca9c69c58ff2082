import { z } from "zod";
import {
  type DashboardResult,
  type Execution,
  type ExecutionDetail,
  executionResultSchema,
  executionSchema,
  executionStatuses,
  type LogLine,
  logLineSchema,
  nodeRunSchema,
  nodeRunStatuses,
  skippedRowSchema,
} from "#shared/workflows/execution.schema.ts";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";
import { nodeTypes } from "#shared/workflows/node-types.ts";
import { boundParameterSchema } from "#shared/workflows/parameter.schema.ts";
import type { ExecutionRow, NodeRow, RunRow } from "./execution.store.ts";
import type { KeptResult } from "./execution-result.store.ts";
import type { ResultRow } from "./results-of-run.ts";

// Made once: a run may have two thousand nodes, and is shown again with each of its changes.
const statusSchema = z.enum(executionStatuses).catch("failed");
const nodeTypeSchema = z.enum(nodeTypes).nullable().catch(null);
const nodeStatusSchema = z.enum(nodeRunStatuses).catch("failed");
const skippedRowsSchema = z.array(skippedRowSchema).catch([]);
const resultsSchema = z.array(executionResultSchema);
const logsSchema = z.array(logLineSchema).catch([]);

/** `notice` is what a queued run waits for. */
export function toExecution(row: ExecutionRow, notice: string | null): Execution {
  return {
    id: row.id,
    workflowId: row.workflowId ?? 0,
    status: statusSchema.parse(row.status),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    duration: row.duration,
    recordsProcessed: row.recordsProcessed,
    rowsDelivered: row.rowsDelivered,
    rowsSkipped: row.rowsSkipped,
    error: row.error,
    trigger: executionSchema.shape.trigger.parse(row.trigger),
    workflowVersion: row.workflowVersion,
    fromLabel: row.fromNode === null ? null : (row.fromLabel ?? row.fromNode),
    usedPins: Array.isArray(row.pinnedNodes) && row.pinnedNodes.length > 0,
    notice: row.status === "queued" ? notice : null,
  };
}

export function toExecutionDetail(
  execution: Execution,
  {
    run,
    workflowName,
    nodes,
    samples,
    results,
    logs,
  }: {
    run: RunRow;
    workflowName: string;
    nodes: NodeRow[];
    samples: { nodeId: string; keptRows: boolean }[];
    results: ResultRow[];
    logs: LogLine[];
  },
): ExecutionDetail {
  const sampled = new Map(samples.map(({ nodeId, keptRows }) => [nodeId, keptRows]));
  const rowsRemoved = run.rowsRemovedAt !== null;
  return {
    ...execution,
    workflowName,
    emailOnFailure: run.emailOnFailure,
    nodes: nodes.map((node) =>
      nodeRunSchema.parse({
        ...node,
        nodeType: nodeTypeSchema.parse(node.nodeType),
        status: nodeStatusSchema.parse(node.status),
        skippedRows: skippedRowsSchema.parse(node.skippedRows),
        startedAt: node.startedAt?.toISOString() ?? null,
        endedAt: node.endedAt?.toISOString() ?? null,
        hasSample: sampled.has(node.nodeId),
        keptRows: sampled.get(node.nodeId) ?? false,
      }),
    ),
    results: resultsSchema.parse(results),
    logs,
    parameters: z.array(boundParameterSchema).catch([]).parse(run.parameters),
    rerunOf: run.rerunOf,
    canRerunFailed: canRerunFailed(execution.status) && !rowsRemoved && run.fromNode === null,
    rowsRemoved,
  };
}

/** Only what did not come to its end has a step to start again from. */
export function canRerunFailed(status: string): boolean {
  return status === "failed" || status === "cancelled";
}

export function toLogs(value: unknown): LogLine[] {
  return logsSchema.parse(value);
}

/** A {@link DashboardResult} as JSON, its rows as they are kept: taking megabytes of them apart would hold up everybody. */
export function toDashboardJson({ rows, ...result }: KeptResult, endedAt: Date | null): string {
  const rest: Omit<DashboardResult, "rows"> = {
    title: result.title,
    chart: result.chart,
    x: result.x,
    y: z.array(z.string()).catch([]).parse(result.y),
    fields: z.array(fieldSchema).catch([]).parse(result.fields),
    rowCount: result.rowCount,
    finishedAt: endedAt?.toISOString() ?? null,
  };
  return `${JSON.stringify(rest).slice(0, -1)},"rows":${rows}}`;
}
