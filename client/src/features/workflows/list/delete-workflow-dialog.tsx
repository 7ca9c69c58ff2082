import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";

export function DeleteWorkflowDialog({
  name,
  busy,
  onKeep,
  onDelete,
}: {
  name: string;
  busy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={`Delete “${name}”?`}
      description="This deletes the workflow with its runs, results, and schedule. It can't be undone."
      actions={
        <>
          <Button onClick={onKeep}>Keep it</Button>
          <Button look="danger" busy={busy} onClick={onDelete}>
            Delete workflow
          </Button>
        </>
      }
    />
  );
}
