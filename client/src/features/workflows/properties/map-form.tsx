import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { Field, Mapping } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { fieldTypes } from "#shared/workflows/node-types.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { ExpressionField } from "./expression-field.tsx";
import type { FormProps } from "./form-props.ts";
import { typeWords } from "./type-words.ts";

/** Shown at first; the others stand behind a note. */
const MAPPINGS_SHOWN = 2;

/** Choices while nothing feeds the step yet. */
const usualColumns: readonly Field[] = [
  { name: "id", type: "INTEGER" },
  { name: "name", type: "VARCHAR" },
  { name: "campaign_name", type: "VARCHAR" },
  { name: "date", type: "DATE" },
  { name: "spend", type: "DECIMAL" },
];

export function MapForm({ config, incoming, onChange, problemOf }: FormProps<NodeConfigs["transform:map"]>) {
  const columns = incoming.length > 0 ? incoming : usualColumns;
  return (
    <>
      <EntryList<Mapping>
        legend="Mappings"
        word="Mapping"
        entries={config.mappings}
        shownAtFirst={MAPPINGS_SHOWN}
        create={() => nextMapping(config.mappings, columns)}
        onChange={(mappings, about) => onChange({ mappings }, about)}
        problem={problemOf("mappings")}
      >
        {(mapping, change) => <MappingFields mapping={mapping} columns={columns} onChange={change} />}
      </EntryList>
      <CheckboxField
        label="Keep the other columns"
        hint="Columns without a mapping pass through unchanged."
        checked={config.keepOthers}
        onChange={(keepOthers) => onChange({ keepOthers }, "keepOthers")}
      />
    </>
  );
}

const kinds = [
  { value: "field", label: "Column" },
  { value: "constant", label: "Fixed value" },
  { value: "expression", label: "Expression" },
] as const;

function MappingFields({
  mapping,
  columns,
  onChange,
}: {
  mapping: Mapping;
  columns: readonly Field[];
  onChange: (changes: Partial<Mapping>, about: string) => void;
}) {
  return (
    <>
      <SelectField
        label="Source type"
        value={mapping.kind}
        options={kinds}
        onChange={(event) => {
          const kind = kinds.find(({ value }) => value === event.target.value)?.value;
          if (kind) onChange({ kind }, "kind");
        }}
      />
      {mapping.kind === "field" ? (
        <ColumnField
          label="Source"
          value={mapping.source}
          columns={columns}
          onChange={(source) => {
            // A name that was only taken over from the column follows it.
            const follows = mapping.target === "" || mapping.target === mapping.source;
            onChange(follows ? { source, target: source } : { source }, "source");
          }}
        />
      ) : null}
      {mapping.kind === "constant" ? (
        <TextField
          label="Value"
          value={mapping.value}
          onChange={(event) => onChange({ value: event.target.value }, "value")}
        />
      ) : null}
      {mapping.kind === "expression" ? (
        <ExpressionField
          label="Expression"
          value={mapping.value}
          columns={columns}
          onChange={(value) => onChange({ value }, "value")}
          onType={(type) => type !== mapping.type && onChange({ type }, "value")}
        />
      ) : null}
      <TextField
        label="Target"
        value={mapping.target}
        {...(mapping.target.trim() ? {} : { error: "Name the new column." })}
        onChange={(event) => onChange({ target: event.target.value }, "target")}
      />
      <SelectField
        label="Type"
        value={mapping.cast ?? ""}
        options={[
          { value: "", label: "Same as source" },
          ...fieldTypes.map((type) => ({ value: type, label: typeWords[type] })),
        ]}
        onChange={(event) => onChange({ cast: fieldTypes.find((type) => type === event.target.value) ?? null }, "cast")}
      />
    </>
  );
}

/** The first column that is not mapped yet. */
function nextMapping(mappings: readonly Mapping[], columns: readonly Field[]): Mapping {
  const mapped = new Set(mappings.flatMap(({ source, target }) => [source, target]));
  const name = columns.find((column) => !mapped.has(column.name))?.name ?? "";
  return { source: name, target: name, kind: "field", value: "", cast: null, type: null };
}
