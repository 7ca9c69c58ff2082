import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { gatherText } from "#server/db/gather-text.ts";
import type { LogLine } from "#shared/workflows/execution.schema.ts";
import { executionInputs } from "#shared/workflows/execution-input.table.ts";
import { executionNodes } from "#shared/workflows/execution-node.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { topologicalOrder } from "#shared/workflows/graph.ts";
import type { EdgeOutput } from "#shared/workflows/node-types.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";
import { type ResultRow, resultsOfRun } from "./results-of-run.ts";
import { countUnderWay, writeEnd } from "./run-end.store.ts";
import { RUNS_ASKED_FOR_STEPS } from "./run-limits.ts";

export type ExecutionRow = Omit<typeof executions.$inferSelect, "logs"> & {
  trigger: string;
  workflowVersion: number | null;
  concurrency: number;
  userId: number;
  fromNode: string | null;
  fromLabel: string | null;
  pinnedNodes: unknown;
};
type FoundExecution = { execution: ExecutionRow; run: RunRow; workflowName: string };
export type RunRow = typeof executionRuns.$inferSelect;
export type NodeRow = typeof executionNodes.$inferSelect;
export type WorkflowRow = typeof workflows.$inferSelect;
export type NewExecution = Pick<
  typeof executionRuns.$inferInsert,
  "userId" | "trigger" | "workflowVersion" | "concurrency" | "emailOnFailure" | "fromNode" | "rowsOf"
> & {
  pinnedNodes: string[];
  /** Steps that the run has nothing to do with, because it begins later. */
  notRun: string[];
  parameters: BoundParameter[];
  workflowId: number;
  requestKey: string | null;
  nodes: { id: string; data: { label: string; nodeType: string } }[];
  edges: { source: string; target: string; output?: EdgeOutput | undefined }[];
  completedNodes: string[];
  rerunOf: number | null;
  logs: LogLine[];
  /** The JSON that it runs with; null for none, or, of a rerun, for that of the run it repeats. */
  input: string | null;
  /** Why the run could not even begin, where that is so. */
  failure: string | null;
};
export type ExecutionStore = ReturnType<typeof createExecutionStore>;

const { logs: _logs, ...executionColumns } = getTableColumns(executions);
const listed = {
  ...executionColumns,
  trigger: executionRuns.trigger,
  workflowVersion: executionRuns.workflowVersion,
  concurrency: executionRuns.concurrency,
  userId: executionRuns.userId,
  fromNode: executionRuns.fromNode,
  fromLabel: sql<
    string | null
  >`(select n.label from ${executionNodes} n where n.execution_id = ${executions.id} and n.node_id = ${executionRuns.fromNode})`,
  pinnedNodes: executionRuns.pinnedNodes,
};

const before = { status: "skipped", message: "Not run: this run began with a later step." };
/** Rows in one statement: a run may have two thousand steps, and each value is a parameter to be looked at. */
const NODES_AT_ONCE = 200;
const leftOut = { status: "skipped", message: "Has its rows from the run before." };

