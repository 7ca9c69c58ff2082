import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import type { Request, Response } from "express";
import multer, { MulterError } from "multer";
import { AppError } from "#server/errors.ts";

export type ReceivedFile = { path: string; name: string };

export type WorkflowFileReceiver = <T>(
  request: Request,
  response: Response,
  work: (file: ReceivedFile) => Promise<T>,
) => Promise<T>;

/**
 * Writes the file of the multipart field "file" to a folder of its own as it comes in, and takes it away again when the
 * work with it is done. Every limit is set: the defaults of the multipart parser let a few bytes of field name hang the process.
 * @throws AppError 400, 413, 415
 */
export function workflowFileReceiver(options: { folder: string; maxBytes: number }): WorkflowFileReceiver {
  const { maxBytes } = options;
  return async (request, response, work) => {
    if (!request.is("multipart/form-data"))
      throw new AppError("wrongType", 'Please send the file as multipart/form-data in the field "file".');
    // What announces itself as too large is not received at all.
    if (Number(request.headers["content-length"] ?? 0) > maxBytes + 100_000) throw tooLarge(maxBytes);
    const folder = `${options.folder}/${randomUUID()}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      return await work(await receive(request, response, { folder, maxBytes }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function receive(
  request: Request,
  response: Response,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<ReceivedFile> {
  const upload = multer({
    storage: multer.diskStorage({ destination: folder, filename: (_request, _file, named) => named(null, "upload") }),
    defParamCharset: "utf8",
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: 5,
      parts: 6,
      fieldNameSize: 100,
      fieldSize: 10_000,
      headerPairs: 50,
      fieldNestingDepth: 1,
      fieldArrayIndexLimit: 0,
    },
  }).single("file");
  return new Promise((resolve, reject) => {
    upload(request, response, (error: unknown) => {
      if (error) reject(toUploadError(error, maxBytes));
      else if (request.file) resolve({ path: request.file.path, name: request.file.originalname });
      else reject(new AppError("malformed", 'No file came in the field "file". Please choose one.'));
    });
  });
}

function tooLarge(maxBytes: number): AppError {
  return new AppError(
    "tooLarge",
    `This file is too large: at most ${Math.floor(maxBytes / 1024 / 1024)} MB can be uploaded.`,
  );
}

function toUploadError(error: unknown, maxBytes: number): unknown {
  if (error instanceof MulterError) {
    if (error.code === "LIMIT_FILE_SIZE") return tooLarge(maxBytes);
    return new AppError("malformed", 'Please send one file, in the field "file", and nothing else.');
  }
  // The disk is full, or broken: that is ours to mend.
  if (error instanceof Error && "syscall" in error) return error;
  // What is left comes from the multipart parser: a body that is cut off or no form at all.
  return new AppError("malformed", "The upload was cut off or is not a valid form. Please try again.", {
    cause: error,
  });
}
