import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";

/** Names what will go; the safe button comes first. */
export function ConfirmDelete({
  names,
  busy,
  onCancel,
  onDelete,
}: {
  names: readonly string[];
  busy: boolean;
  onCancel: () => void;
  onDelete: () => void;
}) {
  const shown = names.slice(0, 8);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={names.length === 1 ? "Delete this submission?" : `Delete ${names.length} submissions?`}
      description="This deletes their details, posting, and letter. It can't be undone."
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="danger" busy={busy} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5">
        {shown.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and the list does not change while open
          <li key={index} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > shown.length ? <li>and {names.length - shown.length} more</li> : null}
      </ul>
    </Dialog>
  );
}
