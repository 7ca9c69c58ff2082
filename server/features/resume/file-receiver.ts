import type { Request, Response } from "express";
import multer from "multer";
import { receiveFile } from "#server/http/receive-file.ts";
import { fileProblems } from "./file-problem.ts";

/** 5 MB, as the page announces. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/**
 * Gives the file of the multipart field `field`, kept in memory, never on disk.
 * @throws AppError 400, 413, 415
 */
export function fileReceiver(field: "resume" | "letter"): (request: Request, response: Response) => Promise<Buffer> {
  const options = {
    ...{ field, storage: multer.memoryStorage(), maxBytes: MAX_FILE_BYTES },
    tooLarge: fileProblems.tooLarge.message,
  };
  return async (request, response) => (await receiveFile(request, response, options)).buffer;
}
