import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { LogLine } from "#shared/workflows/execution.schema.ts";
import { executionNodes } from "#shared/workflows/execution-node.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import type { BrokenRunVerdict } from "./broken-run.ts";

export type RunEnd = {
  status: "completed" | "failed" | "cancelled";
  recordsProcessed: number | null;
  error: string | null;
  /** The node that the run failed at, where that is known. */
  nodeId: string | null;
};

type Writing = Pick<Database, "execute" | "insert" | "select" | "update">;

/** The largest number of the column that counts records. */
const MOST_RECORDS = 2_147_483_647;

/** Whole milliseconds, as moments are sent: a run lasted as long as its two moments are apart. */
const startedAt = sql`date_trunc('milliseconds', ${executions.startedAt})`;
const now = sql`date_trunc('milliseconds', now())`;

export async function countUnderWay(db: Writing, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(executionRuns)
    .innerJoin(executions, eq(executions.id, executionRuns.executionId))
    .where(and(eq(executionRuns.userId, userId), eq(executions.status, "running")));
  return row?.count ?? 0;
}

/** How a run has ended; `completed_with_skips` follows from what its steps have left out. */
export type EndStatus = RunEnd["status"] | "completed_with_skips";

/** Ends the run and every node of it; counts and times that are there stay. Answers how it has ended. */
export async function writeEnd(db: Writing, executionId: number, end: RunEnd): Promise<EndStatus> {
  const { error, nodeId } = end;
  const { delivered, skipped, read } = await countRows(db, executionId);
  // What failed or was cancelled had read something all the same.
  const recordsProcessed = end.recordsProcessed ?? (end.status === "completed" ? null : read);
  const status = end.status === "completed" && skipped > 0 ? "completed_with_skips" : end.status;
  await db
    .update(executions)
    .set({
      status,
      error,
      endedAt: sql`now()`,
      duration: sql`least(${MOST_RECORDS}, greatest(0, extract(epoch from ${now} - ${startedAt}) * 1000))::int`,
      recordsProcessed: recordsProcessed === null ? null : Math.min(MOST_RECORDS, recordsProcessed),
      rowsDelivered: delivered,
      rowsSkipped: skipped,
    })
    .where(eq(executions.id, executionId));
  await db
    .update(executionRuns)
    .set({ claim: null, leaseUntil: null, bytes: null, version: sql`${executionRuns.version} + 1` })
    .where(eq(executionRuns.executionId, executionId));
  if (status === "failed" && nodeId !== null)
    await db
      .update(executionNodes)
      .set({ status: "failed", message: error, endedAt: sql`coalesce(${executionNodes.endedAt}, now())` })
      .where(and(eq(executionNodes.executionId, executionId), eq(executionNodes.nodeId, nodeId)));
  await db
    .update(executionNodes)
    .set({ status: "cancelled", endedAt: sql`now()` })
    .where(and(eq(executionNodes.executionId, executionId), eq(executionNodes.status, "running")));
  await db
    .update(executionNodes)
    .set({ status: "skipped" })
    .where(and(eq(executionNodes.executionId, executionId), eq(executionNodes.status, "waiting")));
  if (error !== null)
    await appendLogs(db, executionId, [{ at: new Date().toISOString(), level: "error", nodeId, text: error }]);
  return status;
}

type RowCounts = { delivered: number; skipped: number; read: number | null };

/**
 * What arrived at the destinations of a run, what any of its steps left out for good, and what its sources have read to
 * the end; null where none has.
 */
async function countRows(db: Writing, executionId: number): Promise<RowCounts> {
  const { errorOutput, nodeId, nodeType, rowsIn, rowsOut, skipped, status } = executionNodes;
  const arrived = sql`${nodeType} = 'destination' and ${status} = 'completed'`;
  const pinned = sql`coalesce(${executionRuns.pinnedNodes}::jsonb, '[]'::jsonb)`;
  const wasRead = sql`${nodeType} = 'source' and ${status} = 'completed' and not jsonb_exists(${pinned}, ${nodeId})`;
  const [row] = await db
    .select({
      delivered: sql<number>`coalesce(sum(${rowsOut}) filter (where ${arrived}), 0)`.mapWith(Number),
      skipped: sql<number>`coalesce(sum(${skipped}) filter (where not ${errorOutput}), 0)`.mapWith(Number),
      read: sql<number | null>`sum(${rowsIn}) filter (where ${wasRead})`.mapWith(Number),
    })
    .from(executionNodes)
    .leftJoin(executionRuns, eq(executionRuns.executionId, executionNodes.executionId))
    .where(eq(executionNodes.executionId, executionId));
  return row ?? { delivered: 0, skipped: 0, read: null };
}

export async function queueAgain(
  db: Writing,
  executionId: number,
  verdict: Extract<BrokenRunVerdict, { status: "queued" }>,
): Promise<void> {
  await db.update(executions).set({ status: "queued" }).where(eq(executions.id, executionId));
  await db
    .update(executionRuns)
    .set({
      claim: null,
      leaseUntil: null,
      completedNodes: verdict.completedNodes,
      takeovers: sql`${executionRuns.takeovers} + 1`,
      version: sql`${executionRuns.version} + 1`,
    })
    .where(eq(executionRuns.executionId, executionId));
  await db
    .update(executionNodes)
    .set({
      ...{ status: "waiting", rowsIn: null, rowsOut: null, skipped: 0, skippedRows: [], attempts: 1 },
      ...{ startedAt: null, endedAt: null, message: null, deliveringAt: null },
    })
    .where(and(eq(executionNodes.executionId, executionId), notInArray(executionNodes.nodeId, verdict.completedNodes)));
  await appendLogs(db, executionId, [
    { at: new Date().toISOString(), level: "warning", nodeId: null, text: verdict.notice },
  ]);
}

export async function appendLogs(db: Writing, executionId: number, lines: LogLine[]): Promise<void> {
  await db
    .update(executions)
    .set({ logs: sql`(coalesce(${executions.logs}::jsonb, '[]') || ${JSON.stringify(lines)}::jsonb)::json` })
    .where(eq(executions.id, executionId));
}

export function toNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
