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
import type { ExecutionRow, NodeRow, ResultRow, RunRow } from "./execution.store.ts";
import type { KeptResult } from "./execution-result.store.ts";

const trigger = executionSchema.shape.trigger;
const cells = z.array(z.array(z.string().nullable()));

/** `notice` is what a queued run waits for. */
export function toExecution(row: ExecutionRow, notice: string | null): Execution {
  return {
    id: row.id,
    workflowId: row.workflowId ?? 0,
    status: z.enum(executionStatuses).catch("failed").parse(row.status),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    duration: row.duration,
    recordsProcessed: row.recordsProcessed,
    error: row.error,
    trigger: trigger.catch("manual").parse(row.trigger),
    notice: row.status === "queued" ? notice : null,
  };
}

export function toExecutionDetail(
  execution: Execution,
  { run, nodes, results, logs }: { run: RunRow; nodes: NodeRow[]; results: ResultRow[]; logs: LogLine[] },
): ExecutionDetail {
  const rowsRemoved = run.rowsRemovedAt !== null;
  return {
    ...execution,
    nodes: nodes.map((node) =>
      nodeRunSchema.parse({
        ...node,
        status: z.enum(nodeRunStatuses).catch("failed").parse(node.status),
        skippedRows: z.array(skippedRowSchema).catch([]).parse(node.skippedRows),
        startedAt: node.startedAt?.toISOString() ?? null,
        endedAt: node.endedAt?.toISOString() ?? null,
      }),
    ),
    results: z.array(executionResultSchema).parse(results),
    logs,
    rerunOf: run.rerunOf,
    canRerunFailed: canRerunFailed(execution.status) && !rowsRemoved,
    rowsRemoved,
  };
}

/** Only what did not come to its end has a step to start again from. */
export function canRerunFailed(status: string): boolean {
  return status === "failed" || status === "cancelled";
}

export function toLogs(value: unknown): LogLine[] {
  return z.array(logLineSchema).catch([]).parse(value);
}

export function toDashboardResult(result: KeptResult, endedAt: Date | null): DashboardResult {
  return {
    title: result.title,
    chart: result.chart,
    x: result.x,
    y: z.array(z.string()).catch([]).parse(result.y),
    fields: z.array(fieldSchema).catch([]).parse(result.fields),
    rows: cells.catch([]).parse(result.rows),
    rowCount: result.rowCount,
    finishedAt: endedAt?.toISOString() ?? null,
  };
}
