import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { SortKey } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import type { FormProps } from "./form-props.ts";

/** What comes first, in the words of what is sorted. */
const orderWords: Record<FieldType, readonly [string, string]> = {
  INTEGER: ["smallest first", "largest first"],
  DECIMAL: ["smallest first", "largest first"],
  VARCHAR: ["A to Z", "Z to A"],
  DATE: ["oldest first", "newest first"],
  TIMESTAMP: ["oldest first", "newest first"],
  BOOLEAN: ["false first", "true first"],
};

export function SortForm({ config, incoming, onChange, problemOf }: FormProps<NodeConfigs["transform:sort"]>) {
  return (
    <EntryList<SortKey>
      legend="Sort by"
      word="Column"
      entries={config.keys}
      create={() => ({ field: "", direction: "ascending" })}
      onChange={(keys, about) => onChange({ keys }, about)}
      problem={problemOf("keys")}
    >
      {(key, change) => {
        const [ascending, descending] = orderWords[incoming.find(({ name }) => name === key.field)?.type ?? "INTEGER"];
        return (
          <>
            <ColumnField
              label="Column"
              value={key.field}
              columns={incoming}
              onChange={(field) => change({ field }, "column")}
            />
            <SelectField
              label="Order"
              value={key.direction}
              options={[
                { value: "ascending", label: ascending },
                { value: "descending", label: descending },
              ]}
              onChange={(event) =>
                change({ direction: event.target.value === "descending" ? "descending" : "ascending" }, "direction")
              }
            />
          </>
        );
      }}
    </EntryList>
  );
}

export function DeduplicateForm({
  config,
  incoming,
  onChange,
  problemOf,
}: FormProps<NodeConfigs["transform:deduplicate"]>) {
  const { fields, keep } = config;
  return (
    <>
      <EntryList<{ name: string }>
        legend="Columns to compare"
        word="Column"
        entries={fields.map((name) => ({ name }))}
        create={() => ({ name: "" })}
        onChange={(entries, about) => onChange({ fields: entries.map(({ name }) => name) }, about)}
        problem={problemOf("fields")}
      >
        {(entry, change) => (
          <ColumnField
            label="Column"
            value={entry.name}
            columns={incoming}
            onChange={(name) => change({ name }, "column")}
          />
        )}
      </EntryList>
      {fields.length === 0 ? (
        <p className="text-quiet text-small">If you choose none, all columns are compared.</p>
      ) : null}
      <SelectField
        label="Keep"
        value={keep}
        options={[
          { value: "first", label: "the first row" },
          { value: "last", label: "the last row" },
        ]}
        onChange={(event) => onChange({ keep: event.target.value === "last" ? "last" : "first" }, "keep")}
      />
    </>
  );
}

export function LimitForm({ config, onChange }: FormProps<NodeConfigs["transform:limit"]>) {
  const number = (text: string, least: number) => Math.min(Math.max(Math.round(Number(text)), least), 1_000_000_000);
  return (
    <>
      <TextField
        label="Rows to keep"
        type="number"
        inputMode="numeric"
        min={1}
        value={String(config.rows)}
        onChange={(event) => onChange({ rows: number(event.target.value, 1) }, "rows")}
      />
      <TextField
        label="Rows to skip first"
        type="number"
        inputMode="numeric"
        min={0}
        value={String(config.skip)}
        onChange={(event) => onChange({ skip: number(event.target.value, 0) }, "skip")}
      />
    </>
  );
}

export function SplitForm({ config, incoming, onChange, problemOf }: FormProps<NodeConfigs["transform:split"]>) {
  const { field, delimiter, into, targets } = config;
  return (
    <>
      <ColumnField
        label="Column"
        value={field}
        columns={incoming}
        onChange={(name) => onChange({ field: name }, "field")}
        error={problemOf("field")}
      />
      <TextField
        label="Split at"
        value={delimiter}
        maxLength={20}
        {...(problemOf("delimiter") ? { error: problemOf("delimiter") } : {})}
        onChange={(event) => onChange({ delimiter: event.target.value }, "delimiter")}
      />
      <SelectField
        label="Split into"
        value={into}
        options={[
          { value: "columns", label: "new columns" },
          { value: "rows", label: "a row for each part" },
        ]}
        onChange={(event) => onChange({ into: event.target.value === "rows" ? "rows" : "columns" }, "into")}
      />
      {into === "columns" ? (
        <EntryList<{ name: string }>
          legend="New columns"
          word="Column"
          entries={targets.map((name) => ({ name }))}
          create={() => ({ name: `${field || "part"}_${targets.length + 1}` })}
          onChange={(entries, about) => onChange({ targets: entries.map(({ name }) => name) }, about)}
          problem={problemOf("targets")}
        >
          {(entry, change) => (
            <TextField
              label="Name"
              value={entry.name}
              onChange={(event) => change({ name: event.target.value }, "name")}
            />
          )}
        </EntryList>
      ) : null}
    </>
  );
}
