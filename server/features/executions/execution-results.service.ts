import type { Readable } from "node:stream";
import { AppError } from "#server/errors.ts";
import type { ExecutionStore } from "./execution.store.ts";
import type { ExecutionResultStore } from "./execution-result.store.ts";
import { MOST_SHARED } from "./run-limits.ts";
import { toDashboardJson } from "./to-execution.ts";

export type ExecutionResultsDeps = {
  executions: Pick<ExecutionStore, "get">;
  results: ExecutionResultStore;
  /** The bytes of a kept file; null where they are gone. */
  openFile: (key: string) => Promise<Readable | null>;
};

export type ExecutionResultsService = ReturnType<typeof createExecutionResultsService>;

/** What runs kept for people: for the owner of the run, and for everybody with the link where the owner shares it. */
export function createExecutionResultsService({ executions, results, openFile }: ExecutionResultsDeps) {
  return {
    /** As JSON. @throws AppError notFound */
    async dashboard(userId: number, executionId: number, nodeId: string): Promise<string> {
      const [found, result] = await Promise.all([
        executions.get(userId, executionId),
        results.get(userId, executionId, nodeId),
      ]);
      if (!found) throw notThere();
      if (result?.kind !== "dashboard") throw found.run.rowsRemovedAt ? removed() : notThere();
      return toDashboardJson(result, found.execution.endedAt);
    },

    /** @throws AppError notFound */
    async file(userId: number, executionId: number, nodeId: string): Promise<{ name: string; content: Readable }> {
      const [found, result] = await Promise.all([
        executions.get(userId, executionId),
        results.get(userId, executionId, nodeId),
      ]);
      if (!found) throw notThere();
      const content = result?.fileKey ? await openFile(result.fileKey) : null;
      if (!result || !content) throw found.run.rowsRemovedAt ? removed() : notThere();
      return { name: result.fileName ?? "export.csv", content };
    },

    /** @throws AppError notFound, conflict where the account shares as many as it may */
    async share(userId: number, executionId: number, nodeId: string): Promise<string> {
      const result = await results.get(userId, executionId, nodeId);
      if (result?.shareToken == null && (await results.countShared(userId)) >= MOST_SHARED)
        throw new AppError(
          "conflict",
          `You're sharing ${MOST_SHARED} results, which is the limit. Stop sharing one first.`,
        );
      const token = await results.share(userId, executionId, nodeId);
      if (token === null) throw notThere();
      return token;
    },

    /** The link stops working at once. @throws AppError notFound */
    async unshare(userId: number, executionId: number, nodeId: string): Promise<void> {
      if (!(await results.unshare(userId, executionId, nodeId))) throw notThere();
    },

    /** As JSON. @throws AppError notFound */
    async shared(token: string): Promise<string> {
      const found = /^[\w-]{32}$/.test(token) ? await results.shared(token) : null;
      if (!found) throw new AppError("notFound", "This result isn't shared, or no longer is.");
      return toDashboardJson(found.result, found.endedAt);
    },
  };
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this result");
}

function removed(): AppError {
  return new AppError("notFound", "The rows of this run were cleaned up. Run the workflow again.");
}
