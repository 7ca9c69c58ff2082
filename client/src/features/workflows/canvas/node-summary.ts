import type { z } from "zod";
import { httpSourceConfigSchema } from "#shared/workflows/http-config.schema.ts";
import {
  aggregateConfigSchema,
  csvDestinationConfigSchema,
  csvSourceConfigSchema,
  dashboardDestinationConfigSchema,
  databaseDestinationConfigSchema,
  databaseSourceConfigSchema,
  deduplicateConfigSchema,
  emailDestinationConfigSchema,
  filterConfigSchema,
  joinConfigSchema,
  limitConfigSchema,
  mapConfigSchema,
  s3DestinationConfigSchema,
  s3SourceConfigSchema,
  sortConfigSchema,
  splitConfigSchema,
  subWorkflowConfigSchema,
  workflowDestinationConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import { type NodeData, nodeKind } from "#shared/workflows/workflow.schema.ts";

/** What a node is set to do, in a few words; its description while nothing is set. */
export function nodeSummary(data: NodeData): string {
  const kind = nodeKind(data);
  return (kind && summaries[kind]?.(data.config)) || data.description;
}

function summary<Config>(schema: z.ZodType<Config>, say: (config: Config) => string) {
  return (config: unknown): string => {
    const read = schema.safeParse(config);
    return read.success ? say(read.data) : "";
  };
}

const databaseSource = summary(databaseSourceConfigSchema, ({ read, schema, table }) =>
  read === "query" ? "SQL query" : qualified(schema, table),
);
const databaseDestination = summary(databaseDestinationConfigSchema, ({ schema, table, mode }) =>
  table ? `${modes[mode]} ${qualified(schema, table)}` : "",
);
const modes = { append: "Add to", replace: "Replace", upsert: "Update" } as const;
const charts = {
  none: "Table only",
  bar: "Bar chart",
  line: "Line chart",
  area: "Area chart",
  pie: "Pie chart",
} as const;

const summaries: Partial<Record<NodeKind, (config: unknown) => string>> = {
  "source:postgres": databaseSource,
  "source:mysql": databaseSource,
  "source:snowflake": databaseSource,
  "source:csv": summary(csvSourceConfigSchema, ({ fileName }) => fileName),
  "source:http": summary(httpSourceConfigSchema, ({ method, url }) =>
    url ? `${method} ${url.replace(/^https?:\/\//, "")}` : "",
  ),
  "transform:filter": summary(filterConfigSchema, ({ conditions, expression }) =>
    counted(conditions.length + (expression.trim() ? 1 : 0), "condition"),
  ),
  "transform:route": summary(filterConfigSchema, ({ conditions, expression }) =>
    counted(conditions.length + (expression.trim() ? 1 : 0), "condition"),
  ),
  "transform:map": summary(mapConfigSchema, ({ mappings }) => counted(mappings.length, "column")),
  "transform:aggregate": summary(aggregateConfigSchema, ({ groupBy, measures }) =>
    groupBy.length > 0 ? `Group by ${groupBy.join(", ")}` : counted(measures.length, "measure"),
  ),
  "transform:join": summary(joinConfigSchema, ({ keys }) =>
    keys.length > 0 ? `On ${keys.map(({ left }) => left).join(", ")}` : "",
  ),
  "transform:sort": summary(sortConfigSchema, ({ keys }) =>
    keys.length > 0 ? `By ${keys.map(({ field }) => field).join(", ")}` : "",
  ),
  "transform:deduplicate": summary(deduplicateConfigSchema, ({ fields }) =>
    fields.length > 0 ? `By ${fields.join(", ")}` : "By all columns",
  ),
  "transform:limit": summary(limitConfigSchema, ({ rows }) => counted(rows, "row")),
  "transform:split": summary(splitConfigSchema, ({ field, into }) => (field ? `${field} into ${into}` : "")),
  "destination:postgres": databaseDestination,
  "destination:mysql": databaseDestination,
  "destination:snowflake": databaseDestination,
  "destination:csv": summary(csvDestinationConfigSchema, ({ fileName }) => fileName),
  "source:s3": summary(s3SourceConfigSchema, ({ key }) => key),
  "destination:s3": summary(s3DestinationConfigSchema, ({ key }) => key),
  "transform:workflow": summary(subWorkflowConfigSchema, ({ workflowName }) => workflowName),
  "destination:workflow": summary(workflowDestinationConfigSchema, ({ workflowName }) => workflowName),
  "destination:email": summary(emailDestinationConfigSchema, ({ to, attachCsv }) =>
    to.length > 0 ? `To ${to.length === 1 ? to[0] : `${to.length} people`}${attachCsv ? ", CSV attached" : ""}` : "",
  ),
  "destination:dashboard": summary(dashboardDestinationConfigSchema, ({ chart }) => charts[chart]),
};

function qualified(schema: string, table: string): string {
  return table && schema ? `${schema}.${table}` : table;
}

function counted(count: number, word: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
