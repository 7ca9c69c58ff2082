import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { Facts } from "#shared/material/material.schema.ts";
import { counted, countRows, rowsInWords } from "./count-rows.ts";

export function DeleteFactsDialog({
  facts,
  onDelete,
  onClose,
}: {
  facts: Facts;
  onDelete: () => void;
  onClose: () => void;
}) {
  const rows = countRows(facts);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={rows === 0 ? "Delete this set?" : `Delete your ${counted(rows, "fact")}?`}
      description={`Your name and contact${rows === 0 ? "" : `, ${rowsInWords(facts)}`}.`}
      actions={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button look="danger" onClick={onDelete}>
            Delete my facts
          </Button>
        </>
      }
    >
      <p className="mt-2">Your letters stay as they are.</p>
    </Dialog>
  );
}
