import { type Response, Router } from "express";
import { AppError } from "#server/errors.ts";
import { type RateLimitDeps, rateLimit, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { FileError } from "./file-problem.ts";
import { fileReceiver } from "./file-receiver.ts";
import { toAppError } from "./resume.service.ts";
import type { ResumeReader } from "./resume-reader.ts";

export type LetterFileRoutesDeps = { reader: Pick<ResumeReader, "readLetter">; rateLimits: RateLimitDeps };

/** `POST /api/letter-files/read`: what a program reads out of a letter's PDF or Word file. Your data has been deleted. */
export function letterFileRoutes({ reader, rateLimits }: LetterFileRoutesDeps): Router {
  const router = Router();
  const limit = rateLimit(
    {
      name: "letter-files",
      points: 120,
      seconds: 600,
      message: (wait) => `Too many files. Try again ${waitingTime(wait)}.`,
    },
    rateLimits,
  );
  const receiveFile = fileReceiver("letter");
  router.post("/read", limit, async (request, response) => {
    const file = await receiveFile(request, response);
    const letter = await reader
      .readLetter(file, { owner: visitorAddress(request), signal: untilOver(response) })
      .catch((error: unknown) => {
        throw error instanceof FileError ? toAppError(error) : error;
      });
    response.set("Cache-Control", "no-store").json(letter);
  });
  return router;
}

function untilOver(response: Response): AbortSignal {
  const over = new AbortController();
  response.once("close", () => over.abort(new AppError("malformed", "The upload was interrupted.")));
  return over.signal;
}
