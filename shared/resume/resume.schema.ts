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

/** A licence, certificate, course or licence to drive; degrees stay in `education`. `year` is free text. */
const resumePaperSchema = z.object({
  what: line,
  where: line,
  year: z.string().max(60),
  kind: z.enum(["degree", "licence", "certificate", "course", "driving"]),
  state: z.enum(["held", "under-way", "lapsed"]),
});
export type ResumePaper = z.infer<typeof resumePaperSchema>;

const resumeLanguageSchema = z.object({ language: line, level: z.string().max(120) });
export type ResumeLanguage = z.infer<typeof resumeLanguageSchema>;

const resumeLinkSchema = z.object({ url: z.string().max(500), label: line });
export type ResumeLink = z.infer<typeof resumeLinkSchema>;

const resumeProjectSchema = z.object({
  name: line,
  period: z.string().max(120),
  description: z.string().max(6000),
});

/** The lists after `personalDetails` are missing where a resume was kept before they were read. */
export const resumeSchema = z.object({
  education: z.array(resumeEducationSchema).max(40),
  experience: z.array(resumeExperienceSchema).max(60),
  yearsOfExperience: z.number().min(0).max(50),
  skills: z.array(line).max(200),
  strengths: z.array(line).max(60),
  personalDetails: z.object({ name: line, email: line, phone: line, location: line }),
  papers: z.array(resumePaperSchema).max(80).optional(),
  languages: z.array(resumeLanguageSchema).max(30).optional(),
  links: z.array(resumeLinkSchema).max(20).optional(),
  projects: z.array(resumeProjectSchema).max(40).optional(),
  volunteering: z.array(resumeExperienceSchema).max(40).optional(),
  publications: z.array(z.string().max(1000)).max(100).optional(),
});
export type Resume = z.infer<typeof resumeSchema>;

/**
 * How far a reading can be trusted. `unsure` holds paths of fields that were guessed ("personalDetails.name",
 * "experience.job-2.company", by id); `leftover` is the text that went into no field, under the headings of the file.
 */
export const resumeReportSchema = z.object({
  unsure: z.array(z.string().max(120)).max(500),
  /** How probably titles, employers, degrees and schools are right, from 0 to 1, by their paths. */
  probability: z.record(z.string().max(120), z.number().min(0).max(1)).optional(),
  /** The script that most of the file is written in, where it is one that is read in part only ("Arabic"). */
  script: z.string().max(40).optional(),
  /** Numbers of pages that are pictures in a file with text: nothing on them was read. */
  pictures: z.array(z.number().int().positive()).max(30).optional(),
  /** Numbers of pages whose text was recognised from a picture: letters can be misread. */
  recognised: z.array(z.number().int().positive()).max(30).optional(),
  leftover: z
    .array(
      z.object({
        heading: z.string().max(300),
        lines: z.array(z.string().max(2000)).max(500),
        /** Numbers of the lines that look like a job, a licence or a list of skills all the same. */
        telling: z.array(z.number().int().min(0)).max(500).optional(),
      }),
    )
    .max(100),
});
export type ResumeReport = z.infer<typeof resumeReportSchema>;

/** What upload and GET /api/resume/data answer; `report` is gone once the person has saved corrections. */
export const importedResumeSchema = resumeSchema.extend({ report: resumeReportSchema.optional() });
export type ImportedResume = z.infer<typeof importedResumeSchema>;
