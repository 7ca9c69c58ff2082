import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { inPieces } from "#server/db/in-pieces.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { removeRunsOf } from "#server/db/remove-runs.ts";
import type { RunFacts } from "#shared/workflows/execution.schema.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import type { SaveWorkflow } from "#shared/workflows/workflow.schema.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";
import { workflowSchedules } from "#shared/workflows/workflow-schedule.table.ts";
import { keepVersion, removeOldVersions } from "./workflow-version.store.ts";

export type WorkflowRow = typeof workflows.$inferSelect;
export type WorkflowSummaryRow = Omit<
  WorkflowRow,
  "nodes" | "edges" | "parameters" | "notes" | "characters" | "userId"
> & {
  nodeCount: number;
  nextRunAt: Date | null;
};
export type LastExecutionRow = Omit<RunFacts, "trigger"> & {
  id: number;
  workflowId: number;
  status: string;
  startedAt: Date;
  trigger: string | null;
};
/** What the database adds to a workflow; the rest is as it was given. */
export type WorkflowStamps = Pick<WorkflowRow, "id" | "createdAt" | "updatedAt">;
/** How many workflows, and how many characters their graphs take. */
export type WorkflowUsage = { count: number; characters: number };
/** What a version holds. */
type Content = Omit<SaveWorkflow, "isActive">;
type CheckRoom = (usage: WorkflowUsage) => void;
export type WorkflowStore = ReturnType<typeof createWorkflowStore>;

const stamps = {
  id: workflows.id,
  createdAt: workflows.createdAt,
  updatedAt: workflows.updatedAt,
};

/** Steps are counted in so many bytes at a time, as they are stored: of the longest graphs there may be megabytes. */
const COUNTED = { bytes: 20_000, rows: 50 };

function countNodes(db: Database, ids: number[]): Promise<{ id: number; nodeCount: number }[]> {
  const nodeCount = sql<number>`json_array_length(${workflows.nodes})`.mapWith(Number);
  return db.select({ id: workflows.id, nodeCount }).from(workflows).where(inArray(workflows.id, ids));
}

