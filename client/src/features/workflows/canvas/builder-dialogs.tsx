import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { formatMoment } from "#client/features/workflows/runs/run-labels.ts";
import { Comparison } from "#client/features/workflows/versions/comparison.tsx";
import type { VersionedWorkflow } from "#client/features/workflows/workflows.api.ts";
import { compareWorkflows } from "#shared/workflows/compare-workflows.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

export function LeaveDialog({
  onStay,
  onDiscard,
  onSave,
}: {
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description="You'll lose your changes since the last save."
      actions={
        <>
          <Button onClick={onStay}>Keep editing</Button>
          <Button onClick={onSave}>Save and leave</Button>
          <Button look="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    />
  );
}

export type ConflictDialogProps = {
  mine: WorkflowGraph;
  other: VersionedWorkflow;
  saving: boolean;
  onSaveMine: () => void;
  onSaveCopy: () => void;
  onTakeOther: () => void;
  onClose: () => void;
};

/** The workflow was saved elsewhere meanwhile: what differs, and the person decides. Both can be kept. */
export function ConflictDialog({
  mine,
  other,
  saving,
  onSaveMine,
  onSaveCopy,
  onTakeOther,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="This workflow was changed elsewhere"
      description={`In another tab or on another device, on ${formatMoment(other.workflow.updatedAt)}. Your changes aren't saved yet.`}
      actions={
        <>
          <Button onClick={onTakeOther}>Use the other version</Button>
          <Button onClick={onSaveCopy} busy={saving}>
            Keep both
          </Button>
          <Button look="main" busy={saving} onClick={onSaveMine}>
            Save my version
          </Button>
        </>
      }
    >
      <p className="mb-2 text-small">From the other version to yours:</p>
      <Comparison of={compareWorkflows(other.workflow, mine)} />
      <p className="mt-3 text-quiet text-small">
        “Keep both” saves yours as a copy. You can close this and decide later.
      </p>
    </Dialog>
  );
}
