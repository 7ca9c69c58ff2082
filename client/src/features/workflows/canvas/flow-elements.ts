import type { Edge, Node } from "reactflow";
import { shownCount, shownRows } from "#client/features/workflows/runs/run-words.ts";
import type { NodeRun } from "#shared/workflows/execution.schema.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { CardData } from "./node-card.tsx";

export type NodeRuns = ReadonlyMap<string, NodeRun>;
/** The first thing that keeps each node from running. */
export type NodeProblems = ReadonlyMap<string, string>;
export type CardNode = Node<CardData>;

/** The canvas's nodes; those that look as before are the same objects, so that they are not drawn again. */
export function toFlowNodes(
  before: readonly CardNode[],
  {
    nodes,
    selected,
    runs,
    problems,
  }: { nodes: readonly WorkflowNode[]; selected: ReadonlySet<string>; runs: NodeRuns; problems: NodeProblems },
): CardNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return nodes.map((node) => {
    const old = known.get(node.id);
    const run = runs.get(node.id) ?? null;
    const problem = problems.get(node.id) ?? null;
    const isSelected = selected.has(node.id);
    const sameCard = old && old.data.node === node.data && old.data.run === run && old.data.problem === problem;
    const samePlace = old && old.position.x === node.position.x && old.position.y === node.position.y;
    if (old && sameCard && samePlace && old.selected === isSelected) return old;
    const data = sameCard ? old.data : { node: node.data, run, problem };
    return { ...old, id: node.id, type: "custom", position: node.position, data, selected: isSelected };
  });
}

/** Edges with the rows that passed along them in the run that is shown; dashed until some have. */
export function toFlowEdges({
  nodes,
  edges,
  selected,
  runs,
}: {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  selected: ReadonlySet<string>;
  runs: NodeRuns;
}): Edge[] {
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  return edges.map(({ id, source, target }) => {
    const { rowsOut: rows = null, status = "waiting" } = runs.get(source) ?? {};
    return {
      id,
      source,
      target,
      selected: selected.has(id),
      className: rows === null ? "not-run" : "",
      ariaLabel: `From ${labels.get(source)} to ${labels.get(target)}${rows === null ? "" : `, ${shownRows(status, rows)}`}`,
      ...(rows === null ? {} : { label: shownCount(status, rows) }),
    };
  });
}
