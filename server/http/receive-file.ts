import type { Request, Response } from "express";
import multer, { MulterError, type StorageEngine } from "multer";
import { AppError } from "#server/errors.ts";

export type ReceiveFileOptions = {
  /** The multipart field that holds the file. */
  field: string;
  storage: StorageEngine;
  maxBytes: number;
  /** What the person is told whose file is larger. */
  tooLarge: string;
};

/**
 * Receives a form of one file. Every limit is set: the defaults of the multipart parser let a few bytes of field name
 * hang the process.
 * @throws AppError 400, 413, 415; the disk's own error where the file cannot be kept
 */
export function receiveFile(
  request: Request,
  response: Response,
  options: ReceiveFileOptions,
): Promise<Express.Multer.File> {
  const { field, storage, maxBytes } = options;
  if (!request.is("multipart/form-data")) {
    throw new AppError("wrongType", `Please send the file as multipart/form-data in the field "${field}".`);
  }
  const upload = multer({
    storage,
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
  }).single(field);
  return new Promise((resolve, reject) => {
    upload(request, response, (error: unknown) => {
      if (error) reject(toUploadError(error, options));
      else if (request.file) resolve(request.file);
      else reject(new AppError("malformed", `No file came in the field "${field}". Please choose one.`));
    });
  });
}

function toUploadError(error: unknown, { field, tooLarge }: ReceiveFileOptions): unknown {
  if (error instanceof MulterError) {
    if (error.code === "LIMIT_FILE_SIZE") return new AppError("tooLarge", tooLarge);
    return new AppError("malformed", `Please send one file, in the field "${field}", and nothing else.`);
  }
  // The disk is full, or broken: that is ours to mend.
  if (error instanceof Error && "syscall" in error) return error;
  // What is left comes from the multipart parser: a body that is cut off or no form at all.
  return new AppError("malformed", "The upload was interrupted or isn't a valid form. Try again.", {
    cause: error,
  });
}
