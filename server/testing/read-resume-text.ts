import { layOutPlain } from "#server/reading/layout/lay-out-plain.ts";
import { type ParsedFile, parseResume } from "#server/reading/parse-resume.ts";

/** Reads a resume from its lines of text, on a fixed day. */
export function readResumeText(text: string): Extract<ParsedFile, { kind: "resume" }> {
  const parsed = parseResume(layOutPlain(text, 0), { today: new Date("2026-06-15") });
  if (parsed.kind !== "resume") throw new Error(`not a resume: ${parsed.kind}`);
  return parsed;
}

export function jobsOf(text: string): string[][] {
  return readResumeText(text).resume.experience.map(({ title, company, period }) => [title, company, period]);
}

export function studiesOf(text: string): string[][] {
  return readResumeText(text).resume.education.map(({ degree, institution, year }) => [degree, institution, year]);
}
