import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { removeExecutions } from "#server/db/remove-runs.ts";
import { executionInputs } from "#shared/workflows/execution-input.table.ts";
import { executionNodes } from "#shared/workflows/execution-node.table.ts";
import { executionResults } from "#shared/workflows/execution-result.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executionSamples } from "#shared/workflows/execution-sample.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import { STEPS_IN_HISTORY } from "./run-limits.ts";

export type RetentionStore = ReturnType<typeof createRetentionStore>;

const BATCH = 200;
/** Runs in one statement: each may have two thousand steps. */
const AT_ONCE = 3;
const open = ["queued", "running"];

const { nodes, edges, executionId: ofRun } = executionRuns;
const logs = sql`(select coalesce(pg_column_size(e.logs), 0) from ${executions} e where e.id = ${ofRun})`;
const results = sql`(select coalesce(sum(pg_column_size(r.rows)), 0) from ${executionResults} r where r.execution_id = ${ofRun})`;
const inputs = sql`(select coalesce(sum(pg_column_size(i.body)), 0) from ${executionInputs} i where i.execution_id = ${ofRun})`;
const samples = sql`(select coalesce(sum(pg_column_size(s.rows)), 0) from ${executionSamples} s where s.execution_id = ${ofRun})`;
/** With the columns of numbers and times, and the id once more in the index. */
const steps = sql`(select coalesce(sum(pg_column_size(n.skipped_rows) + 2 * octet_length(n.node_id) + octet_length(n.label) + coalesce(octet_length(n.message), 0) + 200), 0) from ${executionNodes} n where n.execution_id = ${ofRun})`;
/** What a run takes, as it is stored. */
const ownBytes = sql`${samples} + pg_column_size(${nodes}) + pg_column_size(${edges}) + ${logs} + ${results} + ${steps} + ${inputs}`;

