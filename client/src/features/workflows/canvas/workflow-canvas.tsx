import { type DragEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import ReactFlow, {
  applyNodeChanges,
  type Connection,
  type Edge,
  type EdgeChange,
  type NodeChange,
  useReactFlow,
  type Viewport,
} from "reactflow";
import "reactflow/dist/base.css";
import "./workflow-canvas.css";
import { connectionRefused } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { edgeOutputs, type NodeKind } from "#shared/workflows/node-types.ts";
import { useCanvasFrame } from "./canvas-frame.ts";
import { CanvasMap } from "./canvas-map.tsx";
import { readDraggedTool } from "./dragged-tool.ts";
import { EdgeInserts, type HoverEdge } from "./edge-inserts.tsx";
import {
  type CardNode,
  type NodeProblems,
  type NodeRuns,
  type NoteNode,
  type RanAt,
  toFlowEdges,
  toFlowNodes,
  toNoteNodes,
} from "./flow-elements.ts";
import { GRID } from "./graph-edits.ts";
import { NodeCard } from "./node-card.tsx";
import { NoteCard } from "./note-card.tsx";
import type { WorkflowEditor } from "./use-workflow-editor.ts";

const nodeTypes = { custom: NodeCard, note: NoteCard };
const snapGrid: [number, number] = [GRID, GRID];
const fitViewOptions = { maxZoom: 1, padding: 0.08 };
const proOptions = { hideAttribution: true };
/** Above this many nodes the ones out of view are left out of the page. */
const MANY_NODES = 200;

export type WorkflowCanvasProps = {
  editor: WorkflowEditor;
  runs: NodeRuns;
  ranAt: RanAt;
  problems: NodeProblems;
  /** What is in view at first; null for all of it. */
  viewport: Viewport | null;
  onDropTool: (kind: NodeKind, at: { x: number; y: number }) => void;
  /** A double press on a step, or Enter where it is selected already. */
  onOpen: () => void;
  /** A single press; null where the step's properties show beside the canvas as soon as it is selected. */
  onPress: (() => void) | null;
  /** Asks which step goes into a connection. */
  onInsert: (edgeId: string) => void;
};

/** The cards and notes as the library moves them, made anew where the graph or what is shown on it changes. */
function useShownNodes({
  editor,
  runs,
  ranAt,
  problems,
}: Pick<WorkflowCanvasProps, "editor" | "runs" | "ranAt" | "problems">) {
  const { graph, selected } = editor;
  const shown = { nodes: graph.nodes, selected, runs, ranAt, problems };
  const [flowNodes, setFlowNodes] = useState(() => toFlowNodes([], shown));
  const [noteNodes, setNoteNodes] = useState(() => toNoteNodes([], { notes: graph.notes, selected }));
  const latestNotes = useRef(noteNodes);
  const showNotes = useCallback((nodes: NoteNode[]) => {
    latestNotes.current = nodes;
    setNoteNodes(nodes);
  }, []);
  useEffect(() => {
    showNotes(toNoteNodes(latestNotes.current, { notes: graph.notes, selected }));
  }, [showNotes, graph.notes, selected]);
  const latest = useRef(flowNodes);
  const show = useCallback((nodes: CardNode[]) => {
    latest.current = nodes;
    setFlowNodes(nodes);
  }, []);
  useEffect(() => {
    show(toFlowNodes(latest.current, { nodes: graph.nodes, selected, runs, ranAt, problems }));
  }, [show, graph.nodes, selected, runs, ranAt, problems]);

  /** Moves what is dragged; answers where everything stands once a drag has ended. */
  const moveNodes = useCallback(
    (moved: NodeChange[]) => {
      const notes = new Set(latestNotes.current.map(({ id }) => id));
      const isNote = (change: NodeChange) => "id" in change && notes.has(change.id);
      if (moved.some(isNote)) showNotes(applyNodeChanges(moved.filter(isNote), latestNotes.current));
      if (!moved.every(isNote))
        show(
          applyNodeChanges(
            moved.filter((change) => !isNote(change)),
            latest.current,
          ),
        );
      const ended = moved.some((change) => change.type === "position" && change.dragging === false);
      return ended
        ? new Map([...latest.current, ...latestNotes.current].map(({ id, position }) => [id, position]))
        : null;
    },
    [show, showNotes],
  );
  return { flowNodes, noteNodes, moveNodes };
}

/** The graph to draw on. Dragging moves cards here alone; the workflow hears of it when they are let go. */
export function WorkflowCanvas({
  editor,
  runs,
  ranAt,
  problems,
  viewport,
  onDropTool,
  onOpen,
  onPress,
  onInsert,
}: WorkflowCanvasProps) {
  const { graph, selected } = editor;
  const { screenToFlowPosition } = useReactFlow();
  const frame = useCanvasFrame();
  // Told once: a step that is put on an empty canvas must not move it.
  const [fitAtFirst] = useState(graph.nodes.length > 0 && viewport === null);
  const { flowNodes, noteNodes, moveNodes } = useShownNodes({
    editor,
    runs,
    ranAt,
    problems,
  });
  const flowEdges = useMemo(
    () => toFlowEdges({ nodes: graph.nodes, edges: graph.edges, selected, runs }),
    [graph.nodes, graph.edges, selected, runs],
  );

  const allNodes = useMemo(
    (): (CardNode | NoteNode)[] => (noteNodes.length === 0 ? flowNodes : [...noteNodes, ...flowNodes]),
    [noteNodes, flowNodes],
  );

  // The canvas redraws at every step of a drag: what it calls is looked up, so that its own parts need not.
  const current = useRef(editor);
  current.current = editor;

  const changeNodes = useCallback(
    (changes: NodeChange[]) => {
      const reselected = changes.filter((change) => change.type === "select");
      if (reselected.length > 0) current.current.reselect(reselected);
      const moved = changes.filter((change) => change.type === "position" || change.type === "dimensions");
      if (moved.length === 0) return;
      const places = moveNodes(moved);
      if (places) current.current.move(places);
    },
    [moveNodes],
  );
  const changeEdges = useCallback((changes: EdgeChange[]) => {
    const reselected = changes.filter((change) => change.type === "select");
    if (reselected.length > 0) current.current.reselect(reselected);
  }, []);
  const connect = useCallback(({ source, target, sourceHandle }: Connection) => {
    const output = edgeOutputs.find((each) => each === sourceHandle);
    const problem = source && target ? current.current.connect({ source, target, output }) : null;
    if (problem) showToast(connectionRefused(problem));
  }, []);
  // Told past this component: what is drawn anew under a moving pointer costs frames.
  const hover = useRef<HoverEdge>(() => {});
  const enterEdge = useCallback((_event: MouseEvent, { id }: Edge) => hover.current(id), []);
  const leaveEdge = useCallback(() => hover.current(null), []);
  // Said to the style sheet alone: whatever is drawn anew while something moves costs frames.
  const surface = useRef<HTMLDivElement>(null);
  const beginMove = useCallback(() => surface.current?.setAttribute("data-moving", ""), []);
  const endMove = useCallback(() => surface.current?.removeAttribute("data-moving"), []);
  const drop = (event: DragEvent) => {
    const kind = readDraggedTool(event);
    if (!kind) return;
    event.preventDefault();
    onDropTool(kind, screenToFlowPosition({ x: event.clientX, y: event.clientY }));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the palette's buttons do the same by keyboard
    <div ref={surface} className="workflow-canvas h-full bg-canvas" onDragOver={allowDrop} onDrop={drop} {...frame}>
      <ReactFlow
        nodes={allNodes}
        edges={flowEdges}
        nodeTypes={nodeTypes}
        onNodesChange={changeNodes}
        onEdgesChange={changeEdges}
        onConnect={connect}
        onEdgeMouseEnter={enterEdge}
        onEdgeMouseLeave={leaveEdge}
        onNodeClick={(event, { type }) => type !== "note" && isPlainPress(event) && onPress?.()}
        onNodeDoubleClick={(_event, { type }) => type !== "note" && onOpen()}
        onMoveStart={beginMove}
        onMoveEnd={endMove}
        onNodeDragStart={beginMove}
        onNodeDragStop={endMove}
        onError={reportError}
        snapToGrid
        snapGrid={snapGrid}
        {...(viewport ? { defaultViewport: viewport } : {})}
        fitView={fitAtFirst}
        fitViewOptions={fitViewOptions}
        minZoom={0.1}
        maxZoom={2}
        // Deleting and undoing are the builder's own keys, which work in the list too.
        deleteKeyCode={null}
        multiSelectionKeyCode={multiSelectionKeys}
        connectionRadius={32}
        nodeDragThreshold={3}
        elevateNodesOnSelect={false}
        onlyRenderVisibleElements={graph.nodes.length > MANY_NODES}
        proOptions={proOptions}
        role="group"
        aria-label="Workflow canvas"
      >
        <CanvasMap />
        <EdgeInserts
          {...{ nodes: graph.nodes, edges: graph.edges, selected, hover, onInsert }}
          counted={runs.size > 0}
        />
      </ReactFlow>
    </div>
  );
}

const multiSelectionKeys = ["Shift", "Meta", "Control"];

function allowDrop(event: DragEvent): void {
  event.preventDefault();
}

/** React's strict mode makes the library warn about node types that have not changed; everything else is news. */
function reportError(code: string, message: string): void {
  if (code !== "002") throw new Error(message);
}

/** With a modifier a step is added to what is selected, or taken out; at its outputs a line begins. */
function isPlainPress({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  const isHandle = target instanceof Element && target.closest(".react-flow__handle") !== null;
  return !shiftKey && !ctrlKey && !metaKey && !isHandle;
}
