import { isDeepStrictEqual } from "node:util";
import { AppError } from "#server/errors.ts";
import { expandOutputs } from "#server/running/graph/expand-outputs.ts";
import { partFrom } from "#server/running/graph/part-from.ts";
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

/**
 * The steps that a run from `fromNode` has nothing to do with.
 * @throws AppError where there is no such step, or where a step before it is not what it was in the earlier run
 */
export function stepsBefore(
  graph: Graph,
  { fromNode, earlier, pinnedNodes }: { fromNode: string; earlier: Graph; pinnedNodes: readonly string[] },
): string[] {
  const node = graph.nodes.find(({ id }) => id === fromNode);
  if (!node) throw new AppError("notFound", "We couldn't find this step.");
  if (node.data.nodeType === "source")
    throw new AppError("conflict", "Nothing comes before a data source. Run the workflow from the start.");
  const part = partFrom(expandOutputs(graph.nodes, graph.edges), fromNode);
  for (const id of part.begins) {
    const real = id.replace(/\.(rest|errors)$/, "");
    if (pinnedNodes.includes(real) || isSameAbove(real, earlier, graph)) continue;
    const label = graph.nodes.find((one) => one.id === real)?.data.label ?? real;
    throw new AppError(
      "conflict",
      `“${label}” or a step before it was changed since the last run. Run from the start.`,
    );
  }
  const begins = new Set(part.begins);
  const runs = new Set(part.nodes.map(({ id }) => id).filter((id) => !begins.has(id)));
  return graph.nodes.map(({ id }) => id).filter((id) => !runs.has(id));
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
