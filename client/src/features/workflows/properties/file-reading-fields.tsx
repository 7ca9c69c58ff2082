import { useEffect, useState } from "react";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { parseJsonPath } from "#shared/workflows/json-path.ts";
import type { FileFormat } from "#shared/workflows/node-config.schema.ts";
import type { FileReading } from "./workflow-files.api.ts";

/** How a file of this format is read, as far as it does not say so itself. */
export function FileReadingFields({
  format,
  sheets,
  reading,
  onChange,
}: {
  format: FileFormat;
  /** Null where they are not known: then the sheet is typed. */
  sheets: readonly string[] | null;
  reading: FileReading;
  onChange: (changed: Partial<FileReading>) => void;
}) {
  const { delimiter, header, sheet, rowsPath } = reading;
  return (
    <>
      {format === "csv" ? (
        <SelectField
          label="Separator"
          value={delimiter}
          options={delimiters}
          onChange={(event) => onChange({ delimiter: event.target.value })}
        />
      ) : null}
      {format === "xlsx" && sheets === null ? (
        <TextField
          label="Sheet"
          optional
          value={sheet}
          hint="Leave empty for the first sheet."
          onChange={(event) => onChange({ sheet: event.target.value })}
        />
      ) : null}
      {format === "xlsx" && sheets !== null ? (
        <SelectField
          label="Sheet"
          value={sheet || (sheets[0] ?? "")}
          options={sheetOptions(sheets, sheet)}
          onChange={(event) => onChange({ sheet: event.target.value })}
        />
      ) : null}
      {format === "json" ? <RowsPathField value={rowsPath} onChange={(path) => onChange({ rowsPath: path })} /> : null}
      {format === "csv" || format === "xlsx" ? (
        <CheckboxField
          label="First row is a header"
          checked={header}
          onChange={(checked) => onChange({ header: checked })}
        />
      ) : null}
    </>
  );
}

/** A path is tried once it is typed: when the field is left, or by Enter. */
function RowsPathField({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const wrong = parseJsonPath(typed) === null;
  const finish = () => {
    if (!wrong && typed !== value) onChange(typed);
  };
  return (
    <TextField
      label="Path to the rows"
      optional
      value={typed}
      maxLength={200}
      hint="For example data.items. Leave empty if the file is a list, or has one object per line."
      {...(wrong ? { error: "Write the path like data.items." } : {})}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === "Enter" && finish()}
    />
  );
}

function sheetOptions(sheets: readonly string[], chosen: string): { value: string; label: string }[] {
  const all = chosen === "" || sheets.includes(chosen) ? sheets : [chosen, ...sheets];
  return all.map((name) => ({ value: name, label: name }));
}

const delimiters = [
  { value: "", label: "Detect automatically" },
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
];
