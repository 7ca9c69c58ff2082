import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

type Operator =
  | "save"
  | "restore"
  | "transform"
  | "paintFormXObjectBegin"
  | "paintFormXObjectEnd"
  | "paintImageXObject"
  | "paintInlineImageXObject"
  | "paintImageMaskXObject";

/** The part of pdf.js that is used here: pdf-parse gives text without places, so its engine is asked directly. */
export type PdfJs = {
  OPS: Record<Operator, number>;
  getDocument: (source: Record<string, unknown>) => { promise: Promise<PdfFile> };
};
export type PdfFile = { numPages: number; getPage: (number: number) => Promise<PdfPage> };
export type PdfPage = {
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: number[] };
  getTextContent: () => Promise<{ items: PdfPiece[] }>;
  getOperatorList: () => Promise<{ fnArray: number[]; argsArray: (unknown[] | null)[] }>;
  objs: PdfObjects;
  commonObjs: PdfObjects;
  cleanup: () => void;
};
export type PdfObjects = { get: (id: string, then: (value: unknown) => void) => void };
export type PdfPiece = { str?: string; transform?: number[]; width?: number; fontName?: string };

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
