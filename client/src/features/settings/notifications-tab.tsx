import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { settingsSaved } from "#client/lib/messages.ts";
import type { Settings } from "#client/lib/settings.ts";
import { SettingsForm } from "./settings-form.tsx";
import type { TabProps } from "./tab-props.ts";
import { useSaveSettings } from "./use-save-settings.ts";

const flags = [
  { key: "workflowCompletions", label: "Workflow completions", hint: "Show runs that completed." },
  { key: "workflowFailures", label: "Workflow failures", hint: "Show runs that failed." },
  {
    key: "emailNotifications",
    label: "Email notifications",
    hint: "Not available yet. To get email, turn it on in a workflow's schedule.",
  },
  {
    key: "dailySummary",
    label: "Daily summary",
    hint: "Not available yet. To get email, turn it on in a workflow's schedule.",
  },
] as const;

export function NotificationsTab({ value, onChange, changed, onSaved }: TabProps<Settings["notifications"]>) {
  const { save, saving } = useSaveSettings("notifications");
  return (
    <SettingsForm
      title="Notifications"
      text="Choose what appears under the bell."
      changed={changed}
      saving={saving}
      onSave={() => save({ value, saved: settingsSaved("Notifications"), onKept: onSaved })}
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">Notifications</legend>
        {flags.map(({ key, label, hint }) => (
          <CheckboxField
            key={key}
            label={label}
            hint={hint}
            checked={value[key]}
            onChange={(checked) => onChange({ ...value, [key]: checked })}
          />
        ))}
      </fieldset>
    </SettingsForm>
  );
}
