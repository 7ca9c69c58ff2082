import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "#server/errors.ts";
import { isNamedBy } from "#server/http/if-match.ts";
import { runFactsSchema } from "#shared/workflows/execution.schema.ts";
import { graphProblem } from "#shared/workflows/graph-problem.ts";
import { noteSchema } from "#shared/workflows/note.schema.ts";
import { parameterSchema } from "#shared/workflows/parameter.schema.ts";
import {
  type ChangeWorkflow,
  type SaveWorkflow,
  type Workflow,
  type WorkflowListItem,
  workflowEdgeSchema,
  workflowLimits,
  workflowNodeSchema,
} from "#shared/workflows/workflow.schema.ts";
import type { ExportedWorkflow } from "#shared/workflows/workflow-transfer.schema.ts";
import type { WorkflowVersion, WorkflowVersionItem } from "#shared/workflows/workflow-version.schema.ts";
import { charactersOf, type WorkflowRow, type WorkflowStamps, type WorkflowStore } from "./workflow.store.ts";
import { workflowEtag } from "./workflow-etag.ts";
import { type Belongings, fromExported, toExported } from "./workflow-transfer.ts";
import type { WorkflowVersionStore } from "./workflow-version.store.ts";

export type WorkflowService = ReturnType<typeof createWorkflowService>;

