import { useSyncExternalStore } from "react";
import type { WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import type { FileUpload } from "./workflow-files.api.ts";

export type RunningUpload = { name: string; size: number; share: number; cancel: () => void };

/** By the step that the file is for: an upload goes on while the person works on other steps. */
const running = new Map<string, RunningUpload>();
const listeners = new Set<() => void>();

function set(step: string, upload: RunningUpload | null): void {
  if (upload) running.set(step, upload);
  else running.delete(step);
  for (const listener of listeners) listener();
}

/** Answers the file once it has arrived; null where the person cancelled. @throws what the upload ended with */
export async function uploadFor(
  step: string,
  { name, size }: Pick<File, "name" | "size">,
  send: (onSent: (share: number) => void) => FileUpload,
): Promise<WorkflowFile | null> {
  const upload = send((share) => set(step, { name, size, share, cancel: () => upload.cancel() }));
  set(step, { name, size, share: 0, cancel: () => upload.cancel() });
  try {
    return await upload.answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  } finally {
    set(step, null);
  }
}

export function useRunningUpload(step: string): RunningUpload | null {
  return useSyncExternalStore(subscribe, () => running.get(step) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
