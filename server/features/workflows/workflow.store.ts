import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { SaveWorkflow } from "#shared/workflows/workflow.schema.ts";
import { executions, workflows } from "#shared/workflows/workflow.table.ts";

export type WorkflowRow = typeof workflows.$inferSelect;
export type WorkflowSummaryRow = Omit<WorkflowRow, "nodes" | "edges" | "userId"> & { nodeCount: number };
export type LastExecutionRow = { id: number; workflowId: number; status: string; startedAt: Date };
export type WorkflowStore = ReturnType<typeof createWorkflowStore>;

/** Workflows on accounts; every call takes the owner, and workflows of others are as if they were not there. */
export function createWorkflowStore(db: Database) {
  const ofOwner = (userId: number, id: number) => and(eq(workflows.id, id), eq(workflows.userId, userId));

  return {
    /** Newest change first. */
    list(userId: number): Promise<WorkflowSummaryRow[]> {
      return db
        .select({
          id: workflows.id,
          name: workflows.name,
          description: workflows.description,
          isActive: workflows.isActive,
          createdAt: workflows.createdAt,
          updatedAt: workflows.updatedAt,
          nodeCount: sql<number>`json_array_length(${workflows.nodes})`.mapWith(Number),
        })
        .from(workflows)
        .where(eq(workflows.userId, userId))
        .orderBy(desc(workflows.updatedAt), desc(workflows.id));
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
        })
        .from(executions)
        .where(inArray(executions.workflowId, workflowIds))
        .orderBy(executions.workflowId, desc(executions.startedAt), desc(executions.id));
      return rows.flatMap(({ workflowId, ...row }) => (workflowId === null ? [] : [{ workflowId, ...row }]));
    },

    /** How many workflows the account has, and how many characters their graphs take; without the one that is named. */
    async usage(userId: number, except?: number): Promise<{ count: number; characters: number }> {
      const [row] = await db
        .select({
          count: sql<number>`count(*)`.mapWith(Number),
          characters:
            sql<number>`coalesce(sum(length(${workflows.nodes}::text) + length(${workflows.edges}::text)), 0)`.mapWith(
              Number,
            ),
        })
        .from(workflows)
        .where(and(eq(workflows.userId, userId), except === undefined ? undefined : ne(workflows.id, except)));
      return row ?? { count: 0, characters: 0 };
    },

    async get(userId: number, id: number): Promise<WorkflowRow | null> {
      const [row] = await db.select().from(workflows).where(ofOwner(userId, id));
      return row ?? null;
    },

    async create(userId: number, workflow: SaveWorkflow): Promise<WorkflowRow> {
      const [row] = await db
        .insert(workflows)
        .values({ ...workflow, userId })
        .returning();
      if (!row) throw new Error("the database kept no workflow");
      return row;
    },

    /**
     * Writes the changes only if `mayOverwrite` agrees to the workflow as it stands; nobody else can write in between.
     * Null when there is no such workflow.
     */
    update(
      { userId, id, changes }: { userId: number; id: number; changes: SaveWorkflow },
      mayOverwrite: (current: WorkflowRow) => boolean,
    ): Promise<{ workflow: WorkflowRow; written: boolean } | null> {
      return db.transaction(async (transaction) => {
        const [current] = await transaction.select().from(workflows).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        if (!mayOverwrite(current)) return { workflow: current, written: false };
        const [workflow] = await transaction
          .update(workflows)
          .set({ ...changes, updatedAt: new Date() })
          .where(ofOwner(userId, id))
          .returning();
        return workflow ? { workflow, written: true } : null;
      });
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db.delete(workflows).where(ofOwner(userId, id)).returning({ id: workflows.id });
      return removed.length > 0;
    },
  };
}
