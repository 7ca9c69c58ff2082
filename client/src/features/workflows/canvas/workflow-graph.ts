import type { Note } from "#shared/workflows/note.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import type { Workflow, WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** Everything of a workflow that a person edits; what undo takes back is one of these. */
export type WorkflowGraph = {
  name: string;
  description: string | null;
  isActive: boolean;
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  parameters: readonly Parameter[];
  notes: readonly Note[];
};

export const emptyGraph: WorkflowGraph = {
  name: "New Workflow",
  description: null,
  isActive: true,
  nodes: [],
  edges: [],
  parameters: [],
  notes: [],
};

export function toGraph(workflow: Workflow): WorkflowGraph {
  const { name, description, isActive, nodes, edges, parameters, notes } = workflow;
  return { name, description: description ?? null, isActive, nodes, edges, parameters, notes };
}

export function isSameGraph(one: WorkflowGraph, other: WorkflowGraph): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
