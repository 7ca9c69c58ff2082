import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { ReactFlowProvider } from "reactflow";
import { ParametersContext } from "#client/features/workflows/parameters/parameters-context.ts";
import { StepPlacesContext, useStepPlaces } from "#client/features/workflows/places/use-step-places.ts";
import { lastRunsOptions, type RunChoices } from "#client/features/workflows/runs/executions.api.ts";
import { HistoryPanel } from "#client/features/workflows/runs/history-panel.tsx";
import { useExecution } from "#client/features/workflows/runs/use-execution.ts";
import { useExecutions } from "#client/features/workflows/runs/use-executions.ts";
import { useStartRun } from "#client/features/workflows/runs/use-start-run.ts";
import { WorkflowIdProvider } from "#client/features/workflows/workflow-id.ts";
import type { VersionedWorkflow } from "#client/features/workflows/workflows.api.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { validateWorkflow } from "#shared/workflows/validate-workflow.ts";
import { type BuilderDialog, BuilderDialogs } from "./builder-dialog-host.tsx";
import { BuilderHeader } from "./builder-header.tsx";
import { CanvasToolbar } from "./canvas-toolbar.tsx";
import type { EditorState } from "./editor-state.ts";
import { EmptyCanvas } from "./empty-canvas.tsx";
import { ListView } from "./list-view.tsx";
import { ShowRowsContext } from "./node-card.tsx";
import { NoteActionsContext } from "./note-card.tsx";
import { Palette } from "./palette.tsx";
import { ProblemsMenu } from "./problems-menu.tsx";
import { PropertiesSide } from "./properties-side.tsx";
import { RestoredNote } from "./restored-note.tsx";
import { savedWords } from "./saved-labels.ts";
import { useBuilderActions } from "./use-builder-actions.ts";
import { useBuilderView } from "./use-builder-view.ts";
import { useDraft } from "./use-draft.ts";
import { useSaveWorkflow } from "./use-save-workflow.ts";
import { useClipboard, useShortcuts } from "./use-shortcuts.ts";
import { useWorkflowEditor } from "./use-workflow-editor.ts";
import { WorkflowCanvas } from "./workflow-canvas.tsx";

