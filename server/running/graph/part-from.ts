import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { isRefused, realId } from "./expand-outputs.ts";

export type PartFrom = {
  nodes: WorkflowNode[];
  edges: WorkflowEdge[];
  /** Steps before the part whose rows it begins with. */
  begins: string[];
};

/** What these steps are computed from, back to steps whose rows are there, which nothing feeds here. */
export function partTo(
  { nodes, edges }: { nodes: readonly WorkflowNode[]; edges: readonly WorkflowEdge[] },
  { targets, there }: { targets: Iterable<string>; there: ReadonlySet<string> },
): PartFrom {
  const inside = new Set(targets);
  const into = Map.groupBy(edges, ({ target }) => target);
  for (const id of inside) if (!there.has(id)) for (const { source } of into.get(id) ?? []) inside.add(source);
  return {
    nodes: nodes.filter(({ id }) => inside.has(id)),
    edges: edges.filter(({ target }) => inside.has(target) && !there.has(target)),
    begins: [...inside].filter((id) => there.has(id)),
  };
}

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
