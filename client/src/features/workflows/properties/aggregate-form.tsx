import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { aggregateFunctions, type Field, type Measure } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { isNumeric } from "#shared/workflows/output-fields.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import type { FormProps } from "./form-props.ts";

const functionWords = { sum: "sum", count: "count", avg: "average", min: "smallest", max: "largest" } as const;

export function AggregateForm({
  config,
  incoming,
  onChange,
  problemOf,
}: FormProps<NodeConfigs["transform:aggregate"]>) {
  const { groupBy, measures } = config;
  return (
    <>
      <EntryList<{ name: string }>
        legend="Group by"
        word="Group"
        entries={groupBy.map((name) => ({ name }))}
        create={() => ({ name: "" })}
        onChange={(entries, about) => onChange({ groupBy: entries.map(({ name }) => name) }, about)}
        problem={problemOf("groupBy")}
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
      <EntryList<Measure>
        legend="Measures"
        word="Measure"
        entries={measures}
        create={() => nextMeasure(measures, incoming)}
        onChange={(changed, about) => onChange({ measures: changed }, about)}
        problem={problemOf("measures")}
      >
        {(measure, change) => <MeasureFields measure={measure} incoming={incoming} onChange={change} />}
      </EntryList>
    </>
  );
}

function MeasureFields({
  measure,
  incoming,
  onChange,
}: {
  measure: Measure;
  incoming: readonly Field[];
  onChange: (changes: Partial<Measure>, about: string) => void;
}) {
  const numbers = measure.function === "sum" || measure.function === "avg";
  const isText = incoming.find(({ name }) => name === measure.field)?.type === "VARCHAR";
  const columns = numbers ? incoming.filter(({ name, type }) => isNumeric(type) || name === measure.field) : incoming;
  const hasTexts = incoming.some(({ type }) => type === "VARCHAR");
  /** A name that we gave follows what is measured. */
  const renamed = (next: Pick<Measure, "function" | "field">) =>
    measure.target === "" || measure.target === nameOf(measure) ? { ...next, target: nameOf(next) } : next;
  return (
    <>
      <SelectField
        label="Function"
        value={measure.function}
        options={aggregateFunctions.map((value) => ({ value, label: functionWords[value] }))}
        onChange={(event) => {
          const chosen = aggregateFunctions.find((value) => value === event.target.value);
          if (chosen) onChange(renamed({ function: chosen, field: measure.field }), "function");
        }}
      />
      <ColumnField
        label="Source column"
        value={measure.field}
        columns={columns}
        onChange={(field) => onChange(renamed({ function: measure.function, field }), "field")}
        {...(numbers && hasTexts
          ? { hint: "Only columns of numbers. Make text a number first, in a Map Fields step." }
          : {})}
        {...(numbers && isText
          ? { error: `“${measure.field}” is text. Make it a number first, in a Map Fields step.` }
          : {})}
        {...(measure.function === "count" ? { empty: "All rows" } : {})}
      />
      <TextField
        label="Output name"
        value={measure.target}
        {...(measure.target.trim() ? {} : { error: "Name the measure." })}
        onChange={(event) => onChange({ target: event.target.value }, "target")}
      />
    </>
  );
}

/** Sums are what people ask for first; without a column of numbers, rows are counted. */
function nextMeasure(measures: readonly Measure[], incoming: readonly Field[]): Measure {
  const used = new Set(measures.map(({ field }) => field));
  const numbers = incoming.filter(({ name, type, isPrimary }) => isNumeric(type) && !isPrimary && !used.has(name));
  const field = numbers.find(({ type }) => type === "DECIMAL") ?? numbers[0];
  const measure = { function: field ? "sum" : "count", field: field?.name ?? "" } as const;
  return { ...measure, target: nameOf(measure) };
}

function nameOf({ function: aggregate, field }: Pick<Measure, "function" | "field">): string {
  if (!field) return aggregate === "count" ? "rows" : "";
  return `${aggregate}_${field}`.slice(0, 200);
}
