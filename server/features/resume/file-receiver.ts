import type { Request, Response } from "express";
import multer, { MulterError } from "multer";
import { AppError } from "#server/errors.ts";
import { fileProblems } from "./file-problem.ts";

/** 5 MB, as the page announces. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/**
 * Gives the file of the multipart field `field`, kept in memory, never on disk.
 * Every limit is set: the defaults of the multipart parser let a few bytes of field name hang the process.
 * @throws AppError 400, 413, 415
 */
export function fileReceiver(field: "resume" | "letter"): (request: Request, response: Response) => Promise<Buffer> {
  const upload = multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: MAX_FILE_BYTES,
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

  return (request, response) => {
    if (!request.is("multipart/form-data")) {
      throw new AppError("wrongType", `Please send the file as multipart/form-data in the field "${field}".`);
    }
    return new Promise((resolve, reject) => {
      upload(request, response, (error: unknown) => {
        if (error) reject(toUploadError(error, field));
        else if (request.file) resolve(request.file.buffer);
        else reject(new AppError("malformed", `No file came in the field "${field}". Please choose one.`));
      });
    });
  };
}

function toUploadError(error: unknown, field: string): unknown {
  if (error instanceof MulterError) {
    if (error.code === "LIMIT_FILE_SIZE") return new AppError("tooLarge", fileProblems.tooLarge.message);
    if (error.code === "LIMIT_UNEXPECTED_FILE" || error.code === "LIMIT_FILE_COUNT")
      return new AppError("malformed", `Please send one file, in the field "${field}".`);
    return new AppError("malformed", `This form holds more than one file. Please send the ${field} alone.`);
  }
  // What is left comes from the multipart parser: a body that is cut off or no form at all.
  return new AppError("malformed", "The upload was cut off or is not a valid form. Please try again.", {
    cause: error,
  });
}
