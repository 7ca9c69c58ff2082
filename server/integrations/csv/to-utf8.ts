import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { AppError } from "#server/errors.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const SAMPLE_BYTES = 65_536;

/**
 * Rewrites a text file in place as UTF-8 without a byte order mark, from UTF-8, UTF-16 or, where it is neither,
 * Windows-1252, which older spreadsheets write.
 * @throws AppError unusable for an empty file, wrongType for one that is no text.
 */
export async function toUtf8(path: string): Promise<void> {
  const start = await readStart(path);
  if (start.length === 0) throw new AppError("unusable", "This file is empty.");
  checkIsText(start);
  const encoding = await encodingOf(path, start);
  const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf;
  if (encoding === "utf-8" && !hasMark) return;
  const copy = `${path}.utf8`;
  try {
    await pipeline(createReadStream(path), (bytes) => decoded(bytes, encoding), createWriteStream(copy));
    await rename(copy, path);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SAMPLE_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const binaries: [start: string, message: string][] = [
  ["\xd0\xcf\x11\xe0", "This is an old Excel file. Save it as .xlsx or CSV and upload that."],
  ["%PDF", "This is a PDF. Upload a CSV, Excel, JSON, or Parquet file."],
  ["\x1f\x8b", "This file is compressed. Unpack it and upload what's inside."],
];

function checkIsText(start: Buffer): void {
  const latin = start.subarray(0, 8).toString("latin1");
  const known = binaries.find(([magic]) => latin.startsWith(magic));
  if (known) throw new AppError("wrongType", known[1]);
  if (start.includes(0) && !utf16Of(start))
    throw new AppError("wrongType", "This file isn't text. Upload a CSV, Excel, JSON, or Parquet file.");
}

async function encodingOf(path: string, start: Buffer): Promise<Encoding> {
  const wide = utf16Of(start);
  if (wide) return wide;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** By its mark, or by every other byte of the beginning being zero, as it is in plain letters. */
function utf16Of(start: Buffer): "utf-16le" | "utf-16be" | null {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const pairs = Math.floor(start.length / 2);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs; at++) {
    if (start[2 * at] === 0) even += 1;
    if (start[2 * at + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.4 && even < pairs * 0.05) return "utf-16le";
  return even > pairs * 0.4 && odd < pairs * 0.05 ? "utf-16be" : null;
}

/** NUL characters go: nothing that reads the file takes them. */
async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of bytes) yield decoder.decode(part, { stream: true }).replaceAll("\0", "");
  yield decoder.decode();
}
