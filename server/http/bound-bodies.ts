import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";
import { visitorAddress } from "./rate-limit.ts";

export type BodyBounds = {
  /** Bodies of one address that are under way at once, and what they may take together, in bytes. */
  ofOne: { bodies: number; bytes: number };
  /** The same of one network: of IPv6, all addresses of a /48. */
  ofNetwork: { bodies: number; bytes: number };
  /** What all long bodies together may take. */
  bytes: number;
};

const usual: BodyBounds = {
  ofOne: { bodies: 200, bytes: 32_000_000 },
  ofNetwork: { bodies: 400, bytes: 96_000_000 },
  bytes: 256_000_000,
};

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
 * answer is out or its sender has gone. Who sends too slowly is ended elsewhere (`stalled-body.ts`). Files in forms have bounds of their own, where they are received.
 */
export function boundBodies(bounds: BodyBounds = usual): RequestHandler {
  const ofAddress = createTally(bounds.ofOne);
  const ofNetwork = createTally(bounds.ofNetwork);
  let all = 0;
  return (request, response, next) => {
    const bytes = heldBytes(request);
    if (bytes === 0) return next();
    const address = visitorAddress(request);
    const network = networkOf(address);
    if (!ofAddress.hasRoom(address, bytes) || !ofNetwork.hasRoom(network, bytes))
      throw refusal(response, "tooMany", "Too much is being sent from your network at once.");
    const long = bytes > SHORT ? bytes : 0;
    if (long > 0 && all + long > bounds.bytes) throw refusal(response, "unavailable", "The server is busy.");
    const leave = [ofAddress.add(address, bytes), ofNetwork.add(network, bytes)];
    all += long;
    response.once("close", () => {
      for (const one of leave) one();
      all -= long;
    });
    next();
  };
}

/** Bodies under way by who sends them. */
function createTally(most: { bodies: number; bytes: number }) {
  const held = new Map<string, { bodies: number; bytes: number }>();
  return {
    hasRoom(who: string, bytes: number): boolean {
      const own = held.get(who) ?? { bodies: 0, bytes: 0 };
      return own.bodies < most.bodies && own.bytes + bytes <= most.bytes;
    },
    /** Gives what takes it away again. */
    add(who: string, bytes: number): () => void {
      const own = held.get(who) ?? { bodies: 0, bytes: 0 };
      held.set(who, own);
      own.bodies += 1;
      own.bytes += bytes;
      return () => {
        own.bodies -= 1;
        own.bytes -= bytes;
        if (own.bodies === 0) held.delete(who);
      };
    },
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
