import type { Request, RequestHandler } from "express";
import pino, { type Logger } from "pino";
import { pinoHttp } from "pino-http";
import { describeError } from "./describe-error.ts";

/**
 * Structured logs on standard output; requests by method, path and status, never with bodies or cookies, and with addresses
 * only where security is concerned (`security-log.ts`).
 */
export function createLogger(options: { level: string; write?: (line: string) => void }): Logger {
  const settings = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return options.write ? pino(settings, { write: options.write }) : pino(settings);
}

export function requestLog(logger: Logger): RequestHandler {
  const log = pinoHttp<Request>({
    logger,
    quietReqLogger: true,
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? "error" : response.statusCode >= 400 ? "info" : "debug",
    wrapSerializers: false,
    serializers: {
      err: describeError,
      // Path without its query: session ids and reset tokens travel there.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });
  return (request, response, next) => {
    // pino-http hears the first error alone, and one that nobody hears would stop the process.
    response.on("error", (error) => logger.error({ err: error }, "answer failed"));
    log(request, response, next);
  };
}

/** In characters. What is longer is no path of ours, and each call of a stranger would write kilobytes. */
const LONGEST_PATH = 300;

/** The path as it may be logged: without its query, and without what looks like the token of a link. */
export function pathOf(url: string): string {
  const whole = url.split("?")[0] ?? "";
  const path = whole.length > LONGEST_PATH ? `${whole.slice(0, LONGEST_PATH)}…` : whole;
  // Outside the API a long name with a dot is one of the page's own files.
  const isApi = path.startsWith("/api/");
  return path
    .split("/")
    .map((part) => (part.length >= 20 && /[A-Z\d]/u.test(part) && (isApi || !part.includes(".")) ? "…" : part))
    .join("/");
}
