import { SegmentedChoice } from "#client/components/ui/segmented-choice.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { messages } from "#client/lib/messages.ts";
import { type Settings, themes, timezones } from "#client/lib/settings.ts";
import { SettingsForm } from "./settings-form.tsx";
import type { TabProps } from "./tab-props.ts";
import { useSaveSettings } from "./use-save-settings.ts";

const themeLabels: Record<(typeof themes)[number], string> = { light: "Light", dark: "Dark", system: "System" };
const timezoneLabels: Record<(typeof timezones)[number], string> = {
  UTC: "UTC, Coordinated Universal Time",
  EST: "EST, Eastern",
  CST: "CST, Central",
  MST: "MST, Mountain",
  PST: "PST, Pacific",
};

export function AppearanceTab({ value, onChange, changed, onSaved }: TabProps<Settings["appearance"]>) {
  const { save, saving } = useSaveSettings("appearance");
  return (
    <SettingsForm
      title="Appearance"
      text="This app always uses the dark theme. We keep your choice for later."
      changed={changed}
      saving={saving}
      onSave={() => save({ value, saved: messages.appearanceKept, onKept: onSaved })}
    >
      <SegmentedChoice
        legend="Theme"
        name="theme"
        options={themes.map((theme) => ({ value: theme, label: themeLabels[theme] }))}
        value={value.theme}
        onChange={(theme) => onChange({ ...value, theme })}
      />
      <SelectField
        label="Timezone"
        hint="Times are shown in this device's time zone. We keep your choice for later."
        options={timezones.map((zone) => ({ value: zone, label: timezoneLabels[zone] }))}
        value={value.timezone}
        onChange={(event) => {
          const timezone = timezones.find((zone) => zone === event.target.value);
          if (timezone) onChange({ ...value, timezone });
        }}
      />
    </SettingsForm>
  );
}
