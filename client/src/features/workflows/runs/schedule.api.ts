import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi, callJson } from "#client/lib/api-client.ts";
import { type SaveSchedule, type Schedule, scheduleSchema } from "#shared/workflows/schedule.schema.ts";

function scheduleKey(workflowId: number) {
  return ["/api/workflows", workflowId, "schedule"] as const;
}

function schedulePath(workflowId: number): string {
  return `/api/workflows/${workflowId}/schedule`;
}

/** When the workflow runs by itself; null where it does not. */
export function scheduleOptions(workflowId: number) {
  return queryOptions({
    queryKey: scheduleKey(workflowId),
    queryFn: ({ signal }) => getSchedule(workflowId, signal),
    staleTime: 0,
  });
}

/** Whether a schedule is on that an inactive workflow holds up; asked only where it can be. */
export function useIsScheduleHeld(workflowId: number | null, isActive: boolean): boolean {
  const { data } = useQuery({ ...scheduleOptions(workflowId ?? 0), enabled: workflowId !== null && !isActive });
  return !isActive && data?.enabled === true;
}

async function getSchedule(workflowId: number, signal: AbortSignal): Promise<Schedule | null> {
  try {
    return await callJson(schedulePath(workflowId), scheduleSchema.nullable(), { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function useSaveSchedule(workflowId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (schedule: SaveSchedule) =>
      callJson(schedulePath(workflowId), scheduleSchema, { method: "PUT", body: schedule }),
    meta: { success: "scheduleSaved", failure: "scheduleSaveFailed", serverMessage: true },
    onSuccess: (schedule) => queryClient.setQueryData<Schedule | null>(scheduleKey(workflowId), schedule),
  });
}

export function useRemoveSchedule(workflowId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(schedulePath(workflowId), { method: "DELETE" }),
    meta: { success: "scheduleRemoved", failure: "scheduleSaveFailed", serverMessage: true },
    onSuccess: () => queryClient.setQueryData<Schedule | null>(scheduleKey(workflowId), null),
  });
}
