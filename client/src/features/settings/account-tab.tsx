import { type ReactNode, useState } from "react";
import { TextField } from "#client/components/ui/text-field.tsx";
import { settingsSaved } from "#client/lib/messages.ts";
import type { Settings } from "#client/lib/settings.ts";
import { emailSchema } from "#shared/auth/registration.schema.ts";
import { SettingsForm } from "./settings-form.tsx";
import type { TabProps } from "./tab-props.ts";
import { useSaveSettings } from "./use-save-settings.ts";

const fields = [
  { key: "name", label: "Name", placeholder: "Grace Adeyemi", autoComplete: "name", type: "text" },
  { key: "email", label: "Email", placeholder: "grace@example.com", autoComplete: "email", type: "email" },
  {
    key: "jobTitle",
    label: "Job title",
    placeholder: "Registered Nurse",
    autoComplete: "organization-title",
    type: "text",
  },
] as const;

export function AccountTab({
  value,
  onChange,
  changed,
  onSaved,
  note,
}: TabProps<NonNullable<Settings["account"]>> & { note: ReactNode }) {
  const { save, saving } = useSaveSettings("account");
  const [wrongEmail, setWrongEmail] = useState<string>();
  const submit = () => {
    const problem = value.email.trim() ? emailSchema.safeParse(value.email).error?.issues[0]?.message : undefined;
    setWrongEmail(problem);
    if (problem) document.getElementsByName("email")[0]?.focus();
    else save({ value, saved: settingsSaved("Account"), onKept: onSaved });
  };
  return (
    <SettingsForm title="Account" text={note} changed={changed} saving={saving} onSave={submit}>
      {fields.map(({ key, ...field }) => (
        <TextField
          key={key}
          name={key}
          {...field}
          maxLength={200}
          value={value[key]}
          error={key === "email" ? wrongEmail : undefined}
          onChange={(event) => onChange({ ...value, [key]: event.target.value })}
        />
      ))}
    </SettingsForm>
  );
}
