import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { executionInputs } from "#shared/workflows/execution-input.table.ts";
import { executionNodes } from "#shared/workflows/execution-node.table.ts";
import { executionResults } from "#shared/workflows/execution-result.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executionSamples } from "#shared/workflows/execution-sample.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";

export type RetentionStore = ReturnType<typeof createRetentionStore>;

const BATCH = 200;
const open = ["queued", "running"];

const { nodes, edges, executionId: ofRun } = executionRuns;
const results = sql`(select coalesce(sum(pg_column_size(r.rows)), 0) from ${executionResults} r where r.execution_id = ${ofRun})`;
const skipped = sql`(select coalesce(sum(pg_column_size(n.skipped_rows)), 0) from ${executionNodes} n where n.execution_id = ${ofRun})`;
const inputs = sql`(select coalesce(sum(pg_column_size(i.body)), 0) from ${executionInputs} i where i.execution_id = ${ofRun})`;
const samples = sql`(select coalesce(sum(pg_column_size(s.rows)), 0) from ${executionSamples} s where s.execution_id = ${ofRun})`;
/** What a run takes, as it is stored. */
const ownBytes = sql`${samples} + pg_column_size(${nodes}) + pg_column_size(${edges}) + pg_column_size(${executions.logs}) + ${results} + ${skipped} + ${inputs}`;

/** What is kept of runs that ended, and for how long. */
export function createRetentionStore(db: Database) {
  const ended = notInArray(executions.status, open);
  /** Its place among the runs of its workflow, the newest first. */
  const place = sql`row_number() over (partition by ${executions.workflowId} order by ${executions.startedAt} desc, ${executions.id} desc)`;

  async function emptyRuns(ids: number[]): Promise<number> {
    if (ids.length === 0) return 0;
    await db.transaction(async (transaction) => {
      await transaction
        .delete(executionResults)
        .where(and(inArray(executionResults.executionId, ids), isNull(executionResults.shareToken)));
      await transaction.delete(executionSamples).where(inArray(executionSamples.executionId, ids));
      await transaction.update(executionNodes).set({ skippedRows: [] }).where(inArray(executionNodes.executionId, ids));
      await transaction.delete(executionInputs).where(inArray(executionInputs.executionId, ids));
      await transaction.update(executions).set({ logs: [] }).where(inArray(executions.id, ids));
      await transaction
        .update(executionRuns)
        .set({ nodes: [], edges: [], rowsRemovedAt: sql`now()`, version: sql`${executionRuns.version} + 1` })
        .where(inArray(executionRuns.executionId, ids));
    });
    return ids.length;
  }

  return {
    /** Removes rows, results that are not shared, logs and definitions of old runs; counts and times stay. Answers how many runs. */
    async removeRows(before: Date, runsWithRows: number): Promise<number> {
      const ranked = db
        .select({ id: executions.id, endedAt: executions.endedAt, place: place.as("place") })
        .from(executions)
        .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .where(ended)
        .as("ranked");
      const old = await db
        .select({ id: ranked.id })
        .from(ranked)
        .innerJoin(executionRuns, eq(executionRuns.executionId, ranked.id))
        .where(
          and(
            isNull(executionRuns.rowsRemovedAt),
            or(lt(ranked.endedAt, before), sql`${ranked.place} > ${runsWithRows}`),
          ),
        )
        .limit(BATCH);
      return emptyRuns(old.map(({ id }) => id));
    },

    /**
     * The same for the oldest runs of accounts, or of one, whose runs take more bytes together, as they are stored. Those under
     * way and waiting count first, and stay. Answers how many runs.
     */
    async removeRowsBeyond(bytes: number, ofUser: number | null = null): Promise<number> {
      const { userId, executionId, rowsRemovedAt } = executionRuns;
      const ofAccount = ofUser === null ? undefined : eq(userId, ofUser);
      const isEnded = sql<boolean>`${ended}`;
      const ranked = db
        .select({
          id: executions.id,
          ended: isEnded.as("ended"),
          total:
            sql<number>`sum(${ownBytes}) over (partition by ${userId} order by ${isEnded}, ${executions.id} desc)`.as(
              "total",
            ),
        })
        .from(executions)
        .innerJoin(executionRuns, eq(executionId, executions.id))
        .where(and(isNull(rowsRemovedAt), ofAccount))
        .as("ranked");
      const old = await db
        .select({ id: ranked.id })
        .from(ranked)
        .where(and(ranked.ended, gt(ranked.total, bytes)))
        .limit(BATCH);
      return emptyRuns(old.map(({ id }) => id));
    },

    /** What the runs of an account take that wait or are under way. */
    async bytesUnderWay(ofUser: number): Promise<number> {
      const { userId, executionId } = executionRuns;
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(${ownBytes}), 0)`.mapWith(Number) })
        .from(executions)
        .innerJoin(executionRuns, eq(executionId, executions.id))
        .where(and(inArray(executions.status, open), eq(userId, ofUser)));
      return row?.bytes ?? 0;
    },

    /** Removes runs altogether that no history shows any more; those with a shared result stay. Answers how many. */
    async removeRuns(before: Date, runsInHistory: number): Promise<number> {
      const ranked = db
        .select({ id: executions.id, endedAt: executions.endedAt, place: place.as("place") })
        .from(executions)
        .where(ended)
        .as("ranked");
      const shared = db
        .select({ id: executionResults.executionId })
        .from(executionResults)
        .where(isNotNull(executionResults.shareToken));
      const old = await db
        .select({ id: ranked.id })
        .from(ranked)
        .where(
          and(or(lt(ranked.endedAt, before), sql`${ranked.place} > ${runsInHistory}`), notInArray(ranked.id, shared)),
        )
        .limit(BATCH);
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await db.delete(executions).where(inArray(executions.id, ids));
      return ids.length;
    },

    /** Of these keys of files those that a result still points at. */
    async filesInUse(fileKeys: string[]): Promise<Set<string>> {
      const rows = await db
        .select({ fileKey: executionResults.fileKey })
        .from(executionResults)
        .where(inArray(executionResults.fileKey, fileKeys));
      return new Set(rows.flatMap(({ fileKey }) => fileKey ?? []));
    },

    /** Of these runs those whose folder may still be of use: under way, waiting, or broken off after `since`. */
    async inUse(ids: number[], since: Date): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: executions.id })
        .from(executions)
        .where(
          and(
            inArray(executions.id, ids),
            or(
              inArray(executions.status, open),
              and(
                inArray(executions.status, ["failed", "cancelled"]),
                sql`${executions.endedAt} > ${since.toISOString()}`,
              ),
            ),
          ),
        );
      return new Set(rows.map(({ id }) => id));
    },
  };
}
