import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi, callJson } from "#client/lib/api-client.ts";
import {
  newWorkflowHookSchema,
  type WorkflowHook,
  workflowHookSchema,
} from "#shared/workflows/workflow-hook.schema.ts";

const hookKey = (workflowId: number) => ["/api/workflows", workflowId, "hook"] as const;
const hookPath = (workflowId: number) => `/api/workflows/${workflowId}/hook`;

/** Where other systems start the workflow; null where they cannot. */
export function hookOptions(workflowId: number) {
  return queryOptions({
    queryKey: hookKey(workflowId),
    queryFn: ({ signal }): Promise<WorkflowHook | null> =>
      callJson(hookPath(workflowId), workflowHookSchema.nullable(), { signal }),
  });
}

/** A new address and secret in place of those before. Only this answer has the secret. */
export function useRenewHook(workflowId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callJson(hookPath(workflowId), newWorkflowHookSchema, { method: "POST" }),
    meta: { failure: "hookFailed", serverMessage: true },
    onSuccess: ({ secret: _secret, ...hook }) =>
      queryClient.setQueryData<WorkflowHook | null>(hookKey(workflowId), hook),
  });
}

export function useRemoveHook(workflowId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(hookPath(workflowId), { method: "DELETE" }),
    meta: { failure: "hookFailed", serverMessage: true },
    onSuccess: () => queryClient.setQueryData<WorkflowHook | null>(hookKey(workflowId), null),
  });
}
