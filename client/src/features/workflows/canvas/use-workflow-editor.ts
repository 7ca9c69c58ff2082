import { useMemo, useReducer } from "react";
import { newStepHandling } from "#client/lib/execution-settings.ts";
import { newNode, newNodeId, nodeKinds } from "#shared/workflows/new-node.ts";
import type { EdgeOutput, NodeKind } from "#shared/workflows/node-types.ts";
import { type Note, noteSchema } from "#shared/workflows/note.schema.ts";
import { freeName } from "#shared/workflows/step-names.ts";
import type { NodeData, Workflow, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { placeTemplate, type TemplateId } from "#shared/workflows/workflow-templates.ts";
import type { WorkflowVersion } from "#shared/workflows/workflow-version.schema.ts";
import { type EditorState, editorReducer, isDirty } from "./editor-state.ts";
import {
  addNode,
  canConnect,
  connect,
  connectionProblem,
  cutOut,
  disconnect,
  type Fragment,
  freePlace,
  type Line,
  moveNodes,
  type Positions,
  paste,
  removeInput,
  removeNodes,
  setInput,
  swapInputs,
  updateNode,
} from "./graph-edits.ts";
import { insertNode } from "./insert-node.ts";
import { tidyPositions } from "./tidy-up.ts";
import { toGraph, type WorkflowGraph } from "./workflow-graph.ts";

export type WorkflowEditor = ReturnType<typeof useWorkflowEditor>;

/** The workflow on the canvas with everything that can be done to it; each deed is one step of undo. */
export function useWorkflowEditor(opening: EditorState) {
  const [state, dispatch] = useReducer(editorReducer, opening);
  const { graph, selected } = state;
  const dirty = useMemo(() => isDirty(state), [state]);
  const edit = (change: (graph: WorkflowGraph) => WorkflowGraph, about?: string) =>
    dispatch({ kind: "edit", change, ...(about ? { about } : {}) });
  const selectedNode = graph.nodes.find(({ id }) => selected.has(id)) ?? null;
  const onlyOne = selectedNode && [...selected].filter((id) => graph.nodes.some((node) => node.id === id)).length === 1;

  function insert(fragment: Fragment): void {
    const pasted = paste(graph, fragment);
    dispatch({ kind: "edit", change: () => pasted.graph, select: pasted.ids });
  }

  return {
    state,
    graph,
    selected,
    /** The node whose properties are shown: the selected one where it is the only one. */
    current: onlyOne ? selectedNode : null,
    dirty,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => dispatch({ kind: "undo" }),
    redo: () => dispatch({ kind: "redo" }),
    select: (ids: readonly string[]) => dispatch({ kind: "select", ids }),
    reselect: (changes: readonly { id: string; selected: boolean }[]) => dispatch({ kind: "reselect", changes }),
    selectAll: () => dispatch({ kind: "select", ids: graph.nodes.map(({ id }) => id) }),
    /** Fed by the selected node, or by what feeds a selected destination; `at` puts it there, fed by nothing. */
    add: (kind: NodeKind, at?: WorkflowNode["position"]): string => {
      const label = freeName(nodeKinds[kind].label, namesOf(graph));
      const node = newNode(kind, at ?? { x: 60, y: 160 }, { ...newStepHandling(), label });
      const anchor = !at && onlyOne && node.data.nodeType !== "source" ? selectedNode.id : null;
      dispatch({ kind: "edit", change: (now) => addNode(now, node, anchor), select: [node.id] });
      return node.id;
    },
    /** Between the two steps of a connection. */
    insertInto: (edgeId: string, kind: NodeKind): string => {
      const label = freeName(nodeKinds[kind].label, namesOf(graph));
      const node = newNode(kind, { x: 0, y: 0 }, { ...newStepHandling(), label });
      dispatch({ kind: "edit", change: (now) => insertNode(now, edgeId, node), select: [node.id] });
      return node.id;
    },
    canConnect: (source: string, target: string, output?: EdgeOutput) => canConnect(graph, { source, target, output }),
    /** Answers why it was refused; null where it was done. */
    connect: (line: Line): string | null => {
      const problem = connectionProblem(graph, line);
      if (problem === null) edit((now) => connect(now, line));
      return problem;
    },
    setInput: (target: string, from: Omit<Line, "target"> | null) => edit((now) => setInput(now, target, from)),
    removeInput: (target: string, source: string) => edit((now) => removeInput(now, target, source)),
    swapInputs: (target: string) => edit((now) => swapInputs(now, target)),
    disconnect: (ids: ReadonlySet<string>) => edit((now) => disconnect(now, ids)),
    remove: () => edit((now) => withoutSelected(now, selected)),
    update: (id: string, changes: Partial<NodeData>, about?: string) =>
      edit((now) => updateNode(now, id, changes), about ? `${id} ${about}` : undefined),
    move: (positions: Positions) => edit((now) => moveNodes(now, positions)),
    describe: (
      changes: Partial<Pick<WorkflowGraph, "name" | "description" | "isActive" | "parameters">>,
      about?: string,
    ) => edit((now) => ({ ...now, ...changes }), about),
    addNote: (position: Note["position"]): string => {
      const there = [...graph.nodes, ...graph.notes];
      const note = noteSchema.parse({ id: newNodeId(), position: freePlace(there, position) });
      dispatch({
        kind: "edit",
        change: (now) => ({ ...now, notes: [...now.notes, note] }),
        select: [note.id],
      });
      return note.id;
    },
    editNote: (id: string, text: string) =>
      edit(
        (now) => ({ ...now, notes: now.notes.map((note) => (note.id === id ? { ...note, text } : note)) }),
        `note ${id}`,
      ),
    removeNote: (id: string) => edit((now) => ({ ...now, notes: now.notes.filter((note) => note.id !== id) })),
    copied: (): Fragment => cutOut(graph, selected),
    insert,
    duplicate: () => insert(cutOut(graph, selected)),
    /** Takes the place of what is on the canvas. */
    placeTemplate: (id: TemplateId) => {
      const placed = placeTemplate(id, newStepHandling());
      dispatch({ kind: "edit", change: (now) => ({ ...now, ...placed }), select: [] });
    },
    tidy: async () => {
      const positions = await tidyPositions(graph);
      edit((now) => moveNodes(now, positions));
    },
    saved: (sent: WorkflowGraph) => dispatch({ kind: "saved", graph: sent }),
    replace: (workflow: Workflow) => dispatch({ kind: "replace", graph: toGraph(workflow) }),
    /** An earlier version takes the place of what is on the canvas, until it is saved or undone. */
    bringBack: ({ name, description, nodes, edges, parameters, notes }: WorkflowVersion) =>
      edit((now) => ({ ...now, name, description: description ?? null, nodes, edges, parameters, notes })),
    revert: () => edit(() => state.saved),
  };
}

function namesOf({ nodes }: WorkflowGraph): Set<string> {
  return new Set(nodes.map(({ data }) => data.label));
}

function withoutSelected(graph: WorkflowGraph, selected: ReadonlySet<string>): WorkflowGraph {
  const nodes = new Set(graph.nodes.map(({ id }) => id).filter((id) => selected.has(id)));
  const edges = new Set(graph.edges.map(({ id }) => id).filter((id) => selected.has(id)));
  const notes = graph.notes.filter(({ id }) => !selected.has(id));
  if (nodes.size + edges.size === 0 && notes.length === graph.notes.length) return graph;
  const rest = notes.length === graph.notes.length ? graph : { ...graph, notes };
  return removeNodes(edges.size > 0 ? disconnect(rest, edges) : rest, nodes);
}
