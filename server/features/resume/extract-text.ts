import type { TextLine } from "#server/reading/resume-text.ts";
import { extractPdf } from "./extract-pdf.ts";
import { extractDoc, extractDocx } from "./extract-word.ts";
import { type FileKind, fileKind } from "./file-kind.ts";
import { FileError } from "./file-problem.ts";

const extractors: Record<FileKind, (file: Buffer) => Promise<TextLine[]>> = {
  pdf: extractPdf,
  docx: extractDocx,
  doc: extractDoc,
};

/** The lines of a PDF or Word file in reading order. @throws FileError */
export async function extractText(file: Buffer): Promise<TextLine[]> {
  const kind = fileKind(file);
  if (!kind) throw new FileError(file.length === 0 ? "empty" : "wrongType");
  return extractors[kind](file);
}
