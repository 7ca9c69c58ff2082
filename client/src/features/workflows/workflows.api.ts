import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import {
  type SaveWorkflow,
  type Workflow,
  workflowListItemSchema,
  workflowSchema,
} from "#shared/workflows/workflow.schema.ts";

const WORKFLOWS = "/api/workflows";

const workflowsKey = [WORKFLOWS] as const;

/** A workflow and the version of it that was read; a save names the version it goes on from. */
export type VersionedWorkflow = { workflow: Workflow; version: string | null };

/** The account's workflows, newest first. */
export function useWorkflows({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: [...workflowsKey, "list"],
    queryFn: ({ signal }) => callJson(WORKFLOWS, z.array(workflowListItemSchema), { signal }),
    enabled,
    gcTime: 0,
  });
}

function workflowPath(id: number): string {
  return `${WORKFLOWS}/${id}`;
}

/** Always read afresh: what is edited must be what the account holds. */
export function workflowOptions(id: number) {
  return queryOptions({
    queryKey: [...workflowsKey, id] as const,
    queryFn: ({ signal }) => getWorkflow(id, signal),
    gcTime: 0,
  });
}

export async function getWorkflow(id: number, signal?: AbortSignal): Promise<VersionedWorkflow> {
  return toVersioned(await callApi(workflowPath(id), signal ? { signal } : {}));
}

export async function createWorkflow(workflow: SaveWorkflow): Promise<VersionedWorkflow> {
  return toVersioned(await callApi(WORKFLOWS, { method: "POST", body: workflow }));
}

/** Fails with 412 where the workflow is no longer at `version`. */
export async function updateWorkflow(
  id: number,
  workflow: SaveWorkflow,
  version: string | null,
): Promise<VersionedWorkflow> {
  const headers: Record<string, string> = version === null ? {} : { "If-Match": version };
  return toVersioned(await callApi(workflowPath(id), { method: "PUT", body: workflow, headers }));
}

export function useRemoveWorkflow() {
  return useListChange((id: number) => callApi(workflowPath(id), { method: "DELETE" }), "workflowDeleteFailed");
}

export function useDuplicateWorkflow() {
  return useListChange(
    (id: number) => callJson(`${workflowPath(id)}/duplicate`, workflowSchema, { method: "POST" }),
    "workflowDuplicateFailed",
  );
}

export function useImportWorkflow() {
  return useListChange(
    (exported: unknown) => callJson(`${WORKFLOWS}/import`, workflowSchema, { method: "POST", body: exported }),
    "workflowImportFailed",
  );
}

/** The address under which the browser downloads it. */
export function exportPath(id: number): string {
  return `${workflowPath(id)}/export`;
}

function useListChange<Given, Answer>(
  call: (given: Given) => Promise<Answer>,
  failure: "workflowDeleteFailed" | "workflowDuplicateFailed" | "workflowImportFailed",
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    meta: { failure, serverMessage: failure === "workflowImportFailed" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...workflowsKey, "list"] }),
  });
}

async function toVersioned(response: Response): Promise<VersionedWorkflow> {
  return { workflow: workflowSchema.parse(await response.json()), version: response.headers.get("ETag") };
}
