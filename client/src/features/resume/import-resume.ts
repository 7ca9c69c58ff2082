import type { QueryClient } from "@tanstack/react-query";
import { messages } from "#client/lib/messages.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { resumeFileProblem } from "./resume-file.ts";
import { resumeKey } from "./resume-key.ts";
import { sendResume } from "./send-resume.ts";

/**
 * Sends a resume's file and answers what was read from it.
 * @throws Error in words for the person, for files that no resume is read from
 */
export async function importResume(file: File, queryClient: QueryClient): Promise<ImportedResume> {
  const problem = resumeFileProblem(file);
  if (problem) throw new Error(messages[problem].description);
  const resume = await sendResume(file).answer;
  queryClient.setQueryData(resumeKey, { resume, isSample: false, fileName: file.name });
  return resume;
}
