import { topologicalOrder } from "./graph.ts";

type Graph = { nodes: readonly { id: string }[]; edges: readonly { source: string; target: string }[] };

/** Why these nodes and edges are no workflow at all, however unfinished one may be; null where they can be kept. */
export function graphProblem({ nodes, edges }: Graph): string | null {
  const ids = new Set(nodes.map(({ id }) => id));
  if (ids.size < nodes.length) return "Two steps have the same id.";
  if (edges.some(({ source, target }) => !ids.has(source) || !ids.has(target)))
    return "A connection leads to a missing step.";
  if (new Set(edges.map(({ source, target }) => `${source} ${target}`)).size < edges.length)
    return "Two steps are connected twice.";
  if (!topologicalOrder(nodes, edges)) return "The steps form a loop.";
  return null;
}
