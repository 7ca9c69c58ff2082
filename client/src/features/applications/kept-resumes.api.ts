import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi, callJson } from "#client/lib/api-client.ts";
import { keptResumeSchema } from "#shared/applications/kept-resume.schema.ts";

const KEPT = "/api/kept-resumes";

export function keptResumesOptions() {
  return queryOptions({
    queryKey: [KEPT] as const,
    queryFn: ({ signal }) => callJson(KEPT, keptResumeSchema.array(), { signal }),
  });
}

/** Resumes that the account keeps, sealed. */
export function useKeptResumes() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [KEPT] });
  return {
    keep: useMutation({
      mutationFn: async (file: File) => {
        const response = await fetch(`${KEPT}?name=${encodeURIComponent(file.name.slice(0, 200))}`, {
          method: "POST",
          credentials: "include",
          headers: { "Content-Type": "application/octet-stream" },
          body: file,
        });
        if (response.ok) return keptResumeSchema.parse(await response.json());
        throw new ApiError({
          ...{ status: response.status, statusText: response.statusText, body: await response.text() },
          retryAfter: response.headers.get("Retry-After"),
        });
      },
      meta: { failure: "resumeNotKept", serverMessage: true },
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: number) => callApi(`${KEPT}/${id}`, { method: "DELETE" }),
      meta: { failure: "resumeNotDeleted", serverMessage: true },
      onSuccess: refresh,
    }),
    load: async (id: number): Promise<Uint8Array> =>
      new Uint8Array(await (await callApi(`${KEPT}/${id}`)).arrayBuffer()),
  };
}
