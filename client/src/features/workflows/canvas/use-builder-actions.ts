import { type RefObject, useCallback } from "react";
import { useReactFlow } from "reactflow";
import type { RunChoices } from "#client/features/workflows/runs/executions.api.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import type { WorkflowProblem } from "#shared/workflows/validate-workflow.ts";
import type { TemplateId } from "#shared/workflows/workflow-templates.ts";
import type { BuilderDialog } from "./builder-dialog-host.tsx";
import type { useSaveWorkflow } from "./use-save-workflow.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";

/** Until new cards have been measured. */
const DRAWN_AFTER_MS = 100;

/** Covered by the toolbar. */
const TOOLBAR = 56;

function middleOfCanvas(): { x: number; y: number } {
  const box = document.querySelector(".react-flow")?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2 - 120, y: box.top + box.height / 2 - 60 } : { x: 400, y: 300 };
}

export type BuilderParts = {
  editor: WorkflowEditor;
  saving: ReturnType<typeof useSaveWorkflow>;
  problems: readonly WorkflowProblem[];
  /** Whether the properties stand beside the canvas. */
  isWide: boolean;
  openDialog: (dialog: BuilderDialog | null) => void;
  nameField: RefObject<HTMLInputElement | null>;
  propertiesSide: RefObject<HTMLElement | null>;
  palette: RefObject<HTMLElement | null>;
  start: (workflowId: number, choices: RunChoices) => void;
};

/** The zoom from which a step's texts can be read. */
const READABLE = 0.75;

/** Moves the canvas, or the list, only where the step is out of sight, or smaller there than `least`. */
function useBringIntoView(): (id: string, least?: number) => void {
  const { getNode, getViewport, setCenter } = useReactFlow();
  return (id, least = 0) => {
    const item = document.querySelector(`[data-step="${CSS.escape(id)}"]`);
    if (item) {
      item.scrollIntoView({ block: "nearest", behavior: "smooth" });
      return;
    }
    const node = getNode(id);
    const box = document.querySelector(".react-flow")?.getBoundingClientRect();
    if (!node || !box) return;
    const { x, y, zoom } = getViewport();
    const [width, height] = [node.width ?? 216, node.height ?? 120];
    const left = node.position.x * zoom + x;
    const top = node.position.y * zoom + y;
    const isSeen = left >= 0 && top >= TOOLBAR && left + width * zoom <= box.width && top + height * zoom <= box.height;
    if (!isSeen || zoom < least)
      setCenter(node.position.x + width / 2, node.position.y + height / 2, {
        zoom: Math.max(zoom, least, 0.6),
        duration: 200,
      });
  };
}

/** What buttons, keys and the canvas ask of the builder, the same from wherever it is asked. */
export function useBuilderActions(parts: BuilderParts) {
  const { editor, saving, problems, isWide, openDialog, nameField, propertiesSide, palette, start } = parts;
  const { fitView, screenToFlowPosition } = useReactFlow();
  const bringIntoView = useBringIntoView();
  const fit = useCallback(() => fitView({ maxZoom: 1, padding: 0.08, duration: 150 }), [fitView]);

  /** Selects a step or note, and sees to it that it can be read. */
  function goTo(id: string): void {
    editor.select([id]);
    setTimeout(() => bringIntoView(id, READABLE), DRAWN_AFTER_MS);
  }

  async function save(how: () => Promise<boolean> = saving.save): Promise<boolean> {
    if (editor.graph.name.trim() !== "") return how();
    nameField.current?.focus();
    showToast({ ...messages.workflowSaveFailed, description: "Enter a name" });
    return false;
  }

  async function run(): Promise<void> {
    const id = saving.savedId();
    if (id === null)
      return showToast(messages.workflowNotSaved, { label: "Save workflow", onPress: () => void save() });
    if (problems.length > 0) return pointAtFirst();
    const { parameters, nodes } = editor.graph;
    if (parameters.length > 0 || nodes.some(({ data }) => data.pinned)) openDialog("run");
    else await startWith({ parameters: {}, usePins: false, fromNode: null });
  }

  function runFrom(nodeId: string): void {
    if (problems.length > 0) pointAtFirst();
    else openDialog({ runFrom: nodeId });
  }

  /** Saved first: a run works on what is saved. Whoever is still asked something has not said to run yet. */
  async function startWith(choices: RunChoices): Promise<void> {
    if (editor.dirty && !(await save())) return;
    const id = saving.savedId();
    if (id !== null) start(id, choices);
  }

  function pointAtFirst(): void {
    const first = problems.find(({ nodeId }) => nodeId !== null);
    if (first?.nodeId) editor.select([first.nodeId]);
    const label = editor.graph.nodes.find((node) => node.id === first?.nodeId)?.data.label;
    const description = first ? `${label}: ${first.message}` : problems[0]?.message;
    showToast({ ...messages.workflowRunFailed, ...(description ? { description } : {}) });
  }

  return {
    fit,
    save: () => save(),
    activate: () => save(saving.activate),
    run,
    runFrom,
    startWith,
    add: (kind: NodeKind, at?: { x: number; y: number }) => {
      const id = editor.add(kind, at);
      if (at) return;
      openDialog(null);
      setTimeout(() => bringIntoView(id), DRAWN_AFTER_MS);
    },
    /** The step that is chosen goes into the connection. */
    insertInto: (edgeId: string, kind: NodeKind) => {
      const id = editor.insertInto(edgeId, kind);
      openDialog(null);
      setTimeout(() => bringIntoView(id), DRAWN_AFTER_MS);
    },
    askWhatToInsert: () => {
      const edge = chosenEdge(editor);
      if (edge) openDialog({ insertInto: edge });
      else showToast(messages.noConnectionChosen);
    },
    addNote: () => {
      const id = editor.addNote(screenToFlowPosition(middleOfCanvas()));
      setTimeout(() => writeIn(id, bringIntoView), DRAWN_AFTER_MS);
    },
    goTo,
    /** With its properties, also where they don't stand beside the canvas. */
    openStep: (id: string) => {
      goTo(id);
      if (!isWide) openDialog("properties");
    },
    placeTemplate: (id: TemplateId) => {
      editor.placeTemplate(id);
      openDialog(null);
      const undo = { label: "Undo", onPress: editor.undo };
      showToast(messages.workflowTemplatePlaced, ...(editor.graph.nodes.length > 0 ? [undo] : []));
      setTimeout(fit, DRAWN_AFTER_MS);
    },
    tidy: async () => {
      await editor.tidy();
      setTimeout(fit, DRAWN_AFTER_MS);
    },
    openProperties: () => {
      if (isWide) propertiesSide.current?.querySelector<HTMLElement>("input, select")?.focus();
      else openDialog("properties");
    },
    /** To the palette, or its dialog where it has no room. */
    goToTools: () => {
      const tool = palette.current?.querySelector("button");
      if (tool && tool.offsetParent !== null) tool.focus();
      else openDialog("palette");
    },
  };
}

/** A note can't take the focus before it is drawn, and the menu gives it back to its button. */
function writeIn(id: string, bringIntoView: (id: string) => void): void {
  bringIntoView(id);
  document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] textarea`)?.focus();
}

/** The connection that is selected, or the only one that leaves the step that is. */
function chosenEdge({ graph: { edges }, selected, current }: WorkflowEditor): string | null {
  const chosen = edges.filter(({ id }) => selected.has(id));
  const leaving = current ? edges.filter(({ source }) => source === current.id) : [];
  const one = chosen.length > 0 ? chosen : leaving;
  return one.length === 1 ? (one[0]?.id ?? null) : null;
}
