import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";
import { visitorAddress } from "./rate-limit.ts";

export type BodyBounds = {
  /** Bodies of one address that are under way at once, and what they may take together, in bytes. */
  ofOne: { bodies: number; bytes: number };
  /** What all long bodies together may take. */
  bytes: number;
};

const usual: BodyBounds = { ofOne: { bodies: 200, bytes: 32_000_000 }, bytes: 256_000_000 };

/** In bytes. Shorter ones pass however many long ones there are, so that everybody can still sign in and save. */
const SHORT = 64_000;
/** The most that is held in memory of one body whose length is not announced. Longer ones are refused where they are read. */
const MOST = 1_000_000;
/** The longest body that any route takes, and only with its length. */
const LONGEST = 5_000_000;
const RETRY_SECONDS = 5;

/**
 * Refuses bodies beyond what may be under way, before any of them is read: on many slow connections each would hold its
 * memory for minutes. What counts is the length that a body has announced, or the longest that is taken without, until its
 * answer is out or its sender has gone. Files in forms have bounds of their own, where they are received.
 */
export function boundBodies(bounds: BodyBounds = usual): RequestHandler {
  const held = new Map<string, { bodies: number; bytes: number }>();
  let all = 0;
  return (request, response, next) => {
    const bytes = heldBytes(request);
    if (bytes === 0) return next();
    const address = visitorAddress(request);
    const own = held.get(address) ?? { bodies: 0, bytes: 0 };
    if (own.bodies >= bounds.ofOne.bodies || own.bytes + bytes > bounds.ofOne.bytes)
      throw refusal(response, "tooMany", "Too much is being sent from your network at once.");
    const long = bytes > SHORT ? bytes : 0;
    if (long > 0 && all + long > bounds.bytes) throw refusal(response, "unavailable", "The server is busy.");
    held.set(address, own);
    own.bodies += 1;
    own.bytes += bytes;
    all += long;
    response.once("close", () => {
      own.bodies -= 1;
      own.bytes -= bytes;
      all -= long;
      if (own.bodies === 0) held.delete(address);
    });
    next();
  };
}

/** The rest of the body is not waited for: the connection ends with the answer. */
function refusal(response: Parameters<RequestHandler>[1], code: "tooMany" | "unavailable", what: string): AppError {
  response.setHeader("Connection", "close");
  return new AppError(code, `${what} Try again in ${RETRY_SECONDS} seconds.`, { retryAfter: RETRY_SECONDS });
}

/** How long a packed body is once it is unpacked, nobody has announced. */
function heldBytes({ headers }: IncomingMessage): number {
  if (isForm(headers)) return 0;
  if (headers["transfer-encoding"] !== undefined || headers["content-encoding"] !== undefined) return MOST;
  return Math.min(LONGEST, Number(headers["content-length"] ?? 0) || 0);
}

/** Only where files are received is a form read: whoever reads bodies as they come leaves these alone. */
export function isForm(headers: IncomingMessage["headers"]): boolean {
  return /^\s*multipart\//i.test(headers["content-type"] ?? "");
}
