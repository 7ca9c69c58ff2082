import type { RequestHandler, Response } from "express";
import { AppError } from "#server/errors.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";
import { visitorAddress } from "./rate-limit.ts";

export type AnswerBounds = {
  /** What answers to one address may take together until they have been read, in bytes. */
  ofOne: number;
  /** The same for one network: of IPv6, all addresses of a /48. */
  ofNetwork: number;
  /** What all answers together may take. */
  all: number;
  /** How long an answer waits for a reader who takes nothing of it. */
  stalledMs: number;
};

const usual: AnswerBounds = { ofOne: 48_000_000, ofNetwork: 96_000_000, all: 256_000_000, stalledMs: 60_000 };

/** In bytes. Shorter answers pass however many long ones there are. */
const SHORT = 64_000;
const RETRY_SECONDS = 5;

/**
 * Refuses a long answer that is given in one piece beyond what may wait unread: on many connections that nobody reads,
 * each would hold its memory. Answers in pieces are bounded where they are sent (`open-answers.ts`). Stands behind what packs answers.
 */
export function boundAnswers(bounds: AnswerBounds = usual): RequestHandler {
  const held = new Map<string, number>();
  let all = 0;

  /** Whoever has nothing waiting gets one, however long. */
  function isFull(who: string, bytes: number, most: number): boolean {
    const own = held.get(who) ?? 0;
    return own > 0 && own + bytes > most;
  }

  function add(who: string, bytes: number): void {
    const sum = (held.get(who) ?? 0) + bytes;
    if (sum > 0) held.set(who, sum);
    else held.delete(who);
  }

  function hold(response: Response, address: string, bytes: number): void {
    const network = `network ${networkOf(address)}`;
    if (isFull(address, bytes, bounds.ofOne) || isFull(network, bytes, bounds.ofNetwork))
      throw refusal(response, "tooMany", "Your network has asked for much that it hasn't read yet.");
    if (all > 0 && all + bytes > bounds.all) throw refusal(response, "unavailable", "The server is busy.");
    add(address, bytes);
    add(network, bytes);
    all += bytes;
    response.setTimeout(bounds.stalledMs, () => response.destroy());
    response.once("close", () => {
      add(address, -bytes);
      add(network, -bytes);
      all -= bytes;
    });
  }

  return (request, response, next) => {
    const end = response.end.bind(response);
    // Whoever has their answer in one piece hands it over here.
    const bounded = (...[chunk, ...more]: Parameters<typeof end>) => {
      const bytes = lengthOf(chunk);
      if (bytes > SHORT && !response.headersSent) hold(response, visitorAddress(request), bytes);
      return end(chunk, ...more);
    };
    response.end = bounded as typeof response.end;
    next();
  };
}

function lengthOf(chunk: unknown): number {
  return typeof chunk === "string" || Buffer.isBuffer(chunk) ? chunk.length : 0;
}

/** The answer that is refused has said how long it is, and what it is. */
function refusal(response: Response, code: "tooMany" | "unavailable", what: string): AppError {
  for (const name of ["Content-Length", "ETag", "Content-Disposition"]) response.removeHeader(name);
  return new AppError(code, `${what} Try again in ${RETRY_SECONDS} seconds.`, { retryAfter: RETRY_SECONDS });
}
