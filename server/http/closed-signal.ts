import type { Response } from "express";
import { AppError } from "#server/errors.ts";

/** Aborted when the visitor closes the connection before they have the answer. */
export function closedSignal(response: Response): AbortSignal {
  const closed = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) closed.abort(new AppError("malformed", "The connection was closed."));
  });
  return closed.signal;
}
