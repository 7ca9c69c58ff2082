import { CodeArea } from "#client/components/ui/code-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type GivenRowsConfig, sampleLimit } from "#shared/workflows/given-rows.schema.ts";
import type { FormProps } from "./form-props.ts";
import { LoadColumns } from "./load-columns.tsx";

const hints: Record<string, string> = {
  webhook: "Sample JSON in the format the calls will send. Used for previews and manual runs.",
  input: "Sample JSON with the same columns as the incoming rows. Used for previews and manual runs.",
};

/** What rows look like that come with a run. */
export function GivenRowsForm({ node, config, onChange, onData, problemOf }: FormProps<GivenRowsConfig>) {
  const errorOf = (part: keyof GivenRowsConfig) => {
    const problem = problemOf(part);
    return problem ? { error: problem } : {};
  };
  return (
    <>
      <CodeArea
        label="Sample"
        rows={6}
        value={config.sample}
        maxLength={sampleLimit}
        hint={hints[node.data.connectorType ?? ""] ?? hints.webhook}
        {...errorOf("sample")}
        onChange={(event) => onChange({ sample: event.target.value }, "sample")}
      />
      <TextField
        label="Path to the rows"
        optional
        value={config.rowsPath}
        hint="Where the list is in the body, like data.items. One object is one row."
        {...errorOf("rowsPath")}
        onChange={(event) => onChange({ rowsPath: event.target.value }, "rowsPath")}
      />
      <LoadColumns
        {...{ node, onData }}
        rowsPath={config.rowsPath}
        disabled={config.sample.trim() === ""}
        onRowsPath={(path) => onChange({ rowsPath: path }, "rowsPath")}
      />
    </>
  );
}
