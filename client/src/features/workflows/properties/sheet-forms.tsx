import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { ConnectionField } from "#client/features/workflows/connections/connection-field.tsx";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { useReadColumns } from "./database-forms.tsx";
import type { FormProps } from "./form-props.ts";
import { ReadProblem } from "./read-problem.tsx";
import { ReplaceField } from "./replace-field.tsx";

type Sheet = { connectionId: number | null; spreadsheetId: string; sheet: string };

export function SheetSourceForm({
  config,
  onChange,
  onData,
  problemOf,
}: FormProps<NodeConfigs["source:googlesheets"]>) {
  const readColumns = useReadColumns((fields) => onData({ fields }, "columns read"));
  const { connectionId, spreadsheetId, sheet, header } = config;
  return (
    <>
      <SheetFields config={config} onChange={onChange} problemOf={problemOf} />
      <CheckboxField
        label="First row is a header"
        checked={header}
        onChange={(checked) => onChange({ header: checked }, "header")}
      />
      <Button
        busy={readColumns.isPending}
        disabled={connectionId === null || spreadsheetId === ""}
        onClick={() =>
          connectionId !== null &&
          readColumns.mutate({ connectionId, what: { spreadsheetId, sheet, header: String(header) } })
        }
      >
        Load columns
      </Button>
      <ReadProblem error={readColumns.error} />
    </>
  );
}

export function SheetDestinationForm({
  config,
  onChange,
  problemOf,
}: FormProps<NodeConfigs["destination:googlesheets"]>) {
  return (
    <>
      <SheetFields config={config} onChange={onChange} problemOf={problemOf} />
      <SelectField
        label="Write mode"
        value={config.mode}
        options={[
          { value: "replace", label: "Replace all rows" },
          { value: "append", label: "Add to existing rows" },
        ]}
        onChange={(event) => onChange({ mode: event.target.value === "append" ? "append" : "replace" }, "mode")}
      />
      {config.mode === "replace" ? <ReplaceField config={config} onChange={onChange} /> : null}
    </>
  );
}

function SheetFields({
  config,
  onChange,
  problemOf,
}: {
  config: Sheet;
  onChange: (changes: Partial<Sheet>, about: string) => void;
  problemOf: (part: keyof Sheet) => string | undefined;
}) {
  return (
    <>
      <ConnectionField
        type="googlesheets"
        value={config.connectionId}
        onChange={(connectionId) => onChange({ connectionId }, "connection")}
        problem={problemOf("connectionId")}
      />
      <TextField
        label="Spreadsheet"
        value={config.spreadsheetId}
        hint="The spreadsheet's URL or ID."
        {...(problemOf("spreadsheetId") ? { error: problemOf("spreadsheetId") } : {})}
        onChange={(event) => onChange({ spreadsheetId: spreadsheetIdOf(event.target.value) }, "spreadsheetId")}
      />
      <TextField
        label="Tab"
        optional
        value={config.sheet}
        hint="Leave empty for the first tab."
        onChange={(event) => onChange({ sheet: event.target.value }, "sheet")}
      />
    </>
  );
}

/** The id inside a spreadsheet's address; anything else stays as it is typed. */
function spreadsheetIdOf(text: string): string {
  return /\/spreadsheets\/d\/([\w-]+)/.exec(text)?.[1] ?? text;
}
