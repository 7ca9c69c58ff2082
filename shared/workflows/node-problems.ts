import { z } from "zod";
import { chartColumns } from "./chart-columns.ts";
import { comesIn, isDrawable, measureProblem, sameNameTwice } from "./column-problems.ts";
import { conditionProblem } from "./condition-problem.ts";
import type { ConfigProblem } from "./config-problem.ts";
import { givenRowsConfigSchema, givenRowsProblems } from "./given-rows.schema.ts";
import { httpSourceConfigSchema } from "./http-config.schema.ts";
import { httpProblems } from "./http-problems.ts";
import {
  aggregateConfigSchema,
  csvDestinationConfigSchema,
  csvSourceConfigSchema,
  dashboardDestinationConfigSchema,
  databaseDestinationConfigSchema,
  databaseSourceConfigSchema,
  deduplicateConfigSchema,
  emailDestinationConfigSchema,
  type Field,
  filterConfigSchema,
  joinConfigSchema,
  limitConfigSchema,
  mapConfigSchema,
  outputConfigSchema,
  s3DestinationConfigSchema,
  s3SourceConfigSchema,
  sheetDestinationConfigSchema,
  sheetSourceConfigSchema,
  sortConfigSchema,
  splitConfigSchema,
  subWorkflowConfigSchema,
  workflowDestinationConfigSchema,
} from "./node-config.schema.ts";
import type { NodeKind } from "./node-types.ts";
import { hasPlaceholder } from "./placeholders.ts";
import { isReadOnly, ONLY_READS } from "./read-only-query.ts";
import { type NodeData, nodeKind } from "./workflow.schema.ts";

/** What is missing or wrong in a node's configuration, given the columns that reach it (none known: columns are not judged). */
export function configProblems(
  data: NodeData,
  incoming: readonly Field[],
  inputs: readonly (readonly Field[])[] = [],
): ConfigProblem[] {
  const kind = nodeKind(data);
  return kind ? rules[kind](data, incoming, inputs) : [{ message: "This type of step isn't supported." }];
}

/** For a column that has to be chosen, and to come in. */
function chosen(name: string, incoming: readonly Field[], empty: ConfigProblem & { field: string }) {
  return name ? comesIn(name, incoming, empty.field) : empty;
}

type Inputs = readonly (readonly Field[])[];
type Rule = (data: NodeData, incoming: readonly Field[], inputs: Inputs) => ConfigProblem[];

function rule<Config>(
  schema: z.ZodType<Config>,
  check: (config: Config, incoming: readonly Field[], inputs: Inputs) => (ConfigProblem | false | null)[],
): Rule {
  return (data, incoming, inputs) => {
    const config = schema.safeParse(data.config);
    if (!config.success) return [{ message: "This step's settings can't be read. Delete it and add it again." }];
    return check(config.data, incoming, inputs).filter((problem) => typeof problem === "object" && problem !== null);
  };
}

const databaseSource = rule(databaseSourceConfigSchema, ({ connectionId, read, table, query }) => [
  needsConnection(connectionId),
  read === "table" && !table && { message: "Choose a table.", field: "table" },
  read === "query" && !query.trim() && { message: "Enter a SQL query.", field: "query" },
  read === "query" && query.trim() !== "" && !isReadOnly(query) && { message: ONLY_READS, field: "query" },
]);

const databaseDestination = rule(databaseDestinationConfigSchema, ({ connectionId, table, mode, keys }, incoming) => [
  needsConnection(connectionId),
  !table.trim() && { message: "Name the table to write to.", field: "table" },
  mode === "upsert" && keys.length === 0 && { message: "Choose the key columns.", field: "keys" },
  ...(mode === "upsert"
    ? keys.map((name) => chosen(name, incoming, { field: "keys", message: "Choose the key columns." }))
    : []),
]);

const spreadsheet = ({ connectionId, spreadsheetId }: { connectionId: number | null; spreadsheetId: string }) => [
  needsConnection(connectionId),
  !spreadsheetId.trim() && { message: "Enter the spreadsheet's URL or ID.", field: "spreadsheetId" },
];

const bucketFile = ({ connectionId, key }: { connectionId: number | null; key: string }) => [
  needsConnection(connectionId),
  !key.trim() && { message: "Enter the path of the file in the bucket.", field: "key" },
];

const filterRule = rule(filterConfigSchema, ({ conditions, expression }, incoming) => [
  conditions.length === 0 && !expression.trim() && { message: "Add a condition.", field: "conditions" },
  ...conditions.map((condition) => conditionProblem(condition, incoming)),
]);

