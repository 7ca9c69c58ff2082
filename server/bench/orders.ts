import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { makeEdges, makeFields, makeNode } from "../testing/workflow-run.ts";

/** Orders of a file through filter, map and aggregate into a dashboard. */
export const nodesOfOrders = (fileId: number): WorkflowNode[] => [
  makeNode(
    "orders",
    "source:csv",
    { fileId, delimiter: "," },
    { fields: makeFields("id INTEGER, customer VARCHAR, region VARCHAR, amount DECIMAL, ordered_at DATE") },
  ),
  makeNode("large", "transform:filter", { conditions: [{ field: "amount", operator: "greaterThan", value: "100" }] }),
  makeNode("doubled", "transform:map", {
    mappings: [
      { source: "region", target: "area" },
      { target: "twice", kind: "expression", value: "amount * 2", type: "DECIMAL" },
    ],
  }),
  makeNode("totals", "transform:aggregate", {
    groupBy: ["area"],
    measures: [
      { function: "sum", field: "twice", target: "total" },
      { function: "avg", field: "twice", target: "mean" },
      { function: "count", target: "orders" },
    ],
  }),
  makeNode("table", "destination:dashboard", { chart: "none" }),
];
export const edgesOfOrders = makeEdges("orders > large > doubled > totals > table");

export async function writeOrders(path: string, count: number): Promise<void> {
  const regions = ["north", "south", "east", "west"];
  const file = createWriteStream(path);
  file.write("id,customer,region,amount,ordered_at\n");
  let lines = "";
  for (let id = 0; id < count; id++) {
    lines += `${id},customer ${id % 5_000},${regions[id % 4]},${(id % 100_000) / 100},2026-0${1 + (id % 9)}-1${id % 9}\n`;
    if (lines.length < 1_000_000) continue;
    if (!file.write(lines)) await once(file, "drain");
    lines = "";
  }
  file.end(lines);
  await once(file, "finish");
}
