import { z } from "zod";
import { readStored, storageKeys, writeStored } from "./browser-storage.ts";

const text = z.string().max(6000);

/** What an imported resume puts into the generator's form; kept for this browser session only. */
const parsedResumeSchema = z.object({
  firstName: text,
  lastName: text,
  suggestedPosition: text,
  skills: text,
  linkedIn: text,
  jobDescription: text,
  email: text,
});
export type ParsedResume = z.infer<typeof parsedResumeSchema>;

export function readParsedResume(): ParsedResume | null {
  return readStored(storageKeys.parsedResume, parsedResumeSchema, "session");
}

/** False where the browser refuses to keep it. */
export function writeParsedResume(resume: ParsedResume): boolean {
  return writeStored(storageKeys.parsedResume, resume, "session");
}