const rules: Record<NodeKind, Rule> = {
  "source:postgres": databaseSource,
  "source:mysql": databaseSource,
  "source:snowflake": databaseSource,
  "source:csv": rule(csvSourceConfigSchema, ({ fileId }) => [
    fileId === null && { message: "Upload a file or choose the sample data.", field: "fileId" },
  ]),
  "source:googlesheets": rule(sheetSourceConfigSchema, spreadsheet),
  "source:webhook": withColumns(rule(givenRowsConfigSchema, givenRowsProblems)),
  "source:s3": withColumns(rule(s3SourceConfigSchema, bucketFile)),
  "source:input": withColumns(rule(givenRowsConfigSchema, givenRowsProblems)),
  "source:http": withColumns(rule(httpSourceConfigSchema, httpProblems)),
  "transform:filter": filterRule,
  "transform:route": filterRule,
  "transform:map": rule(mapConfigSchema, ({ mappings, keepOthers }, incoming) => [
    mappings.length === 0 && !keepOthers && { message: "Add a column.", field: "mappings" },
    ...mappings.map(({ target }) => !target.trim() && { message: "Name every new column.", field: "mappings" }),
    ...mappings.map(({ kind, source, target, value }) => {
      if (kind === "constant") return null;
      if (kind === "expression")
        return !value.trim() && { message: `Enter an expression for “${target}”.`, field: "mappings" };
      return source
        ? comesIn(source, incoming, "mappings")
        : { message: `Choose the source of “${target}”.`, field: "mappings" };
    }),
    sameNameTwice(mappings, "mappings"),
  ]),
  "transform:aggregate": rule(aggregateConfigSchema, ({ groupBy, measures }, incoming) => [
    groupBy.length + measures.length === 0 && {
      message: "Choose a column to group by or add a measure.",
      field: "groupBy",
    },
    ...groupBy.map((name) => chosen(name, incoming, { field: "groupBy", message: "Choose the column to group by." })),
    ...measures.map((measure) => measureProblem(measure, incoming)),
    sameNameTwice([...groupBy.map((target) => ({ target })), ...measures], "measures"),
  ]),
  "transform:join": rule(joinConfigSchema, ({ keys }, _incoming, [left = [], right = []]) => [
    keys.length === 0 && { message: "Choose the columns that match.", field: "keys" },
    ...keys.flatMap((key) => [
      key.left ? comesIn(key.left, left, "keys") : { message: "Choose the column of the left side.", field: "keys" },
      key.right
        ? comesIn(key.right, right, "keys")
        : { message: "Choose the column of the right side.", field: "keys" },
    ]),
  ]),
  "transform:union": () => [],
  "transform:sort": rule(sortConfigSchema, ({ keys }, incoming) => [
    keys.length === 0 && { message: "Choose a column to sort by.", field: "keys" },
    ...keys.map(({ field }) =>
      field ? comesIn(field, incoming, "keys") : { message: "Choose a column to sort by.", field: "keys" },
    ),
  ]),
  "transform:deduplicate": rule(deduplicateConfigSchema, ({ fields }, incoming) =>
    fields.map((name) => chosen(name, incoming, { field: "fields", message: "Choose the column to compare." })),
  ),
  "transform:limit": rule(limitConfigSchema, () => []),
  "transform:split": rule(splitConfigSchema, ({ field, delimiter, into, targets }, incoming) => [
    field ? comesIn(field, incoming, "field") : { message: "Choose the column to split.", field: "field" },
    delimiter === "" && { message: "Choose what to split at.", field: "delimiter" },
    into === "columns" && targets.length === 0 && { message: "Name the new columns.", field: "targets" },
    ...(into === "columns"
      ? targets.map((name) => !name.trim() && { message: "Name every new column.", field: "targets" })
      : []),
    into === "columns"
      ? sameNameTwice(
          [...incoming.map(({ name }) => ({ target: name })), ...targets.map((target) => ({ target }))],
          "targets",
        )
      : null,
  ]),
  "transform:workflow": rule(subWorkflowConfigSchema, (config) => [
    chosenWorkflow(config) ??
      (config.columns.length === 0 && { message: "Load the columns that come back.", field: "columns" }),
  ]),
  "destination:postgres": databaseDestination,
  "destination:mysql": databaseDestination,
  "destination:snowflake": databaseDestination,
  "destination:csv": rule(csvDestinationConfigSchema, ({ fileName }) => [
    !fileName.trim() && { message: "Name the file.", field: "fileName" },
  ]),
  "destination:googlesheets": rule(sheetDestinationConfigSchema, spreadsheet),
  "destination:email": rule(emailDestinationConfigSchema, ({ to, subject }) => [
    to.length === 0 && { message: "Add a recipient.", field: "to" },
    ...to.map(
      (address) =>
        !isAddress(address) &&
        !hasPlaceholder(address) && { message: `“${address}” isn't an email address.`, field: "to" },
    ),
    !subject.trim() && { message: "Enter a subject.", field: "subject" },
  ]),
  "destination:s3": rule(s3DestinationConfigSchema, bucketFile),
  "destination:workflow": rule(workflowDestinationConfigSchema, (config) => [chosenWorkflow(config)]),
  "destination:output": rule(outputConfigSchema, () => []),
  "destination:dashboard": rule(dashboardDestinationConfigSchema, ({ chart, x, y }, incoming) => {
    if (chart === "none") return [];
    const nothingToDraw = incoming.length > 0 && y.length === 0 && chartColumns({ fields: incoming, x, y }) === null;
    return [
      x ? comesIn(x, incoming, "x") : null,
      ...y.map((name) => comesIn(name, incoming, "y") ?? isDrawable(name, incoming)),
      nothingToDraw && {
        message: "A chart needs a column of numbers. Choose “Table only”.",
        field: "chart",
      },
    ];
  }),
};

function chosenWorkflow(config: z.infer<typeof workflowDestinationConfigSchema>): ConfigProblem | null {
  if (config.workflowId !== null) return null;
  const message = config.workflowName
    ? `You have no workflow called “${config.workflowName}”. Choose the workflow to run.`
    : "Choose the workflow to run.";
  return { message, field: "workflowId" };
}

/** A source whose rows say nothing of their columns until they are looked at. */
function withColumns(rule: Rule): Rule {
  return (data, incoming, inputs) => {
    const problems = rule(data, incoming, inputs);
    if (problems.length > 0 || data.fields.length > 0) return problems;
    return [{ message: "Load the columns.", field: "fields" }];
  };
}

function needsConnection(connectionId: number | null): ConfigProblem | null {
  return connectionId === null ? { message: "Choose a connection.", field: "connectionId" } : null;
}

const address = z.email();

function isAddress(text: string): boolean {
  return address.safeParse(text).success;
}
