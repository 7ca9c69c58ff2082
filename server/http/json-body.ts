import express, { type Request, type RequestHandler } from "express";
import { AppError } from "#server/errors.ts";
import type { BodyWork } from "#server/text-work/body-work.ts";
import { parseJson } from "#server/text-work/parse-json.ts";
import { jsonOf } from "#server/text-work/read-body.ts";
import { closedSignal } from "./closed-signal.ts";
import { visitorAddress } from "./rate-limit.ts";

declare global {
  namespace Express {
    interface Request {
      /** Reads a long body in a thread; answers JSON as the named shape has it. Undefined where the body is a short one. */
      readLongBody?: (schema: string | null) => Promise<string>;
    }
  }
}

/** In bytes. What is longer is read in a thread: checking a thousand values takes some milliseconds. */
export const SHORT_BODY = 8_000;

/**
 * Reads JSON bodies of at most a megabyte. A short one is in `request.body` afterwards, a long one waits for
 * `readLongBody`, which `parseBody` calls: only a route knows what it should be.
 */
export function jsonBody(bodies: Pick<BodyWork, "run">): RequestHandler[] {
  return [express.raw({ type: "application/json", limit: "1mb" }), readJson(bodies)];
}

function readJson(bodies: Pick<BodyWork, "run">): RequestHandler {
  return (request, response, next) => {
    const bytes: unknown = request.body;
    request.body = undefined;
    if (!Buffer.isBuffer(bytes)) return next();
    refuseOtherCharsets(request);
    if (bytes.length <= SHORT_BODY) request.body = bytes.length === 0 ? {} : parseJson(bytes);
    else
      request.readLongBody = async (schema) => {
        const caller = { owner: visitorAddress(request), signal: closedSignal(response) };
        return jsonOf(await bodies.run("read", { bytes, schema }, caller));
      };
    next();
  };
}

function refuseOtherCharsets(request: Request): void {
  const [, charset = "utf-8"] = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers["content-type"] ?? "") ?? [];
  if (!["utf-8", "utf8"].includes(charset.toLowerCase()))
    throw new AppError("wrongType", "This character set isn't supported. Send UTF-8.");
}
