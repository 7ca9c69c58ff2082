import { z } from "zod";
import { createDisguise, type HiddenDetail, restoreDetails } from "#shared/model/disguise.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { isInText, resumeText } from "./resume-text.ts";
import { readUnsure, writeUnsure } from "./unsure-fields.ts";

/** What a model is asked about a resume, with placeholders for personal details. */
export type ResumeQuestion = { text: string; hidden: HiddenDetail[] };

/** Null where the parser was sure of everything. */
export function askAboutResume(imported: ImportedResume): ResumeQuestion | null {
  const unsure = readUnsure(imported);
  if (unsure.length === 0) return null;
  const disguise = createDisguise({ form: nobody, resume: imported });
  const fields = Object.fromEntries(unsure.map(({ path, value }) => [path, disguise.hide(value)]));
  const text = JSON.stringify({ fields, resume: disguise.hide(resumeText(imported)) });
  return { text, hidden: disguise.hidden() };
}

/** The resume with what the answer says in the resume's own words. */
export function takeResumeAnswer(from: {
  imported: ImportedResume;
  answer: string;
  hidden: HiddenDetail[];
}): ImportedResume {
  const { imported, answer, hidden } = from;
  const proposed = parseAnswer(restoreDetails(answer, hidden));
  const text = resumeText(imported);
  const said = readUnsure(imported).filter(({ path }) => isInText(proposed[path] ?? "", text));
  return said.reduce((resume, { path }) => writeUnsure(resume, path, proposed[path] ?? ""), imported);
}

const nobody = { firstName: "", lastName: "", linkedin: "", prompt: "" };

const answerSchema = z.record(z.string(), z.string().max(300).catch(""));

/** What stands between the first and the last brace; nothing where that is no JSON. */
function parseAnswer(answer: string): Record<string, string> {
  const json = answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1);
  try {
    return answerSchema.parse(JSON.parse(json));
  } catch {
    return {};
  }
}
