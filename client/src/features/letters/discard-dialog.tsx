import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";

export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title="Leave without saving?"
      description="You'll lose your changes since the last save."
      actions={
        <>
          <Button onClick={onKeep}>Keep editing</Button>
          <Button look="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    />
  );
}
