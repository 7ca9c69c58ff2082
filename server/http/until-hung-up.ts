import type { Response } from "express";
import { AppError } from "#server/errors.ts";

/** Aborted when the visitor closes the connection before they have the answer. */
export function untilHungUp(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) hungUp.abort(new AppError("malformed", "The connection was closed."));
  });
  return hungUp.signal;
}
