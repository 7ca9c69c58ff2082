import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { callJson } from "#client/lib/api-client.ts";
import { type ExpressionCheck, expressionCheckSchema, previewSchema } from "#shared/workflows/execution.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import { type SourceColumn, sourceColumnSchema } from "#shared/workflows/preview-request.schema.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

const PREVIEW_ROWS = 50;

/** The first rows a node puts out, asked for each time. */
export function previewOptions(given: {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  nodeId: string;
  parameters: readonly Parameter[];
}) {
  return queryOptions({
    queryKey: ["/api/workflows/preview", given] as const,
    queryFn: ({ signal }) =>
      callJson("/api/workflows/preview", previewSchema, {
        method: "POST",
        body: { ...given, limit: PREVIEW_ROWS },
        signal,
      }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** The columns that a source has now, read from the source itself. */
export function readSourceColumns(node: WorkflowNode, parameters: readonly Parameter[]): Promise<SourceColumn[]> {
  return callJson("/api/workflows/columns", z.array(sourceColumnSchema), {
    method: "POST",
    body: { node, parameters },
  });
}

/** Whether an expression over these columns can be computed, and what it gives. */
export function expressionCheckOptions(
  expression: string,
  { fields, parameters }: { fields: readonly Field[]; parameters: readonly Parameter[] },
) {
  return queryOptions<ExpressionCheck>({
    queryKey: ["/api/workflows/expressions/check", expression, fields, parameters] as const,
    queryFn: ({ signal }) =>
      callJson("/api/workflows/expressions/check", expressionCheckSchema, {
        method: "POST",
        body: { expression, fields, parameters },
        signal,
      }),
    enabled: expression.trim() !== "",
    gcTime: 60_000,
  });
}
