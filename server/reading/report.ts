import type { Resume, ResumeReport } from "#shared/resume/resume.schema.ts";
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
    .slice(0, 100);
}

function usedText(resume: Resume): string {
  return toWords(
    [
      ...Object.values(resume.personalDetails),
      ...resume.skills,
      ...resume.strengths,
      ...resume.experience.flatMap((job) => [job.title, job.company, job.period, job.description]),
      ...resume.education.flatMap((study) => [study.degree, study.institution, study.year]),
    ].join(" "),
  );
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
