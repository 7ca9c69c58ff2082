import type { Edge, Node } from "reactflow";
import { shownCount, shownRows } from "#client/features/workflows/runs/run-labels.ts";
import { outputWords } from "#shared/workflows/edge-outputs.ts";
import type { NodeRun } from "#shared/workflows/execution.schema.ts";
import type { EdgeOutput } from "#shared/workflows/node-types.ts";
import type { Note } from "#shared/workflows/note.schema.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { CardData } from "./node-card.tsx";
import type { NoteData } from "./note-card.tsx";

export type NodeRuns = ReadonlyMap<string, NodeRun>;
/** When any run last worked on a node, by its id. */
export type RanAt = Readonly<Record<string, string>>;
/** The first thing that keeps each node from running. */
export type NodeProblems = ReadonlyMap<string, string>;
export type CardNode = Node<CardData>;
export type NoteNode = Node<NoteData>;

/** The canvas's notes; those that look as before are the same objects. */
export function toNoteNodes(
  before: readonly NoteNode[],
  { notes, selected }: { notes: readonly Note[]; selected: ReadonlySet<string> },
): NoteNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return notes.map((note) => {
    const old = known.get(note.id);
    const isSelected = selected.has(note.id);
    if (old && old.data.note === note && old.position === note.position && old.selected === isSelected) return old;
    // Its text is what takes the focus; a card around it would be a control in a control.
    const look = { type: "note", focusable: false, selected: isSelected };
    return { ...old, ...look, id: note.id, position: note.position, data: { note } };
  });
}

type Shown = {
  nodes: readonly WorkflowNode[];
  selected: ReadonlySet<string>;
  runs: NodeRuns;
  ranAt: RanAt;
  problems: NodeProblems;
};

/** A card that says why it failed grows, maybe over the next: the one that is looked at is whole. */
const ABOVE = { failed: 1, selected: 2 };

/** The canvas's nodes; those that look as before are the same objects, so that they are not drawn again. */
export function toFlowNodes(
  before: readonly CardNode[],
  { nodes, selected, runs, ranAt, problems }: Shown,
): CardNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return nodes.map((node) => {
    const old = known.get(node.id);
    const run = runs.get(node.id) ?? null;
    const ran = ranAt[node.id] ?? null;
    const problem = problems.get(node.id) ?? null;
    const isSelected = selected.has(node.id);
    const sameCard =
      old &&
      old.data.node === node.data &&
      old.data.run === run &&
      old.data.ranAt === ran &&
      old.data.problem === problem;
    const samePlace = old && old.position.x === node.position.x && old.position.y === node.position.y;
    if (old && sameCard && samePlace && old.selected === isSelected) return old;
    const data = sameCard ? old.data : { node: node.data, run, ranAt: ran, problem };
    const zIndex = isSelected ? ABOVE.selected : run?.status === "failed" ? ABOVE.failed : 0;
    return { ...old, id: node.id, type: "custom", position: node.position, data, selected: isSelected, zIndex };
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
  return edges.map(({ id, source, target, output }) => {
    const run = runs.get(source);
    const status = run?.status ?? "waiting";
    const rows = run ? rowsThrough(run, output) : null;
    return {
      id,
      source,
      target,
      sourceHandle: output ?? null,
      selected: selected.has(id),
      className: `${rows === null ? "not-run" : ""} ${output ?? ""}`.trim(),
      ariaLabel: `From ${labels.get(source)}${output ? ` (${outputWords[output]})` : ""} to ${labels.get(target)}${rows === null ? "" : `, ${shownRows(status, rows)}`}`,
      ...(rows === null ? {} : { label: shownCount(status, rows) }),
    };
  });
}

/** Of a run, only its usual way out is counted; the others follow from what came in and what was skipped. */
function rowsThrough({ rowsIn, rowsOut, skipped }: NodeRun, output: EdgeOutput | undefined): number | null {
  if (rowsOut === null || output === undefined) return rowsOut;
  if (output === "errors") return skipped;
  return rowsIn === null ? null : Math.max(0, rowsIn - skipped - rowsOut);
}
