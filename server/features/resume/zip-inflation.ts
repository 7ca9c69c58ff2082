import { FileError } from "./file-problem.ts";

/** A Word file of 5 MB holds some megabytes of text and its pictures; a bomb inflates to gigabytes. */
const MAX_TOTAL = 120 * 1024 * 1024;
const MAX_XML = 25 * 1024 * 1024;
const MAX_ENTRIES = 3000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const ZIP64 = 0xffffffff;

/**
 * Adds up what a zip announces to inflate to, before anything inflates it. A zip that lies about it is stopped by the
 * reading process's limit on memory.
 * @throws FileError damaged without a directory (a file that was cut off), tooComplex
 */
export function checkInflation(file: Buffer): void {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== END_OF_DIRECTORY) throw new FileError("damaged");
  const entries = file.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) throw new FileError("tooComplex");
  let at = file.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new FileError("damaged");
    const inflated = file.readUInt32LE(at + 24);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("latin1", at + 46, at + 46 + nameLength);
    total += inflated;
    if (inflated === ZIP64 || total > MAX_TOTAL) throw new FileError("tooComplex");
    if (inflated > MAX_XML && /\.(xml|rels)$/i.test(name)) throw new FileError("tooComplex");
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}
