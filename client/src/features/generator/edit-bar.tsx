import { PencilLine } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** Ends an edit one way or the other. */
export function EditBar({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  return (
    <div className="flex min-h-11 w-full items-center gap-2">
      <p className="mr-auto flex items-center gap-2 font-semibold text-accent-text text-small">
        <PencilLine {...smallIcon} />
        Editing
      </p>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button look="main" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
