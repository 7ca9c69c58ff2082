import { randomBytes } from "node:crypto";
import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { gatherText } from "#server/db/gather-text.ts";
import { executionResults } from "#shared/workflows/execution-result.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import type { Claim } from "./run-lease.store.ts";

/** `rows` is JSON text: megabytes that nobody looks into on their way to the page. */
export type KeptResult = Omit<typeof executionResults.$inferSelect, "rows"> & { rows: string };
export type NewResult = Omit<typeof executionResults.$inferInsert, "executionId" | "rows"> & { rows: string };
export type ExecutionResultStore = ReturnType<typeof createExecutionResultStore>;

/** By name, or megabytes would be sent twice. */
const asInserted = Object.fromEntries(
  (["kind", "title", "rowCount", "chart", "x", "y", "fields", "rows", "fileName", "fileKey", "fileBytes"] as const).map(
    (name) => [name, sql.raw(`excluded."${executionResults[name].name}"`)],
  ),
);

const kept = { ...getTableColumns(executionResults), rows: sql<string>`${executionResults.rows}::text` };

/** What destinations kept for people. */
export function createExecutionResultStore(db: Database) {
  const ofOwner = (userId: number) =>
    sql`${executionResults.executionId} in (select ${executionRuns.executionId} from ${executionRuns} where ${executionRuns.userId} = ${userId})`;
  const one = (executionId: number, nodeId: string) =>
    and(eq(executionResults.executionId, executionId), eq(executionResults.nodeId, nodeId));

  return {
    /** Takes the place of what the node kept before in this run; false where the run is not this worker's any more. */
    keep(run: Claim, { rows, ...result }: NewResult): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const [held] = await transaction
          .update(executionRuns)
          .set({ bytes: null, version: sql`${executionRuns.version} + 1` })
          .where(and(eq(executionRuns.executionId, run.executionId), eq(executionRuns.claim, run.claim)))
          .returning({ id: executionRuns.executionId });
        if (!held) return false;
        const [before] = await transaction
          .select({ bytes: executionResults.fileBytes })
          .from(executionResults)
          .where(one(run.executionId, result.nodeId));
        const more = (result.fileBytes ?? 0) - (before?.bytes ?? 0);
        if (more !== 0)
          await transaction
            .update(executionRuns)
            .set({ fileBytes: sql`${executionRuns.fileBytes} + ${more}` })
            .where(eq(executionRuns.executionId, run.executionId));
        const text = await gatherText(transaction, rows);
        await transaction
          .insert(executionResults)
          .values({ ...result, rows: sql`${text}::json`, executionId: run.executionId })
          .onConflictDoUpdate({
            target: [executionResults.executionId, executionResults.nodeId],
            set: { ...asInserted, createdAt: sql`now()` },
          });
        return true;
      });
    },

    async get(userId: number, executionId: number, nodeId: string): Promise<KeptResult | null> {
      const [row] = await db
        .select(kept)
        .from(executionResults)
        .where(and(one(executionId, nodeId), ofOwner(userId)));
      return row ?? null;
    },

    /** What is shared under this token, with when its run ended. */
    async shared(token: string): Promise<{ result: KeptResult; endedAt: Date | null } | null> {
      const [row] = await db
        .select({ result: kept, endedAt: executions.endedAt })
        .from(executionResults)
        .innerJoin(executions, eq(executions.id, executionResults.executionId))
        .where(eq(executionResults.shareToken, token));
      return row ?? null;
    },

    async countShared(userId: number): Promise<number> {
      return db.$count(executionResults, and(isNotNull(executionResults.shareToken), ofOwner(userId)));
    },

    /** The token it is shared under from now on, or already was; null where there is no such result. */
    async share(userId: number, executionId: number, nodeId: string): Promise<string | null> {
      const token = randomBytes(24).toString("base64url");
      const [row] = await db
        .update(executionResults)
        .set({ shareToken: sql`coalesce(${executionResults.shareToken}, ${token})` })
        .where(and(one(executionId, nodeId), eq(executionResults.kind, "dashboard"), ofOwner(userId)))
        .returning({ token: executionResults.shareToken });
      return row?.token ?? null;
    },

    async unshare(userId: number, executionId: number, nodeId: string): Promise<boolean> {
      const rows = await db
        .update(executionResults)
        .set({ shareToken: null })
        .where(and(one(executionId, nodeId), ofOwner(userId)))
        .returning({ nodeId: executionResults.nodeId });
      return rows.length > 0;
    },
  };
}
