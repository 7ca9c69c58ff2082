import { closesCircle } from "#shared/workflows/graph.ts";
import { newEdge, newNodeId } from "#shared/workflows/new-node.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { mapConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { NodeData, WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

export const GRID = 20;
const STEP_ASIDE = 280;
const STEP_DOWN = 160;

/** Whether rows may flow from one to the other: no input into sources, none out of destinations, no circle, nothing twice. */
export function canConnect({ nodes, edges }: WorkflowGraph, source: string, target: string): boolean {
  const from = nodes.find(({ id }) => id === source);
  const to = nodes.find(({ id }) => id === target);
  if (!from || !to || from.data.nodeType === "destination" || to.data.nodeType === "source") return false;
  if (edges.some((edge) => edge.source === source && edge.target === target)) return false;
  return !closesCircle(edges, source, target);
}

/** Connects two nodes; what fed the target before feeds it no more. The graph itself where that makes no sense. */
export function connect(graph: WorkflowGraph, source: string, target: string): WorkflowGraph {
  if (!canConnect(graph, source, target)) return graph;
  const edges = [...graph.edges.filter((edge) => edge.target !== target), newEdge(source, target)];
  const incoming = graph.nodes.find(({ id }) => id === source)?.data.fields ?? [];
  const nodes = graph.nodes.map((node) => (node.id === target ? withFittingMappings(node, incoming) : node));
  return { ...graph, nodes, edges };
}

export function disconnect(graph: WorkflowGraph, edgeIds: ReadonlySet<string>): WorkflowGraph {
  return { ...graph, edges: graph.edges.filter(({ id }) => !edgeIds.has(id)) };
}

/** Puts a node in a free place, beside and fed by the anchor where that makes sense. */
export function addNode(graph: WorkflowGraph, node: WorkflowNode, anchorId: string | null): WorkflowGraph {
  const anchor = graph.nodes.find(({ id }) => id === anchorId);
  const wanted = anchor ? { x: anchor.position.x + STEP_ASIDE, y: anchor.position.y } : node.position;
  const placed = { ...node, position: freePlace(graph.nodes, wanted) };
  const added = { ...graph, nodes: [...graph.nodes, placed] };
  return anchor ? connect(added, anchor.id, node.id) : added;
}

/** Takes nodes away with their edges; where one step stood in a row, those around it are joined. */
export function removeNodes(graph: WorkflowGraph, ids: ReadonlySet<string>): WorkflowGraph {
  const without = {
    ...graph,
    nodes: graph.nodes.filter(({ id }) => !ids.has(id)),
    edges: graph.edges.filter(({ source, target }) => !ids.has(source) && !ids.has(target)),
  };
  if (ids.size !== 1) return without;
  const before = graph.edges.find(({ target }) => ids.has(target))?.source;
  if (before === undefined) return without;
  const after = graph.edges.filter(({ source }) => ids.has(source)).map(({ target }) => target);
  return after.reduce<WorkflowGraph>((joined, target) => connect(joined, before, target), without);
}

export function updateNode(graph: WorkflowGraph, id: string, changes: Partial<NodeData>): WorkflowGraph {
  const nodes = graph.nodes.map((node) => (node.id === id ? { ...node, data: { ...node.data, ...changes } } : node));
  return { ...graph, nodes };
}

export type Positions = ReadonlyMap<string, WorkflowNode["position"]>;

export function moveNodes(graph: WorkflowGraph, positions: Positions): WorkflowGraph {
  const nodes = graph.nodes.map((node) => {
    const to = positions.get(node.id);
    return !to || (to.x === node.position.x && to.y === node.position.y) ? node : { ...node, position: to };
  });
  return nodes.every((node, place) => node === graph.nodes[place]) ? graph : { ...graph, nodes };
}

export type Fragment = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };

/** The nodes and the edges between them, as they are copied. */
export function cutOut(graph: WorkflowGraph, ids: ReadonlySet<string>): Fragment {
  return {
    nodes: graph.nodes.filter(({ id }) => ids.has(id)),
    edges: graph.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
  };
}

/** Adds a copy under new ids, a step aside of where the original stood; answers the new ids too. */
export function paste(graph: WorkflowGraph, fragment: Fragment): { graph: WorkflowGraph; ids: string[] } {
  const ids = new Map(fragment.nodes.map(({ id }) => [id, newNodeId()]));
  const renamed = (id: string) => ids.get(id) ?? id;
  let shift = GRID * 2;
  while (overlaps(graph.nodes, fragment.nodes, shift)) shift += GRID * 2;
  const nodes = fragment.nodes.map((node) => ({
    ...node,
    id: renamed(node.id),
    position: { x: node.position.x + shift, y: node.position.y + shift },
  }));
  const edges = fragment.edges.map(({ source, target }) => newEdge(renamed(source), renamed(target)));
  return {
    graph: { ...graph, nodes: [...graph.nodes, ...nodes], edges: [...graph.edges, ...edges] },
    ids: [...ids.values()],
  };
}

function overlaps(there: readonly WorkflowNode[], coming: readonly WorkflowNode[], shift: number): boolean {
  const taken = new Set(there.map(({ position }) => `${position.x},${position.y}`));
  return coming.some(({ position }) => taken.has(`${position.x + shift},${position.y + shift}`));
}

function freePlace(nodes: readonly WorkflowNode[], wanted: WorkflowNode["position"]): WorkflowNode["position"] {
  const x = Math.round(wanted.x / GRID) * GRID;
  let y = Math.round(wanted.y / GRID) * GRID;
  const inTheWay = () =>
    nodes.some(
      ({ position }) => Math.abs(position.x - x) < STEP_ASIDE - GRID && Math.abs(position.y - y) < STEP_DOWN - GRID,
    );
  while (inTheWay()) y += STEP_DOWN;
  return { x, y };
}

/** Mappings that nobody has touched and that miss their columns become one for each column that comes in. */
function withFittingMappings(node: WorkflowNode, incoming: readonly Field[]): WorkflowNode {
  if (node.data.transformType !== "map" || incoming.length === 0) return node;
  const config = mapConfigSchema.parse(node.data.config);
  const untouched = config.mappings.map(({ source, target }) => `${source}>${target}`).join() === "id>id,name>name";
  const names = incoming.map(({ name }) => name);
  if (!untouched || config.mappings.every(({ source }) => names.includes(source))) return node;
  const mappings = mapConfigSchema.parse({ mappings: names.map((name) => ({ source: name, target: name })) }).mappings;
  return { ...node, data: { ...node.data, config: { ...config, mappings } } };
}
