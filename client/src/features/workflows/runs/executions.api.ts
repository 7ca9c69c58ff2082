import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { readExecutionSettings } from "#client/lib/execution-settings.ts";
import {
  dashboardResultSchema,
  type ExecutionDetail,
  executionDetailSchema,
  executionSampleSchema,
  executionSchema,
} from "#shared/workflows/execution.schema.ts";
import type { ParameterValues } from "#shared/workflows/parameter.schema.ts";
import { rerunChoiceSchema } from "#shared/workflows/rerun-choice.schema.ts";

/** What a run is started with besides the workflow itself. */
export type RunChoices = {
  parameters: ParameterValues;
  /** Pinned rows stand for what their steps put out. */
  usePins: boolean;
  /** The step to begin with, on the rows that the last run has kept; null for a whole run. */
  fromNode: string | null;
};

const EXECUTIONS = "/api/executions";

export function executionsKey(workflowId: number) {
  return ["/api/workflows", workflowId, "executions"] as const;
}

export function executionKey(id: number) {
  return [EXECUTIONS, id] as const;
}

/** A workflow's runs, newest first. */
export function executionsOptions(workflowId: number) {
  return queryOptions({
    queryKey: executionsKey(workflowId),
    queryFn: ({ signal }) => callJson(`/api/workflows/${workflowId}/executions`, z.array(executionSchema), { signal }),
    staleTime: 0,
  });
}

/** When each step was last worked on, by its id; asked again with every run that ends. */
export function lastRunsOptions(workflowId: number, newest: string) {
  return queryOptions({
    queryKey: ["/api/workflows", workflowId, "last-runs", newest] as const,
    queryFn: ({ signal }) =>
      callJson(`/api/workflows/${workflowId}/last-runs`, z.record(z.string(), z.string()), { signal }),
  });
}

export function executionOptions(id: number) {
  return queryOptions({
    queryKey: executionKey(id),
    queryFn: ({ signal }): Promise<ExecutionDetail> =>
      callJson(`${EXECUTIONS}/${id}`, executionDetailSchema, { signal }),
    staleTime: 0,
  });
}

/** Starts a run of the workflow as it is saved; the same key twice starts one. */
export function execute({ workflowId, key, choices }: { workflowId: number; key: string; choices: RunChoices }) {
  return callJson(`/api/workflows/${workflowId}/execute`, executionSchema, {
    method: "POST",
    headers: { "Idempotency-Key": key },
    body: { concurrency: readExecutionSettings().concurrentExecutions, ...choices },
  });
}

/** Each way to repeat a run, with what it would do now. */
export function rerunChoicesOptions(id: number) {
  return queryOptions({
    queryKey: [EXECUTIONS, id, "rerun-choices"] as const,
    queryFn: ({ signal }) => callJson(`${EXECUTIONS}/${id}/rerun-choices`, z.array(rerunChoiceSchema), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export type Rerun = { id: number; from: "start" | "failed"; definition?: "same" | "latest" };

export function rerun({ id, from, definition = "same" }: Rerun) {
  return callJson(`${EXECUTIONS}/${id}/rerun`, executionSchema, { method: "POST", body: { from, definition } });
}

export function useCancelExecution() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(`${EXECUTIONS}/${id}/cancel`, { method: "POST" }),
    meta: { failure: "runCancelFailed", serverMessage: true },
    onSuccess: (_answer, id) => queryClient.invalidateQueries({ queryKey: executionKey(id) }),
  });
}

/** The first rows that a step put out in a run. */
export function sampleOptions(id: number, nodeId: string) {
  return queryOptions({
    queryKey: [EXECUTIONS, id, "samples", nodeId] as const,
    queryFn: ({ signal }) => callJson(`${EXECUTIONS}/${id}/samples/${nodeId}`, executionSampleSchema, { signal }),
    gcTime: 0,
  });
}

/** What a destination of a run kept for people to look at. */
export function resultOptions(id: number, nodeId: string) {
  return queryOptions({
    queryKey: [EXECUTIONS, id, "results", nodeId] as const,
    queryFn: ({ signal }) => callJson(`${EXECUTIONS}/${id}/results/${nodeId}`, dashboardResultSchema, { signal }),
  });
}

/** The same result by its public address, for people without an account. */
export function sharedResultOptions(token: string) {
  return queryOptions({
    queryKey: ["/api/shared-results", token] as const,
    queryFn: ({ signal }) =>
      callJson(`/api/shared-results/${encodeURIComponent(token)}`, dashboardResultSchema, {
        signal,
        signedOut: "fail",
      }),
  });
}

/** Turns the public address of a result on or off. */
export function useShareResult(id: number, nodeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (share: boolean) =>
      callApi(`${EXECUTIONS}/${id}/results/${nodeId}/share`, { method: share ? "POST" : "DELETE" }),
    meta: { failure: "shareFailed", serverMessage: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: executionKey(id) }),
  });
}

export function eventsPath(id: number): string {
  return `${EXECUTIONS}/${id}/events`;
}

export function logsPath(id: number): string {
  return `${EXECUTIONS}/${id}/logs`;
}

export function filePath(id: number, nodeId: string): string {
  return `${EXECUTIONS}/${id}/files/${nodeId}`;
}
