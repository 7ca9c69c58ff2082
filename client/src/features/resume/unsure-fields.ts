import type { ImportedResume } from "#shared/resume/resume.schema.ts";

export type ReviewPart = "experience" | "yearsOfExperience" | "education" | "skills" | "strengths" | "personalDetails";

const words: Record<string, string> = {
  title: "job title",
  company: "company",
  period: "period",
  description: "description",
  degree: "degree",
  institution: "institution",
  year: "year",
  name: "name",
  email: "email address",
  phone: "phone number",
  location: "location",
  yearsOfExperience: "years of experience",
};

/** What a part's guessed fields are called; `paths` are as the report has them ("experience.job-2.company"). */
export function unsureIn(part: ReviewPart, paths: readonly string[], resume: ImportedResume): string[] {
  return paths.filter((path) => path === part || path.startsWith(`${part}.`)).map((path) => describe(path, resume));
}

function describe(path: string, resume: ImportedResume): string {
  const [part = "", id = "", field = ""] = path.split(".");
  if (part === "skills" || part === "strengths") return `“${path.slice(part.length + 1)}”`;
  const word = words[field || id || part] ?? "entry";
  const job = resume.experience.find((one) => one.id === id);
  const study = resume.education.find((one) => one.id === id);
  const fields: Record<string, string> = { ...(job ?? study) };
  const read = fields[field];
  if (read) return `${word} “${read}”`;
  const owner = job ? job.title || job.company : study ? study.degree || study.institution : "";
  return owner ? `${word} of “${owner}”` : word;
}
