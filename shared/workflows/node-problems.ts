import { z } from "zod";
import { chartColumns } from "./chart-columns.ts";
import { conditionProblem } from "./condition-problem.ts";
import {
  aggregateConfigSchema,
  csvDestinationConfigSchema,
  csvSourceConfigSchema,
  dashboardDestinationConfigSchema,
  databaseDestinationConfigSchema,
  databaseSourceConfigSchema,
  emailDestinationConfigSchema,
  type Field,
  filterConfigSchema,
  type Measure,
  mapConfigSchema,
  sheetDestinationConfigSchema,
  sheetSourceConfigSchema,
} from "./node-config.schema.ts";
import type { NodeKind } from "./node-types.ts";
import { isNumeric } from "./output-fields.ts";
import { type NodeData, nodeKind } from "./workflow.schema.ts";

export type ConfigProblem = { message: string; field?: string };

/** What is missing or wrong in a node's configuration, given the columns that reach it (none known: columns are not judged). */
export function configProblems(data: NodeData, incoming: readonly Field[]): ConfigProblem[] {
  const kind = nodeKind(data);
  return kind ? rules[kind](data, incoming) : [{ message: "This kind of step is not known." }];
}

/** For a column that a configuration names and that no longer comes in. */
function missingColumn(name: string): string {
  return `The column “${name}” does not come in any more. Choose another one.`;
}

type Rule = (data: NodeData, incoming: readonly Field[]) => ConfigProblem[];

function rule<Config>(
  schema: z.ZodType<Config>,
  check: (config: Config, incoming: readonly Field[]) => (ConfigProblem | false | null)[],
): Rule {
  return (data, incoming) => {
    const config = schema.safeParse(data.config);
    if (!config.success) return [{ message: "The settings of this step cannot be read." }];
    return check(config.data, incoming).filter((problem) => typeof problem === "object" && problem !== null);
  };
}

const databaseSource = rule(databaseSourceConfigSchema, ({ connectionId, read, table, query }) => [
  needsConnection(connectionId),
  read === "table" && !table && { message: "Choose a table.", field: "table" },
  read === "query" && !query.trim() && { message: "Write a SELECT.", field: "query" },
]);

const databaseDestination = rule(databaseDestinationConfigSchema, ({ connectionId, table, mode, keys }, incoming) => [
  needsConnection(connectionId),
  !table.trim() && { message: "Name the table to write to.", field: "table" },
  mode === "upsert" && keys.length === 0 && { message: "Choose the columns that tell rows apart.", field: "keys" },
  ...(mode === "upsert" ? keys.map((name) => comesIn(name, incoming, "keys")) : []),
]);

const spreadsheet = ({ connectionId, spreadsheetId }: { connectionId: number | null; spreadsheetId: string }) => [
  needsConnection(connectionId),
  !spreadsheetId.trim() && { message: "Give the spreadsheet's address or id.", field: "spreadsheetId" },
];

