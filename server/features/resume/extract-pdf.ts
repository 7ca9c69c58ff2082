import { layOutPages } from "#server/reading/layout/lay-out-pages.ts";
import { withoutRadicals } from "#server/reading/layout/radicals.ts";
import type { Page, PageGlyphs, TextLine } from "#server/reading/resume-text.ts";
import { FileError, type FileProblem } from "./file-problem.ts";
import { loadPdf, type PdfFile, type PdfJs, type PdfPage, type PdfPiece } from "./load-pdf.ts";
import { paintPage } from "./paint-page.ts";
import { placedPictures } from "./placed-pictures.ts";
import { createRecogniser } from "./recogniser.ts";

/** A resume has few pages; what comes after these is not read. */
const MAX_PAGES = 30;
/** Recognising a page takes seconds. */
const MAX_RECOGNISED = 10;
/** A page of text has some thousand pieces; far more is a page made to be slow. */
const MAX_PIECES = 60_000;

/** `pictures`: numbers of pages that hold pictures and no text. */
export type Extracted = { lines: TextLine[]; pictures: number[]; recognised?: RecognisedPages };
/** `doubtful`: words that may be misread. */
type RecognisedPages = { pages: number[]; doubtful: string[] };

/** How far the recognition of text in pictures has come. */
export type OnPage = (progress: { page: number; pages: number }) => void;

/**
 * Pages that are pictures are recognised if `onPage` is given, else they are only told.
 * @throws FileError password, damaged, scan
 */
export async function extractPdf(file: Buffer, onPage?: OnPage): Promise<Extracted> {
  const { pdfjs, folder } = await loadPdf();
  const pages: Page[] = [];
  const pictures: number[] = [];
  const recognised: RecognisedPages = { pages: [], doubtful: [] };
  try {
    const document = await pdfjs.getDocument({
      data: new Uint8Array(file),
      verbosity: 0,
      isEvalSupported: false,
      // Pictures come as bytes: there is no canvas here.
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      maxImageSize: MAX_DOTS,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${folder}/standard_fonts/`,
    }).promise;
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      const page = await document.getPage(number);
      const read = await readPage(page);
      pages.push(read);
      if (lettersOf(read) < FEW && (await hasPicture(page, pdfjs))) pictures.push(number);
    }
    if (onPage) await recognise(document, { pdfjs, pages, pictures, recognised, onPage });
  } catch (error) {
    throw new FileError(toProblem(error), { cause: error });
  }
  if (pages.reduce((sum, page) => sum + lettersOf(page), 0) < FEW) throw new FileError("scan");
  const left = pictures.filter((number) => !recognised.pages.includes(number));
  return { lines: layOutPages(pages), pictures: left, ...(recognised.pages.length > 0 ? { recognised } : {}) };
}

type Recognition = {
  pdfjs: PdfJs;
  pages: Page[];
  pictures: number[];
  recognised: RecognisedPages;
  onPage: OnPage;
};

/** Puts the words of pictures in the places of their pages. */
async function recognise(
  document: PdfFile,
  { pdfjs, pages, pictures, recognised, onPage }: Recognition,
): Promise<void> {
  const numbers = pictures.slice(0, MAX_RECOGNISED);
  if (numbers.length === 0) return;
  const recogniser = createRecogniser();
  try {
    for (const [index, number] of numbers.entries()) {
      onPage({ page: index + 1, pages: numbers.length });
      const page = await document.getPage(number);
      const size = page.getViewport({ scale: 1 });
      const read = await recogniser.read(paintPage(size, await placedPictures(page, pdfjs)));
      page.cleanup();
      if (read.glyphs.length === 0) continue;
      pages[number - 1] = { width: read.width, height: read.height, glyphs: read.glyphs };
      recognised.pages.push(number);
      recognised.doubtful.push(...read.doubtful);
    }
  } finally {
    await recogniser.close();
  }
}

/** Dots of one picture: a sheet at 600 dots an inch has 35 million. */
const MAX_DOTS = 40_000_000;

/** A page number or a stamp is no text to read. */
const FEW = 20;

function lettersOf({ glyphs }: Page): number {
  return glyphs.reduce((sum, { text }) => sum + text.trim().length, 0);
}

/** Asked of pages without text only, because what a page paints takes longer to learn than what it says. */
async function hasPicture(page: PdfPage, { OPS }: PdfJs): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  const painting = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  return fnArray.some((code) => painting.includes(code));
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
