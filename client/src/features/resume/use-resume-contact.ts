import { useQuery } from "@tanstack/react-query";
import { ApiError, callJson } from "#client/lib/api-client.ts";
import { readParsedResume } from "#client/lib/parsed-resume.ts";
import { importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { resumeKey } from "./resume.api.ts";

export type ResumeContact = { email: string; phone: string; location: string };

/** How the imported resume says to reach the person; empty without one. Asks nothing where none was imported. */
export function useResumeContact(): { contact: ResumeContact; hasResume: boolean } {
  const hasResume = readParsedResume() !== null;
  const { data } = useQuery({ queryKey: [...resumeKey, "contact"], queryFn: getContact, enabled: hasResume });
  return { contact: data ?? { ...nobody, email: readParsedResume()?.email ?? "" }, hasResume };
}

const nobody: ResumeContact = { email: "", phone: "", location: "" };

async function getContact(): Promise<ResumeContact> {
  try {
    const { email, phone, location } = (await callJson("/api/resume/data", importedResumeSchema)).personalDetails;
    return { email, phone, location };
  } catch (error) {
    // The visit on the server has ended: the letter goes without.
    if (error instanceof ApiError && error.status === 404) return nobody;
    throw error;
  }
}
