import type { RequestHandler, Response } from "express";
import { visitorAddress } from "./rate-limit.ts";
import { createUnreadCount, type UnreadBounds } from "./unread-count.ts";

export type AnswerBounds = UnreadBounds & {
  /** How long an answer waits for a reader who takes nothing of it. */
  stalledMs: number;
};

const usual: AnswerBounds = { ofOne: 48_000_000, ofNetwork: 96_000_000, all: 256_000_000, stalledMs: 60_000 };

/** In bytes. Shorter answers pass however many long ones there are. */
const SHORT = 64_000;

/**
 * Refuses a long answer that is given in one piece beyond what may wait unread: on many connections that nobody reads,
 * each would hold its memory. Answers in pieces are bounded where they are sent (`open-answers.ts`). Stands behind what packs answers.
 */
export function boundAnswers(bounds: AnswerBounds = usual): RequestHandler {
  const unread = createUnreadCount(bounds);

  function hold(response: Response, address: string, bytes: number): void {
    try {
      response.once("close", unread.hold(address, bytes));
    } catch (refusal) {
      // The answer that is refused has said how long it is, and what it is.
      for (const name of ["Content-Length", "ETag", "Content-Disposition"]) response.removeHeader(name);
      throw refusal;
    }
    response.setTimeout(bounds.stalledMs, () => response.destroy());
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
