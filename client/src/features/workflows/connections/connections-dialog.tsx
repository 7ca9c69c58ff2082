import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { Connection } from "#shared/workflows/connection.schema.ts";
import { ConnectionDialog } from "./connection-dialog.tsx";
import { connectionPlace, connectorNames } from "./connection-labels.ts";
import { useConnections } from "./connections.api.ts";

/** The account's connections; with none yet, the form for the first one. */
export function ConnectionsDialog({ onClose }: { onClose: () => void }) {
  const connections = useConnections();
  const [open, setOpen] = useState<Connection | "new" | null>(null);
  // As it was at first: a save or a deletion must not turn one dialog into the other.
  const [beganEmpty, setBeganEmpty] = useState<boolean | null>(null);
  if (beganEmpty === null && connections.data) setBeganEmpty(connections.data.length === 0);
  if (beganEmpty) return <ConnectionDialog connection={null} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Connections"
      description="The databases, APIs, buckets, and spreadsheets your workflows use."
      actions={
        <Button look="main" icon={<Plus {...smallIcon} />} onClick={() => setOpen("new")}>
          New connection
        </Button>
      }
    >
      {connections.isPending ? <p role="status">Loading your connections</p> : null}
      {connections.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>Couldn't load your connections.</p>
          <Button onClick={() => void connections.refetch()}>Try again</Button>
        </div>
      ) : null}
      {connections.data?.length === 0 ? <p>No connections yet.</p> : null}
      <ul>
        {connections.data?.map((connection) => (
          <li key={connection.id} className="flex items-center justify-between gap-3 border-hairline border-t py-1">
            <span className="min-w-0">
              <span className="block truncate text-strong">{connection.name}</span>
              <span className="block truncate text-quiet text-small" title={connectionPlace(connection)}>
                {[connectorNames[connection.type], connectionPlace(connection)].filter(Boolean).join(", ")}
              </span>
            </span>
            <IconButton
              label={`Edit ${connection.name}`}
              icon={<Pencil {...smallIcon} />}
              onClick={() => setOpen(connection)}
            />
          </li>
        ))}
      </ul>
      {/* Over the list, which stays: focus goes back to its place there, and the toast of a save is not cleared away. */}
      {open ? <ConnectionDialog connection={open === "new" ? null : open} onClose={() => setOpen(null)} /> : null}
    </Dialog>
  );
}
