import { deriveNodes } from "./derive-nodes.ts";
import { isSameGraph, type WorkflowGraph } from "./workflow-graph.ts";

const STEPS_KEPT = 200;

export type EditorState = {
  graph: WorkflowGraph;
  /** As the server has it, or as a new workflow begins. */
  saved: WorkflowGraph;
  past: readonly WorkflowGraph[];
  future: readonly WorkflowGraph[];
  /** Ids of nodes and edges. */
  selected: ReadonlySet<string>;
  /** What the last edit was about: edits about the same thing are one step of undo. */
  lastEdit: string | null;
};

export type EditorAction =
  | { kind: "edit"; change: (graph: WorkflowGraph) => WorkflowGraph; about?: string; select?: readonly string[] }
  | { kind: "select"; ids: readonly string[] }
  | { kind: "reselect"; changes: readonly { id: string; selected: boolean }[] }
  | { kind: "undo" }
  | { kind: "redo" }
  /** What was sent is saved now; what was changed meanwhile is not. */
  | { kind: "saved"; graph: WorkflowGraph }
  /** The server's version takes the place of what is here, which undo brings back. */
  | { kind: "replace"; graph: WorkflowGraph };

export function openEditor(saved: WorkflowGraph, draft: WorkflowGraph | null = null): EditorState {
  const graph = deriveNodes(draft ?? saved);
  // Columns carried along once more are no change of the person's.
  const base = draft ? saved : graph;
  return { graph, saved: base, past: [], future: [], selected: new Set(), lastEdit: null };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (action.kind === "edit") return edit(state, action);
  if (action.kind === "select") return withSelection({ ...state, lastEdit: null }, action.ids);
  if (action.kind === "reselect") return reselect(state, action.changes);
  if (action.kind === "undo") return travel(state, state.past, "past");
  if (action.kind === "redo") return travel(state, state.future, "future");
  if (action.kind === "saved") return { ...state, saved: action.graph, lastEdit: null };
  const replaced = edit(state, { kind: "edit", change: () => action.graph });
  return { ...replaced, saved: replaced.graph };
}

export function isDirty({ graph, saved }: EditorState): boolean {
  return !isSameGraph(graph, saved);
}

function edit(state: EditorState, { change, about, select }: Extract<EditorAction, { kind: "edit" }>): EditorState {
  const changed = change(state.graph);
  if (changed === state.graph) return select ? withSelection(state, select) : state;
  const goesOn = about !== undefined && about === state.lastEdit;
  const next = {
    ...state,
    graph: deriveNodes(changed),
    past: goesOn ? state.past : [...state.past, state.graph].slice(-STEPS_KEPT),
    future: [],
    lastEdit: about ?? null,
  };
  return withSelection(next, select ?? [...state.selected]);
}

function reselect(state: EditorState, changes: readonly { id: string; selected: boolean }[]): EditorState {
  const ids = new Set(state.selected);
  for (const { id, selected } of changes) {
    if (selected) ids.add(id);
    else ids.delete(id);
  }
  return withSelection({ ...state, lastEdit: null }, [...ids]);
}

function travel(state: EditorState, steps: readonly WorkflowGraph[], from: "past" | "future"): EditorState {
  const graph = steps.at(-1);
  if (!graph) return state;
  const rest = steps.slice(0, -1);
  const past = from === "past" ? rest : [...state.past, state.graph];
  const future = from === "past" ? [...state.future, state.graph] : rest;
  return withSelection({ ...state, graph, past, future, lastEdit: null }, [...state.selected]);
}

/** Only what is there can be selected; the same selection stays the same set. */
function withSelection(state: EditorState, ids: readonly string[]): EditorState {
  const there = new Set([...state.graph.nodes, ...state.graph.edges, ...state.graph.notes].map(({ id }) => id));
  const selected = new Set(ids.filter((id) => there.has(id)));
  const same = selected.size === state.selected.size && [...selected].every((id) => state.selected.has(id));
  return same ? state : { ...state, selected };
}
