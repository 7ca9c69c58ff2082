import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
/** Signing in and out goes on, and what is deleted makes room. */
const ALLOWED = new Set([
  "/login",
  "/logout",
  "/resume/clear",
  "/admin/user-submissions/delete",
  "/admin/submissions/count-person",
  "/admin/submissions/forget",
]);

/** Refuses what would have to be kept while the disk is too full to keep it; reading, signing in and deleting go on. */
export function roomToWrite(isLow: () => boolean): RequestHandler {
  return (request, _response, next) => {
    if (isLow() && !READING.has(request.method) && request.method !== "DELETE" && !ALLOWED.has(request.path))
      throw new AppError("diskFull", DISK_FULL, { retryAfter: 60 });
    next();
  };
}

export const DISK_FULL =
  "The server is out of disk space, so this wasn't saved. Ask whoever runs it to free some space, then try again.";

/** To operators. */
export const DISK_LOW =
  "The disk of the data folder is nearly full. Until there's space, nothing new is saved; reading, signing in, and deleting still work.";
