import type { Request } from "express";
import type { SessionData } from "express-session";
import { AppError } from "#server/errors.ts";
import { createAddressLimiter, type RateLimitDeps, visitorAddress, waitingTime } from "./rate-limit.ts";
import { isStored } from "./session.ts";

/** Most bytes of what is kept for somebody without an account. */
export const ANONYMOUS_BYTES = 400_000;

const HOUR = 3_600;

export type VisitorStorage = {
  /**
   * Counts so many bytes, and a session where there is none yet, against the visitor's address; what comes back takes
   * that back. Who is signed in is not counted.
   * @throws AppError tooMany
   */
  admit: (request: Request, bytes: number) => Promise<() => Promise<void>>;
  /** Puts something into the session, or, of so many bytes, beside it. @throws AppError tooLarge (413) beyond what one may hold, tooMany */
  keep: (request: Request, change: Partial<SessionData>, beside?: number) => Promise<void>;
};

/** What visitors without an account may have kept: nobody fills the disk for nothing. */
export function createVisitorStorage(
  deps: RateLimitDeps & { sessionsPerHour: number; megabytesPerHour: number },
): VisitorStorage {
  const sessions = createAddressLimiter(
    {
      name: "new-sessions",
      points: deps.sessionsPerHour,
      seconds: HOUR,
      message: (wait) => `Too many new visitors from your network. Try again ${waitingTime(wait)}.`,
    },
    deps,
  );
  const kilobytes = createAddressLimiter(
    {
      name: "kept-kilobytes",
      points: deps.megabytesPerHour * 1_000,
      seconds: HOUR,
      message: (wait) => `Too much was saved from your network. Sign in, or try again ${waitingTime(wait)}.`,
    },
    deps,
  );

  async function admit(request: Request, bytes: number): Promise<() => Promise<void>> {
    if (request.user) return async () => {};
    const address = visitorAddress(request);
    const points = Math.ceil(bytes / 1_000);
    const isNew = !isStored(request);
    await kilobytes.consume(address, points);
    if (isNew) await sessions.consume(address);
    return async () => {
      await kilobytes.giveBack(address, points);
      if (isNew) await sessions.giveBack(address);
    };
  }

  return {
    admit,
    keep: async (request, change, beside = 0) => {
      const bytes = beside + Buffer.byteLength(JSON.stringify({ ...request.session, ...change }));
      if (!request.user && bytes > ANONYMOUS_BYTES)
        throw new AppError("tooLarge", "This is more than we keep without an account (400 kB). Shorten it or sign in.");
      await admit(request, bytes);
      Object.assign(request.session, change);
    },
  };
}
