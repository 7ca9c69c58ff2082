import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { localServerName } from "#shared/writer/local-servers.ts";
import { type WriterChange, type WriterState, writerStateSchema } from "#shared/writer/writer.schema.ts";
import { callApi, callJson } from "./api-client.ts";

const WRITER = "/api/writer";
const PULLING_MS = 1_000;

const writerOptions = queryOptions({
  queryKey: [WRITER],
  queryFn: ({ signal }) => callJson(WRITER, writerStateSchema, { signal }),
  // Servers on this computer are started and ended outside of the page.
  staleTime: 0,
});

/** Who writes letters here, and among what the person may choose; looked at again while something is downloaded. */
export function useWriter() {
  return useQuery({
    ...writerOptions,
    refetchInterval: ({ state }) => (state.data?.choice?.pull?.state === "pulling" ? PULLING_MS : false),
  });
}

/** Chooses who writes; the mutation's failure has messages by field. `quietly`: the place itself shows that it is done. */
export function useChooseWriter({ quietly = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: WriterChange) => callJson(WRITER, writerStateSchema, { method: "PUT", body: change }),
    onSuccess: (state) => queryClient.setQueryData(writerOptions.queryKey, state),
    meta: { failure: "writerFailed", serverMessage: true, ...(quietly ? {} : { success: "writerChosen" as const }) },
  });
}

/** Begins and ends the download of a model by Ollama. */
export function usePull() {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: (model: string) => callJson(`${WRITER}/pull`, writerStateSchema, { method: "POST", body: { model } }),
    onSuccess: (state) => queryClient.setQueryData(writerOptions.queryKey, state),
    meta: { failure: "pullFailed" },
  });
  const cancel = useMutation({
    mutationFn: () => callApi(`${WRITER}/pull`, { method: "DELETE" }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: writerOptions.queryKey }),
    meta: { failure: "pullFailed" },
  });
  return { start, cancel };
}

/** "qwen3:8b on this computer"; "the built-in writer". */
export function writerName({ kind, model }: Pick<WriterState["now"], "kind" | "model">): string {
  if (kind === "built-in") return "the built-in writer";
  if (kind === "local") return `${model} on this computer`;
  return model ?? "a language model";
}

/** "Ollama, 5.2 GB" */
export function modelDetail(server: Parameters<typeof localServerName>[0], bytes: number | null): string {
  return [localServerName(server), ...(bytes === null ? [] : [gigabytes(bytes)])].join(", ");
}

export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