/** Workflows on accounts, with `removeFile` for files of their runs' results; every call takes the owner, and workflows of others are as if they were not there. */
export function createWorkflowStore(db: Database, removeFile: (key: string) => Promise<void>) {
  const ofOwner = (userId: number, id: number) => and(eq(workflows.id, id), eq(workflows.userId, userId));

  return {
    names(userId: number): Promise<Pick<WorkflowRow, "id" | "name">[]> {
      return db
        .select({ id: workflows.id, name: workflows.name })
        .from(workflows)
        .where(eq(workflows.userId, userId))
        .orderBy(desc(workflows.id));
    },

    /** Newest change first. */
    async list(userId: number): Promise<WorkflowSummaryRow[]> {
      const rows = await db
        .select({
          id: workflows.id,
          name: workflows.name,
          description: workflows.description,
          isActive: workflows.isActive,
          createdAt: workflows.createdAt,
          updatedAt: workflows.updatedAt,
          version: workflows.version,
          nextRunAt: workflowSchedules.nextRunAt,
          bytes: sql<number>`pg_column_size(${workflows.nodes})`.mapWith(Number),
        })
        .from(workflows)
        .leftJoin(workflowSchedules, eq(workflowSchedules.workflowId, workflows.id))
        .where(eq(workflows.userId, userId))
        .orderBy(desc(workflows.updatedAt), desc(workflows.id));
      const counts = new Map<number, number>();
      for await (const slice of inSlices(inPieces(rows, COUNTED), 1, ([ids = []]) => countNodes(db, ids)))
        for (const { id, nodeCount } of slice) counts.set(id, nodeCount);
      return rows.map(({ bytes: _bytes, ...row }) => ({ ...row, nodeCount: counts.get(row.id) ?? 0 }));
    },

    /** The newest run of each of these workflows that has one. */
    async lastExecutions(workflowIds: number[]): Promise<LastExecutionRow[]> {
      if (workflowIds.length === 0) return [];
      const rows = await db
        .selectDistinctOn([executions.workflowId], {
          id: executions.id,
          workflowId: executions.workflowId,
          status: executions.status,
          startedAt: executions.startedAt,
          duration: executions.duration,
          rowsDelivered: executions.rowsDelivered,
          rowsSkipped: executions.rowsSkipped,
          error: executions.error,
          trigger: executionRuns.trigger,
          workflowVersion: executionRuns.workflowVersion,
        })
        .from(executions)
        .leftJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .where(inArray(executions.workflowId, workflowIds))
        .orderBy(executions.workflowId, desc(executions.startedAt), desc(executions.id));
      return rows.flatMap(({ workflowId, ...row }) => (workflowId === null ? [] : [{ workflowId, ...row }]));
    },

    async get(userId: number, id: number): Promise<WorkflowRow | null> {
      const [row] = await db.select().from(workflows).where(ofOwner(userId, id));
      return row ?? null;
    },

    /** `checkRoom` is told what the account has, and throws where there is no room. */
    create(userId: number, workflow: SaveWorkflow, checkRoom: CheckRoom): Promise<WorkflowStamps> {
      return inAccount(db, userId, async (transaction) => {
        checkRoom(await usageOf(transaction, userId, null));
        const [row] = await transaction
          .insert(workflows)
          .values({ ...workflow, characters: charactersOf(workflow), userId })
          .returning(stamps);
        if (!row) throw new Error("the database kept no workflow");
        await keepVersion(transaction, { ...workflow, workflowId: row.id, version: 1, savedBy: userId });
        return row;
      });
    },

    /**
     * Writes the changes only if `mayOverwrite` agrees to the workflow as it stands; nobody else can write in between.
     * `checkRoom` is told what the others of the account take. Null when there is no such workflow.
     */
    update(
      { userId, id, changes }: { userId: number; id: number; changes: SaveWorkflow },
      { mayOverwrite, checkRoom }: { mayOverwrite: (current: WorkflowRow) => boolean; checkRoom: CheckRoom },
    ): Promise<{ written: WorkflowStamps } | { standing: WorkflowRow } | null> {
      return inAccount(db, userId, async (transaction) => {
        checkRoom(await usageOf(transaction, userId, id));
        const [current] = await transaction.select().from(workflows).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        if (!mayOverwrite(current)) return { standing: current };
        await nextTurn();
        // Numbers that say when a workflow was changed, not how often somebody pressed Save.
        const isSame = contentText(current) === contentText(changes);
        const version = isSame ? current.version : current.version + 1;
        await nextTurn();
        const [written] = await transaction
          .update(workflows)
          .set({ ...changes, characters: charactersOf(changes), updatedAt: new Date(), version })
          .where(ofOwner(userId, id))
          .returning(stamps);
        // A workflow from before versions were kept has its first one now.
        await keepVersion(
          transaction,
          { ...current, workflowId: id, savedBy: userId, savedAt: current.updatedAt },
          "first",
        );
        await keepVersion(transaction, { ...changes, workflowId: id, version, savedBy: userId });
        await removeOldVersions(transaction, { userId, workflowId: id });
        return written ? { written } : null;
      });
    },

    /** Its runs first, a few at a time: there may be a thousand, with thousands of steps each. */
    async remove(userId: number, id: number): Promise<boolean> {
      if ((await db.$count(workflows, ofOwner(userId, id))) === 0) return false;
      await removeRunsOf(db, { workflowId: id }, removeFile);
      const removed = await db.delete(workflows).where(ofOwner(userId, id)).returning({ id: workflows.id });
      return removed.length > 0;
    },
  };
}

/**
 * Equal for workflows of equal content, active or not: the database keeps the text as it was written. Much quicker than
 * looking at each value.
 */
function contentText({ name, description, nodes, edges, parameters, notes }: Record<keyof Content, unknown>): string {
  return JSON.stringify([name, description, nodes, edges, parameters, notes]);
}

/** What a workflow counts for. */
export function charactersOf({ nodes, edges, parameters, notes }: SaveWorkflow): number {
  return [nodes, edges, parameters, notes].reduce((sum, part) => sum + JSON.stringify(part).length, 0);
}

/** The database looks into megabytes of graphs only where they were never counted. */
const { nodes, edges, parameters, notes } = workflows;
export const characters = sql<number>`coalesce(${workflows.characters}, length(${nodes}::text) + length(${edges}::text) + length(${parameters}::text) + length(${notes}::text))`;

/** What the account has, without the workflow that is named. */
async function usageOf(db: Database, userId: number, except: number | null): Promise<WorkflowUsage> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      characters: sql<number>`coalesce(sum(${characters}), 0)`.mapWith(Number),
    })
    .from(workflows)
    .where(and(eq(workflows.userId, userId), except === null ? undefined : ne(workflows.id, except)));
  return row ?? { count: 0, characters: 0 };
}
