import type { Resume } from "#shared/resume/resume.schema.ts";

/** The resume as the generator's form takes it. The last word of the name is the last name. */
export function toParsedResume(resume: Resume) {
  const words = resume.personalDetails.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return {
    firstName: (lastName ? words.slice(0, -1) : words).join(" "),
    lastName,
    suggestedPosition: resume.experience[0]?.title ?? "",
    skills: resume.skills.join(", "),
    linkedIn: "",
    jobDescription: "",
    email: resume.personalDetails.email,
  };
}
