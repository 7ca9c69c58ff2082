import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { sslModes } from "#shared/workflows/connection.schema.ts";

type Mode = (typeof sslModes)[number];

const words: Record<Mode, string> = {
  "verify-full": "verify-full (verify the server's certificate)",
  require: "require (only with TLS)",
  prefer: "prefer (TLS where the server has it)",
  disable: "disable (never TLS)",
};

const hints: Record<Mode, string> = {
  "verify-full": "Traffic is encrypted with TLS. The server needs a trusted certificate for this host.",
  require: "Traffic is encrypted with TLS. The server's certificate isn't verified.",
  prefer: "Traffic is encrypted where the server has TLS. Its certificate isn't verified.",
  disable: "Traffic isn't encrypted.",
};

export type EncryptionFieldsProps = {
  config: Record<string, string>;
  markOf: (key: string) => { error?: string };
  onChange: (key: string, value: string) => void;
};

/** How a database is reached, and which certificates of its server are taken. */
export function EncryptionFields({ config, markOf, onChange }: EncryptionFieldsProps) {
  const mode = sslModes.find((one) => one === config.ssl) ?? "require";
  return (
    <>
      <SelectField
        label="SSL mode"
        hint={hints[mode]}
        value={mode}
        options={sslModes.map((value) => ({ value, label: words[value] }))}
        {...markOf("ssl")}
        onChange={(event) => onChange("ssl", event.target.value)}
      />
      {mode === "verify-full" ? (
        <TextArea
          label="CA certificate"
          optional
          rows={4}
          spellCheck={false}
          autoComplete="off"
          placeholder="-----BEGIN CERTIFICATE-----"
          hint="In PEM format. Leave empty if a public authority issued the server's certificate."
          value={config.caCertificate ?? ""}
          {...markOf("caCertificate")}
          onChange={(event) => onChange("caCertificate", event.target.value)}
        />
      ) : null}
    </>
  );
}
