import type { Request, RequestHandler } from "express";
import { isAllowed } from "./rate-limit.ts";

/** Counts so many bytes more of an account. @throws AppError tooMany */
type Count = (userId: number, bytes: number) => Promise<void>;

const WRITING = new Set(["POST", "PUT", "PATCH"]);
/** What is written there stays in the database. Runs are counted where they are started. */
const keeping = [
  /^\/(?:saved-cover-letters|fact-sets|applications|kept-resumes|connections)(?:\/|$)/i,
  /^\/workflows(?:\/import|\/\d+(?:\/duplicate)?)?\/?$/i,
];
/** Of a body whose length isn't announced: the longest that is read. */
const MOST = 1_000_000;

/**
 * Counts what accounts write into the database, before it is read. A short call may have much written (a copy of a workflow):
 * its answer tells, and counts for the next ones.
 */
export function countRows(count: Count): RequestHandler {
  return async (request, response, next) => {
    const { user, method, path } = request;
    if (!user || !WRITING.has(method) || !keeping.some((pattern) => pattern.test(path))) return next();
    // Also where nothing is sent, so that who has saved too much copies nothing either.
    const bytes = Math.max(1, lengthOf(request));
    await count(user.id, bytes);
    const end = response.end.bind(response);
    let answered = 0;
    const counted = (...[chunk, ...more]: Parameters<typeof end>) => {
      if (typeof chunk === "string" || Buffer.isBuffer(chunk)) answered = chunk.length;
      return end(chunk, ...more);
    };
    response.end = counted as typeof response.end;
    response.once("finish", () => {
      if (response.statusCode >= 300 || answered <= bytes) return;
      isAllowed(() => count(user.id, answered - bytes)).catch((error: unknown) =>
        request.log.error({ err: error }, "rows not counted"),
      );
    });
    next();
  };
}

function lengthOf({ headers }: Request): number {
  return headers["content-length"] === undefined ? MOST : Number(headers["content-length"]) || 0;
}
