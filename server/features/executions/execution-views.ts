import { AppError } from "#server/errors.ts";
import {
  type Execution,
  type ExecutionDetail,
  type ExecutionSample,
  executionSampleSchema,
} from "#shared/workflows/execution.schema.ts";
import type { ExecutionRow, ExecutionStore } from "./execution.store.ts";
import type { ExecutionSampleStore } from "./execution-sample.store.ts";
import { notThere, noWorkflow } from "./start-refusals.ts";
import { toExecution, toExecutionDetail, toLogs } from "./to-execution.ts";

export type ExecutionViewsDeps = {
  executions: ExecutionStore;
  samples: ExecutionSampleStore;
  /** Runs of one account under way at once, as the workers of this process have it. */
  perAccountHere: number;
};

const IN_LIST = 100;

/** What an owner sees of runs. */
export function createExecutionViews({ executions, samples: kept, perAccountHere }: ExecutionViewsDeps) {
  async function load(userId: number, id: number) {
    const found = await executions.get(userId, id);
    if (!found) throw notThere();
    return found;
  }

  async function get(userId: number, id: number): Promise<Execution> {
    const { execution } = await load(userId, id);
    return toExecution(execution, await noticeFor(execution));
  }

  /** Why a queued run has not begun, and what the person can do about it. */
  async function noticeFor(row: ExecutionRow): Promise<string | null> {
    if (row.status !== "queued") return null;
    const underWay = await executions.underWay(row.userId);
    const allowed = Math.min(row.concurrency, perAccountHere);
    if (underWay < allowed) return "Waiting for a free worker.";
    const remedy =
      allowed < perAccountHere
        ? "Cancel one, or raise the limit in Settings."
        : "Cancel one, or wait until one is finished.";
    return `Waiting: ${underWay} of your runs ${underWay === 1 ? "is" : "are"} running. The limit is ${allowed} at a time. ${remedy}`;
  }

  return {
    load,

    /** Newest first. @throws AppError notFound */
    async list(userId: number, workflowId: number): Promise<Execution[]> {
      if (!(await executions.workflow(userId, workflowId))) throw noWorkflow();
      const rows = await executions.list(userId, workflowId, IN_LIST);
      return Promise.all(rows.map(async (row) => toExecution(row, await noticeFor(row))));
    },

    get,

    /** When each node was last worked on, by its id. @throws AppError notFound */
    async lastRuns(userId: number, workflowId: number): Promise<Record<string, string>> {
      if (!(await executions.workflow(userId, workflowId))) throw noWorkflow();
      const last = await executions.lastRuns(workflowId);
      return Object.fromEntries([...last].map(([nodeId, endedAt]) => [nodeId, endedAt.toISOString()]));
    },

    /** With the count of its changes, which was not smaller when the rest was read. @throws AppError notFound */
    async detail(userId: number, id: number): Promise<{ detail: ExecutionDetail; version: number }> {
      const { execution, run, workflowName } = await load(userId, id);
      const [nodes, samples, results, logs] = await Promise.all([
        executions.nodes(id),
        kept.list(id),
        executions.results(id),
        executions.logs(id),
      ]);
      const shown = toExecution(execution, await noticeFor(execution));
      return {
        detail: toExecutionDetail(shown, { run, workflowName, nodes, samples, results, logs: toLogs(logs) }),
        version: run.version,
      };
    },

    /** @throws AppError notFound */
    async sample(userId: number, id: number, nodeId: string): Promise<ExecutionSample> {
      const row = await kept.get(userId, id, nodeId);
      if (!row) throw new AppError("notFound", "No rows of this step are kept. Run the workflow again.");
      return executionSampleSchema.parse(row);
    },
  };
}
