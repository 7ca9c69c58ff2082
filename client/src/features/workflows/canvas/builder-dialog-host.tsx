import { Dialog } from "#client/components/ui/dialog.tsx";
import { ConnectionsDialog } from "#client/features/workflows/connections/connections-dialog.tsx";
import { ParametersDialog } from "#client/features/workflows/parameters/parameters-dialog.tsx";
import { ExplainDialog } from "#client/features/workflows/places/explain-dialog.tsx";
import { PreviewDialog } from "#client/features/workflows/properties/preview-dialog.tsx";
import type { RunChoices } from "#client/features/workflows/runs/executions.api.ts";
import { RunDialog } from "#client/features/workflows/runs/run-dialog.tsx";
import { SampleDialog } from "#client/features/workflows/runs/sample-dialog.tsx";
import { type Activity, ScheduleDialog } from "#client/features/workflows/runs/schedule-dialog.tsx";
import { VersionsDialog } from "#client/features/workflows/versions/versions-dialog.tsx";
import { messages, versionBroughtBack } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { parametersOf } from "#shared/workflows/bind-parameters.ts";
import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { toPinned } from "#shared/workflows/pinned-rows.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { TemplateId } from "#shared/workflows/workflow-templates.ts";
import { ConflictDialog, LeaveDialog } from "./builder-dialogs.tsx";
import type { NodeRuns } from "./flow-elements.ts";
import { insertLabel } from "./insert-node.ts";
import { InsertPalette, Palette } from "./palette.tsx";
import { CurrentProperties } from "./properties-side.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import type { useSaveWorkflow } from "./use-save-workflow.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";
import { isSameGraph } from "./workflow-graph.ts";

export type BuilderDialog =
  | ("connections" | "explain" | "find" | "leave" | "palette" | "parameters" | "preview")
  | ("properties" | "run" | "schedule" | "shortcuts" | "versions")
  | { insertInto: string }
  | { rowsOf: string }
  | { runFrom: string };

export type BuilderDialogsProps = {
  open: BuilderDialog | null;
  onClose: () => void;
  editor: WorkflowEditor;
  saving: ReturnType<typeof useSaveWorkflow>;
  workflowId: number | null;
  onAdd: (kind: NodeKind) => void;
  onInsert: (edgeId: string, kind: NodeKind) => void;
  onTemplate: (id: TemplateId) => void;
  onPreview: () => void;
  onExplain: () => void;
  /** The run whose counts stand on the canvas. */
  shown: ExecutionDetail | null;
  runs: NodeRuns;
  onGoTo: (id: string) => void;
  onRows: (nodeId: string) => void;
  onRunFrom: (nodeId: string) => void;
  starting: boolean;
  onStart: (choices: RunChoices) => void;
  onDiscard: () => void;
  onSaveAndLeave: () => void;
  onActivate: () => void;
  /** How many things keep the workflow from running. */
  problems: number;
};

