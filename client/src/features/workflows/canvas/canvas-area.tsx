import { useCallback, useMemo } from "react";
import type { Viewport } from "reactflow";
import type { WorkflowProblem } from "#shared/workflows/validate-workflow.ts";
import type { BuilderDialog } from "./builder-dialog-host.tsx";
import { CanvasToolbar } from "./canvas-toolbar.tsx";
import { EmptyCanvas } from "./empty-canvas.tsx";
import { ListView } from "./list-view.tsx";
import { ProblemsMenu } from "./problems-menu.tsx";
import { stepWarnings } from "./step-warnings.ts";
import type { useBuilderActions } from "./use-builder-actions.ts";
import type { BuilderRuns } from "./use-builder-runs.ts";
import type { useBuilderView } from "./use-builder-view.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";
import { WorkflowCanvas } from "./workflow-canvas.tsx";

export type CanvasAreaProps = ReturnType<typeof useBuilderView> & {
  editor: WorkflowEditor;
  running: Pick<BuilderRuns, "runs" | "ranAt">;
  problems: readonly WorkflowProblem[];
  /** The workflow has not been saved yet: there are no versions of it, and nothing to schedule. */
  isNew: boolean;
  /** What is in view at first; null for all of it. */
  viewport: Viewport | null;
  /** Properties stand beside the canvas. */
  isWide: boolean;
  actions: ReturnType<typeof useBuilderActions>;
  onRows: (nodeId: string) => void;
  setDialog: (dialog: BuilderDialog) => void;
};

/** The steps as a canvas or a list, with the toolbar over them. */
export function CanvasArea(props: CanvasAreaProps) {
  const { editor, view, switchView, running, problems, isNew, isWide, actions, onRows, setDialog } = props;
  const { nodes, notes, parameters } = editor.graph;
  /** One for each step: what keeps it from running comes before what is only to be known. */
  const firstProblems = useMemo(() => {
    const known = problems.toReversed().flatMap(({ nodeId, message }) => (nodeId ? [[nodeId, message] as const] : []));
    return new Map([...stepWarnings(nodes, parameters), ...known]);
  }, [problems, nodes, parameters]);
  const onInsert = useCallback((edgeId: string) => setDialog({ insertInto: edgeId }), [setDialog]);
  const seen = { editor, runs: running.runs, ranAt: running.ranAt, problems: firstProblems };
  return (
    <>
      <CanvasToolbar
        editor={editor}
        view={view}
        onSwitchView={switchView}
        onTidy={() => void actions.tidy()}
        onFit={actions.fit}
        onShortcuts={() => setDialog("shortcuts")}
        onConnect={() => setDialog("connections")}
        onSchedule={isNew ? null : () => setDialog("schedule")}
        onFind={() => setDialog("find")}
        onNote={actions.addNote}
        onParameters={() => setDialog("parameters")}
        onVersions={isNew ? null : () => setDialog("versions")}
        onOpenPalette={() => setDialog("palette")}
      />
      <ProblemsMenu problems={problems} nodes={nodes} onGoTo={actions.openStep} />
      {view === "canvas" ? (
        <WorkflowCanvas
          {...seen}
          viewport={props.viewport}
          onDropTool={actions.add}
          onOpen={actions.openProperties}
          onPress={isWide ? null : actions.openProperties}
          onInsert={onInsert}
        />
      ) : (
        <ListView {...seen} {...{ onInsert, onRows }} onOpen={() => !isWide && actions.openProperties()} />
      )}
      {nodes.length + notes.length === 0 ? (
        <EmptyCanvas onTools={() => setDialog("palette")} onTemplate={() => actions.placeTemplate("analytics")} />
      ) : null}
    </>
  );
}
