import type { TextLine } from "#server/reading/resume-text.ts";
import { type Extracted, extractPdf, type OnPage } from "./extract-pdf.ts";
import { extractDoc, extractDocx } from "./extract-word.ts";
import { type FileKind, fileKind, isPicture } from "./file-kind.ts";
import { FileError } from "./file-problem.ts";

const extractors: Record<FileKind, (file: Buffer, onPage?: OnPage) => Promise<Extracted>> = {
  pdf: extractPdf,
  docx: async (file) => ({ lines: await extractDocx(file), pictures: [] }),
  doc: async (file) => ({ lines: await extractDoc(file), pictures: [] }),
};

/** The lines of a PDF or Word file in reading order, and its pages that are pictures. @throws FileError */
export async function extractFile(file: Buffer, onPage?: OnPage): Promise<Extracted> {
  const kind = fileKind(file);
  if (!kind) throw new FileError(file.length === 0 ? "empty" : isPicture(file) ? "picture" : "wrongType");
  return extractors[kind](file, onPage);
}

export async function extractText(file: Buffer): Promise<TextLine[]> {
  return (await extractFile(file)).lines;
}
