import type { ImportedResume } from "#shared/resume/resume.schema.ts";

export type LeftoverPlace = "experience" | "education" | "skills" | "papers";

/** The resume with a line of the text that went nowhere in one of its parts, and without it there. */
export function placeLeftover(resume: ImportedResume, place: LeftoverPlace, line: string, id: string): ImportedResume {
  const text = line.slice(0, 300);
  const names = text.split(/\s*[,;•·]\s*/).filter((name) => name !== "");
  const placed: Record<LeftoverPlace, Partial<ImportedResume>> = {
    experience: {
      experience: [...resume.experience, { id: `job-${id}`, title: text, company: "", period: "", description: "" }],
    },
    education: { education: [...resume.education, { id: `education-${id}`, degree: text, institution: "", year: "" }] },
    skills: { skills: [...new Set([...resume.skills, ...names])] },
    papers: {
      papers: [...(resume.papers ?? []), { what: text, where: "", year: "", kind: "certificate", state: "held" }],
    },
  };
  return { ...resume, ...placed[place], ...withoutLine(resume, line) };
}

function withoutLine({ report }: ImportedResume, line: string): Pick<ImportedResume, "report"> {
  if (!report) return {};
  const leftover = report.leftover.map((part) => {
    const at = part.lines.indexOf(line);
    if (at < 0) return part;
    const telling = (part.telling ?? []).filter((one) => one !== at).map((one) => (one > at ? one - 1 : one));
    return { ...part, lines: part.lines.filter((_, index) => index !== at), telling };
  });
  return { report: { ...report, leftover } };
}
