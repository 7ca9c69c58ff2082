import type { Resume, ResumeReport } from "#shared/resume/resume.schema.ts";
import { findPeriods } from "./dates.ts";
import { companyScore, titleScore } from "./kinds-of-words.ts";
import { isLicence } from "./papers.ts";
import type { Section } from "./sections.ts";

/** The lines of a file that went into no field, under their titles, so that nothing is lost silently. */
export function leftoverOf(sections: Section[], resume: Resume): ResumeReport["leftover"] {
  const used = usedText(resume);
  return sections
    .map((section) => ({
      heading: section.title.slice(0, 300),
      lines: section.lines
        .map((line) => line.text.replaceAll("\t", " · "))
        .filter((text) => !isUsed(text, used))
        .map((text) => text.slice(0, 2000))
        .slice(0, 500),
    }))
    .filter((section) => section.lines.length > 0)
    .slice(0, 100)
    .map((section) => {
      const telling = section.lines.flatMap((line, index) => (isTelling(line) ? [index] : []));
      return telling.length > 0 ? { ...section, telling } : section;
    });
}

function usedText(resume: Resume): string {
  return toWords(
    [
      ...Object.values(resume.personalDetails),
      ...resume.skills,
      ...resume.strengths,
      ...resume.experience.flatMap((job) => [job.title, job.company, job.period, job.description]),
      ...resume.education.flatMap((study) => [study.degree, study.institution, study.year]),
      ...furtherText(resume),
    ].join(" "),
  );
}

function furtherText({ papers, languages, links, projects, volunteering, publications }: Resume): string[] {
  return [
    ...(papers ?? []).flatMap(({ what, where, year }) => [what, where, year]),
    ...(languages ?? []).flatMap(({ language, level }) => [language, level]),
    ...(links ?? []).map(({ url }) => url),
    ...(projects ?? []).flatMap(({ name, period, description }) => [name, period, description]),
    ...(volunteering ?? []).flatMap((job) => [job.title, job.company, job.period, job.description]),
    ...(publications ?? []),
  ];
}

/** What a person would not want to lose: a dated line with a title or an employer, a licence, a list of short names. */
function isTelling(line: string): boolean {
  if (line.length > 200) return false;
  const dated = findPeriods(line).length > 0;
  if (dated && (titleScore(line) > 0 || companyScore(line) > 1)) return true;
  if (isLicence(line) && line.split(" ").length < 12) return true;
  const names = line.split(/[,;|•·/]\s*/).filter((part) => part.trim() !== "");
  return names.length > 3 && names.every((name) => name.trim().split(/\s+/).length < 4) && !dated;
}

/** A line counts as used when most of its words are in the fields. */
function isUsed(line: string, used: string): boolean {
  const words = toWords(line).split(" ").filter(Boolean);
  if (words.length === 0) return true;
  const found = words.filter((word) => ` ${used} `.includes(` ${word} `)).length;
  return found / words.length >= 0.5;
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+#]+/gu, " ")
    .trim();
}
