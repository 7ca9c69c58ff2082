import { createAddressLimiter, createRateLimiter, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";
import type { Visitor } from "./prompts.service.ts";

/** Letters that one visitor may have written; unlocking and reading them again is free. */
const PER_MINUTE = 6;
const PER_HOUR = 20;

/** Counts a letter for its session and for its address; throws AppError tooMany when either has had enough. */
export function createLetterLimits(deps: RateLimitDeps): (visitor: Visitor) => Promise<void> {
  const limiters = [
    { name: "letters-minute", points: PER_MINUTE, seconds: 60, span: "in one minute" },
    { name: "letters-hour", points: PER_HOUR, seconds: 3600, span: "this hour" },
  ].map(({ name, points, seconds, span }) => {
    const message = (wait: number) => `You've made ${points} letters ${span}. Try again ${waitingTime(wait)}.`;
    return {
      ofAddress: createAddressLimiter({ name, points, seconds, message }, deps),
      ofSession: createRateLimiter({ name, points, seconds, message }, deps),
    };
  });
  return async ({ sessionId, address }) => {
    for (const { ofAddress, ofSession } of limiters) {
      // The address first: who is refused for it begins no count of a session that nobody keeps.
      await ofAddress.consume(address);
      await ofSession.consume(`session ${sessionId}`);
    }
  };
}
