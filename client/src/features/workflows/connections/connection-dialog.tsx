import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type Connection, connectionSecrets } from "#shared/workflows/connection.schema.ts";
import { type ConnectionType, connectionTypes } from "#shared/workflows/node-types.ts";
import { secretTargetChanged } from "#shared/workflows/secret-target.ts";
import { ConfigFields } from "./connection-config-fields.tsx";
import { connectorNames, firstConfig } from "./connection-labels.ts";
import { ConnectionTestResult } from "./connection-test-result.tsx";
import { useRemoveConnection, useSaveConnection, useTestConnection } from "./connections.api.ts";

export type ConnectionDialogProps = {
  /** The kind that is needed; without it the person chooses. */
  type?: ConnectionType;
  /** The one to change; null for a new one. */
  connection: Connection | null;
  onSaved?: (saved: Connection) => void;
  onDeleted?: () => void;
  onClose: () => void;
};

/** Makes, changes and tests a connection. */
export function ConnectionDialog({ type: needed, connection, onSaved, onDeleted, onClose }: ConnectionDialogProps) {
  const [type, setType] = useState<ConnectionType>(connection?.type ?? needed ?? "postgres");
  const [name, setName] = useState(connection?.name ?? nameFor(type));
  const [config, setConfig] = useState<Record<string, string>>(() => firstConfig(type, connection));
  const save = useSaveConnection();
  const test = useTestConnection();
  const remove = useRemoveConnection();
  const [asking, setAsking] = useState(false);
  const [secretMissing, setSecretMissing] = useState(false);
  const id = connection?.id ?? null;
  const given = { id, connection: { name: name.trim() || nameFor(type), type, config } };

  const stored = storedSecret(type, connection, config);
  const lacksSecret = stored === "again" && connectionSecrets[type].every((key) => !config[key]);
  /** The server would refuse it; here the field is marked before anything is sent. */
  const withSecret = (send: () => void) => () => (lacksSecret ? setSecretMissing(true) : send());

  const choose = (chosen: ConnectionType) => {
    setType(chosen);
    setConfig(firstConfig(chosen, null));
    if (name === nameFor(type)) setName(nameFor(chosen));
    test.reset();
  };
  const change = (key: string, value: string) => {
    setConfig((now) => ({ ...now, [key]: value }));
    setSecretMissing(false);
    test.reset();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Connect"
      description={`${connection ? "Edit" : "Set up"} this connection so your workflows can use ${connectedThings[type]}.`}
      actions={
        asking ? (
          <>
            <p className="text-strong sm:mr-auto">Steps that use it will need another connection.</p>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() =>
                id !== null &&
                remove.mutate(id, {
                  onSuccess: () => {
                    onDeleted?.();
                    onClose();
                  },
                })
              }
            >
              Delete connection
            </Button>
          </>
        ) : (
          <>
            {connection ? (
              <Button look="quiet" className="sm:mr-auto" onClick={() => setAsking(true)}>
                Delete
              </Button>
            ) : null}
            <Button busy={test.isPending} onClick={withSecret(() => test.mutate(given))}>
              Test connection
            </Button>
            <Button
              look="main"
              busy={save.isPending}
              onClick={withSecret(() =>
                save.mutate(given, {
                  onSuccess: (saved) => {
                    onSaved?.(saved);
                    onClose();
                  },
                }),
              )}
            >
              Save
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {needed || connection ? null : (
          <SelectField
            label="Connector"
            value={type}
            options={connectionTypes.map((value) => ({ value, label: connectorNames[value] }))}
            onChange={(event) => {
              const chosen = connectionTypes.find((value) => value === event.target.value);
              if (chosen) choose(chosen);
            }}
          />
        )}
        <TextField
          label="Connection name"
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
        />
        <ConfigFields
          type={type}
          config={config}
          stored={stored}
          secretMissing={secretMissing}
          problem={test.data?.problem ?? null}
          onChange={change}
        />
        <ConnectionTestResult test={test.data ?? null} testing={test.isPending} />
      </div>
    </Dialog>
  );
}

const connectedThings: Record<ConnectionType, string> = {
  postgres: "a PostgreSQL database",
  mysql: "a MySQL or MariaDB database",
  snowflake: "a Snowflake database",
  googlesheets: "Google Sheets",
  http: "a web API",
  s3: "an S3 bucket",
};

function nameFor(type: ConnectionType): string {
  return `${connectorNames[type]} Connection`;
}

function storedSecret(
  type: ConnectionType,
  connection: Connection | null,
  config: Record<string, string>,
): "none" | "kept" | "again" {
  if (!connection?.hasSecret) return "none";
  return secretTargetChanged(type, connection.config, config) ? "again" : "kept";
}
