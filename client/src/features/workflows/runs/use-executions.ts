import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Execution } from "#shared/workflows/execution.schema.ts";
import { executionsKey, executionsOptions } from "./executions.api.ts";
import { isUnderWay } from "./run-labels.ts";

export const POLL_EVERY_MS = 2_000;
const POLL_FOR_MS = 30_000;
/** Schedules, webhooks, and other tabs start runs too. */
export const LOOK_EVERY_MS = 5_000;

/**
 * A workflow's runs; asked for again every two seconds for half a minute after a start, and on as long as one runs,
 * otherwise less often.
 */
export function useExecutions(workflowId: number | null) {
  const queryClient = useQueryClient();
  const [pollUntil, setPollUntil] = useState(0);
  const executions = useQuery({
    ...executionsOptions(workflowId ?? 0),
    enabled: workflowId !== null,
    refetchInterval: ({ state }) =>
      Date.now() < pollUntil || state.data?.some(isUnderWay) ? POLL_EVERY_MS : LOOK_EVERY_MS,
  });
  return {
    executions,
    /** A run has begun: it is in the list at once. */
    started: (execution: Execution) => {
      setPollUntil(Date.now() + POLL_FOR_MS);
      queryClient.setQueryData<Execution[]>(executionsKey(execution.workflowId), (before = []) => [
        execution,
        ...before.filter(({ id }) => id !== execution.id),
      ]);
    },
  };
}
