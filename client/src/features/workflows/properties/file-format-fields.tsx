import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { type FileFormat, fileFormats } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";

type Settings = Pick<NodeConfigs["destination:csv"], "format" | "delimiter" | "header">;

const formatWords: Record<FileFormat, { label: string; hint?: string }> = {
  csv: { label: "CSV" },
  xlsx: { label: "Excel (.xlsx)", hint: "Up to 1,000,000 cells. Numbers with more than 15 digits become text." },
  json: { label: "JSON", hint: "A list with one object per row." },
  parquet: { label: "Parquet", hint: "Keeps column types. Decimals keep 15 digits." },
};

const delimiters = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
] as const;

/** What kind of file is written, and what that kind leaves open. */
export function FileFormatFields({
  settings: { format, delimiter, header },
  onChange,
}: {
  settings: Settings;
  onChange: (changed: Partial<Settings>, about: string) => void;
}) {
  const { hint } = formatWords[format];
  return (
    <>
      <SelectField
        label="Format"
        value={format}
        options={fileFormats.map((value) => ({ value, label: formatWords[value].label }))}
        {...(hint ? { hint } : {})}
        onChange={(event) => {
          const chosen = fileFormats.find((value) => value === event.target.value);
          if (chosen) onChange({ format: chosen }, "format");
        }}
      />
      {format === "csv" ? (
        <SelectField
          label="Separator"
          value={delimiter}
          options={delimiters}
          onChange={(event) => {
            const chosen = delimiters.find(({ value }) => value === event.target.value)?.value;
            if (chosen) onChange({ delimiter: chosen }, "delimiter");
          }}
        />
      ) : null}
      {format === "csv" || format === "xlsx" ? (
        <CheckboxField
          label="Include a header row"
          checked={header}
          onChange={(checked) => onChange({ header: checked }, "header")}
        />
      ) : null}
    </>
  );
}
