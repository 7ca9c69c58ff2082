import { z } from "zod";
import { readLetterSchema } from "#shared/letters/read-letter.schema.ts";
import { resumeReportSchema, resumeSchema } from "#shared/resume/resume.schema.ts";
import { fileProblems } from "./file-problem.ts";

const problemNames = Object.keys(fileProblems);

/** What the reading process answers; it works on hostile files, so its answer is checked like any other input. */
export const readingAnswerSchema = z.union([
  z.object({ resume: resumeSchema, report: resumeReportSchema }),
  z.object({ letter: readLetterSchema }),
  z.object({ problem: z.string().refine((name): name is keyof typeof fileProblems => problemNames.includes(name)) }),
]);
export type ReadingAnswer = z.infer<typeof readingAnswerSchema>;

/** What the reading process is sent. `recognise`: text in pictures is to be recognised, which takes seconds a page. */
export type ReadingOrder = { file: Uint8Array; as: "resume" | "letter"; recognise?: boolean };

/** Sent while pages are recognised. */
export const readingProgressSchema = z.object({
  page: z.number().int().positive().max(30),
  pages: z.number().int().positive().max(30),
});
export type ReadingProgress = z.infer<typeof readingProgressSchema>;

/** The reading process has the file and its libraries: from here on the deadline runs. */
export const STARTED = "started";
