import { queryOptions } from "@tanstack/react-query";
import { callJson } from "#client/lib/api-client.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import { pushedQuerySchema, stepPlacesSchema } from "#shared/workflows/step-places.schema.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

type Graph = {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  parameters: readonly Parameter[];
};

/** Where each step would run. What a person has just changed wrongly is said elsewhere, so nothing is tried again. */
export function placesOptions(graph: Graph) {
  return queryOptions({
    queryKey: ["/api/workflows/places", graph] as const,
    queryFn: ({ signal }) =>
      callJson("/api/workflows/places", stepPlacesSchema, { method: "POST", body: graph, signal }),
    retry: false,
    gcTime: 60_000,
    staleTime: 60_000,
  });
}

/** The query that a database gets for a step, and its plan for it. */
export function explainOptions(given: Graph & { nodeId: string }) {
  return queryOptions({
    queryKey: ["/api/workflows/explain", given] as const,
    queryFn: ({ signal }) =>
      callJson("/api/workflows/explain", pushedQuerySchema, { method: "POST", body: given, signal }),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
}
