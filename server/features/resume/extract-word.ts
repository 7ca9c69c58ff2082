import { layOutPlain } from "#server/reading/layout/lay-out-plain.ts";
import { layOutWord, type WordNode } from "#server/reading/layout/lay-out-word.ts";
import type { TextLine } from "#server/reading/resume-text.ts";
import { FileError } from "./file-problem.ts";
import { checkInflation } from "./zip-inflation.ts";

/** Page headers and text boxes get columns of their own, which no section above reaches into. */
const HEADER_COLUMN = 10_001;
const BOX_COLUMN = 10_002;
const FOOTER_COLUMN = 10_003;
const NOWHERE = -1;

/** @throws FileError damaged, tooComplex, scan */
export async function extractDocx(file: Buffer): Promise<TextLine[]> {
  checkInflation(file);
  const { default: mammoth } = await import("mammoth");
  let document: WordNode = {};
  try {
    await mammoth.convertToHtml(
      { buffer: file },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
        transformDocument: (read: WordNode) => {
          document = read;
          return { ...read, children: [] };
        },
      },
    );
  } catch (error) {
    throw new FileError("damaged", { cause: error });
  }
  const body = layOutWord(document);
  const rest = await readAround(file);
  return withText([...unseen(rest.headers, body), ...body, ...unseen(rest.boxes, body), ...unseen(rest.footers, body)]);
}

/** @throws FileError password, damaged, scan */
export async function extractDoc(file: Buffer): Promise<TextLine[]> {
  if (isEncrypted(file)) throw new FileError("password");
  try {
    const document = await openWord(file);
    const raw = { filterUnicode: false };
    return withText([
      ...around(document.getHeaders({ ...raw, includeFooters: false }), HEADER_COLUMN),
      ...layOutPlain(document.getBody(raw), 0),
      ...around(document.getTextboxes(raw), BOX_COLUMN),
      ...around(document.getFooters(raw), FOOTER_COLUMN),
    ]);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError("damaged", { cause: error });
  }
}

export async function loadWord(): Promise<void> {
  await Promise.all([import("mammoth"), import("word-extractor")]);
}

type Word = {
  getBody: (options: object) => string;
  getHeaders: (options: object) => string;
  getFooters: (options: object) => string;
  getTextboxes: (options: object) => string;
};

async function openWord(file: Buffer): Promise<Word> {
  const { default: WordExtractor } = await import("word-extractor");
  return new WordExtractor().extract(file);
}

/** What mammoth leaves out: page headers and footers, and text boxes that have no older form beside them. */
async function readAround(file: Buffer): Promise<{ headers: TextLine[]; boxes: TextLine[]; footers: TextLine[] }> {
  try {
    const document = await openWord(file);
    const raw = { filterUnicode: false };
    return {
      headers: around(document.getHeaders({ ...raw, includeFooters: false }), HEADER_COLUMN),
      boxes: around(document.getTextboxes(raw), BOX_COLUMN),
      footers: around(document.getFooters(raw), FOOTER_COLUMN),
    };
  } catch {
    // The body has been read; a file that this second reader does not take has no more to give.
    return { headers: [], boxes: [], footers: [] };
  }
}

function around(text: string, column: number): TextLine[] {
  return layOutPlain(text, column).map((line) => ({ ...line, follows: NOWHERE }));
}

/** The body often repeats what a header or a box says, and boxes come twice. */
function unseen(lines: TextLine[], body: TextLine[]): TextLine[] {
  const seen = new Set(body.map((line) => toKey(line.text)));
  return lines.filter((line) => !seen.has(toKey(line.text)) && seen.add(toKey(line.text)));
}

function toKey(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

function withText(lines: TextLine[]): TextLine[] {
  if (lines.reduce((sum, line) => sum + line.text.trim().length, 0) < 20) throw new FileError("scan");
  return lines;
}

const FIB_MAGIC = Buffer.from([0xec, 0xa5]);
const SECTOR = 512;

/** The flag in the Word file's first block, or the container that newer Word puts an encrypted file into. */
function isEncrypted(file: Buffer): boolean {
  if (file.includes(Buffer.from("EncryptedPackage", "utf16le"))) return true;
  for (let at = SECTOR; at + 12 < file.length; at += SECTOR) {
    if (file.subarray(at, at + 2).equals(FIB_MAGIC)) return (file.readUInt16LE(at + 10) & 0x0100) !== 0;
  }
  return false;
}
