import { ChevronDown, ChevronUp, CircleAlert, Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { isSameName } from "#shared/workflows/find-column.ts";
import type { Field, Mapping } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { fieldTypes } from "#shared/workflows/node-types.ts";
import { typeWords } from "#shared/workflows/type-labels.ts";
import { ExpressionField } from "./expression-field.tsx";
import type { FormProps } from "./form-props.ts";
import { MapRow } from "./map-row.tsx";

/** Choices while nothing feeds the step yet. */
const usualColumns: readonly Field[] = [
  { name: "id", type: "INTEGER" },
  { name: "name", type: "VARCHAR" },
  { name: "campaign_name", type: "VARCHAR" },
  { name: "date", type: "DATE" },
  { name: "spend", type: "DECIMAL" },
];

/** So many rows stand in the panel without scrolling; the others are behind a note until they are asked for. */
const MAPPINGS_SHOWN = 12;

/** A table with a row for each new column: where it comes from, its name, its type. */
export function MapForm({ config, incoming, onChange, problemOf }: FormProps<NodeConfigs["transform:map"]>) {
  const columns = incoming.length > 0 ? incoming : usualColumns;
  const { mappings } = config;
  const [all, setAll] = useState(false);
  const shown = all ? mappings : mappings.slice(0, MAPPINGS_SHOWN);
  const hidden = mappings.length - shown.length;
  const [open, setOpen] = useState<number | null>(null);
  const missing = columns.filter(
    ({ name }) =>
      !mappings.some(({ source, kind, target }) => (kind === "field" && source === name) || isSameName(target, name)),
  );
  const set = (next: Mapping[], about: string) => onChange({ mappings: next }, about);
  const change = (place: number) => (changes: Partial<Mapping>, about: string) =>
    set(
      mappings.map((old, other) => (other === place ? { ...old, ...changes } : old)),
      `Mapping ${place} ${about}`,
    );
  // An expression that is open says itself what is wrong with it.
  const isWriting = open !== null && mappings[open]?.kind === "expression";
  const problem = problemOf("mappings") ?? (isWriting ? undefined : problemOf("expressions"));
  return (
    <>
      <fieldset className="@container grid min-w-0 gap-2">
        <legend className="mb-1 font-semibold text-small text-strong">Mappings</legend>
        <table className="w-full table-fixed border-collapse text-left text-small">
          <thead className="text-quiet">
            <tr>
              <th scope="col" className="pb-1 font-normal">
                Source
              </th>
              <th scope="col" className="pb-1 pl-1 font-normal">
                Target
              </th>
              <th scope="col" className="hidden w-28 pb-1 pl-1 font-normal @sm:table-cell">
                Type
              </th>
              <th scope="col" className="w-15 pb-1">
                <span className="sr-only">Edit and remove</span>
              </th>
            </tr>
          </thead>
          {shown.map((mapping, place) => (
            <tbody
              // biome-ignore lint/suspicious/noArrayIndexKey: mappings have no identity but their place
              key={place}
              className={classNames(open === place && "bg-card")}
            >
              <MapRow
                {...{ mapping, place, columns }}
                areKnown={incoming.length > 0}
                onChange={change(place)}
                onKind={() => setOpen(place)}
                actions={
                  <>
                    <RowButton
                      label={`${open === place ? "Close" : "Edit"} mapping ${place + 1}`}
                      expanded={open === place}
                      icon={open === place ? <ChevronUp {...smallIcon} /> : <ChevronDown {...smallIcon} />}
                      onPress={() => setOpen(open === place ? null : place)}
                    />
                    <RowButton
                      label={`Remove mapping ${place + 1}`}
                      icon={<X {...smallIcon} />}
                      onPress={() => {
                        setOpen(null);
                        set(
                          mappings.filter((_, other) => other !== place),
                          `Mapping removed ${place} of ${mappings.length}`,
                        );
                      }}
                    />
                  </>
                }
              />
              {open === place ? (
                <tr>
                  {/* Spanning the column that narrow panels hide would bring it back, and squeeze the others. */}
                  <td colSpan={3} className="p-2 pb-3">
                    <Details {...{ mapping, columns }} onChange={change(place)} />
                  </td>
                  <td className="hidden @sm:table-cell" />
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
        {hidden > 0 ? (
          <button
            type="button"
            className="min-h-11 justify-self-start px-1 text-accent-text text-small underline underline-offset-4"
            onClick={() => setAll(true)}
          >
            + {hidden} more {hidden === 1 ? "mapping" : "mappings"}
          </button>
        ) : null}
        <div className="flex flex-wrap">
          <Button
            look="quiet"
            size="small"
            className="text-accent-text"
            icon={<Plus {...smallIcon} />}
            onClick={() => {
              setAll(true);
              set([...mappings, nextMapping(mappings, columns)], `Mapping added ${mappings.length}`);
            }}
          >
            Add a mapping
          </Button>
          {missing.length > 1 ? (
            <Button
              look="quiet"
              size="small"
              className="text-accent-text"
              onClick={() =>
                set(
                  [...mappings, ...missing.map(({ name }) => fieldMapping(name))],
                  `Mappings added ${mappings.length}`,
                )
              }
            >
              Add the other {missing.length} columns
            </Button>
          ) : null}
        </div>
        {problem ? (
          <p className="flex items-start gap-1.5 text-danger text-small">
            <CircleAlert {...smallIcon} className="mt-0.5 shrink-0" />
            {problem}
          </p>
        ) : null}
      </fieldset>
      <CheckboxField
        label="Keep the other columns"
        hint="Columns without a mapping pass through unchanged."
        checked={config.keepOthers}
        onChange={(keepOthers) => onChange({ keepOthers }, "keepOthers")}
      />
    </>
  );
}

function RowButton({
  label,
  expanded,
  icon,
  onPress,
}: {
  label: string;
  expanded?: boolean;
  icon: React.ReactNode;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onPress}
      className="inline-flex h-9 w-7 items-center justify-center rounded text-body hover:bg-raised hover:text-strong pointer-coarse:h-11"
    >
      {icon}
    </button>
  );
}

/** What has no room in the row. */
function Details({
  mapping,
  columns,
  onChange,
}: {
  mapping: Mapping;
  columns: readonly Field[];
  onChange: (changes: Partial<Mapping>, about: string) => void;
}) {
  return (
    <div className="grid gap-3">
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
      <SelectField
        className="@sm:hidden"
        label="Type"
        value={mapping.cast ?? ""}
        options={[
          { value: "", label: "Same as source" },
          ...fieldTypes.map((type) => ({ value: type, label: typeWords[type] })),
        ]}
        onChange={(event) => onChange({ cast: fieldTypes.find((type) => type === event.target.value) ?? null }, "cast")}
      />
      {mapping.kind === "field" ? (
        <p className="text-quiet text-small">Choose “Fixed value” or “Expression” as the source to write one here.</p>
      ) : null}
    </div>
  );
}

function fieldMapping(name: string): Mapping {
  return { source: name, target: name, kind: "field", value: "", cast: null, type: null };
}

/** The first column that is not mapped yet. */
function nextMapping(mappings: readonly Mapping[], columns: readonly Field[]): Mapping {
  const mapped = new Set(mappings.flatMap(({ source, target }) => [source, target]));
  return fieldMapping(columns.find((column) => !mapped.has(column.name))?.name ?? "");
}
