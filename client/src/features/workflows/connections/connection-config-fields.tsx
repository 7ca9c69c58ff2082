import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type ConnectionTest, sslModes } from "#shared/workflows/connection.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";

const sslWords: Record<(typeof sslModes)[number], string> = {
  require: "require (only with TLS)",
  prefer: "prefer (TLS where the server has it)",
  disable: "disable (never TLS)",
};

type Part = { key: string; label: string; optional?: boolean; hint?: string; numeric?: boolean };

const parts: Record<ConnectionType, readonly Part[]> = {
  postgres: [
    { key: "host", label: "Host" },
    { key: "port", label: "Port", numeric: true },
    { key: "database", label: "Database" },
    { key: "username", label: "Username" },
  ],
  snowflake: [
    { key: "account", label: "Account" },
    { key: "username", label: "Username" },
    { key: "warehouse", label: "Warehouse" },
    { key: "database", label: "Database" },
    { key: "schema", label: "Schema" },
    { key: "role", label: "Role", optional: true },
    { key: "accessUrl", label: "Address", optional: true, hint: "Where it is not the account's usual one." },
  ],
  googlesheets: [{ key: "rootUrl", label: "Address", optional: true, hint: "Where it is not Google's own." }],
};

/** Which field a failed test points at. */
const pointsAt: Partial<Record<NonNullable<ConnectionTest["problem"]>, readonly string[]>> = {
  host: ["host", "account"],
  private: ["host"],
  refused: ["port"],
  timeout: ["host"],
  tls: ["ssl"],
  credentials: ["username", "password"],
  database: ["database"],
  permission: ["username"],
};

export type ConfigFieldsProps = {
  type: ConnectionType;
  config: Record<string, string>;
  /** Whether a password or key is stored; it stays where the field is left empty. */
  hasSecret: boolean;
  problem: ConnectionTest["problem"];
  onChange: (key: string, value: string) => void;
};

export function ConfigFields({ type, config, hasSecret, problem, onChange }: ConfigFieldsProps) {
  const wrong = problem ? (pointsAt[problem] ?? []) : [];
  const markOf = (key: string) => (wrong.includes(key) ? { error: "Check this." } : {});
  const secretHint = hasSecret ? "Stored. Leave it empty to keep it." : undefined;
  return (
    <>
      {parts[type].map(({ key, label, optional = false, hint, numeric = false }) => (
        <TextField
          key={key}
          label={label}
          optional={optional}
          value={config[key] ?? ""}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...(numeric ? { inputMode: "numeric" as const } : {})}
          {...(hint ? { hint } : {})}
          {...markOf(key)}
          onChange={(event) => onChange(key, event.target.value)}
        />
      ))}
      {type === "googlesheets" ? (
        <TextArea
          label="Service account key"
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={config.serviceAccountKey ?? ""}
          hint={secretHint ?? "The JSON key of a service account that the spreadsheet is shared with."}
          onChange={(event) => onChange("serviceAccountKey", event.target.value)}
        />
      ) : (
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          value={config.password ?? ""}
          {...(secretHint ? { hint: secretHint } : {})}
          {...markOf("password")}
          onChange={(event) => onChange("password", event.target.value)}
        />
      )}
      {type === "postgres" ? (
        <SelectField
          label="SSL mode"
          hint="What is sent is encrypted with TLS; whose certificate the server shows is not checked."
          value={config.ssl ?? "require"}
          options={sslModes.map((mode) => ({ value: mode, label: sslWords[mode] }))}
          {...markOf("ssl")}
          onChange={(event) => onChange("ssl", event.target.value)}
        />
      ) : null}
    </>
  );
}