const rules: Record<NodeKind, Rule> = {
  "source:postgres": databaseSource,
  "source:snowflake": databaseSource,
  "source:csv": rule(csvSourceConfigSchema, ({ fileId }) => [
    fileId === null && { message: "Upload a file or take the sample data.", field: "fileId" },
  ]),
  "source:googlesheets": rule(sheetSourceConfigSchema, spreadsheet),
  "transform:filter": rule(filterConfigSchema, ({ conditions, expression }, incoming) => [
    conditions.length === 0 && !expression.trim() && { message: "Add a condition.", field: "conditions" },
    ...conditions.map((condition) => conditionProblem(condition, incoming)),
  ]),
  "transform:map": rule(mapConfigSchema, ({ mappings, keepOthers }, incoming) => [
    mappings.length === 0 && !keepOthers && { message: "Add a column.", field: "mappings" },
    ...mappings.map(({ target }) => !target.trim() && { message: "Name every new column.", field: "mappings" }),
    ...mappings.map(({ kind, source, target, value }) => {
      if (kind === "constant") return null;
      if (kind === "expression")
        return !value.trim() && { message: `Write the expression of “${target}”.`, field: "mappings" };
      return source
        ? comesIn(source, incoming, "mappings")
        : { message: `Choose where “${target}” comes from.`, field: "mappings" };
    }),
    sameNameTwice(mappings, "mappings"),
  ]),
  "transform:aggregate": rule(aggregateConfigSchema, ({ groupBy, measures }, incoming) => [
    groupBy.length + measures.length === 0 && {
      message: "Choose a column to group by or add a measure.",
      field: "groupBy",
    },
    ...groupBy.map((name) => comesIn(name, incoming, "groupBy")),
    ...measures.map((measure) => measureProblem(measure, incoming)),
    sameNameTwice([...groupBy.map((target) => ({ target })), ...measures], "measures"),
  ]),
  "destination:postgres": databaseDestination,
  "destination:snowflake": databaseDestination,
  "destination:csv": rule(csvDestinationConfigSchema, ({ fileName }) => [
    !fileName.trim() && { message: "Name the file.", field: "fileName" },
  ]),
  "destination:googlesheets": rule(sheetDestinationConfigSchema, spreadsheet),
  "destination:email": rule(emailDestinationConfigSchema, ({ to, subject }) => [
    to.length === 0 && { message: "Say who gets the e-mail.", field: "to" },
    ...to.map((address) => !isAddress(address) && { message: `“${address}” is not an e-mail address.`, field: "to" }),
    !subject.trim() && { message: "Give the e-mail a subject.", field: "subject" },
  ]),
  "destination:dashboard": rule(dashboardDestinationConfigSchema, ({ chart, x, y }, incoming) => {
    if (chart === "none") return [];
    const nothingToDraw = incoming.length > 0 && y.length === 0 && chartColumns({ fields: incoming, x, y }) === null;
    return [
      x ? comesIn(x, incoming, "x") : null,
      ...y.map((name) => comesIn(name, incoming, "y") ?? isDrawable(name, incoming)),
      nothingToDraw && {
        message: "No column holds numbers, so nothing can be drawn. Show the table only.",
        field: "chart",
      },
    ];
  }),
};

function needsConnection(connectionId: number | null): ConfigProblem | null {
  return connectionId === null ? { message: "Choose a connection.", field: "connectionId" } : null;
}

function comesIn(name: string, incoming: readonly Field[], field: string): ConfigProblem | null {
  if (incoming.length === 0 || incoming.some((column) => column.name === name)) return null;
  return { message: missingColumn(name), field };
}

function isDrawable(name: string, incoming: readonly Field[]): ConfigProblem | null {
  const column = incoming.find((candidate) => candidate.name === name);
  if (!column || isNumeric(column.type)) return null;
  return { message: `“${name}” holds no numbers, so it cannot be drawn.`, field: "y" };
}

function measureProblem(measure: Measure, incoming: readonly Field[]): ConfigProblem | null {
  const { function: aggregate, field, target } = measure;
  if (!target.trim()) return { message: "Name every measure.", field: "measures" };
  if (!field) return aggregate === "count" ? null : { message: `Choose the column of “${target}”.`, field: "measures" };
  const missing = comesIn(field, incoming, "measures");
  if (missing) return missing;
  const type = incoming.find((column) => column.name === field)?.type;
  const needsNumbers = aggregate === "sum" || aggregate === "avg";
  if (!needsNumbers || !type || isNumeric(type)) return null;
  return {
    message: `“${field}” holds no numbers, so it has no ${aggregate === "sum" ? "sum" : "average"}.`,
    field: "measures",
  };
}

function sameNameTwice(columns: readonly { target: string }[], field: string): ConfigProblem | null {
  const names = new Set<string>();
  for (const { target } of columns) {
    const name = target.trim().toLowerCase();
    if (name && names.has(name)) return { message: `Two columns are called “${target}”.`, field };
    names.add(name);
  }
  return null;
}

const address = z.email();

function isAddress(text: string): boolean {
  return address.safeParse(text).success;
}