/** What is kept of runs that ended, and for how long. */
export function createRetentionStore(db: Database, removeFile: (key: string) => Promise<void>) {
  const ended = notInArray(executions.status, open);
  /** Its place among the runs of its workflow, the newest first. */
  const place = sql`row_number() over (partition by ${executions.workflowId} order by ${executions.startedAt} desc, ${executions.id} desc)`;

  const ofAccount = (userId: number | null) => (userId === null ? undefined : eq(executionRuns.userId, userId));

  /** Counts what runs take that were never counted or have changed since, those of an account or all. Answers how much that is. */
  async function countBytes(userId: number | null): Promise<number> {
    const { executionId, bytes } = executionRuns;
    let all = 0;
    for (;;) {
      // One that somebody is just writing about is counted another time.
      const changed = db
        .select({ executionId })
        .from(executionRuns)
        .where(and(isNull(bytes), ofAccount(userId)))
        .limit(AT_ONCE)
        .for("no key update", { skipLocked: true });
      const counted = await db
        .update(executionRuns)
        .set({ bytes: ownBytes })
        .where(inArray(executionId, changed))
        .returning({ bytes });
      if (counted.length === 0) return all;
      for (const run of counted) all += run.bytes ?? 0;
    }
  }

  /**
   * Takes away what runs have kept. Their steps, with counts and times, stay for the history where they are not too many;
   * `andSteps` takes all of them.
   */
  async function emptyRuns(ids: number[], andSteps: boolean): Promise<number> {
    for (let at = 0; at < ids.length; at += AT_ONCE) await emptyFew(ids.slice(at, at + AT_ONCE), andSteps);
    return ids.length;
  }

  async function emptyFew(ids: number[], andSteps: boolean): Promise<void> {
    const { executionId, position, skippedRows } = executionNodes;
    const files = await db.transaction(async (transaction) => {
      const removed = await transaction
        .delete(executionResults)
        .where(and(inArray(executionResults.executionId, ids), isNull(executionResults.shareToken)))
        .returning({ fileKey: executionResults.fileKey });
      await transaction.delete(executionSamples).where(inArray(executionSamples.executionId, ids));
      const ofMany = transaction
        .select({ executionId })
        .from(executionNodes)
        .where(and(inArray(executionId, ids), eq(position, STEPS_IN_HISTORY)));
      await transaction.delete(executionNodes).where(inArray(executionId, andSteps ? ids : ofMany));
      await transaction
        .update(executionNodes)
        .set({ skippedRows: [] })
        .where(and(inArray(executionId, ids), sql`${skippedRows}::text <> '[]'`));
      await transaction.delete(executionInputs).where(inArray(executionInputs.executionId, ids));
      await transaction.update(executions).set({ logs: [] }).where(inArray(executions.id, ids));
      await transaction
        .update(executionRuns)
        .set({
          ...{ nodes: [], edges: [], bytes: andSteps ? 0 : null, fileBytes: 0 },
          rowsRemovedAt: sql`coalesce(${executionRuns.rowsRemovedAt}, now())`,
          version: sql`${executionRuns.version} + 1`,
        })
        .where(inArray(executionRuns.executionId, ids));
      return removed;
    });
    for (const { fileKey } of files) if (fileKey !== null) await removeFile(fileKey);
  }

  /** Empties the oldest runs of an account until they take no more than `most` in that column; those under way and waiting stay. */
  async function emptyBeyond(column: "bytes" | "fileBytes", most: number, userId: number): Promise<number> {
    const { executionId } = executionRuns;
    const size = executionRuns[column];
    const ofUser = and(eq(executionRuns.userId, userId), gt(size, 0));
    const [sum] = await db
      .select({ bytes: sql`coalesce(sum(${size}), 0)`.mapWith(Number) })
      .from(executionRuns)
      .where(ofUser);
    let excess = (sum?.bytes ?? 0) - most;
    if (excess <= 0) return 0;
    const oldest = await db
      .select({ id: executionId, bytes: size })
      .from(executionRuns)
      .innerJoin(executions, eq(executions.id, executionId))
      .where(and(ofUser, ended))
      .orderBy(asc(executionId))
      .limit(BATCH);
    const ids: number[] = [];
    for (const { id, bytes } of oldest) {
      if (excess <= 0) break;
      ids.push(id);
      excess -= bytes ?? 0;
    }
    return emptyRuns(ids, true);
  }

  return {
    countBytes,

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
      return emptyRuns(
        old.map(({ id }) => id),
        false,
      );
    },

    /**
     * Takes more away, steps too, from the oldest runs of accounts, or of one, whose runs take more bytes together, as they are
     * stored. Those under way and waiting count, and stay. Answers how many runs.
     */
    async removeRowsBeyond(most: number, ofUser: number | null = null): Promise<number> {
      await countBytes(ofUser);
      if (ofUser !== null) return emptyBeyond("bytes", most, ofUser);
      const { userId, bytes } = executionRuns;
      const large = await db
        .select({ userId })
        .from(executionRuns)
        .where(gt(bytes, 0))
        .groupBy(userId)
        .having(gt(sql`sum(${bytes})`, most));
      let emptied = 0;
      for (const account of large) emptied += await emptyBeyond("bytes", most, account.userId);
      return emptied;
    },

    /** The same for the files of their results. */
    removeFilesBeyond: (most: number, ofUser: number): Promise<number> => emptyBeyond("fileBytes", most, ofUser),

    /** What the runs of an account take that wait or are under way, as it was counted last. */
    async bytesUnderWay(ofUser: number): Promise<number> {
      const { userId, executionId, bytes } = executionRuns;
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number) })
        .from(executions)
        .innerJoin(executionRuns, eq(executionId, executions.id))
        .where(and(inArray(executions.status, open), eq(userId, ofUser)));
      return row?.bytes ?? 0;
    },

    /** What the files of an account's results take. */
    async fileBytes(ofUser: number): Promise<number> {
      const { userId, fileBytes } = executionRuns;
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(${fileBytes}), 0)`.mapWith(Number) })
        .from(executionRuns)
        .where(and(eq(userId, ofUser), gt(fileBytes, 0)));
      return row?.bytes ?? 0;
    },

    /** Of these runs those of the account that have ended, the newest first. */
    async endedOf(ofUser: number, ids: number[]): Promise<number[]> {
      if (ids.length === 0) return [];
      const { userId, executionId } = executionRuns;
      const rows = await db
        .select({ id: executionId })
        .from(executionRuns)
        .innerJoin(executions, eq(executions.id, executionId))
        .where(and(eq(userId, ofUser), inArray(executionId, ids), ended))
        .orderBy(desc(executionId));
      return rows.map(({ id }) => id);
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
      await removeExecutions(db, ids, removeFile);
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
