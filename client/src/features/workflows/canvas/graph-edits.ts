import { extraOutputs, takesEveryRow } from "#shared/workflows/edge-outputs.ts";
import { closesCircle, reachedFrom } from "#shared/workflows/graph.ts";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import { newEdge, newNodeId } from "#shared/workflows/new-node.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { mapConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { EdgeOutput } from "#shared/workflows/node-types.ts";
import { graphFields } from "#shared/workflows/output-fields.ts";
import { freeName } from "#shared/workflows/step-names.ts";
import type { NodeData, WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

export const GRID = 20;
export const STEP_ASIDE = 280;
/** As tall as a card that says why it failed, and a gap. */
const STEP_DOWN = 200;

/** From which step to which, and by which way out. */
export type Line = { source: string; target: string; output?: EdgeOutput | undefined };

/**
 * Whether rows may flow from one to the other: no input into sources, out of destinations only what they refuse, no
 * circle, nothing twice.
 */
export function canConnect({ nodes, edges }: WorkflowGraph, { source, target, output }: Line): boolean {
  const from = nodes.find(({ id }) => id === source);
  const to = nodes.find(({ id }) => id === target);
  if (!from || !to || !isWayOut(from.data, output) || to.data.nodeType === "source") return false;
  if (edges.some((edge) => edge.source === source && edge.target === target)) return false;
  return !closesCircle(edges, source, target);
}

function isWayOut(data: NodeData, output: EdgeOutput | undefined): boolean {
  return output === undefined ? data.nodeType !== "destination" : extraOutputs(data).includes(output);
}

/** Why no rows may flow from one to the other, in words for the person; null where they may. */
export function connectionProblem(graph: WorkflowGraph, { source, target, output }: Line): string | null {
  const { nodes, edges } = graph;
  const from = nodes.find(({ id }) => id === source)?.data;
  const to = nodes.find(({ id }) => id === target)?.data;
  if (!from || !to) return "One of these steps no longer exists.";
  if (to.nodeType === "source") return `“${to.label}” is a data source and has no input.`;
  if (!isWayOut(from, output)) {
    if (extraOutputs(from).length === 0)
      return `“${from.label}” is a destination and has no output. ${takesEveryRow(from) ?? ""}`.trim();
    return `“${from.label}” is a destination: only rows that fail leave it, by the output at its bottom.`;
  }
  if (edges.some((edge) => edge.source === source && edge.target === target))
    return `“${from.label}” is already connected to “${to.label}”.`;
  if (closesCircle(edges, source, target)) return "This would make a loop.";
  const { most } = inputLimits(to);
  if (edges.filter((edge) => edge.target === target).length < most) return null;
  const remedy = "Remove a connection first, or combine the rows with a Union or Join.";
  if (most === 1) return `“${to.label}” takes one input and already has it. ${remedy}`;
  return `“${to.label}” takes ${most} inputs at most. Remove a connection first.`;
}

/** Connects two nodes beside what is connected already. The graph itself where that makes no sense. */
export function connect(graph: WorkflowGraph, line: Line): WorkflowGraph {
  if (connectionProblem(graph, line) !== null) return graph;
  const { source, target, output } = line;
  const edges = [...graph.edges, newEdge(source, target, output)];
  const incoming = output === "errors" ? [] : (graph.nodes.find(({ id }) => id === source)?.data.fields ?? []);
  const nodes = graph.nodes.map((node) => (node.id === target ? withFittingMappings(node, incoming) : node));
  return { ...graph, nodes, edges };
}

/** Has this step alone feed the other one, or none. The graph itself where that makes no sense. */
export function setInput(graph: WorkflowGraph, target: string, from: Omit<Line, "target"> | null): WorkflowGraph {
  const without = { ...graph, edges: graph.edges.filter((edge) => edge.target !== target) };
  if (from === null) return without;
  const line = { ...from, target };
  return connectionProblem(without, line) === null ? connect(without, line) : graph;
}

export function removeInput(graph: WorkflowGraph, target: string, source: string): WorkflowGraph {
  return { ...graph, edges: graph.edges.filter((edge) => edge.target !== target || edge.source !== source) };
}

/** The steps that feed it in the opposite order: of a join, the left side is the right one then. */
export function swapInputs(graph: WorkflowGraph, target: string): WorkflowGraph {
  const feeding = graph.edges.filter((edge) => edge.target === target).toReversed();
  return { ...graph, edges: graph.edges.map((edge) => (edge.target === target ? (feeding.shift() ?? edge) : edge)) };
}

export function disconnect(graph: WorkflowGraph, edgeIds: ReadonlySet<string>): WorkflowGraph {
  return { ...graph, edges: graph.edges.filter(({ id }) => !edgeIds.has(id)) };
}

/** Puts a node in a free place, beside and fed by the anchor where that makes sense; below a destination, for its rows. */
export function addNode(graph: WorkflowGraph, node: WorkflowNode, anchorId: string | null): WorkflowGraph {
  const anchor = graph.nodes.find(({ id }) => id === anchorId);
  const isEnd = anchor?.data.nodeType === "destination";
  const placed = { ...node, position: freePlace(graph.nodes, anchor ? besides(anchor, isEnd) : node.position) };
  const added = { ...graph, nodes: [...graph.nodes, placed] };
  const before = isEnd ? graph.edges.find(({ target }) => target === anchor.id) : anchor && { source: anchor.id };
  return before ? connect(added, { ...before, target: node.id }) : added;
}

function besides({ position: { x, y } }: WorkflowNode, isEnd: boolean): WorkflowNode["position"] {
  return isEnd ? { x, y: y + STEP_DOWN } : { x: x + STEP_ASIDE, y };
}

/** Takes nodes away with their edges; where one step stood in a row, those around it are joined. */
export function removeNodes(graph: WorkflowGraph, ids: ReadonlySet<string>): WorkflowGraph {
  const without = {
    ...graph,
    nodes: graph.nodes.filter(({ id }) => !ids.has(id)),
    edges: graph.edges.filter(({ source, target }) => !ids.has(source) && !ids.has(target)),
  };
  if (ids.size !== 1) return without;
  const [before, ...others] = graph.edges.filter(({ target }) => ids.has(target));
  if (before === undefined || others.length > 0) return without;
  const { source, output } = before;
  const after = graph.edges.filter((edge) => ids.has(edge.source) && edge.output === undefined);
  return after.reduce<WorkflowGraph>((joined, { target }) => connect(joined, { source, target, output }), without);
}

export function updateNode(graph: WorkflowGraph, id: string, changes: Partial<NodeData>): WorkflowGraph {
  const nodes = graph.nodes.map((node) => (node.id === id ? { ...node, data: { ...node.data, ...changes } } : node));
  const updated = { ...graph, nodes };
  return changes.fields ? withMappingsRefitted(updated, id) : updated;
}

/** Where a source's columns become known after its Map Fields was added, mappings that nobody has touched take them over. */
function withMappingsRefitted(graph: WorkflowGraph, id: string): WorkflowGraph {
  const after = reachedFrom(graph.edges, id);
  const fields = graphFields(graph.nodes, graph.edges);
  const nodes = graph.nodes.map((node) =>
    after.has(node.id) ? withFittingMappings(node, fields.get(node.id)?.incoming ?? []) : node,
  );
  return { ...graph, nodes };
}

export type Positions = ReadonlyMap<string, WorkflowNode["position"]>;

export function moveNodes(graph: WorkflowGraph, positions: Positions): WorkflowGraph {
  const nodes = graph.nodes.map((node) => {
    const to = positions.get(node.id);
    return !to || (to.x === node.position.x && to.y === node.position.y) ? node : { ...node, position: to };
  });
  const notes = graph.notes.map((note) => {
    const to = positions.get(note.id);
    return !to || (to.x === note.position.x && to.y === note.position.y) ? note : { ...note, position: to };
  });
  const same =
    nodes.every((node, place) => node === graph.nodes[place]) &&
    notes.every((note, place) => note === graph.notes[place]);
  return same ? graph : { ...graph, nodes, notes };
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
  const names = new Set(graph.nodes.map(({ data }) => data.label));
  const nodes = fragment.nodes.map((node) => {
    const label = freeName(node.data.label, names);
    names.add(label);
    const position = { x: node.position.x + shift, y: node.position.y + shift };
    return { ...node, id: renamed(node.id), position, data: { ...node.data, label } };
  });
  const edges = fragment.edges.map(({ source, target, output }) => newEdge(renamed(source), renamed(target), output));
  return {
    graph: { ...graph, nodes: [...graph.nodes, ...nodes], edges: [...graph.edges, ...edges] },
    ids: [...ids.values()],
  };
}

function overlaps(there: readonly WorkflowNode[], coming: readonly WorkflowNode[], shift: number): boolean {
  const taken = new Set(there.map(({ position }) => `${position.x},${position.y}`));
  return coming.some(({ position }) => taken.has(`${position.x + shift},${position.y + shift}`));
}

export function freePlace(
  nodes: readonly Pick<WorkflowNode, "position">[],
  wanted: WorkflowNode["position"],
): WorkflowNode["position"] {
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
export function withFittingMappings(node: WorkflowNode, incoming: readonly Field[]): WorkflowNode {
  if (node.data.transformType !== "map" || incoming.length === 0) return node;
  const config = mapConfigSchema.parse(node.data.config);
  const untouched = config.mappings.map(({ source, target }) => `${source}>${target}`).join() === "id>id,name>name";
  const names = incoming.map(({ name }) => name);
  if (!untouched || config.mappings.every(({ source }) => names.includes(source))) return node;
  const mappings = mapConfigSchema.parse({ mappings: names.map((name) => ({ source: name, target: name })) }).mappings;
  return { ...node, data: { ...node.data, config: { ...config, mappings } } };
}
