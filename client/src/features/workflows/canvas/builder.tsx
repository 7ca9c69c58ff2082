import { useCallback, useMemo, useRef, useState } from "react";
import { ReactFlowProvider, useReactFlow, type Viewport } from "reactflow";
import { useStepPlaces } from "#client/features/workflows/places/use-step-places.ts";
import { HistoryPanel } from "#client/features/workflows/runs/history-panel.tsx";
import { useIsScheduleHeld } from "#client/features/workflows/runs/schedule.api.ts";
import { WorkflowIdProvider } from "#client/features/workflows/workflow-id.ts";
import type { VersionedWorkflow } from "#client/features/workflows/workflows.api.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { validateWorkflow } from "#shared/workflows/validate-workflow.ts";
import { BuilderContexts } from "./builder-contexts.tsx";
import { type BuilderDialog, BuilderDialogs } from "./builder-dialog-host.tsx";
import { BuilderHeader } from "./builder-header.tsx";
import { CanvasArea } from "./canvas-area.tsx";
import type { EditorState } from "./editor-state.ts";
import { Palette, toolsTop } from "./palette.tsx";
import { PropertiesSide } from "./properties-side.tsx";
import { RestoredNote } from "./restored-note.tsx";
import { savedWords } from "./saved-labels.ts";
import { useBuilderActions } from "./use-builder-actions.ts";
import { useBuilderRuns } from "./use-builder-runs.ts";
import { useBuilderShortcuts } from "./use-builder-shortcuts.ts";
import { useBuilderView } from "./use-builder-view.ts";
import { useDraft } from "./use-draft.ts";
import { useExpressionProblems } from "./use-expression-problems.ts";
import { useSaveWorkflow } from "./use-save-workflow.ts";
import { useClipboard } from "./use-shortcuts.ts";
import { useWorkflowEditor, type WorkflowEditor } from "./use-workflow-editor.ts";

/** `viewport` is null where there is no canvas: all of it is shown then. */
export type InView = { viewport: Viewport | null; toolsTop: number };

export type BuilderProps = {
  userId: number;
  /** As the page opened with; null for a new workflow. */
  opened: { id: number | null; version: string | null; savedAt: string | null };
  opening: EditorState;
  /** Whether changes of an earlier visit are on the canvas. */
  restored: boolean;
  /** What was in view where the workflow got its address. */
  inView: InView;
  onCreated: (created: VersionedWorkflow, state: EditorState, inView: InView) => void;
  onLeave: () => void;
};

export function Builder(props: BuilderProps) {
  return (
    <WorkflowIdProvider value={props.opened.id}>
      <ReactFlowProvider>
        <BuilderInside {...props} />
      </ReactFlowProvider>
    </WorkflowIdProvider>
  );
}

/** Everything that happens in the builder: the graph, its saving, its runs, and what stands open. */
function useBuilder({ userId, opened, opening, onCreated, onLeave }: Omit<BuilderProps, "restored" | "inView">) {
  const { getViewport } = useReactFlow();
  const { view, switchView } = useBuilderView();
  const editor = useWorkflowEditor(opening);
  const palette = useRef<HTMLElement>(null);
  const latest = useRef(editor.state);
  latest.current = editor.state;
  const saving = useSaveWorkflow({
    editor,
    opened,
    onCreated: (created, sent, given) => {
      const { graph } = latest.current;
      const named = graph.name === given.name ? { ...graph, name: sent.name } : graph;
      const viewport = view === "canvas" ? getViewport() : null;
      const inView = { viewport, toolsTop: toolsTop(palette.current) };
      onCreated(created, { ...latest.current, graph: named, saved: sent }, inView);
    },
  });
  useDraft({ userId, workflowId: opened.id }, { graph: editor.graph, version: saving.version, dirty: editor.dirty });
  const running = useBuilderRuns(opened.id);
  const holdsSchedule = useIsScheduleHeld(opened.id, editor.graph.isActive);
  const { nodes, edges, parameters } = editor.graph;
  const places = useStepPlaces(editor.graph);
  const plain = useMemo(() => validateWorkflow(nodes, edges, parameters), [nodes, edges, parameters]);
  const ofExpressions = useExpressionProblems(editor.graph);
  const problems = useMemo(() => [...plain, ...ofExpressions], [plain, ofExpressions]);
  const [dialog, setDialog] = useState<BuilderDialog | null>(null);
  const isWide = useMediaQuery("(min-width: 68.75rem)");
  const name = useRef<HTMLInputElement>(null);
  const aside = useRef<HTMLElement>(null);
  const actions = useBuilderActions({
    ...{ editor, saving, problems, isWide, openDialog: setDialog },
    ...{ nameField: name, propertiesSide: aside, palette },
    start: running.start,
  });
  const onRows = useCallback((nodeId: string) => setDialog({ rowsOf: nodeId }), []);
  const { editNote, removeNote } = editor;
  const noteActions = { edit: editNote, remove: removeNote };
  const onRunFrom = actions.runFrom;
  const leave = () => (editor.dirty ? setDialog("leave") : onLeave());

  useBuilderShortcuts({ editor, actions, setDialog, switchView });
  useClipboard(editor);

  return {
    ...{
      editor,
      saving,
      running,
      holdsSchedule,
      problems,
      ofExpressions,
      places,
      dialog,
      setDialog,
      isWide,
      view,
      switchView,
    },
    ...{ name, aside, palette, actions, onRows, noteActions, onRunFrom, leave },
  };
}

