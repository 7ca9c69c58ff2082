import { type NewNode, newEdge, newNode } from "./new-node.ts";
import type { Field } from "./node-config.schema.ts";
import type { EdgeOutput, NodeKind } from "./node-types.ts";
import { sampleFields } from "./sample-fields.ts";
import type { WorkflowEdge, WorkflowNode } from "./workflow.schema.ts";

export const templateIds = ["etl", "reporting", "analytics", "join", "api", "webhook", "quality"] as const;
export type TemplateId = (typeof templateIds)[number];

export type WorkflowTemplate = { name: string; description: string; steps: readonly Step[] };
type Step = { kind: NodeKind; after?: readonly Before[]; row?: number } & Partial<Omit<NewNode, "id">>;
/** Place of a step that feeds this one, and the way out of it where it is not the usual one. */
type Before = { place: number; output?: EdgeOutput };

/** What the orders of a template have until a file is chosen, so that its steps aren't called wrong before. */
const orderFields: readonly Field[] = [
  { name: "id", type: "INTEGER" },
  { name: "amount", type: "DECIMAL" },
];

/**
 * The steps of each template, from the sources to the destinations. A step is fed by the one before it unless it says by
 * which (`after`); `row` puts it below the others.
 */
export const workflowTemplates: Record<TemplateId, WorkflowTemplate> = {
  etl: {
    name: "Basic ETL Pipeline",
    description: "Rows from a database, filtered into a spreadsheet",
    steps: [
      { kind: "source:postgres" },
      { kind: "transform:filter", config: { conditions: [{ field: "name", operator: "isNotEmpty" }] } },
      { kind: "destination:googlesheets" },
    ],
  },
  reporting: {
    name: "Daily Reporting",
    description: "Rows from a database, counted by day and emailed",
    steps: [
      { kind: "source:postgres" },
      {
        kind: "transform:aggregate",
        label: "Rows by day",
        config: { groupBy: ["created_at"], measures: [{ function: "count", field: "", target: "rows" }] },
      },
      {
        kind: "destination:email",
        label: "Daily email",
        config: { subject: "Daily report", message: "Here are today's figures." },
      },
    ],
  },
  analytics: {
    name: "Data Analytics Flow",
    description: "Sample data, summed by campaign and shown as a chart",
    steps: [
      {
        kind: "source:csv",
        label: "Sample campaigns",
        fields: sampleFields,
        config: { fileId: "sample", fileName: "Sample data", delimiter: ",", header: true },
      },
      {
        kind: "transform:map",
        label: "Name the columns",
        config: {
          mappings: [
            { source: "campaign_name", target: "campaign" },
            { source: "date", target: "date" },
            { source: "spend", target: "spend", cast: "DECIMAL" },
          ],
        },
      },
      {
        kind: "transform:aggregate",
        label: "Spend by campaign",
        config: {
          groupBy: ["campaign"],
          measures: [
            { function: "sum", field: "spend", target: "total_spend" },
            { function: "count", field: "", target: "entries" },
          ],
        },
      },
      {
        kind: "destination:dashboard",
        label: "Campaign board",
        config: { title: "Spend by campaign", chart: "bar", x: "campaign", y: ["total_spend"] },
      },
    ],
  },
  join: {
    name: "Join a File with a Database",
    description: "Match rows of a CSV file with a PostgreSQL table",
    steps: [
      { kind: "source:csv" },
      { kind: "source:postgres", after: [], row: 1 },
      {
        kind: "transform:join",
        after: [{ place: 0 }, { place: 1 }],
        config: { kind: "left", keys: [{ left: "id", right: "id" }] },
      },
      { kind: "destination:csv", config: { fileName: "joined.csv" } },
    ],
  },
  api: {
    name: "API to Database",
    description: "Rows from a web API, page after page, kept up to date in a table",
    steps: [
      { kind: "source:http", config: { pagination: "page" } },
      { kind: "destination:postgres", config: { mode: "upsert", keys: ["id"] } },
    ],
  },
  webhook: {
    name: "Webhook to Sheet",
    description: "Rows sent by other systems, added to a spreadsheet",
    steps: [
      {
        kind: "source:webhook",
        fields: [
          { name: "name", type: "VARCHAR" },
          { name: "email", type: "VARCHAR" },
          { name: "message", type: "VARCHAR" },
        ],
        config: { sample: '{"name": "Ana Ruiz", "email": "ana@example.com", "message": "Call me back"}' },
      },
      { kind: "destination:googlesheets", config: { mode: "append" } },
    ],
  },
  quality: {
    name: "Clean, Route and Report",
    description: "Remove duplicates, split rows by a condition, and email the rows that fail",
    steps: [
      { kind: "source:csv", label: "Orders", errorHandling: "continue", fields: orderFields },
      { kind: "transform:deduplicate", label: "One of each", config: { fields: ["id"] } },
      {
        kind: "transform:route",
        label: "Large orders",
        config: { conditions: [{ field: "amount", operator: "greaterOrEqual", value: "100" }] },
      },
      { kind: "destination:postgres", label: "Orders table", config: { mode: "upsert", keys: ["id"] } },
      { kind: "destination:dashboard", label: "Small orders", after: [{ place: 2, output: "rest" }], row: 1 },
      {
        kind: "destination:email",
        label: "Failed rows",
        after: [{ place: 0, output: "errors" }],
        row: 2,
        config: { subject: "Rows that failed", message: "These rows failed. Each has its reason." },
      },
    ],
  },
};

const STEP_WIDTH = 280;
const ROW_HEIGHT = 200;

/** Fresh nodes and edges of a template, in a row; `handling` is what they do with rows and calls that fail. */
export function placeTemplate(
  id: TemplateId,
  handling: Partial<Pick<NewNode, "errorHandling" | "retryAttempts" | "retryDelay">> = {},
): { nodes: WorkflowNode[]; edges: WorkflowEdge[] } {
  const { steps } = workflowTemplates[id];
  const columns = columnsOf(steps);
  const nodes = steps.map(({ kind, after: _after, row = 0, ...given }, place) =>
    newNode(kind, { x: 60 + (columns[place] ?? 0) * STEP_WIDTH, y: 160 + row * ROW_HEIGHT }, { ...handling, ...given }),
  );
  const edges = steps.flatMap((step, place) =>
    feeding(step, place).flatMap(({ place: from, output }) => {
      const [before, node] = [nodes[from], nodes[place]];
      return before && node ? [newEdge(before.id, node.id, output)] : [];
    }),
  );
  return { nodes, edges };
}

function feeding({ after }: Step, place: number): readonly Before[] {
  return after ?? (place === 0 ? [] : [{ place: place - 1 }]);
}

/** How far from the left each step stands: after the last of those that feed it. */
function columnsOf(steps: readonly Step[]): number[] {
  const columns: number[] = [];
  for (const [place, step] of steps.entries())
    columns.push(Math.max(-1, ...feeding(step, place).map(({ place: from }) => columns[from] ?? 0)) + 1);
  return columns;
}
