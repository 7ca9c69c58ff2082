import type { Workflow, WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** Everything of a workflow that a person edits; what undo takes back is one of these. */
export type WorkflowGraph = {
  name: string;
  description: string | null;
  isActive: boolean;
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
};

export const emptyGraph: WorkflowGraph = {
  name: "New Workflow",
  description: null,
  isActive: true,
  nodes: [],
  edges: [],
};

export function toGraph({ name, description, isActive, nodes, edges }: Workflow): WorkflowGraph {
  return { name, description: description ?? null, isActive, nodes, edges };
}

export function isSameGraph(one: WorkflowGraph, other: WorkflowGraph): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
