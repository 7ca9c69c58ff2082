import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { executionResults } from "#shared/workflows/execution-result.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import type { Database } from "./database.ts";

/** Runs in one statement: each may have two thousand steps, which go with it. */
const AT_ONCE = 2;
const BATCH = 200;

type RemoveFile = (key: string) => Promise<void>;

/**
 * Removes these runs a few at a time, so that other calls have their turns in between. Files of their results go with them
 * where it is known how; otherwise they are taken away within hours, as files that nothing points at.
 */
export async function removeExecutions(
  db: Database,
  ids: readonly number[],
  removeFile: RemoveFile | null,
): Promise<void> {
  const { executionId, fileKey } = executionResults;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const few = ids.slice(at, at + AT_ONCE);
    const files = removeFile
      ? await db
          .select({ fileKey })
          .from(executionResults)
          .where(and(inArray(executionId, few), isNotNull(fileKey)))
      : [];
    await db.delete(executions).where(inArray(executions.id, few));
    for (const { fileKey: key } of files) if (key !== null) await removeFile?.(key);
  }
}

/** Removes all runs of a workflow or of an account, before it goes itself. */
export async function removeRunsOf(
  db: Database,
  of: { workflowId: number } | { userId: number },
  removeFile: RemoveFile | null,
): Promise<void> {
  for (;;) {
    const rows =
      "workflowId" in of
        ? await db
            .select({ id: executions.id })
            .from(executions)
            .where(eq(executions.workflowId, of.workflowId))
            .limit(BATCH)
        : await db
            .select({ id: executionRuns.executionId })
            .from(executionRuns)
            .where(eq(executionRuns.userId, of.userId))
            .limit(BATCH);
    if (rows.length === 0) return;
    await removeExecutions(
      db,
      rows.map(({ id }) => id),
      removeFile,
    );
  }
}