/** Whether there still are changes of an earlier visit: none once all was saved or discarded, whatever is changed then. */
function useRestored(restored: boolean, editor: WorkflowEditor) {
  const [isRestored, setRestored] = useState(restored);
  if (isRestored && !editor.dirty) setRestored(false);
  const discard = () => {
    setRestored(false);
    editor.revert();
  };
  return isRestored ? discard : null;
}

function BuilderInside(props: BuilderProps) {
  const { opened, onLeave } = props;
  const builder = useBuilder(props);
  const discard = useRestored(props.restored, builder.editor);
  const { editor, saving, running, problems, places, setDialog, isWide, view, switchView, actions, onRows } = builder;
  const { add, goTo, placeTemplate, run, save } = actions;
  const { shown, runs } = running;
  const { onRunFrom, noteActions } = builder;
  const { parameters } = editor.graph;

  return (
    <BuilderContexts {...{ parameters, places, onRows, noteActions }} ofExpressions={builder.ofExpressions}>
      <div className="flex h-dvh min-h-[480px] flex-col">
        <BuilderHeader
          nameRef={builder.name}
          name={editor.graph.name}
          onName={(text) => editor.describe({ name: text }, "name")}
          activity={{
            shown: editor.graph.isActive,
            saved: opened.id === null || editor.state.saved.isActive === editor.graph.isActive,
            holdsSchedule: builder.holdsSchedule,
          }}
          onActive={(isActive) => editor.describe({ isActive })}
          savedWords={savedWords({
            dirty: editor.dirty,
            isNew: opened.id === null,
            savedAt: saving.savedAt ?? opened.savedAt,
          })}
          onVersions={opened.id === null ? null : () => setDialog("versions")}
          saving={saving.saving}
          starting={running.starting}
          onBack={builder.leave}
          onConnect={() => setDialog("connections")}
          onSchedule={opened.id === null ? null : () => setDialog("schedule")}
          onSave={() => void save()}
          onRun={() => void run()}
        />
        {discard ? <RestoredNote onDiscard={discard} /> : null}
        <div className="flex min-h-0 flex-1">
          <aside
            ref={builder.palette}
            aria-label="Workflow Tools"
            className="flex w-62 shrink-0 flex-col max-lg:hidden"
          >
            <h2 className="px-5 pt-2 pb-3 font-heading text-strong">Workflow Tools</h2>
            <Palette onAdd={add} onTemplate={placeTemplate} from={props.inView.toolsTop} />
          </aside>
          <div className="flex min-w-0 flex-1 flex-col">
            <div className="flex min-h-0 flex-1">
              <div className="@container relative min-w-0 flex-1 overflow-hidden lg:rounded-t-box">
                <CanvasArea
                  {...{ editor, view, switchView, running, problems, isWide, onRows, actions, setDialog }}
                  isNew={opened.id === null}
                  viewport={props.inView.viewport}
                />
              </div>
              <PropertiesSide
                ref={builder.aside}
                {...{ editor, runs, onRows, onRunFrom }}
                onInsert={(edgeId) => setDialog({ insertInto: edgeId })}
                onPreview={() => setDialog("preview")}
                onExplain={() => setDialog("explain")}
              />
            </div>
            {opened.id === null ? null : (
              <HistoryPanel
                {...running.history}
                shown={shown}
                starting={running.starting}
                open={running.historyOpen}
                onToggle={running.toggleHistory}
                onGoTo={actions.openStep}
              />
            )}
          </div>
        </div>
        <BuilderDialogs
          open={builder.dialog}
          onClose={() => setDialog(null)}
          editor={editor}
          saving={saving}
          workflowId={opened.id}
          {...{ shown, runs, onRows, onRunFrom }}
          onGoTo={(id) => {
            setDialog(null);
            goTo(id);
          }}
          onAdd={add}
          onInsert={actions.insertInto}
          onTemplate={placeTemplate}
          onPreview={() => setDialog("preview")}
          onExplain={() => setDialog("explain")}
          starting={running.starting}
          onStart={(choices) => void actions.startWith(choices)}
          onDiscard={() => {
            editor.revert();
            // What is left unsaved is kept as a draft; once it is reverted there is nothing to keep.
            setTimeout(onLeave);
          }}
          onActivate={() => void actions.activate()}
          problems={problems.length}
          onSaveAndLeave={async () => {
            setDialog(null);
            if (await save()) onLeave();
          }}
        />
      </div>
    </BuilderContexts>
  );
}
