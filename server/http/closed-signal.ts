import type { Response } from "express";
import { AppError } from "#server/errors.ts";

/** Aborted when the visitor closes the connection before they have the answer. */
export function closedSignal(response: Response): AbortSignal {
  const closed = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) closed.abort(new AppError("malformed", "The connection was closed."));
  };
  // It may have been closed while something else was waited for.
  if (response.destroyed) onClose();
  else response.once("close", onClose);
  return closed.signal;
}
