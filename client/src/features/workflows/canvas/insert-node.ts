import { outputWords } from "#shared/workflows/edge-outputs.ts";
import { reachedFrom } from "#shared/workflows/graph.ts";
import { newEdge } from "#shared/workflows/new-node.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { freePlace, moveNodes, STEP_ASIDE, withFittingMappings } from "./graph-edits.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

/**
 * Puts a step into a connection: it takes what the connection carried, and the step after it takes what it puts out, as
 * the same of its inputs. What follows steps aside where there is no room between. The graph itself where the
 * connection is gone.
 */
export function insertNode(graph: WorkflowGraph, edgeId: string, node: WorkflowNode): WorkflowGraph {
  const edge = graph.edges.find(({ id }) => id === edgeId);
  const from = graph.nodes.find(({ id }) => id === edge?.source);
  const to = graph.nodes.find(({ id }) => id === edge?.target);
  if (!edge || !from || !to) return graph;
  const { x, shift } = roomBetween(from, to);
  const aside = shift > 0 ? reachedFrom(graph.edges, to.id) : new Set<string>();
  const moved = moveNodes(
    graph,
    new Map(graph.nodes.flatMap((each) => (aside.has(each.id) ? [shifted(each, shift)] : []))),
  );
  const incoming = edge.output === "errors" ? [] : from.data.fields;
  const placed = { ...withFittingMappings(node, incoming), position: freePlace(moved.nodes, { x, y: to.position.y }) };
  const both = [newEdge(edge.source, node.id, edge.output), newEdge(node.id, edge.target)];
  return {
    ...moved,
    nodes: [...moved.nodes, placed],
    edges: moved.edges.flatMap((one) => (one === edge ? both : [one])),
  };
}

/** Where the step goes, and how far what follows has to step aside. */
function roomBetween(from: WorkflowNode, to: WorkflowNode): { x: number; shift: number } {
  const gap = to.position.x - from.position.x;
  if (gap >= STEP_ASIDE * 2 || gap <= 0) return { x: (from.position.x + to.position.x) / 2, shift: 0 };
  return { x: from.position.x + STEP_ASIDE, shift: STEP_ASIDE * 2 - gap };
}

function shifted({ id, position }: WorkflowNode, by: number): [string, WorkflowNode["position"]] {
  return [id, { ...position, x: position.x + by }];
}

/** "Insert a step between CSV File and Filter Data". */
export function insertLabel(nodes: readonly WorkflowNode[], { source, target, output }: WorkflowEdge): string {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.data.label ?? "";
  const from = output ? `${outputWords[output]} of ${nameOf(source)}` : nameOf(source);
  return `Insert a step between ${from} and ${nameOf(target)}`;
}
