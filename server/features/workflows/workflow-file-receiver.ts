import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { Request, Response } from "express";
import multer from "multer";
import { AppError } from "#server/errors.ts";
import { receiveFile } from "#server/http/receive-file.ts";
import { removeFolder } from "#server/integrations/helper-process/remove-folder.ts";

export type ReceivedFile = { path: string; name: string };

export type WorkflowFileReceiver = <T>(
  request: Request,
  response: Response,
  work: (file: ReceivedFile) => Promise<T>,
) => Promise<T>;

/**
 * Writes the file of the multipart field "file" to a folder of its own as it comes in, and takes it away again when the
 * work with it is done.
 * @throws AppError 400, 413, 415
 */
export function workflowFileReceiver(options: { folder: string; maxBytes: number }): WorkflowFileReceiver {
  const { maxBytes } = options;
  const tooLarge = `This file is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB can be uploaded.`;
  return async (request, response, work) => {
    // What announces itself as too large is not received at all.
    const isForm = Boolean(request.is("multipart/form-data"));
    if (isForm && Number(request.headers["content-length"] ?? 0) > maxBytes + 100_000)
      throw new AppError("tooLarge", tooLarge);
    const folder = `${options.folder}/${randomUUID()}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const storage = multer.diskStorage({
      destination: folder,
      filename: (_request, _file, named) => named(null, "upload"),
    });
    try {
      const file = await receiveFile(request, response, { field: "file", storage, maxBytes, tooLarge });
      return await work({ path: file.path, name: file.originalname });
    } finally {
      await removeFolder(folder);
    }
  };
}
