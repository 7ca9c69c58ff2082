import { useQuery } from "@tanstack/react-query";
import { ApiError, callJson } from "#client/lib/api-client.ts";
import { readParsedResume } from "#client/lib/parsed-resume.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { resumeKey } from "./resume-key.ts";

export type ResumeContact = { email: string; phone: string; location: string };

/**
 * The resume that was imported in this visit and how it says to reach the person; `resume` is undefined while that is
 * not known and null without one. Asks nothing where none was imported.
 */
export function useImportedResume(): { contact: ResumeContact; resume: ImportedResume | null | undefined } {
  const hasResume = readParsedResume() !== null;
  const { data, isError } = useQuery({ queryKey: [...resumeKey, "imported"], queryFn: getResume, enabled: hasResume });
  const { email, phone, location } = data?.personalDetails ?? { ...nobody, email: readParsedResume()?.email ?? "" };
  return { contact: { email, phone, location }, resume: !hasResume || isError ? null : data };
}

const loadSchema = () => import("#shared/resume/resume.schema.ts").then((all) => all.importedResumeSchema);

const nobody: ResumeContact = { email: "", phone: "", location: "" };

async function getResume(): Promise<ImportedResume | null> {
  try {
    return await callJson("/api/resume/data", loadSchema);
  } catch (error) {
    // The visit on the server has ended: the letter goes without.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
