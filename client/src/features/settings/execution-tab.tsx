import { SelectField } from "#client/components/ui/select-field.tsx";
import {
  concurrentExecutionsOptions,
  type ExecutionSettings,
  errorHandlingOptions,
  retryAttemptsOptions,
  retryDelayOptions,
} from "#client/lib/execution-settings.ts";
import { settingsSaved } from "#client/lib/messages.ts";
import { SettingsForm } from "./settings-form.tsx";
import type { TabProps } from "./tab-props.ts";
import { useSaveSettings } from "./use-save-settings.ts";

const errorHandlingLabels: Record<(typeof errorHandlingOptions)[number], string> = {
  continueWorkflow: "Continue the workflow",
  stopWorkflow: "Stop the workflow",
  retryNode: "Retry the step",
};

/** One list of choices for each setting, in the order they are read. */
const choices: { [Key in keyof ExecutionSettings]: Choice<ExecutionSettings[Key]> } = {
  concurrentExecutions: {
    label: "Concurrent executions",
    options: concurrentExecutionsOptions,
    say: (count) => String(count),
  },
  defaultErrorHandling: {
    label: "Default error handling",
    options: errorHandlingOptions,
    say: (handling) => errorHandlingLabels[handling],
  },
  retryAttempts: {
    label: "Retry attempts",
    options: retryAttemptsOptions,
    say: (count) => (count === 1 ? "1 time" : `${count} times`),
  },
  retryDelay: { label: "Retry delay", options: retryDelayOptions, say: (seconds) => `${seconds} seconds` },
};

export function ExecutionTab({ value, onChange, changed, onSaved }: TabProps<ExecutionSettings>) {
  const { save, saving } = useSaveSettings("execution");
  return (
    <SettingsForm
      title="Execution"
      text="Defaults for new steps and runs. Existing steps don't change."
      changed={changed}
      saving={saving}
      onSave={() => save({ value, saved: settingsSaved("Execution"), onKept: onSaved })}
    >
      <ChoiceField
        choice={choices.concurrentExecutions}
        value={value.concurrentExecutions}
        onChange={(concurrentExecutions) => onChange({ ...value, concurrentExecutions })}
      />
      <ChoiceField
        choice={choices.defaultErrorHandling}
        value={value.defaultErrorHandling}
        onChange={(defaultErrorHandling) => onChange({ ...value, defaultErrorHandling })}
      />
      <ChoiceField
        choice={choices.retryAttempts}
        value={value.retryAttempts}
        onChange={(retryAttempts) => onChange({ ...value, retryAttempts })}
      />
      <ChoiceField
        choice={choices.retryDelay}
        value={value.retryDelay}
        onChange={(retryDelay) => onChange({ ...value, retryDelay })}
      />
    </SettingsForm>
  );
}

type Choice<Option> = { label: string; options: readonly Option[]; say: (option: Option) => string };

function ChoiceField<Option extends string | number>({
  choice,
  value,
  onChange,
}: {
  choice: Choice<Option>;
  value: Option;
  onChange: (option: Option) => void;
}) {
  return (
    <SelectField
      label={choice.label}
      options={choice.options.map((option) => ({ value: String(option), label: choice.say(option) }))}
      value={String(value)}
      onChange={(event) => {
        const chosen = choice.options.find((option) => String(option) === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
