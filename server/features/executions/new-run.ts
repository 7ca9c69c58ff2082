import { setImmediate as nextTurn } from "node:timers/promises";
import { ValueTooLong, withParameters } from "#shared/workflows/bind-parameters.ts";
import type { Execution, LogLine } from "#shared/workflows/execution.schema.ts";
import type { BoundParameter } from "#shared/workflows/parameter.schema.ts";
import { validationSteps, type WorkflowProblem } from "#shared/workflows/validate-workflow.ts";
import type { Graph } from "./stored-workflow.ts";

/** Who asks, and the browser's name for this one request. */
export type Asker = { userId: number; requestKey: string | null };
/** Either the run, or what keeps the workflow from running. */
export type Started = { execution: Execution } | { problems: WorkflowProblem[]; message: string };

/** What a run is to be. */
export type NewRun = Graph & {
  workflowId: number;
  trigger: Execution["trigger"];
  workflowVersion: number | null;
  concurrency: number | undefined;
  parameters: BoundParameter[];
  pinnedNodes: string[];
  fromNode: string | null;
  rowsOf: number | null;
  notRun: string[];
  completedNodes: string[];
  rerunOf: number | null;
  /** The run whose rows, as far as they were read, are used again. */
  rowsFrom: { executionId: number; refusedOnly: boolean } | null;
  emailOnFailure: boolean;
  logs: LogLine[];
  /** The JSON that it runs with; a rerun has that of the run it repeats. */
  input: string | null;
};

/** A run that begins at the sources and repeats none. */
export const fresh = {
  ...{ completedNodes: [], rerunOf: null, rowsFrom: null, emailOnFailure: false, logs: [], input: null },
  ...{ pinnedNodes: [], fromNode: null, rowsOf: null, notRun: [] },
};

/** Why a run can't start: what its steps are missing, and values that don't fit where they are used. */
export async function problemsOf({
  nodes,
  edges,
  parameters,
}: Pick<NewRun, "nodes" | "edges" | "parameters">): Promise<WorkflowProblem[]> {
  const unknown = await validated(nodes, edges, parameters);
  // Without parameters there is nothing to fill in.
  if (unknown.length > 0 || parameters.length === 0) return unknown;
  await nextTurn();
  try {
    const filled = withParameters(nodes, parameters);
    await nextTurn();
    return await validated(filled, edges);
  } catch (error) {
    if (error instanceof ValueTooLong) return [{ nodeId: error.nodeId, message: error.message }];
    throw error;
  }
}

/** Others have their turn while a large workflow is looked at. */
async function validated(...asked: Parameters<typeof validationSteps>): Promise<WorkflowProblem[]> {
  const steps = validationSteps(...asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** One sentence about everything that keeps a workflow from running, with the name of the first step to mend. */
export function describeProblems(problems: WorkflowProblem[], nodes: NewRun["nodes"]): string {
  const [first] = problems;
  const label = nodes.find(({ id }) => id === first?.nodeId)?.data.label;
  const told = label ? `“${label}”: ${first?.message}` : first?.message;
  return problems.length === 1
    ? `This workflow can't run yet. ${told}`
    : `This workflow can't run yet. ${problems.length} problems to fix. First: ${told}`;
}
