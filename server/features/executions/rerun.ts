import { AppError } from "#server/errors.ts";
import { expandOutputs } from "#server/running/graph/expand-outputs.ts";
import { partFrom } from "#server/running/graph/part-from.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };

/** Destinations that have their rows from this run, or had them from one that it repeated. */
export function deliveredNodes(
  nodes: readonly { nodeId: string; status: string; deliveringAt: Date | null }[],
  earlier: readonly string[],
): string[] {
  const before = new Set(earlier);
  return nodes
    .filter((node) => before.has(node.nodeId) || (node.deliveringAt !== null && node.status === "completed"))
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
  const isSame = sameAbove(graph, earlier);
  for (const id of part.begins) {
    const real = id.replace(/\.(rest|errors)$/, "");
    if (pinnedNodes.includes(real) || isSame(real)) continue;
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

/**
 * Tells of a node whether it and everything that feeds it do the same in both. All are looked at once, for a run may have
 * delivered to hundreds of nodes that the same ones feed. `more` is what else has to be the same of each.
 */
export function sameAbove(
  one: Graph,
  other: Graph,
  more?: { before: (node: WorkflowNode) => unknown[]; now: (node: WorkflowNode) => unknown[] },
): (nodeId: string) => boolean {
  const [before, after] = [actionsByNode(one, more?.before), actionsByNode(other, more?.now)];
  const isSame = (id: string) => before.get(id) === after.get(id);
  const touched = new Set([...before.keys()].filter((id) => !isSame(id)));
  const fed = Map.groupBy(one.edges, ({ source }) => source);
  for (const id of touched) for (const { target } of fed.get(id) ?? []) touched.add(target);
  return (nodeId) => isSame(nodeId) && !touched.has(nodeId);
}

/** What each node does, and to what: its inputs in their order, the first one is the left side of a join. */
function actionsByNode(
  { nodes, edges }: Graph,
  more: (node: WorkflowNode) => unknown[] = () => [],
): Map<string, string> {
  const into = Map.groupBy(edges, ({ target }) => target);
  return new Map(
    nodes.map((node) => [
      node.id,
      JSON.stringify([
        [node.data.nodeType, node.data.connectorType, node.data.transformType, node.data.config, ...more(node)],
        into.get(node.id)?.map(({ source, output }) => [source, output ?? ""]) ?? [],
      ]),
    ]),
  );
}
