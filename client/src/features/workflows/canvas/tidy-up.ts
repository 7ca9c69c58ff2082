import type { WorkflowEdge } from "#shared/workflows/workflow.schema.ts";
import { GRID, type Positions } from "./graph-edits.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

const SIZE = { width: 216, height: 130 };

/** Places for all nodes in columns from the sources to the destinations, on the grid. */
export async function tidyPositions({ nodes, edges }: WorkflowGraph): Promise<Positions> {
  const { Graph, layout } = await import("@dagrejs/dagre");
  const graph = new Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 40, ranksep: 84, marginx: 60, marginy: 60 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { ...SIZE });
  for (const { source, target } of edges) graph.setEdge(source, target);
  layout(graph, { constraints: outputsInOrder(edges) });
  return new Map(
    nodes.map(({ id }) => {
      const { x = 0, y = 0 } = graph.node(id) ?? {};
      return [id, { x: onGrid(x - SIZE.width / 2), y: onGrid(y - SIZE.height / 2) }];
    }),
  );
}

/** What a step's outputs lead to stands in their order on its card, so that their lines don't cross. */
function outputsInOrder(edges: readonly WorkflowEdge[]): { left: string; right: string }[] {
  const bySource = Map.groupBy(edges, ({ source }) => source);
  return [...bySource.values()].flatMap((leaving) => {
    const [usual, rest] = [leaving.filter(({ output }) => !output), leaving.filter(({ output }) => output === "rest")];
    return usual.flatMap(({ target }) => rest.map(({ target: below }) => ({ left: target, right: below })));
  });
}

function onGrid(value: number): number {
  return Math.round(value / GRID) * GRID;
}