/** Runs as their owners see them; those of others are as if they were not there. */
export function createExecutionStore(db: Database) {
  const ofOwner = (userId: number, id: number) =>
    and(eq(executionRuns.executionId, id), eq(executionRuns.userId, userId));

  return {
    async workflow(userId: number, workflowId: number): Promise<WorkflowRow | null> {
      const [row] = await db
        .select()
        .from(workflows)
        .where(and(eq(workflows.id, workflowId), eq(workflows.userId, userId)));
      return row ?? null;
    },

    /**
     * A queued run; the one that was made before where the same request comes again, also from another process. Null
     * where the workflow was removed meanwhile. `full` where as many wait as may; a run that has failed already does not
     * wait.
     */
    create(run: NewExecution, mostWaiting: number): Promise<{ id: number; created: boolean } | "full" | null> {
      return db.transaction(async (transaction) => {
        const [owner] = await transaction
          .select({ id: workflows.id })
          .from(workflows)
          .where(and(eq(workflows.id, run.workflowId), eq(workflows.userId, run.userId)))
          .for("share");
        if (!owner) return null;
        if (run.requestKey !== null) {
          // A second call with the key waits here until the first one has committed.
          await transaction.execute(
            sql`select pg_advisory_xact_lock(hashtextextended(${run.requestKey}, ${run.userId}))`,
          );
          const [earlier] = await transaction
            .select({ id: executionRuns.executionId })
            .from(executionRuns)
            .where(and(eq(executionRuns.userId, run.userId), eq(executionRuns.requestKey, run.requestKey)));
          if (earlier) return { id: earlier.id, created: false };
        }
        if (run.failure === null) {
          // Calls of one account count one after the other, or many at once would all find room.
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('runs waiting'), ${run.userId})`);
          if ((await countQueued(transaction, run.userId)) >= mostWaiting) return "full";
        }
        const [row] = await transaction
          .insert(executions)
          .values({ workflowId: run.workflowId, status: "queued", logs: run.logs })
          .returning({ id: executions.id });
        if (!row) throw new Error("the database kept no run");
        const { workflowId: _workflow, logs: _lines, failure, input, notRun, ...kept } = run;
        const steps = sql`${await gatherText(transaction, JSON.stringify(run.nodes))}::json`;
        await transaction.insert(executionRuns).values({ ...kept, nodes: steps, executionId: row.id });
        if (input !== null) await transaction.insert(executionInputs).values({ executionId: row.id, body: input });
        else if (run.rerunOf !== null) await copyInput(transaction, { from: run.rerunOf, to: row.id });
        const failing = new Set(run.edges.filter(({ output }) => output === "errors").map(({ source }) => source));
        // As the rows flow, whatever was added last.
        const places = new Map(topologicalOrder(run.nodes, run.edges)?.map((id, place) => [id, place]));
        const nodes = run.nodes.map(({ id, data }, added) => ({
          ...{ executionId: row.id, nodeId: id, position: places.get(id) ?? added },
          ...{ label: data.label, nodeType: data.nodeType },
          ...(run.completedNodes.includes(id) ? leftOut : notRun.includes(id) ? before : { status: "waiting" }),
          ...{ skippedRows: [], errorOutput: failing.has(id) },
        }));
        for (let at = 0; at < nodes.length; at += NODES_AT_ONCE)
          await transaction.insert(executionNodes).values(nodes.slice(at, at + NODES_AT_ONCE));
        if (failure !== null)
          await writeEnd(transaction, row.id, {
            status: "failed",
            recordsProcessed: null,
            error: failure,
            nodeId: null,
          });
        return { id: row.id, created: true };
      });
    },

    /** Newest first. */
    list(userId: number, workflowId: number, most: number): Promise<ExecutionRow[]> {
      return db
        .select(listed)
        .from(executions)
        .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .where(and(eq(executions.workflowId, workflowId), eq(executionRuns.userId, userId)))
        .orderBy(desc(executions.startedAt), desc(executions.id))
        .limit(most);
    },

    async get(userId: number, id: number): Promise<FoundExecution | null> {
      const [row] = await db
        .select({ execution: listed, run: executionRuns, workflowName: workflows.name })
        .from(executions)
        .innerJoin(workflows, eq(workflows.id, executions.workflowId))
        .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .where(ofOwner(userId, id));
      return row ?? null;
    },

    nodes(id: number): Promise<NodeRow[]> {
      return db
        .select()
        .from(executionNodes)
        .where(eq(executionNodes.executionId, id))
        .orderBy(asc(executionNodes.position));
    },

    results: (id: number): Promise<ResultRow[]> => resultsOfRun(db, id),

    /** When each of a workflow's nodes was last worked on, by the newest runs. Each is asked by itself: it may have thousands of steps. */
    async lastRuns(workflowId: number): Promise<Map<string, Date>> {
      const { nodeId, endedAt, executionId, status } = executionNodes;
      const newest = await db
        .select({ id: executions.id })
        .from(executions)
        .where(eq(executions.workflowId, workflowId))
        .orderBy(desc(executions.startedAt), desc(executions.id))
        .limit(RUNS_ASKED_FOR_STEPS);
      const last = new Map<string, Date>();
      for (const { id } of newest) {
        const rows = await db
          .select({ nodeId, endedAt })
          .from(executionNodes)
          .where(and(eq(executionId, id), isNotNull(endedAt), ne(status, "skipped")));
        for (const row of rows) {
          const known = last.get(row.nodeId);
          if (row.endedAt && (!known || row.endedAt > known)) last.set(row.nodeId, row.endedAt);
        }
      }
      return last;
    },

    async logs(id: number): Promise<unknown> {
      const [row] = await db.select({ logs: executions.logs }).from(executions).where(eq(executions.id, id));
      return row?.logs ?? [];
    },

    /** Counts that grow with everything that is shown of a run, by its id. */
    async versions(ids: number[]): Promise<Map<number, number>> {
      const rows = await db
        .select({ id: executionRuns.executionId, version: executionRuns.version })
        .from(executionRuns)
        .where(inArray(executionRuns.executionId, ids));
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    underWay: (userId: number) => countUnderWay(db, userId),

    /** Ends a run that waits, asks for the end of one that is under way, leaves one that has ended. False where there is no such run. */
    cancel(userId: number, id: number): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const [run] = await transaction.select().from(executionRuns).where(ofOwner(userId, id)).for("update");
        if (!run) return false;
        const [execution] = await transaction
          .select({ status: executions.status })
          .from(executions)
          .where(eq(executions.id, id));
        if (execution?.status === "queued")
          await writeEnd(transaction, id, { status: "cancelled", recordsProcessed: null, error: null, nodeId: null });
        if (execution?.status === "running")
          await transaction
            .update(executionRuns)
            .set({ cancelRequestedAt: sql`coalesce(${executionRuns.cancelRequestedAt}, now())` })
            .where(eq(executionRuns.executionId, id));
        return true;
      });
    },
  };
}

async function copyInput(db: Pick<Database, "execute">, { from, to }: { from: number; to: number }): Promise<void> {
  await db.execute(
    sql`insert into ${executionInputs} (execution_id, body) select ${to}, body from ${executionInputs} where execution_id = ${from}`,
  );
}

async function countQueued(db: Pick<Database, "select">, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(executionRuns)
    .innerJoin(executions, eq(executions.id, executionRuns.executionId))
    .where(and(eq(executionRuns.userId, userId), eq(executions.status, "queued")));
  return row?.count ?? 0;
}
