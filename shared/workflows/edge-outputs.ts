import {
  csvDestinationConfigSchema,
  type Field,
  type FileFormat,
  s3DestinationConfigSchema,
} from "./node-config.schema.ts";
import type { EdgeOutput, NodeKind } from "./node-types.ts";
import { type NodeData, nodeKind, type WorkflowNode } from "./workflow.schema.ts";

export const outputWords: Record<EdgeOutput, string> = { rest: "the rest", errors: "failed rows" };

type Step = Pick<NodeData, "nodeType" | "connectorType" | "transformType" | "config">;

/** The ways out that a step has besides its usual one: a row can fail where values are read, computed, or written. */
export function extraOutputs(data: Step): EdgeOutput[] {
  if (data.nodeType === "source") return ["errors"];
  const kind = nodeKind(data);
  if (kind === "transform:route") return ["rest", "errors"];
  return kind && mayFail.has(kind) && takesEveryRow(data) === null ? ["errors"] : [];
}

/** Why a destination has no output for failed rows, as a sentence; null for one that has it, and for other steps. */
export function takesEveryRow(data: Step): string | null {
  const kind = nodeKind(data);
  if (kind === "destination:csv") return ofFile(csvDestinationConfigSchema.safeParse(data.config).data);
  if (kind === "destination:s3") return ofFile(s3DestinationConfigSchema.safeParse(data.config).data);
  return (kind && everyRow[kind]) || null;
}

function ofFile(config: { format: FileFormat } | undefined): string | null {
  return fileWords[config?.format ?? "csv"];
}

/** Cells of Excel hold so many characters; files of text hold whatever comes. */
const fileWords: Record<FileFormat, string | null> = {
  csv: "A CSV file takes every row.",
  json: "A JSON file takes every row.",
  parquet: "A Parquet file takes every row.",
  xlsx: null,
};

const everyRow: Partial<Record<NodeKind, string>> = {
  "destination:email": "An email takes every row.",
  "destination:dashboard": "A dashboard takes every row.",
  "destination:output": "An Output step takes every row.",
};

/** Of a sub-workflow, rows whose values don't fit its Input step; of a destination, those that its system refuses. */
const mayFail: ReadonlySet<NodeKind> = new Set<NodeKind>([
  "transform:filter",
  "transform:map",
  "transform:workflow",
  "destination:workflow",
  "destination:postgres",
  "destination:mysql",
  "destination:snowflake",
  "destination:googlesheets",
  "destination:csv",
  "destination:s3",
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
