import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";

/** Says plainly what an unlock leaves with us. */
export function StorageNoteDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="What we store"
      description="When you unlock a letter, our team keeps and can read:"
      actions={
        <Button look="second" onClick={() => onOpenChange(false)}>
          Got it
        </Button>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>your name, email address, job title, and how you found us</li>
        <li>the job details you entered and the posting</li>
        <li>the letter and its later versions</li>
      </ul>
      <p className="mt-4">
        Before you unlock, we keep the letter for your visit only. We keep an imported resume for your visit only too,
        and our team can't read it. Everything else stays in this browser until you select Start Over.
      </p>
    </Dialog>
  );
}
