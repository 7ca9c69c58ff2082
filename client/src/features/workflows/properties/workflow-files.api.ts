import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { ApiError, callApi, callJson } from "#client/lib/api-client.ts";
import { type WorkflowFile, workflowFileSchema } from "#shared/workflows/workflow-file.schema.ts";

const FILES = "/api/workflow-files";
const filesKey = [FILES, "list"] as const;

export function useWorkflowFiles() {
  return useQuery({
    queryKey: filesKey,
    queryFn: ({ signal }) => callJson(FILES, z.array(workflowFileSchema), { signal }),
  });
}

export type FileReading = { delimiter: string; header: boolean; sheet: string; rowsPath: string };

/** A file read with these settings; an empty delimiter lets the server find it out, an empty sheet is the first. */
export function workflowFileOptions(id: WorkflowFile["id"], reading: FileReading) {
  const { delimiter, header, sheet, rowsPath } = reading;
  const query = new URLSearchParams({ header: String(header) });
  for (const [name, value] of Object.entries({ delimiter, sheet, rowsPath })) if (value) query.set(name, value);
  return queryOptions({
    queryKey: [FILES, id, delimiter, header, sheet, rowsPath] as const,
    queryFn: ({ signal }) => callJson(`${FILES}/${id}?${query}`, workflowFileSchema, { signal }),
  });
}

export function useRemoveWorkflowFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: WorkflowFile["id"]) => callApi(`${FILES}/${id}`, { method: "DELETE" }),
    meta: { failure: "fileDeleteFailed", serverMessage: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: filesKey }),
  });
}

/** Files that can still be brought back. */
export function useDeletedFiles() {
  return useQuery({
    queryKey: [...filesKey, "deleted"],
    queryFn: ({ signal }) => callJson(`${FILES}/deleted`, z.array(workflowFileSchema), { signal }),
  });
}

export function useRestoreWorkflowFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: WorkflowFile["id"]) => callJson(`${FILES}/${id}/restore`, workflowFileSchema, { method: "POST" }),
    meta: { failure: "fileRestoreFailed", serverMessage: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: filesKey }),
  });
}

/** Names of the workflows that read a file. */
export function fileUsesOptions(id: WorkflowFile["id"]) {
  return queryOptions({
    queryKey: [FILES, id, "uses"] as const,
    queryFn: ({ signal }) => callJson(`${FILES}/${id}/uses`, z.array(z.string()), { signal }),
    gcTime: 0,
  });
}

/** Tells the list of files that there is a new one. */
export function useFileAdded(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: filesKey });
}

export type FileUpload = { answer: Promise<WorkflowFile>; cancel: () => void };

/** Sends a file and reports the share of bytes sent, which fetch cannot tell. */
export function sendWorkflowFile(file: File, onSent: (share: number) => void): FileUpload {
  const request = new XMLHttpRequest();
  const answer = new Promise<WorkflowFile>((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onSent(event.loaded / event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve(workflowFileSchema.parse(JSON.parse(request.responseText)));
      else reject(toApiError(request));
    };
    request.onerror = () => reject(new TypeError("Couldn't reach the server."));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
  });
  request.open("POST", FILES);
  request.withCredentials = true;
  const body = new FormData();
  body.append("file", file);
  request.send(body);
  return { answer, cancel: () => request.abort() };
}

function toApiError(request: XMLHttpRequest): ApiError {
  return new ApiError({
    status: request.status,
    statusText: request.statusText,
    body: request.responseText,
    retryAfter: request.getResponseHeader("Retry-After"),
  });
}
