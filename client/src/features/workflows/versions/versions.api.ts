import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { callJson } from "#client/lib/api-client.ts";
import { workflowVersionItemSchema, workflowVersionSchema } from "#shared/workflows/workflow-version.schema.ts";

/** The versions of a workflow that are kept, newest first. */
export function versionsOptions(workflowId: number) {
  return queryOptions({
    queryKey: ["/api/workflows", workflowId, "versions"] as const,
    queryFn: ({ signal }) =>
      callJson(`/api/workflows/${workflowId}/versions`, z.array(workflowVersionItemSchema), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function versionOptions(workflowId: number, version: number) {
  return queryOptions({
    queryKey: ["/api/workflows", workflowId, "versions", version] as const,
    queryFn: ({ signal }) =>
      callJson(`/api/workflows/${workflowId}/versions/${version}`, workflowVersionSchema, { signal }),
    gcTime: 0,
  });
}
