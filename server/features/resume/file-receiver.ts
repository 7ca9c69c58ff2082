import type { Request, Response } from "express";
import multer from "multer";
import { createPlaces } from "#server/http/places.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { receiveFile } from "#server/http/receive-file.ts";
import { fileProblems } from "./file-problem.ts";

/** 5 MB, as the page announces. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A file in memory is there before it waits in the queue, and a sender may take minutes over it. */
const AT_ONCE = { ofOwner: 24, ofNetwork: 30, ofAll: 60 };

/**
 * Gives the file of the multipart field `field`, kept in memory, never on disk.
 * @throws AppError 400, 413, 415, 429, and 503 where too many are on their way, or others' need the place of a slow one
 */
export function fileReceiver(field: "resume" | "letter"): (request: Request, response: Response) => Promise<Buffer> {
  const options = {
    ...{ field, storage: multer.memoryStorage(), maxBytes: MAX_FILE_BYTES },
    tooLarge: fileProblems.tooLarge.message,
  };
  const places = createPlaces(AT_ONCE, {
    own: "Wait until your other uploads are done.",
    busy: "Many files are being sent right now. Try again shortly.",
  });
  return async (request, response) => {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const { socket } = request;
    const [since, before] = [Date.now(), socket.bytesRead];
    const address = visitorAddress(request);
    const free = places.take({
      ...{ owner: address, address },
      speed: () => (socket.bytesRead - before) / (Date.now() - since + 1),
      end: (refusal) => {
        // The rest of the file is not waited for.
        response.setHeader("Connection", "close");
        reject(refusal);
      },
    });
    try {
      return (await Promise.race([receiveFile(request, response, options), ended])).buffer;
    } finally {
      free();
    }
  };
}
