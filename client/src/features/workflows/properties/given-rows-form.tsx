import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type GivenRowsConfig, sampleLimit } from "#shared/workflows/given-rows.schema.ts";
import type { FormProps } from "./form-props.ts";
import { LoadColumns } from "./load-columns.tsx";

const hints: Record<string, string> = {
  webhook: "JSON like the calls will bring. Previews and runs by hand use it.",
  input:
    "JSON like the rows that other workflows hand over: its columns have to come in. Previews and runs by hand use it.",
};

/** What rows look like that come with a run. */
export function GivenRowsForm({ node, config, onChange, onData, problemOf }: FormProps<GivenRowsConfig>) {
  const errorOf = (part: keyof GivenRowsConfig) => {
    const problem = problemOf(part);
    return problem ? { error: problem } : {};
  };
  return (
    <>
      <TextArea
        label="Sample"
        rows={6}
        spellCheck={false}
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
        spellCheck={false}
        hint="Where the list is in the body, like data.items. One object is one row."
        {...errorOf("rowsPath")}
        onChange={(event) => onChange({ rowsPath: event.target.value }, "rowsPath")}
      />
      <LoadColumns node={node} disabled={config.sample.trim() === ""} onData={onData} />
    </>
  );
}
