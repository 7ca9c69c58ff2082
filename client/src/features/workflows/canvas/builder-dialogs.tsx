import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { formatMoment } from "#client/features/workflows/runs/run-words.ts";
import type { VersionedWorkflow } from "#client/features/workflows/workflows.api.ts";
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
      <ul className="grid list-disc gap-1 pl-5">
        {differences(mine, other.workflow).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <p className="mt-3 text-quiet text-small">
        “Keep both” saves yours as a copy. You can close this and decide later.
      </p>
    </Dialog>
  );
}

function differences(mine: WorkflowGraph, other: VersionedWorkflow["workflow"]): string[] {
  const [own, theirs] = [
    new Map(mine.nodes.map((node) => [node.id, node])),
    new Map(other.nodes.map((node) => [node.id, node])),
  ];
  const names = (nodes: typeof mine.nodes) => nodes.map(({ data }) => `“${data.label}”`).join(", ");
  const onlyMine = mine.nodes.filter(({ id }) => !theirs.has(id));
  const onlyOther = other.nodes.filter(({ id }) => !own.has(id));
  const changed = mine.nodes.filter(({ id, data }) => theirs.has(id) && !isSame(data, theirs.get(id)?.data));
  const edgesDiffer = !isSame(mine.edges.map(({ id }) => id).toSorted(), other.edges.map(({ id }) => id).toSorted());
  const found = [
    mine.name === other.name ? null : `Name: yours “${mine.name}”, the other “${other.name}”`,
    onlyMine.length > 0 ? `Only in yours: ${names(onlyMine)}` : null,
    onlyOther.length > 0 ? `Only in the other: ${names(onlyOther)}` : null,
    changed.length > 0 ? `Different settings: ${names(changed)}` : null,
    edgesDiffer ? "Different connections" : null,
  ].filter((line) => line !== null);
  return found.length > 0 ? found : ["Only the positions of the steps differ."];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