/** The one dialog that is open over the builder. */
export function BuilderDialogs(props: BuilderDialogsProps) {
  const { open, onClose, editor, saving, workflowId, shown } = props;
  const { graph, current } = editor;
  if (saving.other)
    return (
      <ConflictDialog
        mine={graph}
        other={saving.other}
        saving={saving.saving}
        onSaveMine={() => void saving.saveMine()}
        onSaveCopy={() => void saving.saveMineAsCopy()}
        onTakeOther={saving.takeOther}
        onClose={saving.closeOther}
      />
    );
  if (open === "connections") return <ConnectionsDialog onClose={onClose} />;
  if (open === "find")
    return <SearchDialog nodes={graph.nodes} notes={graph.notes} onGoTo={props.onGoTo} onClose={onClose} />;
  if (open === "shortcuts") return <ShortcutsDialog onClose={onClose} />;
  if (open === "schedule" && workflowId !== null)
    return <ScheduleDialog {...{ workflowId, onClose }} activity={activityOf(props)} />;
  if (open === "versions" && workflowId !== null)
    return (
      <VersionsDialog
        workflowId={workflowId}
        current={graph}
        onBringBack={(version) => {
          onClose();
          editor.bringBack(version);
          showToast(versionBroughtBack(version.version), { label: "Undo", onPress: editor.undo });
        }}
        onClose={onClose}
      />
    );
  if (open === "parameters")
    return (
      <ParametersDialog
        parameters={graph.parameters}
        usedBy={labelsByParameter(graph.nodes)}
        onSave={(parameters) => {
          onClose();
          editor.describe({ parameters });
        }}
        onClose={onClose}
      />
    );
  if (open !== null && typeof open === "object" && "rowsOf" in open && shown)
    return (
      <SampleDialog
        executionId={shown.id}
        node={shown.nodes.find(({ nodeId }) => nodeId === open.rowsOf) ?? null}
        onPin={
          graph.nodes.find(({ id }) => id === open.rowsOf)?.data.nodeType === "destination"
            ? null
            : (rows) => {
                onClose();
                editor.update(open.rowsOf, { pinned: toPinned(rows) });
                showToast(messages.rowsPinned, { label: "Undo", onPress: editor.undo });
              }
        }
        onClose={onClose}
      />
    );
  const from = open !== null && typeof open === "object" && "runFrom" in open ? open.runFrom : null;
  if ((open === "run" || from !== null) && workflowId !== null)
    return (
      <RunDialog
        parameters={from === null ? graph.parameters : []}
        pinned={graph.nodes.flatMap(({ data }) => (data.pinned ? [data.label] : []))}
        from={from === null ? null : { id: from, label: graph.nodes.find(({ id }) => id === from)?.data.label ?? "" }}
        saves={editor.dirty}
        starting={props.starting}
        onRun={(choices) => {
          onClose();
          props.onStart(choices);
        }}
        onClose={onClose}
      />
    );
  if (open === "leave")
    return <LeaveDialog onStay={onClose} onDiscard={props.onDiscard} onSave={props.onSaveAndLeave} />;
  if (open === "preview" && current)
    return <PreviewDialog node={current} nodes={graph.nodes} edges={graph.edges} onClose={onClose} />;
  if (open === "explain" && current)
    return <ExplainDialog node={current} nodes={graph.nodes} edges={graph.edges} onClose={onClose} />;
  if (open === "palette")
    return (
      <Dialog open onOpenChange={(stays) => !stays && onClose()} title="Workflow Tools">
        <Palette onAdd={props.onAdd} onTemplate={props.onTemplate} />
      </Dialog>
    );
  const into = open !== null && typeof open === "object" && "insertInto" in open ? open.insertInto : null;
  const edge = graph.edges.find(({ id }) => id === into);
  if (edge)
    return (
      <Dialog open onOpenChange={(stays) => !stays && onClose()} title={insertLabel(graph.nodes, edge)}>
        <InsertPalette onAdd={(kind) => props.onInsert(edge.id, kind)} />
      </Dialog>
    );
  if (open === "properties" && current)
    return (
      <Dialog open onOpenChange={(stays) => !stays && onClose()} title="Properties">
        <CurrentProperties
          {...{ editor, runs: props.runs }}
          onPreview={props.onPreview}
          onExplain={props.onExplain}
          onRows={props.onRows}
          onRunFrom={props.onRunFrom}
        />
      </Dialog>
    );
  return null;
}

function activityOf({ editor, saving, problems, onActivate }: BuilderDialogsProps): Activity {
  const { graph, saved } = editor.state;
  const dirty = !isSameGraph({ ...graph, isActive: saved.isActive }, saved);
  const hasParameters = graph.parameters.length > 0;
  return {
    ...{ saved: saved.isActive, shown: graph.isActive, dirty, saving: saving.saving },
    ...{ problems, hasParameters, onActivate },
  };
}

function labelsByParameter(nodes: readonly WorkflowNode[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const node of nodes)
    for (const name of parametersOf(node)) labels.set(name, [...(labels.get(name) ?? []), node.data.label]);
  return labels;
}
