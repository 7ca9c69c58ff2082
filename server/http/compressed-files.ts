import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { Request, Response } from "express";

/** What the build has compressed lies beside its original under this ending. */
export const ENDING = ".br";

/** Tells which file to send for one of the built site: the compressed one where there is one and the browser takes it. */
export function findCompressed(folder: string): (request: Request, file: string) => string {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = new Set(names.map((name) => join(folder, name)));
  return (request, file) => (files.has(file + ENDING) && request.acceptsEncodings("br") ? file + ENDING : file);
}

/** Says of a file that is sent as it lies there what it holds. */
export function setEncoding(response: Response, file: string): void {
  response.vary("Accept-Encoding");
  if (!file.endsWith(ENDING)) return;
  response.setHeader("Content-Encoding", ENDING.slice(1));
  response.type(extname(file.slice(0, -ENDING.length)));
}
