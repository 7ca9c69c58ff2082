import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import type { ConnectionType } from "#shared/workflows/node-types.ts";
import { ConnectionDialog } from "./connection-dialog.tsx";
import { connectionPlace } from "./connection-labels.ts";
import { useConnections } from "./connections.api.ts";

/** A choice among the account's connections of one kind, with ways to make and change them. */
export function ConnectionField({
  type,
  value,
  onChange,
  problem,
  without,
}: {
  type: ConnectionType;
  value: number | null;
  onChange: (id: number | null) => void;
  problem: string | undefined;
  /** What to choose where none is needed. */
  without?: string;
}) {
  const connections = useConnections();
  const [open, setOpen] = useState<"new" | "chosen" | null>(null);
  const fitting = (connections.data ?? []).filter((connection) => connection.type === type);
  const chosen = fitting.find(({ id }) => id === value) ?? null;
  const gone = value !== null && connections.data !== undefined && chosen === null;
  const error = gone ? "This connection was deleted. Choose another." : problem;
  return (
    <div className="grid gap-2">
      <SelectField
        label="Connection"
        placeholder={connections.isPending ? "Loading…" : "Choose a connection"}
        value={chosen ? String(chosen.id) : without && value === null ? "none" : ""}
        options={[
          ...(without ? [{ value: "none", label: without }] : []),
          ...fitting.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => onChange(event.target.value === "none" ? null : Number(event.target.value))}
        hint={chosen ? connectionPlace(chosen) : undefined}
        {...(error ? { error } : {})}
      />
      {connections.isError ? (
        <p role="alert" className="text-danger text-small">
          Couldn't load your connections.{" "}
          <button type="button" className="underline underline-offset-4" onClick={() => void connections.refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="quiet" icon={<Plus {...smallIcon} />} onClick={() => setOpen("new")}>
          New connection
        </Button>
        {chosen ? (
          <Button size="small" look="quiet" onClick={() => setOpen("chosen")}>
            Edit
          </Button>
        ) : null}
      </div>
      {open ? (
        <ConnectionDialog
          type={type}
          connection={open === "chosen" ? chosen : null}
          onSaved={(saved) => onChange(saved.id)}
          onDeleted={() => onChange(null)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
