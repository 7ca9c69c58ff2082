import { useEffect, useRef } from "react";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { FieldErrors } from "#client/lib/api-client.ts";

/** `apiKey` null: the key that is kept stays. */
export type Address = { baseUrl: string; model: string; apiKey: string | null };

/** Where an OpenAI-compatible server is. What is wrong with it after a try stands at the field that it is about. */
export function AddressFields({
  address,
  hasKey,
  errors,
  onChange,
}: {
  address: Address;
  /** One is kept for this address; it never comes back to the page. */
  hasKey: boolean;
  errors: FieldErrors;
  onChange: (address: Address) => void;
}) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <div ref={fields} className="flex flex-col gap-5">
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://api.openai.com/v1"
        hint="Usually ends with /v1"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={address.baseUrl}
        error={errors.baseUrl?.[0]}
        onChange={(event) => onChange({ ...address, baseUrl: event.target.value })}
      />
      <TextField
        label="Model"
        placeholder="gpt-4o-mini"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={address.model}
        error={errors.model?.[0]}
        onChange={(event) => onChange({ ...address, model: event.target.value })}
      />
      <TextField
        label="Key"
        type="password"
        hint={hasKey ? "A key is saved. Leave this empty to keep it." : "Leave this empty if the server needs none."}
        autoComplete="off"
        maxLength={500}
        value={address.apiKey ?? ""}
        error={errors.apiKey?.[0]}
        onChange={(event) => onChange({ ...address, apiKey: event.target.value === "" ? null : event.target.value })}
      />
    </div>
  );
}
