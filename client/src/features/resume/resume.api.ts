import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callJson } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { type ImportedResume, importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { resumeKey } from "./resume-key.ts";
import { sampleResume } from "./sample-resume.ts";

/** `isSample`: nothing was imported, what is shown is nobody's and never reaches a letter. */
export type ResumeInReview = { resume: ImportedResume; isSample: boolean; fileName: string | null };

/** The imported resume; without one, or when it cannot be loaded, the sample with a word about why. */
export function useResume() {
  return useQuery({ queryKey: resumeKey, queryFn: getResume });
}

export function useSaveResume() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (resume: ImportedResume) =>
      callJson("/api/resume/data", importedResumeSchema, { method: "PUT", body: resume }),
    onSuccess: (resume) =>
      queryClient.setQueryData<ResumeInReview>(resumeKey, (before) => ({
        resume,
        isSample: false,
        fileName: before?.fileName ?? null,
      })),
    meta: { failure: "resumeSaveFailed" },
  });
}

async function getResume(): Promise<ResumeInReview> {
  try {
    return { resume: await callJson("/api/resume/data", importedResumeSchema), isSample: false, fileName: null };
  } catch (error) {
    const none = error instanceof ApiError && error.status === 404;
    showToast(none ? messages.noResume : messages.resumeLoadFailed);
    return { resume: sampleResume, isSample: true, fileName: null };
  }
}
