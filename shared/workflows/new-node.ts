import type { Field } from "./node-config.schema.ts";
import { nodeConfigSchemas } from "./node-configs.ts";
import type { EdgeOutput, ErrorHandling, NodeKind } from "./node-types.ts";
import { type NodeData, usualRetries, type WorkflowEdge, type WorkflowNode } from "./workflow.schema.ts";

/** What each kind of node is called and said to do, in the order of the palette. */
export const nodeKinds: Record<NodeKind, Pick<NodeData, "label" | "description" | "nodeType"> & Tool> = {
  "source:postgres": source("postgres", "PostgreSQL", "A table or a SQL query"),
  "source:mysql": source("mysql", "MySQL", "A table or a SQL query"),
  "source:csv": source("csv", "CSV File", "An uploaded file"),
  "source:snowflake": source("snowflake", "Snowflake", "A table or a SQL query"),
  "source:googlesheets": source("googlesheets", "Google Sheets", "A tab of a spreadsheet"),
  "source:http": source("http", "API", "JSON from a URL"),
  "source:s3": source("s3", "S3", "A file in a bucket"),
  "source:webhook": source("webhook", "Webhook", "Rows sent by other systems"),
  "source:input": source("input", "Input", "Rows of another workflow"),
  "transform:filter": transform("filter", "Filter Data", "Keep rows that match"),
  "transform:map": transform("map", "Map Fields", "Rename, cast, compute"),
  "transform:aggregate": transform("aggregate", "Aggregate Data", "Group, sum, count"),
  "transform:route": transform("route", "Route", "Two ways by a condition"),
  "transform:join": transform("join", "Join", "Match rows of two steps"),
  "transform:union": transform("union", "Union", "Rows of several steps"),
  "transform:sort": transform("sort", "Sort", "Put rows in order"),
  "transform:deduplicate": transform("deduplicate", "Deduplicate", "Remove duplicate rows"),
  "transform:limit": transform("limit", "Limit", "Keep the first rows"),
  "transform:split": transform("split", "Split Column", "Into columns or rows"),
  "transform:workflow": transform("workflow", "Sub-workflow", "Rows through another workflow"),
  "destination:postgres": destination("postgres", "PostgreSQL", "Write to a table"),
  "destination:mysql": destination("mysql", "MySQL", "Write to a table"),
  "destination:csv": destination("csv", "CSV File", "A file to download"),
  "destination:snowflake": destination("snowflake", "Snowflake", "Write to a table"),
  "destination:googlesheets": destination("googlesheets", "Google Sheets", "Write to a tab"),
  "destination:s3": destination("s3", "S3", "A file in a bucket"),
  "destination:email": destination("email", "Email", "A table and a CSV"),
  "destination:dashboard": destination("dashboard", "Dashboard", "A table and a chart"),
  "destination:workflow": destination("workflow", "Run Workflow", "Hands rows to another"),
  "destination:output": destination("output", "Output", "Rows back to another workflow"),
};

/** A node as it is put on the canvas: nothing chosen yet, with the columns and mappings every new one starts with. */
export function newNode(kind: NodeKind, at: WorkflowNode["position"], given: Partial<NewNode> = {}): WorkflowNode {
  const { label, description, nodeType, connectorType, transformType } = nodeKinds[kind];
  return {
    id: given.id ?? newNodeId(),
    type: "custom",
    position: at,
    data: {
      label: given.label ?? label,
      description: given.description ?? description,
      nodeType,
      ...(connectorType ? { connectorType } : {}),
      ...(transformType ? { transformType } : {}),
      status: "not_connected",
      fields: given.fields
        ? [...given.fields]
        : nodeType === "source" && !readsItsOwn.has(kind)
          ? newSourceFields()
          : [],
      inputFields: [],
      inputConnection: null,
      errorHandling: given.errorHandling ?? (nodeType === "destination" ? "stop" : "continue"),
      retryAttempts: given.retryAttempts ?? usualRetries.retryAttempts,
      retryDelay: given.retryDelay ?? usualRetries.retryDelay,
      lastRun: null,
      config: nodeConfigSchemas[kind].parse({ ...firstConfig[kind], ...given.config }),
    },
  };
}

export type NewNode = {
  id: string;
  label: string;
  description: string;
  fields: readonly Field[];
  errorHandling: ErrorHandling;
  retryAttempts: number;
  retryDelay: number;
  config: Record<string, unknown>;
};

export function newNodeId(): string {
  const digits = Math.random().toString(36).slice(2, 10).padEnd(8, "0");
  return `node_${digits}${Date.now().toString(36)}`;
}

export function newEdge(from: string, to: string, output?: EdgeOutput): WorkflowEdge {
  const edge = { id: `e-${from}-${to}`, source: from, target: to, animated: false };
  return output === undefined ? edge : { ...edge, id: `${edge.id}-${output}`, output };
}

type Tool = Pick<NodeData, "connectorType" | "transformType">;

/** Sources whose columns nobody can guess. */
const readsItsOwn: ReadonlySet<NodeKind> = new Set<NodeKind>([
  "source:http",
  "source:webhook",
  "source:input",
  "source:s3",
]);

/** Whether these are what every new source starts with, so that nobody has read the columns that there are. */
export function areFirstFields(fields: readonly Field[]): boolean {
  return JSON.stringify(fields) === JSON.stringify(newSourceFields());
}

function newSourceFields(): Field[] {
  return [
    { name: "id", type: "INTEGER", isPrimary: true },
    { name: "name", type: "VARCHAR" },
    { name: "created_at", type: "DATE" },
  ];
}

const firstConfig: Partial<Record<NodeKind, Record<string, unknown>>> = {
  "transform:map": {
    mappings: [
      { source: "id", target: "id" },
      { source: "name", target: "name" },
    ],
  },
};

function source(connectorType: NonNullable<NodeData["connectorType"]>, label: string, description: string) {
  return { nodeType: "source" as const, connectorType, label, description };
}

function transform(transformType: NonNullable<NodeData["transformType"]>, label: string, description: string) {
  return { nodeType: "transform" as const, transformType, label, description };
}

function destination(connectorType: NonNullable<NodeData["connectorType"]>, label: string, description: string) {
  return { nodeType: "destination" as const, connectorType, label, description };
}
