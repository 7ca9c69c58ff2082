import { isDeepStrictEqual } from "node:util";
import { upstreamOf } from "#shared/workflows/graph.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };

/** Destinations that have their rows from this run, or had them from one that it repeated. */
export function deliveredNodes(
  nodes: { nodeId: string; status: string; deliveringAt: Date | null }[],
  earlier: unknown,
): string[] {
  const before = Array.isArray(earlier) ? earlier : [];
  return nodes
    .filter((node) => before.includes(node.nodeId) || (node.deliveringAt !== null && node.status === "completed"))
    .map(({ nodeId }) => nodeId);
}

/** Whether a node and everything that feeds it do the same in both. */
export function isSameAbove(nodeId: string, one: Graph, other: Graph): boolean {
  return isDeepStrictEqual(whatFeeds(nodeId, one), whatFeeds(nodeId, other));
}

function whatFeeds(nodeId: string, { nodes, edges }: Graph) {
  const above = upstreamOf(edges, nodeId);
  const byText = (one: string, other: string) => (one < other ? -1 : 1);
  return {
    nodes: nodes
      .filter(({ id }) => above.has(id))
      .map(({ id, data }) => JSON.stringify([id, data.nodeType, data.connectorType, data.transformType, data.config]))
      .toSorted(byText),
    // In the order of each step's inputs: the first one is the left side of a join.
    edges: [...Map.groupBy(edges, ({ target }) => target)]
      .filter(([target]) => above.has(target))
      .map(([target, feeding]) => [target, ...feeding.map(({ source, output }) => `${source} ${output ?? ""}`)].join())
      .toSorted(byText),
  };
}
