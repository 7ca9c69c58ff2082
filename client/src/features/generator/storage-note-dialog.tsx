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
        <li>your name, e-mail address, job title and how you found us</li>
        <li>the job details you typed, the posting with them</li>
        <li>the letter, and later versions of it</li>
      </ul>
      <p className="mt-4">
        Before the unlock we keep the letter for your visit only. A resume you imported stays with your visit and is
        never part of this list. Everything else is kept in this browser, and Start Over clears it.
      </p>
    </Dialog>
  );
}