export type BuilderProps = {
  userId: number;
  /** As the page opened with; null for a new workflow. */
  opened: { id: number | null; version: string | null; savedAt: string | null };
  opening: EditorState;
  /** Whether changes of an earlier visit are on the canvas. */
  restored: boolean;
  onCreated: (created: VersionedWorkflow, state: EditorState) => void;
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

const none: Readonly<Record<string, string>> = {};

function BuilderInside({ userId, opened, opening, restored, onCreated, onLeave }: BuilderProps) {
  const editor = useWorkflowEditor(opening);
  const latest = useRef(editor.state);
  latest.current = editor.state;
  const saving = useSaveWorkflow({
    editor,
    opened,
    onCreated: (created, sent, given) => {
      const { graph } = latest.current;
      const named = graph.name === given.name ? { ...graph, name: sent.name } : graph;
      onCreated(created, { ...latest.current, graph: named, saved: sent });
    },
  });
  useDraft({ userId, workflowId: opened.id }, { graph: editor.graph, version: saving.version, dirty: editor.dirty });
  const { executions, started } = useExecutions(opened.id);
  const starting = useStartRun(started);
  const newest = executions.data?.[0];
  const shown = useExecution(newest?.id ?? null).data ?? null;
  const runs = useMemo(() => new Map(shown?.nodes.map((node) => [node.nodeId, node])), [shown]);
  const ranAt = useQuery({
    ...lastRunsOptions(opened.id ?? 0, `${newest?.id} ${newest?.status}`),
    enabled: opened.id !== null && newest !== undefined,
  }).data;
  const { nodes, edges, parameters } = editor.graph;
  const places = useStepPlaces(editor.graph);
  const problems = useMemo(() => validateWorkflow(nodes, edges, parameters), [nodes, edges, parameters]);
  const firstProblems = useMemo(
    () => new Map(problems.toReversed().flatMap(({ nodeId, message }) => (nodeId ? [[nodeId, message] as const] : []))),
    [problems],
  );
  const [dialog, setDialog] = useState<BuilderDialog | null>(null);
  const [historyChoice, setHistoryChoice] = useState<boolean | null>(null);
  const historyOpen = historyChoice ?? (Boolean(newest) || executions.isError);
  const isWide = useMediaQuery("(min-width: 68.75rem)");
  const { view, switchView } = useBuilderView();
  const name = useRef<HTMLInputElement>(null);
  const aside = useRef<HTMLElement>(null);
  const palette = useRef<HTMLElement>(null);
  const { add, addNote, fit, goTo, goToTools, openProperties, placeTemplate, run, runFrom, save, tidy } =
    useBuilderActions({
      ...{ editor, saving, problems, isWide, openDialog: setDialog },
      ...{ nameField: name, propertiesSide: aside, palette },
      start: (id, choices) => {
        setHistoryChoice(true);
        starting.run(id, choices);
      },
    });
  const startWith = (choices: RunChoices) => {
    const id = saving.savedId();
    if (id === null) return;
    setHistoryChoice(true);
    starting.run(id, choices);
  };
  const onRows = useCallback((nodeId: string) => setDialog({ rowsOf: nodeId }), []);
  const { editNote, removeNote } = editor;
  const noteActions = { edit: editNote, remove: removeNote };
  const onRunFrom = (nodeId: string) => void runFrom(nodeId);
  const leave = () => (editor.dirty ? setDialog("leave") : onLeave());

  useShortcuts({
    save: () => void save(),
    run: () => void run(),
    undo: editor.undo,
    redo: editor.redo,
    selectAll: editor.selectAll,
    duplicate: editor.duplicate,
    remove: editor.remove,
    deselect: () => editor.select([]),
    add: goToTools,
    find: () => setDialog("find"),
    note: addNote,
    properties: openProperties,
    preview: () => editor.current && setDialog("preview"),
    tidy: () => void tidy(),
    fit,
    switchView,
    help: () => setDialog("shortcuts"),
  });
  useClipboard(editor);

  return (
    <ParametersContext value={parameters}>
      <StepPlacesContext value={places}>
        <ShowRowsContext value={onRows}>
          <NoteActionsContext value={noteActions}>
            <div className="flex h-dvh min-h-[480px] flex-col">
              <BuilderHeader
                nameRef={name}
                name={editor.graph.name}
                onName={(text) => editor.describe({ name: text }, "name")}
                isActive={editor.graph.isActive}
                onActive={(isActive) => editor.describe({ isActive })}
                savedWords={savedWords({
                  dirty: editor.dirty,
                  isNew: opened.id === null,
                  savedAt: saving.savedAt ?? opened.savedAt,
                })}
                onVersions={opened.id === null ? null : () => setDialog("versions")}
                saving={saving.saving}
                starting={starting.starting}
                onBack={leave}
                onConnect={() => setDialog("connections")}
                onSchedule={opened.id === null ? null : () => setDialog("schedule")}
                onSave={() => void save()}
                onRun={() => void run()}
              />
              {restored && editor.dirty ? <RestoredNote onDiscard={editor.revert} /> : null}
              <div className="flex min-h-0 flex-1">
                <aside ref={palette} aria-label="Workflow Tools" className="flex w-62 shrink-0 flex-col max-lg:hidden">
                  <h2 className="px-5 pt-2 pb-3 font-heading text-strong">Workflow Tools</h2>
                  <Palette onAdd={add} onTemplate={placeTemplate} />
                </aside>
                <div className="flex min-w-0 flex-1 flex-col">
                  <div className="flex min-h-0 flex-1">
                    <div className="relative min-w-0 flex-1 overflow-hidden lg:rounded-t-box">
                      <CanvasToolbar
                        editor={editor}
                        view={view}
                        onSwitchView={switchView}
                        onTidy={() => void tidy()}
                        onFit={fit}
                        onShortcuts={() => setDialog("shortcuts")}
                        onConnect={() => setDialog("connections")}
                        onSchedule={opened.id === null ? null : () => setDialog("schedule")}
                        onFind={() => setDialog("find")}
                        onNote={addNote}
                        onParameters={() => setDialog("parameters")}
                        onVersions={opened.id === null ? null : () => setDialog("versions")}
                        onOpenPalette={() => setDialog("palette")}
                      />
                      <ProblemsMenu
                        problems={problems}
                        nodes={nodes}
                        onGoTo={(id) => {
                          goTo(id);
                          if (!isWide) setDialog("properties");
                        }}
                      />
                      {view === "canvas" ? (
                        <WorkflowCanvas
                          editor={editor}
                          runs={runs}
                          ranAt={ranAt ?? none}
                          problems={firstProblems}
                          onDropTool={add}
                          onOpen={openProperties}
                        />
                      ) : (
                        <ListView
                          editor={editor}
                          runs={runs}
                          ranAt={ranAt ?? none}
                          problems={firstProblems}
                          onOpen={() => !isWide && openProperties()}
                          onRows={onRows}
                        />
                      )}
                      {nodes.length === 0 ? (
                        <EmptyCanvas onTools={goToTools} onTemplate={() => placeTemplate("analytics")} />
                      ) : null}
                    </div>
                    <PropertiesSide
                      ref={aside}
                      {...{ editor, runs, onRows, onRunFrom }}
                      onPreview={() => setDialog("preview")}
                      onExplain={() => setDialog("explain")}
                    />
                  </div>
                  {opened.id === null ? null : (
                    <HistoryPanel
                      executions={executions.data ?? []}
                      failed={executions.isError}
                      onRetry={() => void executions.refetch()}
                      shown={shown}
                      starting={starting.starting}
                      onRerun={({ id }) => starting.rerun({ id, from: "start" })}
                      open={historyOpen}
                      onToggle={() => setHistoryChoice(!historyOpen)}
                    />
                  )}
                </div>
              </div>
              <BuilderDialogs
                open={dialog}
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
                onTemplate={placeTemplate}
                onPreview={() => setDialog("preview")}
                onExplain={() => setDialog("explain")}
                starting={starting.starting}
                onStart={startWith}
                onDiscard={() => {
                  editor.revert();
                  // What is left unsaved is kept as a draft; once it is reverted there is nothing to keep.
                  setTimeout(onLeave);
                }}
                onSaveAndLeave={async () => {
                  setDialog(null);
                  if (await save()) onLeave();
                }}
              />
            </div>
          </NoteActionsContext>
        </ShowRowsContext>
      </StepPlacesContext>
    </ParametersContext>
  );
}
