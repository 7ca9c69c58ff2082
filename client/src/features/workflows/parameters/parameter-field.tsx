import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type ParameterType, parameterLimits } from "#shared/workflows/parameter.schema.ts";

/** A value of a parameter, with the keyboard or picker that its type calls for. */
export function ParameterField({
  label,
  type,
  value,
  error,
  onChange,
}: {
  label: string;
  type: ParameterType;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const problem = error ? { error } : {};
  if (type === "boolean")
    return (
      <SelectField
        label={label}
        value={value}
        placeholder="Choose"
        options={[
          { value: "true", label: "True" },
          { value: "false", label: "False" },
        ]}
        {...problem}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <TextField
      label={label}
      value={value}
      maxLength={parameterLimits.value}
      {...(type === "number" ? { inputMode: "decimal" as const } : {})}
      {...(type === "date" ? { type: "date" } : {})}
      {...problem}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
