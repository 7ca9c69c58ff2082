import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { ZodError } from "zod";
import { isDatabaseAway } from "#server/db/database-away.ts";
import { AppError, type ErrorCode, errorStatus } from "#server/errors.ts";
import { describeIssues } from "#server/text-work/describe-issues.ts";
import { pathOf } from "./logger.ts";
import { DISK_FULL } from "./room-to-write.ts";
import { logSecurity } from "./security-log.ts";

type Problem = { status: number; message: string; errors?: Record<string, string[]>; retryAfter?: number };

const RETRY_AFTER_SECONDS = 5;
const databaseAway = "Our database isn't responding. What you typed is safe. Try again shortly.";

/** The one exit for everything thrown: JSON with a message for the person, never a stack trace. */
export function errorHandler(): ErrorRequestHandler {
  return (error, request, response, next) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, "request failed");
    if (isRefusal(request, problem)) logSecurity(request, "access refused", { status: problem.status });
    if (response.headersSent) {
      next(error);
      return;
    }
    if (problem.retryAfter !== undefined)
      response.setHeader("Retry-After", String(Math.max(1, Math.ceil(problem.retryAfter))));
    // A compressed file may have been meant to be sent.
    response.removeHeader("Content-Encoding");
    response
      .status(problem.status)
      .json({ message: problem.message, ...(problem.errors ? { errors: problem.errors } : {}) });
  };
}

/** Asking who is signed in, and signing in with a wrong password, are no tries to get in elsewhere. */
function isRefusal(request: Request, { status }: Problem): boolean {
  return status === 403 || (status === 401 && !["/api/user", "/api/login"].includes(pathOf(request.originalUrl)));
}

/** Unknown /api paths; mounted after every route. */
export function unknownApiPath(): RequestHandler {
  return () => {
    throw new AppError("notFound", "There's nothing at this address.");
  };
}

export function toProblem(error: unknown): Problem {
  if (error instanceof AppError) {
    return {
      status: errorStatus[error.code],
      message: error.message,
      ...(error.fields ? { errors: error.fields } : {}),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  }
  if (error instanceof ZodError) return { status: errorStatus.malformed, ...describeIssues(error) };
  const bodyProblem = bodyParserProblem(error);
  if (bodyProblem) return bodyProblem;
  if (isDiskFull(error)) return { status: errorStatus.diskFull, message: DISK_FULL };
  if (isDatabaseAway(error))
    return { status: errorStatus.unavailable, message: databaseAway, retryAfter: RETRY_AFTER_SECONDS };
  return { status: 500, message: "Something went wrong on our side. Try again." };
}

/** 53100: PostgreSQL's disk. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && ["ENOSPC", "EDQUOT", "53100"].includes(String(error.code))) || isDiskFull(error.cause);
}

/** body-parser and router errors carry a type and a status; their messages would leak internals. */
const bodyProblems: Record<string, { code: ErrorCode; message: string }> = {
  "entity.parse.failed": { code: "malformed", message: "The request body isn't valid JSON." },
  "entity.too.large": { code: "tooLarge", message: "This is too large. The limit is 1 MB." },
  "encoding.unsupported": { code: "wrongType", message: "This content encoding isn't supported." },
  "charset.unsupported": { code: "wrongType", message: "This character set isn't supported. Send UTF-8." },
  "request.aborted": { code: "malformed", message: "The request was cut off." },
  "request.size.invalid": { code: "malformed", message: "The request body doesn't have the length it announced." },
  "stream.encoding.set": { code: "malformed", message: "The request body couldn't be read." },
};

function bodyParserProblem(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null;
  if ("type" in error && typeof error.type === "string") {
    const known = bodyProblems[error.type];
    if (known) return { status: errorStatus[known.code], message: known.message };
  }
  // The last two: a file that is asked for in another version, or beyond its end.
  const refused = "status" in error ? [400, 412, 416].find((status) => status === error.status) : undefined;
  if (error instanceof URIError || refused)
    return { status: refused ?? 400, message: "The request couldn't be understood." };
  // What serves files says so of paths that lead out of the folder or nowhere.
  if ("status" in error && (error.status === 403 || error.status === 404))
    return { status: 404, message: "There is no such file." };
  return null;
}
