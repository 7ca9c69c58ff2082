import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { layOutPages } from "#server/reading/layout/lay-out-pages.ts";
import { withoutRadicals } from "#server/reading/layout/radicals.ts";
import type { Page, PageGlyphs, TextLine } from "#server/reading/resume-text.ts";
import { FileError, type FileProblem } from "./file-problem.ts";

/** A resume has few pages; what comes after these is not read. */
const MAX_PAGES = 30;
/** A page of text has some thousand pieces; far more is a page made to be slow. */
const MAX_PIECES = 60_000;

/** The part of pdf.js that is used here: pdf-parse gives text without places, so its engine is asked directly. */
type PdfJs = {
  getDocument: (source: Record<string, unknown>) => { promise: Promise<PdfFile> };
};
type PdfFile = { numPages: number; getPage: (number: number) => Promise<PdfPage> };
type PdfPage = {
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: number[] };
  getTextContent: () => Promise<{ items: PdfPiece[] }>;
};
type PdfPiece = { str?: string; transform?: number[]; width?: number; fontName?: string };

/** @throws FileError password, damaged, scan */
export async function extractPdf(file: Buffer): Promise<TextLine[]> {
  const { pdfjs, folder } = await loadPdf();
  const pages: Page[] = [];
  try {
    const document = await pdfjs.getDocument({
      data: new Uint8Array(file),
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${folder}/standard_fonts/`,
    }).promise;
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      pages.push(await readPage(await document.getPage(number)));
    }
  } catch (error) {
    throw new FileError(toProblem(error), { cause: error });
  }
  const letters = pages.flatMap((page) => page.glyphs).reduce((sum, glyphs) => sum + glyphs.text.trim().length, 0);
  if (letters < 20) throw new FileError("scan");
  return layOutPages(pages);
}

let loading: Promise<{ pdfjs: PdfJs; folder: string }> | undefined;

/** Loads the copy of pdf.js that pdf-parse brings, with its parser in this thread instead of one more. */
export function loadPdf(): Promise<{ pdfjs: PdfJs; folder: string }> {
  loading ??= (async () => {
    const fromHere = createRequire(import.meta.url);
    const resolve = createRequire(fromHere.resolve("pdf-parse")).resolve;
    const main = resolve("pdfjs-dist/legacy/build/pdf.mjs");
    const pdfjs: PdfJs = await import(pathToFileURL(main).href);
    const worker: unknown = await import(pathToFileURL(join(dirname(main), "pdf.worker.mjs")).href);
    Object.assign(globalThis, { pdfjsWorker: worker });
    return { pdfjs, folder: fileURLToPath(new URL("../..", pathToFileURL(main))).replace(/[\\/]$/, "") };
  })();
  return loading;
}

async function readPage(page: PdfPage): Promise<Page> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  if (items.length > MAX_PIECES) throw new FileError("tooComplex");
  return { width, height, glyphs: items.flatMap((piece) => toGlyphs(piece, transform)) };
}

/** Text that stands upright on the page, in page points from its top left; turned text (watermarks) is left out. */
function toGlyphs(piece: PdfPiece, view: number[]): PageGlyphs[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = piece.transform ?? [];
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view;
  if (!piece.str) return [];
  const across = va * a + vc * b;
  const down = vb * a + vd * b;
  if (across <= 0 || Math.abs(down) > 0.1 * Math.abs(across)) return [];
  const x = va * e + vc * f + ve;
  const y = vb * e + vd * f + vf;
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d);
  return [{ text: withoutRadicals(piece.str), x, y, width: piece.width ?? 0, size, font: piece.fontName ?? "" }];
}

const problems: Record<string, FileProblem> = { PasswordException: "password", FileError: "tooComplex" };

function toProblem(error: unknown): FileProblem {
  return (error instanceof Error && problems[error.name]) || "damaged";
}