/** A person's workflows: theirs alone, none written over unseen. */
export function createWorkflowService(deps: {
  workflows: WorkflowStore;
  versions: WorkflowVersionStore;
  onRemoved: (of: { userId: number; workflowId: number }) => Promise<void>;
  /** What the account has for nodes to point at. */
  belongingsOf: (userId: number) => Promise<Omit<Belongings, "workflows">>;
}) {
  const { workflows } = deps;

  async function get(userId: number, id: number): Promise<Workflow> {
    const row = await workflows.get(userId, id);
    if (!row) throw notThere();
    await nextTurn();
    return toWorkflow(row);
  }

  async function belongingsOf(userId: number): Promise<Belongings> {
    return { ...(await deps.belongingsOf(userId)), workflows: await workflows.names(userId) };
  }

  async function create(userId: number, workflow: SaveWorkflow): Promise<Workflow> {
    checkGraph(workflow);
    const room = roomFor(workflow);
    // Each look at half a megabyte is a turn of its own.
    await nextTurn();
    const stamps = await workflows.create(userId, workflow, ({ count, characters }) => {
      if (count >= workflowLimits.perAccount)
        throw new AppError(
          "unusable",
          `An account can have at most ${workflowLimits.perAccount} workflows. Delete one to save another.`,
        );
      room(characters);
    });
    return stamped(workflow, stamps);
  }

  /** What is not sent stays as it is. */
  async function completed({
    userId,
    id,
    changes,
  }: {
    userId: number;
    id: number;
    changes: ChangeWorkflow;
  }): Promise<SaveWorkflow> {
    const { parameters, notes, ...rest } = changes;
    if (parameters && notes) return { ...rest, parameters, notes };
    const standing = await get(userId, id);
    return { ...rest, parameters: parameters ?? standing.parameters, notes: notes ?? standing.notes };
  }

  return {
    get,
    create,

    /** Newest change first, each with its newest run. */
    async list(userId: number): Promise<WorkflowListItem[]> {
      const rows = await workflows.list(userId);
      const runs = await workflows.lastExecutions(rows.map(({ id }) => id));
      const lastOf = new Map(runs.map((run) => [run.workflowId, run]));
      return rows.map((row) => {
        const last = lastOf.get(row.id);
        return {
          ...row,
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
          nextRunAt: row.nextRunAt?.toISOString() ?? null,
          lastExecution: last
            ? {
                ...runFactsSchema.parse(last),
                id: last.id,
                status: last.status,
                startedAt: last.startedAt.toISOString(),
              }
            : null,
        };
      });
    },

    /**
     * `ifMatch` is the tag of the workflow that the changes were made to; null writes whatever stands there.
     * A save that is sent again after its answer was lost finds its own content and counts as done.
     * @throws AppError notFound, unusable
     */
    async update(
      given: { userId: number; id: number; changes: ChangeWorkflow },
      ifMatch: string | null,
    ): Promise<{ workflow: Workflow; written: boolean }> {
      const target = { ...given, changes: await completed(given) };
      checkGraph(target.changes);
      const wanted = workflowEtag(target.changes);
      await nextTurn();
      const room = roomFor(target.changes);
      await nextTurn();
      const outcome = await workflows.update(target, {
        checkRoom: ({ characters }) => room(characters),
        mayOverwrite: (current) => {
          if (ifMatch === null) return true;
          const etag = workflowEtag(toWorkflow(current));
          return etag === wanted || isNamedBy(ifMatch, etag);
        },
      });
      if (!outcome) throw notThere();
      return "standing" in outcome
        ? { workflow: toWorkflow(outcome.standing), written: false }
        : { workflow: stamped(target.changes, outcome.written), written: true };
    },

    /** @throws AppError notFound, unusable */
    async duplicate(userId: number, id: number): Promise<Workflow> {
      const { id: _id, createdAt: _created, updatedAt: _updated, ...workflow } = await get(userId, id);
      await nextTurn();
      return create(userId, { ...workflow, name: copyName(workflow.name) });
    },

    /** @throws AppError notFound */
    async export(userId: number, id: number): Promise<ExportedWorkflow> {
      return toExported(await get(userId, id), await belongingsOf(userId));
    },

    /** @throws AppError unusable */
    async import(userId: number, exported: ExportedWorkflow): Promise<Workflow> {
      return create(userId, fromExported(exported, await belongingsOf(userId)));
    },

    /** Newest first. @throws AppError notFound */
    async versions(userId: number, id: number): Promise<WorkflowVersionItem[]> {
      await get(userId, id);
      const rows = await deps.versions.list(id);
      return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
    },

    /** @throws AppError notFound */
    async version(userId: number, id: number, version: number): Promise<WorkflowVersion> {
      await get(userId, id);
      const row = await deps.versions.get(id, version);
      if (!row) throw new AppError("notFound", "We couldn't find this version. The oldest ones are deleted.");
      const { name, description, savedAt } = row;
      return { version, name, description, ...readParts(row), savedAt: savedAt.toISOString() };
    },

    /** @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await workflows.remove(userId, id))) throw notThere();
      await deps.onRemoved({ userId, workflowId: id });
    },
  };
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this workflow");
}

function checkGraph(workflow: SaveWorkflow): void {
  const problem = graphProblem(workflow);
  if (problem) throw new AppError("unusable", `This workflow can't be saved. ${problem}`);
}

/** Throws where the workflow has no room beside what is taken. */
function roomFor(workflow: SaveWorkflow): (taken: number) => void {
  const wanted = charactersOf(workflow);
  return (taken) => {
    if (taken + wanted > workflowLimits.charactersPerAccount)
      throw new AppError("unusable", "Your workflows are too large. Delete some first.");
  };
}

function copyName(name: string): string {
  const end = " (copy)";
  return `${name.slice(0, workflowLimits.name - end.length).toWellFormed()}${end}`;
}

/** A workflow that was just saved, which need not be read again. */
function stamped(workflow: SaveWorkflow, { id, createdAt, updatedAt }: WorkflowStamps): Workflow {
  return { ...workflow, id, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Nodes that an earlier version kept otherwise are read as far as they can be. */
function toWorkflow({ userId: _owner, version: _version, characters: _characters, ...row }: WorkflowRow): Workflow {
  return {
    ...row,
    ...readParts(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function readParts(row: Record<"nodes" | "edges" | "parameters" | "notes", unknown>) {
  return {
    nodes: readEach(row.nodes, workflowNodeSchema.safeParse),
    edges: readEach(row.edges, workflowEdgeSchema.safeParse),
    parameters: readEach(row.parameters, parameterSchema.safeParse),
    notes: readEach(row.notes, noteSchema.safeParse),
  };
}

function readEach<T>(entries: unknown, read: (entry: unknown) => { success: boolean; data?: T }): T[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const { data } = read(entry);
    return data === undefined ? [] : [data];
  });
}
