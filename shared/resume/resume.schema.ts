import { z } from "zod";

const line = z.string().max(300);

const resumeEducationSchema = z.object({
  id: z.string().max(60),
  degree: line,
  institution: line,
  year: z.string().max(60),
});
export type ResumeEducation = z.infer<typeof resumeEducationSchema>;

/** `description` holds one achievement or duty a line; `period` is free text ("Mar 2021 – present"). */
const resumeExperienceSchema = z.object({
  id: z.string().max(60),
  title: line,
  company: line,
  period: z.string().max(120),
  description: z.string().max(6000),
});
export type ResumeExperience = z.infer<typeof resumeExperienceSchema>;

export const resumeSchema = z.object({
  education: z.array(resumeEducationSchema).max(40),
  experience: z.array(resumeExperienceSchema).max(60),
  yearsOfExperience: z.number().min(0).max(50),
  skills: z.array(line).max(200),
  strengths: z.array(line).max(60),
  personalDetails: z.object({ name: line, email: line, phone: line, location: line }),
});
export type Resume = z.infer<typeof resumeSchema>;

/**
 * How far a reading can be trusted. `unsure` holds paths of fields that were guessed ("personalDetails.name",
 * "experience.job-2.company", by id); `leftover` is the text that went into no field, under the headings of the file.
 */
export const resumeReportSchema = z.object({
  unsure: z.array(z.string().max(120)).max(500),
  leftover: z.array(z.object({ heading: z.string().max(300), lines: z.array(z.string().max(2000)).max(500) })).max(100),
});
export type ResumeReport = z.infer<typeof resumeReportSchema>;

/** What upload and GET /api/resume/data answer; `report` is gone once the person has saved corrections. */
export const importedResumeSchema = resumeSchema.extend({ report: resumeReportSchema.optional() });
export type ImportedResume = z.infer<typeof importedResumeSchema>;
