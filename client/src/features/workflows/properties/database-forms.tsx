import { useMutation, useQuery } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { CodeArea } from "#client/components/ui/code-area.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { ConnectionField } from "#client/features/workflows/connections/connection-field.tsx";
import { readFields, tablesOptions } from "#client/features/workflows/connections/connections.api.ts";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import { writeModes } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { type ConnectionType, connectionTypes } from "#shared/workflows/node-types.ts";
import { nodeKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import type { FormProps } from "./form-props.ts";
import { KnownTables } from "./known-tables.tsx";
import { ReadProblem } from "./read-problem.tsx";
import { ReplaceField } from "./replace-field.tsx";

/** A table or a SQL query of a database; its columns are read from the database itself. */
export function DatabaseSourceForm({
  node,
  config,
  onChange,
  onData,
  problemOf,
}: FormProps<NodeConfigs["source:postgres"]>) {
  const { connectionId, read, schema, table, query } = config;
  const readColumns = useReadColumns((fields) => onData({ fields }, "columns read"));
  const chooseTable = (chosen: { schema: string; name: string }) => {
    // Saved before its columns are read, the step reads all that there are, not those of the table before.
    onData({ fields: [], config: { ...config, schema: chosen.schema, table: chosen.name } }, "table");
    if (connectionId !== null)
      readColumns.mutate({ connectionId, what: { schema: chosen.schema, table: chosen.name } });
  };
  return (
    <>
      <ConnectionField
        type={connectionTypeOf(node)}
        value={connectionId}
        onChange={(id) => onChange({ connectionId: id }, "connection")}
        problem={problemOf("connectionId")}
      />
      <SelectField
        label="Read"
        value={read}
        options={[
          { value: "table", label: "Table" },
          { value: "query", label: "SQL query" },
        ]}
        onChange={(event) => onChange({ read: event.target.value === "query" ? "query" : "table" }, "read")}
      />
      {read === "table" ? (
        <TableField
          connectionId={connectionId}
          schema={schema}
          table={table}
          onChoose={chooseTable}
          problem={problemOf("table")}
        />
      ) : (
        <>
          <CodeArea
            label="SQL query"
            rows={6}
            value={query}
            hint="Runs in a read-only transaction."
            {...(problemOf("query") ? { error: problemOf("query") } : {})}
            onChange={(event) => onChange({ query: event.target.value }, "query")}
          />
          <Button
            busy={readColumns.isPending}
            disabled={connectionId === null || query.trim() === ""}
            onClick={() => connectionId !== null && readColumns.mutate({ connectionId, what: { query } })}
          >
            Load columns
          </Button>
        </>
      )}
      {readColumns.isPending ? (
        <p role="status" className="text-quiet text-small">
          Loading the columns…
        </p>
      ) : null}
      <ReadProblem error={readColumns.error} />
      {nodeKind(node.data) === "source:postgres" || nodeKind(node.data) === "source:snowflake" ? (
        <CheckboxField
          label="Run the steps that follow in this database"
          hint="Where it gives exactly the same result. Faster, because fewer rows leave the database. Only the last of these steps keeps rows to look at."
          checked={config.pushDown}
          onChange={(pushDown) => onChange({ pushDown }, "pushDown")}
        />
      ) : null}
    </>
  );
}

const modeWords = {
  append: "Add to existing rows",
  replace: "Replace all rows",
  upsert: "Update matching rows, add the rest",
} as const;

export function DatabaseDestinationForm({
  node,
  config,
  incoming,
  onChange,
  problemOf,
}: FormProps<NodeConfigs["destination:postgres"]>) {
  const { connectionId, schema, table, mode, keys, createTable } = config;
  return (
    <>
      <ConnectionField
        type={connectionTypeOf(node)}
        value={connectionId}
        onChange={(id) => onChange({ connectionId: id }, "connection")}
        problem={problemOf("connectionId")}
      />
      <TextField
        label="Schema"
        optional
        value={schema}
        onChange={(event) => onChange({ schema: event.target.value }, "schema")}
      />
      <KnownTables
        {...{ connectionId, schema, table, incoming }}
        matchesCase={connectionTypeOf(node) === "postgres"}
        onChoose={(chosen) => onChange({ schema: chosen.schema, table: chosen.name }, "table")}
      />
      <TextField
        label="Table"
        value={table}
        hint="Choose one above or name a new one."
        {...(problemOf("table") ? { error: problemOf("table") } : {})}
        onChange={(event) => onChange({ table: event.target.value }, "table")}
      />
      <SelectField
        label="Write mode"
        value={mode}
        options={writeModes.map((value) => ({ value, label: modeWords[value] }))}
        onChange={(event) => {
          const chosen = writeModes.find((value) => value === event.target.value);
          const primary = incoming.filter(({ isPrimary }) => isPrimary).map(({ name }) => name);
          const offered = chosen === "upsert" && keys.length === 0 ? { keys: primary } : {};
          if (chosen) onChange({ mode: chosen, ...offered }, "mode");
        }}
      />
      {mode === "replace" ? <ReplaceField config={config} onChange={onChange} /> : null}
      {mode === "upsert" ? (
        <EntryList<{ name: string }>
          legend="Key columns"
          word="Key column"
          entries={keys.map((name) => ({ name }))}
          create={() => ({ name: "" })}
          onChange={(entries, about) => onChange({ keys: entries.map(({ name }) => name) }, about)}
          problem={problemOf("keys")}
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
      ) : null}
      <CheckboxField
        label="Create the table if it doesn't exist"
        checked={createTable}
        onChange={(checked) => onChange({ createTable: checked }, "createTable")}
      />
    </>
  );
}

/** Reads columns from the system itself. */
export function useReadColumns(onRead: (fields: Awaited<ReturnType<typeof readFields>>) => void) {
  const parameters = useParameters();
  return useMutation({
    mutationFn: ({ connectionId, what }: { connectionId: number; what: Record<string, string> }) =>
      readFields(connectionId, what, parameters),
    onSuccess: onRead,
  });
}

function connectionTypeOf({ data }: WorkflowNode): ConnectionType {
  return connectionTypes.find((type) => type === data.connectorType) ?? "postgres";
}

function TableField({
  connectionId,
  schema,
  table,
  onChoose,
  problem,
}: {
  connectionId: number | null;
  schema: string;
  table: string;
  onChoose: (chosen: { schema: string; name: string }) => void;
  problem: string | undefined;
}) {
  const tables = useQuery({ ...tablesOptions(connectionId ?? 0), enabled: connectionId !== null });
  const found = tables.data ?? [];
  const chosen = table ? [{ schema, name: table }] : [];
  const missing = chosen.filter(
    (one) => !found.some((other) => other.schema === one.schema && other.name === one.name),
  );
  const options = [...missing, ...found];
  const place = options.findIndex((one) => one.schema === schema && one.name === table);
  return (
    <>
      <SelectField
        label="Table"
        placeholder={tables.isFetching ? "Reading the tables…" : "Choose a table"}
        value={place < 0 ? "" : String(place)}
        disabled={connectionId === null}
        options={options.map((one, index) => ({
          value: String(index),
          label: one.schema ? `${one.schema}.${one.name}` : one.name,
        }))}
        onChange={(event) => {
          const one = options[Number(event.target.value)];
          if (one) onChoose(one);
        }}
        {...(problem ? { error: problem } : {})}
      />
      <ReadProblem error={tables.error} />
    </>
  );
}
