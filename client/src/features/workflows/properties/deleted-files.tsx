import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { DELETED_FILES_KEPT_DAYS, type WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import { fileUsesOptions, useDeletedFiles, useRestoreWorkflowFile } from "./workflow-files.api.ts";

/** Says which workflows read the file before it goes. */
export function DeleteFileDialog({
  fileId,
  name,
  busy,
  onKeep,
  onDelete,
}: {
  fileId: number;
  name: string;
  busy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}) {
  const uses = useQuery(fileUsesOptions(fileId));
  const names = uses.data ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={`Delete “${name}”?`}
      description={`You can restore it for ${DELETED_FILES_KEPT_DAYS} days. After that, it can't be undone.`}
      actions={
        <>
          <Button onClick={onKeep}>Keep it</Button>
          <Button look="danger" busy={busy} onClick={onDelete}>
            Delete file
          </Button>
        </>
      }
    >
      {uses.isPending ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Looking for workflows that use it
        </p>
      ) : null}
      {uses.isError ? <p className="text-danger">Couldn't check which workflows use it.</p> : null}
      {uses.data && names.length === 0 ? <p>No saved workflow uses it.</p> : null}
      {names.length > 0 ? (
        <>
          <p>{names.length === 1 ? "This workflow uses it:" : "These workflows use it:"}</p>
          <ul className="mt-1 grid max-h-40 list-disc gap-1 overflow-y-auto pl-5">
            {names.map((workflow, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two workflows may have one name
              <li key={place}>{workflow}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}

/** Files that can still be brought back. */
export function DeletedFiles({ onRestored }: { onRestored: (file: WorkflowFile) => void }) {
  const deleted = useDeletedFiles();
  const restore = useRestoreWorkflowFile();
  if (!deleted.data || deleted.data.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small">
        Deleted files ({deleted.data.length})
      </summary>
      <ul className="grid gap-1">
        {deleted.data.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 text-small">
            <span className="truncate">{name}</span>
            <Button
              look="quiet"
              size="small"
              icon={<RotateCcw {...smallIcon} />}
              busy={restore.isPending && restore.variables === id}
              onClick={() => restore.mutate(id, { onSuccess: onRestored })}
            >
              Restore<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
