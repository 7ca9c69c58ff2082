import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { ConnectionField } from "#client/features/workflows/connections/connection-field.tsx";
import { type FileFormat, fileFormats } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { FileFormatFields } from "./file-format-fields.tsx";
import { FileReadingFields } from "./file-reading-fields.tsx";
import type { FormProps } from "./form-props.ts";
import { LoadColumns } from "./load-columns.tsx";
import { ReplaceField } from "./replace-field.tsx";

type Source = NodeConfigs["source:s3"];
type Place = Pick<Source, "connectionId" | "key">;

const formatWords: Record<FileFormat, string> = { csv: "CSV", xlsx: "Excel (.xlsx)", json: "JSON", parquet: "Parquet" };

export function S3SourceForm({ node, config, onChange, onData, problemOf }: FormProps<Source>) {
  const { connectionId, key, format } = config;
  return (
    <>
      <PlaceFields config={config} onChange={onChange} problemOf={problemOf} />
      <SelectField
        label="Format"
        value={format}
        options={[
          { value: "", label: "Detect from file name" },
          ...fileFormats.map((value) => ({ value, label: formatWords[value] })),
        ]}
        onChange={(event) =>
          onChange({ format: fileFormats.find((value) => value === event.target.value) ?? "" }, "format")
        }
      />
      <FileReadingFields
        format={format || formatOf(key)}
        sheets={null}
        reading={config}
        onChange={(changed) => onChange(changed, "reading")}
      />
      <LoadColumns
        {...{ node, onData }}
        rowsPath={config.rowsPath}
        disabled={connectionId === null || key.trim() === ""}
        onRowsPath={(path) => onChange({ rowsPath: path }, "reading")}
      />
    </>
  );
}

export function S3DestinationForm({ config, onChange, problemOf }: FormProps<NodeConfigs["destination:s3"]>) {
  return (
    <>
      <PlaceFields config={config} onChange={onChange} problemOf={problemOf} />
      <FileFormatFields settings={config} onChange={onChange} />
      <p className="text-quiet text-small">Each run replaces the file.</p>
      <ReplaceField config={config} onChange={onChange} />
    </>
  );
}

function PlaceFields({
  config,
  onChange,
  problemOf,
}: {
  config: Place;
  onChange: (changes: Partial<Place>, about: string) => void;
  problemOf: (part: keyof Place) => string | undefined;
}) {
  const problem = problemOf("key");
  return (
    <>
      <ConnectionField
        type="s3"
        value={config.connectionId}
        onChange={(connectionId) => onChange({ connectionId }, "connection")}
        problem={problemOf("connectionId")}
      />
      <TextField
        label="File"
        value={config.key}
        maxLength={1024}
        spellCheck={false}
        autoCapitalize="none"
        hint="Its path in the bucket, like exports/2026/orders.parquet."
        {...(problem ? { error: problem } : {})}
        onChange={(event) => onChange({ key: event.target.value }, "key")}
      />
    </>
  );
}

function formatOf(key: string): FileFormat {
  const ending = /\.(\w+)$/.exec(key.trim())?.[1]?.toLowerCase();
  if (ending === "jsonl" || ending === "ndjson") return "json";
  return fileFormats.find((format) => format === ending) ?? "csv";
}
