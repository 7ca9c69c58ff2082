import { z } from "zod";
import { AppError } from "#server/errors.ts";
import {
  type BoundParameter,
  boundParameterSchema,
  type Parameter,
  parameterSchema,
} from "#shared/workflows/parameter.schema.ts";
import { withOwnNames } from "#shared/workflows/step-names.ts";
import {
  type WorkflowEdge,
  type WorkflowNode,
  workflowEdgeSchema,
  workflowNodeSchema,
} from "#shared/workflows/workflow.schema.ts";

export type Graph = { nodes: WorkflowNode[]; edges: WorkflowEdge[] };
const graphSchema = z.object({ nodes: z.array(workflowNodeSchema), edges: z.array(workflowEdgeSchema) });

/** @throws AppError unusable when what is kept was not written by this product */
export function toGraph(row: { nodes: unknown; edges: unknown }): Graph {
  const graph = graphSchema.safeParse({ nodes: row.nodes, edges: row.edges });
  if (!graph.success) throw unreadable();
  // Two steps must not share a name in what is said of the run.
  return { ...graph.data, nodes: withOwnNames(graph.data.nodes) };
}

export function toBound({ parameters }: { parameters: unknown }): BoundParameter[] {
  return readStored(z.array(boundParameterSchema), parameters);
}

export function askedBy({ parameters }: { parameters: unknown }): Parameter[] {
  return readStored(z.array(parameterSchema), parameters);
}

/** @throws AppError unusable, as a run without its parameters would write something else */
function readStored<T>(schema: z.ZodType<T>, stored: unknown): T {
  const read = schema.safeParse(stored);
  if (!read.success) throw unreadable();
  return read.data;
}

function unreadable(): AppError {
  return new AppError("unusable", "This workflow can't be read. Open it, save it, and try again.");
}
