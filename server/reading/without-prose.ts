import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { speaks } from "./notes/signs.ts";

const MOST_WORDS = 12;

/**
 * What a resume's reader made of sentences, without the posts whose names are none: "410 patients" is no title, and a
 * whole sentence no employer. Null where nothing else is left.
 */
export function withoutProse(resume: ImportedResume | null): ImportedResume | null {
  if (!resume) return null;
  const experience = resume.experience.filter(({ title, company }) => isName(title) && isName(company));
  if (experience.length === resume.experience.length) return resume;
  const { education, skills, languages = [], papers = [] } = resume;
  const isEmpty = [experience, education, skills, languages, papers].every((rows) => rows.length === 0);
  return isEmpty ? null : { ...resume, experience };
}

function isName(text: string): boolean {
  const isCount = /^\d+\s\p{Ll}/u.test(text);
  const isOpen = text.split("(").length !== text.split(")").length;
  const isRest = /^\p{Ll}.*\p{Ll}{3}\.\s/u.test(text);
  const isLong = text.split(/\s+/u).length > MOST_WORDS && /\p{L}{3}\.\s/u.test(text);
  return !isCount && !isOpen && !isLong && !isRest && !speaks(text);
}
