import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { isRefused, realId } from "./expand-outputs.ts";

export type PartFrom = {
  nodes: WorkflowNode[];
  edges: WorkflowEdge[];
  /** Steps before the part whose rows it begins with. */
  begins: string[];
};

/** A step (all its ways out), everything after it, and what feeds these from outside, which nothing feeds here. */
export function partFrom(
  { nodes, edges }: { nodes: readonly WorkflowNode[]; edges: readonly WorkflowEdge[] },
  nodeId: string,
): PartFrom {
  const inside = new Set(nodes.filter((node) => realId(node) === nodeId).map(({ id }) => id));
  const outOf = Map.groupBy(edges, ({ source }) => source);
  const refused = new Map(nodes.filter(isRefused).map((node) => [realId(node), node.id]));
  for (const id of inside) {
    for (const { target } of outOf.get(id) ?? []) inside.add(target);
    const own = refused.get(id);
    if (own) inside.add(own);
  }
  const within = edges.filter(({ target }) => inside.has(target));
  const begins = new Set(within.map(({ source }) => source).filter((id) => !inside.has(id)));
  return {
    nodes: nodes.filter(({ id }) => inside.has(id) || begins.has(id)),
    edges: within,
    begins: [...begins],
  };
}
