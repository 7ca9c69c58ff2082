import { useQuery } from "@tanstack/react-query";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { tableFieldsOptions, tablesOptions } from "#client/features/workflows/connections/connections.api.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { ReadProblem } from "./read-problem.tsx";

/** The tables that are there, to write to one of them. */
export function KnownTables({
  connectionId,
  schema,
  table,
  incoming,
  matchesCase,
  onChoose,
}: {
  connectionId: number | null;
  schema: string;
  table: string;
  /** The columns that would be written. */
  incoming: readonly Field[];
  /** Whether the database tells names apart that differ in capitals only. */
  matchesCase: boolean;
  onChoose: (chosen: { schema: string; name: string }) => void;
}) {
  const tables = useQuery({ ...tablesOptions(connectionId ?? 0), enabled: connectionId !== null });
  const found = tables.data ?? [];
  const chosen = found.findIndex((one) => one.name === table && one.schema === schema);
  if (connectionId === null) return null;
  return (
    <>
      <SelectField
        label="Existing tables"
        placeholder={
          tables.isFetching ? "Reading the tables…" : found.length === 0 ? "No tables yet" : "Choose a table"
        }
        value={chosen < 0 ? "" : String(chosen)}
        options={found.map((one, place) => ({
          value: String(place),
          label: one.schema ? `${one.schema}.${one.name}` : one.name,
        }))}
        onChange={(event) => {
          const one = found[Number(event.target.value)];
          if (one) onChoose(one);
        }}
      />
      <ReadProblem error={tables.error} />
      {chosen < 0 ? null : <MissingColumns {...{ connectionId, schema, table, incoming, matchesCase }} />}
    </>
  );
}

/** Says before a run which columns the chosen table hasn't got. */
function MissingColumns({
  connectionId,
  schema,
  table,
  incoming,
  matchesCase,
}: {
  connectionId: number;
  schema: string;
  table: string;
  incoming: readonly Field[];
  matchesCase: boolean;
}) {
  const columns = useQuery({ ...tableFieldsOptions(connectionId, { schema, table }), enabled: incoming.length > 0 });
  // What can't be read now is told by the run.
  if (columns.data === undefined || columns.data.length === 0) return null;
  const known = (name: string) => (matchesCase ? name : name.toLowerCase());
  const there = new Set(columns.data.map(({ name }) => known(name)));
  const missing = incoming.filter(({ name }) => !there.has(known(name)));
  const [first] = missing;
  if (!first) return null;
  return (
    <p role="status" className="text-small text-warning">
      {missing.length === 1
        ? `The table has no column “${first.name}”.`
        : `The table has no columns ${listed(missing.map(({ name }) => `“${name}”`))}.`}{" "}
      It has {listed(columns.data.map(({ name }) => `“${name}”`))}. Rename or leave out columns in a Map Fields step
      before this one, or add them to the table.
    </p>
  );
}

const MOST_LISTED = 8;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).join(", ");
  return names.length > MOST_LISTED ? `${shown}, and ${names.length - MOST_LISTED} more` : shown;
}
