import { type NewNode, newEdge, newNode } from "./new-node.ts";
import type { NodeKind } from "./node-types.ts";
import { sampleFields } from "./sample-fields.ts";
import type { WorkflowEdge, WorkflowNode } from "./workflow.schema.ts";

export const templateIds = ["etl", "reporting", "analytics"] as const;
export type TemplateId = (typeof templateIds)[number];

export type WorkflowTemplate = { name: string; description: string; steps: readonly Step[] };
type Step = { kind: NodeKind } & Partial<Omit<NewNode, "id">>;

/** The steps of each template, from the source to the destination. */
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
    description: "Rows from a database, counted by day and sent by e-mail",
    steps: [
      { kind: "source:postgres" },
      {
        kind: "transform:aggregate",
        label: "Rows by day",
        config: { groupBy: ["created_at"], measures: [{ function: "count", field: "", target: "rows" }] },
      },
      {
        kind: "destination:email",
        label: "Daily e-mail",
        config: { subject: "Daily report", message: "Here are today's figures." },
      },
    ],
  },
  analytics: {
    name: "Data Analytics Flow",
    description: "The sample data, summed by campaign and drawn as a chart",
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
};

const STEP_WIDTH = 280;

/** Fresh nodes and edges of a template, in a row; `handling` is what they do with rows and calls that fail. */
export function placeTemplate(
  id: TemplateId,
  handling: Partial<Pick<NewNode, "errorHandling" | "retryAttempts" | "retryDelay">> = {},
): { nodes: WorkflowNode[]; edges: WorkflowEdge[] } {
  const nodes = workflowTemplates[id].steps.map(({ kind, ...given }, place) =>
    newNode(kind, { x: 60 + place * STEP_WIDTH, y: 160 }, { ...handling, ...given }),
  );
  const edges = nodes.flatMap((node, place) => {
    const before = nodes[place - 1];
    return before ? [newEdge(before.id, node.id)] : [];
  });
  return { nodes, edges };
}
