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
    { key: "accessUrl", label: "Address", optional: true, hint: "Only if it isn't the account's default." },
  ],
  googlesheets: [{ key: "rootUrl", label: "Address", optional: true, hint: "Only if it isn't Google's own." }],
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
  /** Whether a password or key is stored that stays where the field is left empty, or has to be entered again. */
  stored: "none" | "kept" | "again";
  /** The form was sent without what has to be entered again. */
  secretMissing: boolean;
  problem: ConnectionTest["problem"];
  onChange: (key: string, value: string) => void;
};

export function ConfigFields({ type, config, stored, secretMissing, problem, onChange }: ConfigFieldsProps) {
  const wrong = problem ? (pointsAt[problem] ?? []) : [];
  const markOf = (key: string) => (wrong.includes(key) ? { error: "Check this." } : {});
  const secret = type === "googlesheets" ? "key" : "password";
  const secretHint = { none: undefined, kept: "Saved. Leave empty to keep it.", again: againHint(secret) }[stored];
  const missing = secretMissing ? { error: againHint(secret) } : {};
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
          hint={secretHint ?? "The JSON key of a service account with access to the spreadsheet."}
          {...missing}
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
          {...missing}
          onChange={(event) => onChange("password", event.target.value)}
        />
      )}
      {type === "postgres" ? (
        <SelectField
          label="SSL mode"
          hint="Traffic is encrypted with TLS. The server's certificate isn't checked."
          value={config.ssl ?? "require"}
          options={sslModes.map((mode) => ({ value: mode, label: sslWords[mode] }))}
          {...markOf("ssl")}
          onChange={(event) => onChange("ssl", event.target.value)}
        />
      ) : null}
    </>
  );
}

function againHint(secret: string): string {
  return `Enter the ${secret} again. The saved one only works with the settings it was entered for.`;
}
