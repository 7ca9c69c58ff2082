import type { ErrorCode } from "#server/errors.ts";

/** Why a file gives no resume, and what the person can do about it. */
export const fileProblems = {
  wrongType: {
    code: "wrongType",
    message: "Invalid file type. Please upload a PDF or Word document (.pdf, .doc or .docx).",
  },
  picture: {
    code: "wrongType",
    message:
      "This file is an image, whatever its name says. Open it, print or save it as a PDF, and upload that, or upload the original document.",
  },
  empty: { code: "unusable", message: "This file is empty. Choose it again, or export it again." },
  tooLarge: {
    code: "tooLarge",
    message: "File too large. File size should be less than 5MB: export it again with smaller pictures.",
  },
  password: {
    code: "unusable",
    message: "This file is password-protected. Save a copy without the password and upload that.",
  },
  damaged: {
    code: "unusable",
    message: "This file is damaged or cut off. Open it, save or export it again, and upload the new file.",
  },
  scan: {
    code: "unusable",
    message: "This file is a scanned image that we couldn't read. Upload the original document or a sharper scan.",
  },
  tooComplex: {
    code: "unusable",
    message: "This file takes too long to read. Export it as a plain PDF and upload that.",
  },
  coverLetter: {
    code: "unusable",
    message: "This looks like a cover letter, not a resume. Upload your resume, or start from scratch.",
  },
  notResume: {
    code: "unusable",
    message:
      "We found no work, education, skills, or contact details in this file. Upload your resume, or start from scratch.",
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

export type FileProblem = keyof typeof fileProblems;

/** Thrown while a file is being read; crosses from the reading process to the server by its name. */
export class FileError extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = "FileError";
    this.problem = problem;
  }
}
