import type { Execution, ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import type { RerunChoice } from "#shared/workflows/rerun-choice.schema.ts";
import type { Workflow } from "#shared/workflows/workflow.schema.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";

const at = "2026-11-21T09:14:00.000Z";

/** A workflow as the server sends it: the sample data summed up on a dashboard. */
export function savedWorkflow(changes: Partial<Workflow> = {}): Workflow {
  const graph = placeTemplate("analytics");
  return {
    id: 4,
    name: "Spend",
    description: null,
    isActive: true,
    ...graph,
    parameters: [],
    notes: [],
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

/** A run of it as the server lists it. */
export function listedRun(changes: Partial<Execution> = {}): Execution {
  return {
    id: 47,
    workflowId: 4,
    status: "completed",
    startedAt: at,
    endedAt: "2026-11-21T09:14:41.000Z",
    duration: 41_000,
    recordsProcessed: 1_171_402,
    rowsDelivered: 1_170_950,
    rowsSkipped: 0,
    error: null,
    notice: null,
    trigger: "manual",
    workflowVersion: 3,
    fromLabel: null,
    usedPins: false,
    ...changes,
  };
}

/** A run with what each step of the workflow did. */
export function runOf(workflow: Workflow, changes: Partial<ExecutionDetail> = {}): ExecutionDetail {
  const nodes = workflow.nodes.map((node) => ({
    nodeId: node.id,
    label: node.data.label,
    nodeType: node.data.nodeType,
    status: "completed" as const,
    rowsIn: node.data.nodeType === "source" ? null : 120,
    rowsOut: 120,
    skipped: 0,
    skippedRows: [],
    errorOutput: false,
    attempts: 1,
    startedAt: at,
    endedAt: "2026-11-21T09:14:41.000Z",
    message: null,
    hasSample: false,
    keptRows: false,
  }));
  return {
    ...listedRun(),
    workflowName: workflow.name,
    emailOnFailure: false,
    nodes,
    results: [],
    logs: [],
    rerunOf: null,
    parameters: [],
    rowsRemoved: false,
    canRerunFailed: false,
    ...changes,
  };
}

/** A way to repeat a run: from the start, in its own version. */
export function rerunChoice(changes: Partial<RerunChoice> = {}): RerunChoice {
  return {
    ...{ from: "start", definition: "same", version: 3, problem: null },
    ...{ reused: [], again: [], delivered: [], delivers: [], mayRepeat: [] },
    ...changes,
  };
}
