import { expect, type Page } from "@playwright/test";
import { newEdge, newNode } from "../../shared/workflows/new-node.ts";
import type { NodeKind } from "../../shared/workflows/node-types.ts";
import { sampleFields } from "../../shared/workflows/sample-fields.ts";
import type { WorkflowEdge, WorkflowNode } from "../../shared/workflows/workflow.schema.ts";
import { placeTemplate, type TemplateId } from "../../shared/workflows/workflow-templates.ts";

type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };

/** Sample rows of two files put together, without doubles, through another workflow, in order, and two ways. */
export async function makeManySteps(page: Page): Promise<number> {
  const row = '[{"id":1,"name":"a","campaign_name":"b","date":"2026-01-01","spend":1}]';
  const inner = await saveGraph(page, "Check campaigns", {
    nodes: [
      newNode("source:input", at(0, 0), { id: "input", fields: sampleFields, config: { sample: row } }),
      newNode("destination:output", at(1, 0), { id: "output" }),
    ],
    edges: [newEdge("input", "output")],
  });
  const sample = (id: string, label: string, row: number) =>
    newNode("source:csv", at(0, row), {
      ...{ id, label, fields: sampleFields },
      config: { fileId: "sample", fileName: "Sample data", delimiter: ",", header: true },
    });
  const step = (id: string, kind: NodeKind, [column, row]: [number, number], config: object) =>
    newNode(kind, at(column, row), { id, config: { ...config } });
  const condition = { field: "spend", operator: "greaterOrEqual", value: "{{least}}" };
  const nodes = [
    sample("one", "Campaigns", 0),
    sample("two", "More campaigns", 1),
    step("union", "transform:union", [1, 0], {}),
    step("unique", "transform:deduplicate", [2, 0], { fields: ["id"] }),
    step("through", "transform:workflow", [3, 0], {
      ...{ workflowId: inner, workflowName: "Check campaigns", columns: sampleFields },
    }),
    step("sort", "transform:sort", [4, 0], { keys: [{ field: "spend", direction: "descending" }] }),
    step("route", "transform:route", [5, 0], { conditions: [condition] }),
    step("large", "destination:dashboard", [6, 0], { title: "Large", chart: "none" }),
    step("small", "destination:csv", [6, 1], { fileName: "small.csv" }),
    step("failed", "destination:csv", [6, 2], { fileName: "failed.csv" }),
  ];
  const chain = ["two", "union", "unique", "through", "sort", "route", "large"];
  const edges = [
    newEdge("one", "union"),
    ...chain.slice(1).map((id, before) => newEdge(chain[before] ?? "", id)),
    newEdge("route", "small", "rest"),
    newEdge("route", "failed", "errors"),
  ];
  const parameters = [{ name: "least", type: "number", default: "100" }];
  const notes = [{ id: "note-1", text: "Ask Ana before you change the limit.", position: at(4, 1), width: 240 }];
  return saveGraph(page, "Campaigns", { nodes, edges }, { parameters, notes });
}

/** A table that may refuse rows, a mail that tells of them, and a second version, with which the first can be compared. */
export async function makeRefusedRows(page: Page): Promise<number> {
  const config = { host: "127.0.0.1", database: "shop", username: "loader", password: "a-good-password" };
  const connection = await page.request.post("/api/connections", { data: { name: "Shop", type: "postgres", config } });
  const { id: connectionId } = await connection.json();
  const graph = (label: string): Graph => ({
    nodes: [
      newNode("source:csv", at(0, 0), { ...{ id: "orders", fields: sampleFields }, config: { fileId: "sample" } }),
      newNode("destination:postgres", at(1, 0), { id: "table", label, config: { connectionId, table: "orders" } }),
      newNode("destination:email", at(2, 1), {
        ...{ id: "refused", label: "Refused rows" },
        config: { to: ["ana@example.com"], subject: "Rows that the table refused" },
      }),
    ],
    edges: [newEdge("orders", "table"), newEdge("table", "refused", "errors")],
  });
  const id = await saveGraph(page, "Orders", graph("Table"));
  const again = await page.request.put(`/api/workflows/${id}`, { data: { name: "Orders", ...graph("Orders table") } });
  expect(again.status(), await again.text()).toBe(200);
  return id;
}

/** A template as it is placed. */
export function makeTemplate(page: Page, template: TemplateId): Promise<number> {
  return saveGraph(page, template, placeTemplate(template));
}

async function saveGraph(page: Page, name: string, graph: Graph, extras: object = {}): Promise<number> {
  const answer = await page.request.post("/api/workflows", { data: { name, ...graph, ...extras } });
  expect(answer.status(), await answer.text()).toBe(201);
  return Number((await answer.json()).id);
}

function at(column: number, row: number): { x: number; y: number } {
  return { x: 60 + column * 280, y: 160 + row * 200 };
}
