export type FileKind = "pdf" | "docx" | "doc";

/** A PDF may have other bytes before its header; readers look for it in the first kilobyte. */
const PDF_HEADER_WITHIN = 1024;
const OLE_MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Streams of the old Office container that make it a Word file, or one that Word has encrypted. */
const WORD_STREAMS = ["WordDocument", "EncryptedPackage"].map((name) => Buffer.from(name, "utf16le"));

/** How files begin that are one picture and no document. */
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [...Buffer.from("GIF8")],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
].map((start) => Buffer.from(start));

/** A photo or screenshot, whatever its name says; a HEIC or WebP names itself a few bytes on. */
export function isPicture(file: Buffer): boolean {
  if (PICTURES.some((start) => file.subarray(0, start.length).equals(start))) return true;
  const named = file.subarray(4, 12).toString("latin1");
  return named.startsWith("ftyphei") || (file.subarray(0, 4).toString("latin1") === "RIFF" && named.endsWith("WEBP"));
}

/** What a file is by its content; its name and announced type are not asked. Null: none of ours. */
export function fileKind(file: Buffer): FileKind | null {
  if (file.subarray(0, 8).equals(OLE_MAGIC)) return WORD_STREAMS.some((name) => file.includes(name)) ? "doc" : null;
  if (file.subarray(0, 4).equals(ZIP_MAGIC)) return file.includes("word/") ? "docx" : null;
  if (file.subarray(0, PDF_HEADER_WITHIN).includes("%PDF-")) return "pdf";
  return null;
}
