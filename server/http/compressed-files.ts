import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { Request, Response } from "express";

/** What the build has compressed lies beside its original under these endings, the shorter first. */
const encodings = [
  { ending: ".br", name: "br" },
  { ending: ".gz", name: "gzip" },
] as const;
/** Of those that browsers get from memory. */
export const ENDING = encodings[0].ending;

const encodingOf = (file: string) => encodings.find(({ ending }) => file.endsWith(ending));

export function isCompressed(file: string): boolean {
  return encodingOf(file) !== undefined;
}

/** Tells which file to send for one of the built site: the compressed one where there is one and the browser takes it. */
export function findCompressed(folder: string): (request: Request, file: string) => string {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = new Set(names.map((name) => join(folder, name)));
  return (request, file) => {
    const taken = encodings.find(({ ending, name }) => files.has(file + ending) && request.acceptsEncodings(name));
    return file + (taken?.ending ?? "");
  };
}

/** Says of a file that is sent as it lies there what it holds. */
export function setEncoding(response: Response, file: string): void {
  response.vary("Accept-Encoding");
  const encoding = encodingOf(file);
  if (!encoding) return;
  response.setHeader("Content-Encoding", encoding.name);
  response.type(extname(file.slice(0, -encoding.ending.length)));
}
