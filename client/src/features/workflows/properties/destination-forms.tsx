import { useState } from "react";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { chartTypes } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { isNumeric } from "#shared/workflows/output-fields.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { FileFormatFields } from "./file-format-fields.tsx";
import type { FormProps } from "./form-props.ts";
import { RecipientList } from "./recipient-list.tsx";

export function CsvDestinationForm({ config, onChange, problemOf }: FormProps<NodeConfigs["destination:csv"]>) {
  return (
    <>
      <TextField
        label="File name"
        value={config.fileName}
        {...(problemOf("fileName") ? { error: problemOf("fileName") } : {})}
        onChange={(event) => onChange({ fileName: event.target.value }, "fileName")}
      />
      <FileFormatFields
        settings={config}
        onChange={(changed, about) => {
          const { format } = changed;
          const fileName = format
            ? config.fileName.replace(/\.(csv|xlsx|json|parquet)$/i, `.${format}`)
            : config.fileName;
          onChange({ ...changed, fileName }, about);
        }}
      />
    </>
  );
}

export function EmailForm({ config, onChange, problemOf }: FormProps<NodeConfigs["destination:email"]>) {
  // What is typed stays as it is typed; the addresses are read from it.
  const [typed, setTyped] = useState(config.to.join("\n"));
  const shown = addresses(typed).join() === config.to.join() ? typed : config.to.join("\n");
  return (
    <>
      <TextArea
        label="To"
        rows={2}
        value={shown}
        inputMode="email"
        autoCapitalize="none"
        hint="One address per line, up to 50. Each gets a separate email."
        {...(problemOf("to") ? { error: problemOf("to") } : {})}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange({ to: addresses(event.target.value).slice(0, 50) }, "to");
        }}
      />
      <RecipientList addresses={config.to} />
      <TextField
        label="Subject"
        value={config.subject}
        {...(problemOf("subject") ? { error: problemOf("subject") } : {})}
        onChange={(event) => onChange({ subject: event.target.value }, "subject")}
      />
      <TextArea
        label="Message"
        optional
        rows={4}
        value={config.message}
        hint="Shown above the table."
        onChange={(event) => onChange({ message: event.target.value }, "message")}
      />
      <CheckboxField
        label="Attach all rows as a CSV file"
        checked={config.attachCsv}
        onChange={(attachCsv) => onChange({ attachCsv }, "attachCsv")}
      />
    </>
  );
}

const chartWords = {
  none: "Table only",
  bar: "Bar chart",
  line: "Line chart",
  area: "Area chart",
  pie: "Pie chart",
} as const;

export function DashboardForm({
  config,
  incoming,
  onChange,
  problemOf,
}: FormProps<NodeConfigs["destination:dashboard"]>) {
  const { title, chart, x, y } = config;
  const numbers = incoming.filter(({ type }) => isNumeric(type));
  const chartProblem = problemOf("chart");
  return (
    <>
      <TextField
        label="Title"
        optional
        value={title}
        onChange={(event) => onChange({ title: event.target.value }, "title")}
      />
      <SelectField
        label="Chart"
        value={chart}
        options={chartTypes.map((value) => ({ value, label: chartWords[value] }))}
        onChange={(event) => {
          const chosen = chartTypes.find((value) => value === event.target.value);
          if (chosen) onChange({ chart: chosen }, "chart");
        }}
        {...(chartProblem ? { error: chartProblem } : {})}
      />
      {chart === "none" ? null : (
        <>
          <ColumnField
            label="X axis"
            value={x}
            columns={incoming}
            empty="Automatic"
            onChange={(name) => onChange({ x: name }, "x")}
          />
          <EntryList<{ name: string }>
            legend="Y axis"
            word="Column"
            entries={y.map((name) => ({ name }))}
            create={() => ({ name: numbers.find(({ name }) => !y.includes(name))?.name ?? "" })}
            onChange={(entries, about) => onChange({ y: entries.map(({ name }) => name) }, about)}
            problem={problemOf("y")}
          >
            {(entry, change) => (
              <ColumnField
                label="Column"
                value={entry.name}
                columns={numbers}
                onChange={(name) => change({ name }, "column")}
              />
            )}
          </EntryList>
        </>
      )}
    </>
  );
}

function addresses(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
}
