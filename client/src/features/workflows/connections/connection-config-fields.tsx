import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { ConnectionTest, httpAuths } from "#shared/workflows/connection.schema.ts";
import type { ConnectionType } from "#shared/workflows/node-types.ts";
import { EncryptionFields } from "./encryption-fields.tsx";

const authWords: Record<(typeof httpAuths)[number], string> = {
  bearer: "Bearer token",
  basic: "Username and password",
  header: "Key in a header",
  query: "Key in the URL",
};

type Part = {
  key: string;
  label: string;
  optional?: boolean;
  hint?: string;
  numeric?: boolean;
  /** How much of a line it takes; all of it unless it says so. */
  width?: keyof typeof widths;
  options?: Readonly<Record<string, string>>;
  when?: (config: Record<string, string>) => boolean;
};

const widths = { half: "col-span-3", most: "col-span-4", rest: "col-span-2" } as const;

/** The one secret of each kind: its key, and what a person calls it. */
const secrets: Record<ConnectionType, { key: string; label: string; word: string }> = {
  postgres: { key: "password", label: "Password", word: "password" },
  mysql: { key: "password", label: "Password", word: "password" },
  snowflake: { key: "password", label: "Password", word: "password" },
  googlesheets: { key: "serviceAccountKey", label: "Service account key", word: "key" },
  http: { key: "secret", label: "Key", word: "key" },
  s3: { key: "secretAccessKey", label: "Secret access key", word: "key" },
};

const databaseServer: readonly Part[] = [
  { key: "host", label: "Host", width: "most" },
  { key: "port", label: "Port", numeric: true, width: "rest" },
  { key: "database", label: "Database", width: "half" },
  { key: "username", label: "Username", width: "half" },
];

const parts: Record<ConnectionType, readonly Part[]> = {
  postgres: databaseServer,
  mysql: databaseServer,
  snowflake: [
    { key: "account", label: "Account" },
    { key: "username", label: "Username" },
    { key: "warehouse", label: "Warehouse", width: "half" },
    { key: "role", label: "Role", optional: true, width: "half" },
    { key: "database", label: "Database", width: "half" },
    { key: "schema", label: "Schema", width: "half" },
    { key: "accessUrl", label: "URL", optional: true, hint: "Only if it isn't the account's default." },
  ],
  googlesheets: [{ key: "rootUrl", label: "URL", optional: true, hint: "Only if it isn't Google's own." }],
  s3: [
    {
      key: "endpoint",
      label: "URL",
      optional: true,
      hint: "Leave empty for Amazon S3. For other stores, like https://s3.example.com.",
    },
    { key: "region", label: "Region", width: "half" },
    { key: "bucket", label: "Bucket", width: "half" },
    { key: "accessKeyId", label: "Access key ID" },
  ],
  http: [
    { key: "baseUrl", label: "Base URL", hint: "Like https://api.example.com/v1. The key is sent nowhere else." },
    { key: "auth", label: "Sign in with", options: authWords },
    { key: "username", label: "Username", when: (config) => config.auth === "basic" },
    {
      key: "keyName",
      label: "Header name",
      optional: true,
      hint: "X-API-Key if empty.",
      when: (config) => config.auth === "header",
    },
    {
      key: "keyName",
      label: "Parameter name",
      optional: true,
      hint: "api_key if empty.",
      when: (config) => config.auth === "query",
    },
  ],
};

/** Which field a failed test points at. */
const pointsAt: Partial<Record<NonNullable<ConnectionTest["problem"]>, readonly string[]>> = {
  host: ["host", "account", "baseUrl", "endpoint", "region"],
  private: ["host", "baseUrl", "endpoint"],
  refused: ["port", "endpoint"],
  timeout: ["host"],
  tls: ["ssl"],
  certificate: ["caCertificate"],
  credentials: ["username", "password", "secret", "accessKeyId", "secretAccessKey"],
  database: ["database", "bucket"],
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
  const markOf = (key: string) =>
    wrong.includes(key) ? { error: "Couldn't connect with this value. Check it and try again." } : {};
  const secret = secrets[type];
  const secretHint = { none: undefined, kept: "Saved. Leave empty to keep it.", again: againHint(secret.word) }[stored];
  const missing = secretMissing ? { error: againHint(secret.word) } : {};
  const shown = parts[type].filter(({ when }) => when?.(config) ?? true);
  return (
    <>
      <div className="grid grid-cols-6 items-start gap-x-3 gap-y-4">
        {shown.map(({ key, label, optional = false, hint, numeric = false, options, width }) => (
          <div key={key} className={width ? widths[width] : "col-span-6"}>
            {options ? (
              <SelectField
                label={label}
                value={config[key] ?? ""}
                options={Object.entries(options).map(([value, word]) => ({ value, label: word }))}
                {...markOf(key)}
                onChange={(event) => onChange(key, event.target.value)}
              />
            ) : (
              <TextField
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
            )}
          </div>
        ))}
      </div>
      {type === "googlesheets" ? (
        <TextArea
          label={secret.label}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={config[secret.key] ?? ""}
          hint={secretHint ?? "The JSON key of a service account with access to the spreadsheet."}
          {...missing}
          onChange={(event) => onChange(secret.key, event.target.value)}
        />
      ) : (
        <TextField
          label={secretLabel(type, config)}
          type="password"
          autoComplete="new-password"
          value={config[secret.key] ?? ""}
          {...(secretHint ? { hint: secretHint } : {})}
          {...markOf(secret.key)}
          {...missing}
          onChange={(event) => onChange(secret.key, event.target.value)}
        />
      )}
      {type === "postgres" || type === "mysql" ? (
        <EncryptionFields config={config} markOf={markOf} onChange={onChange} />
      ) : null}
    </>
  );
}

function secretLabel(type: ConnectionType, { auth }: Record<string, string>): string {
  if (type !== "http") return secrets[type].label;
  return auth === "basic" ? "Password" : auth === "bearer" ? "Token" : "Key";
}

function againHint(secret: string): string {
  return `Enter the ${secret} again. The saved one only works with the settings it was entered for.`;
}
