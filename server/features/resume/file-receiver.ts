import type { Request, Response } from "express";
import multer from "multer";
import { createAtOnce } from "#server/http/at-once.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { receiveFile } from "#server/http/receive-file.ts";
import { fileProblems } from "./file-problem.ts";

/** 5 MB, as the page announces. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A file in memory is there before it waits in the queue, and a sender may take minutes over it. */
const AT_ONCE = { ofAddress: 24, ofAll: 60 };

/**
 * Gives the file of the multipart field `field`, kept in memory, never on disk.
 * @throws AppError 400, 413, 415, 429 and 503 where too many are on their way
 */
export function fileReceiver(field: "resume" | "letter"): (request: Request, response: Response) => Promise<Buffer> {
  const options = {
    ...{ field, storage: multer.memoryStorage(), maxBytes: MAX_FILE_BYTES },
    tooLarge: fileProblems.tooLarge.message,
  };
  const ofAddress = createAtOnce(AT_ONCE.ofAddress, "Wait until your other uploads are done.");
  const ofAll = createAtOnce(AT_ONCE.ofAll, "Many files are being sent right now. Try again shortly.", "unavailable");
  return (request, response) =>
    ofAddress(visitorAddress(request), () =>
      ofAll("all", async () => (await receiveFile(request, response, options)).buffer),
    );
}
