import type { Field } from "./node-config.schema.ts";
import type { EdgeOutput, NodeKind } from "./node-types.ts";
import { type NodeData, nodeKind, type WorkflowNode } from "./workflow.schema.ts";

export const outputWords: Record<EdgeOutput, string> = { rest: "the rest", errors: "failed rows" };

/** The ways out that a step has besides its usual one: a row can fail where values are read, computed, or written. */
export function extraOutputs(data: Pick<NodeData, "nodeType" | "connectorType" | "transformType">): EdgeOutput[] {
  if (data.nodeType === "source") return ["errors"];
  const kind = nodeKind(data);
  if (kind === "transform:route") return ["rest", "errors"];
  return kind && mayFail.has(kind) ? ["errors"] : [];
}

/** Of a sub-workflow, rows whose values don't fit its Input step; of a table, those that its database refuses. */
const mayFail: ReadonlySet<NodeKind> = new Set<NodeKind>([
  "transform:filter",
  "transform:map",
  "transform:workflow",
  "destination:workflow",
  "destination:postgres",
  "destination:mysql",
]);

/** What a step does for one of its other ways out, as a step of its own. */
export function outputOf(node: WorkflowNode, output: EdgeOutput): WorkflowNode {
  const { id, data } = node;
  return { ...node, id: `${id}.${output}`, data: { ...data, config: { ...data.config, output } } };
}

/** Columns of rows that failed: as they came in, as text, and why. */
export function failedFields(columns: readonly Field[]): Field[] {
  const taken = new Set(columns.map(({ name }) => name));
  let reason = "error";
  while (taken.has(reason)) reason = `${reason}_`;
  return [...columns.map(({ name }) => name), reason].map((name) => ({ name, type: "VARCHAR" as const }));
}
