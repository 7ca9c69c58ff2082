import { fileURLToPath } from "node:url";
import { createWorker, OEM, type Worker } from "tesseract.js";
import type { PageGlyphs } from "#server/reading/resume-text.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import { FileError } from "./file-problem.ts";
import { type GreyPage, turned } from "./paint-page.ts";
import { toGlyphs } from "./recognised-glyphs.ts";
import { type Recognition, recognitionSchema } from "./recognition.schema.ts";

/** Below this mean confidence (0 to 100) a page may lie on its side or on its head. */
const UPRIGHT = 55;
/** What takes longer is no page of text; the usual one takes some seconds. */
const PAGE_MS = 30_000;
/** Words below this confidence may be misread. */
const SURE = 75;

/** Where each language's data stands, and what it is called there. */
const dataOf: Record<Language, { name: string; manifest: () => string }> = {
  en: { name: "eng", manifest: () => import.meta.resolve("@tesseract.js-data/eng/package.json") },
  de: { name: "deu", manifest: () => import.meta.resolve("@tesseract.js-data/deu/package.json") },
  fr: { name: "fra", manifest: () => import.meta.resolve("@tesseract.js-data/fra/package.json") },
  es: { name: "spa", manifest: () => import.meta.resolve("@tesseract.js-data/spa/package.json") },
};

/** The words of a page, in points from its top left, and those of them that may be misread. */
type ReadPage = { width: number; height: number; glyphs: PageGlyphs[]; doubtful: string[] };

export type Recogniser = { read: (page: GreyPage) => Promise<ReadPage>; close: () => Promise<void> };

/**
 * Recognises text in pictures; a page that takes too long ends it, with FileError tooComplex. The language is told from
 * the first page, read as English once.
 */
export function createRecogniser(pageMs = PAGE_MS): Recogniser {
  let language: Language | null = null;
  let worker: Worker | null = null;
  let quarters = 0;

  async function use(next: Language): Promise<void> {
    if (next === language) return;
    await worker?.terminate();
    worker = await startWorker(next);
    language = next;
  }

  async function recognise(page: GreyPage): Promise<Recognition> {
    if (!worker) throw new Error("no recogniser has been started");
    const { data } = await worker.recognize(toPicture(page), {}, { blocks: true, text: true });
    return recognitionSchema.parse(data);
  }

  /** The page as it lies, and turned if it cannot be read so; the next page likely lies like this one. */
  async function recogniseUpright(page: GreyPage): Promise<{ page: GreyPage; found: Recognition }> {
    let best = { page, found: await recognise(page), quarters: 0 };
    let next = page;
    for (let more = 1; more < 4 && best.found.confidence < UPRIGHT; more++) {
      next = turned(next);
      const found = await recognise(next);
      if (found.confidence > best.found.confidence) best = { page: next, found, quarters: more };
    }
    quarters = (quarters + best.quarters) % 4;
    return best;
  }

  /** The recogniser works in a thread of its own, which ends with it. */
  async function inTime<Value>(work: Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new FileError("tooComplex")), pageMs);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  async function readPage(page: GreyPage): Promise<ReadPage> {
    const first = language === null;
    if (first) await use("en");
    let upright = page;
    for (let turn = 0; turn < quarters; turn++) upright = turned(upright);
    let { page: read, found } = await recogniseUpright(upright);
    if (first) {
      await use(guessLanguage(found.text));
      if (language !== "en") found = await recognise(read);
    }
    const words = (found.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
    const doubtful = words.flatMap((line) => line.words.filter(({ confidence }) => confidence < SURE));
    return {
      width: read.width / read.scale,
      height: read.height / read.scale,
      glyphs: found.confidence < UPRIGHT ? [] : toGlyphs(words, read.scale),
      doubtful: doubtful.map(({ text }) => text).filter((text) => /[\p{L}\d]/u.test(text)),
    };
  }

  return {
    read: (page) => inTime(readPage(page)),
    close: async () => {
      await worker?.terminate();
    },
  };
}

function startWorker(language: Language): Promise<Worker> {
  const { name, manifest } = dataOf[language];
  return createWorker(name, OEM.LSTM_ONLY, {
    langPath: fileURLToPath(new URL("4.0.0_best_int", manifest())),
    gzip: true,
    cacheMethod: "none",
  });
}

/** A portable greymap: what the recogniser's picture library reads with no decoding. */
function toPicture({ width, height, grey }: GreyPage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}
