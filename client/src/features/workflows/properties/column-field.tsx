import { SelectField } from "#client/components/ui/select-field.tsx";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { typeWords } from "#shared/workflows/type-labels.ts";

/** A choice among the columns that come in; one that has gone stays visible, and is said to be gone. */
export function ColumnField({
  label,
  value,
  columns,
  onChange,
  error,
  hint,
  empty,
}: {
  label: string;
  value: string;
  columns: readonly Field[];
  onChange: (name: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Stands for no column where none is a choice; otherwise one has to be chosen. */
  empty?: string;
}) {
  const gone = value !== "" && !columns.some(({ name }) => name === value);
  const options = columns.map(({ name, type }) => ({
    value: name,
    label: `${name} (${typeWords[type].toLowerCase()})`,
  }));
  const all = gone ? [{ value, label: columns.length > 0 ? `${value} (gone)` : value }, ...options] : options;
  const missing = gone && columns.length > 0 ? `“${value}” is no longer in the input.` : undefined;
  const problem = missing ?? error;
  return (
    <SelectField
      label={label}
      value={value}
      options={empty === undefined ? all : [{ value: "", label: empty }, ...all]}
      onChange={(event) => onChange(event.target.value)}
      {...(empty === undefined ? { placeholder: columns.length > 0 ? "Choose a column" : "No input columns yet" } : {})}
      {...(hint ? { hint } : {})}
      {...(problem ? { error: problem } : {})}
    />
  );
}
