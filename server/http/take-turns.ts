import type { RequestHandler } from "express";
import { AppError } from "#server/errors.ts";
import { createOwnerQueue, type OwnerQueueLimits } from "#server/integrations/helper-process/owner-queue.ts";
import { closedSignal } from "./closed-signal.ts";
import { visitorAddress } from "./rate-limit.ts";

const RETRY = { retryAfter: 5 };

/**
 * Calls whose answers take this thread for long wait for their turn, of which accounts and networks have as many: each works
 * piece by piece, and a piece of each of a hundred calls goes before whoever comes. A turn ends as the answer is given, not
 * once it has been read.
 */
export function takeTurns(limits: OwnerQueueLimits, message: string): RequestHandler {
  const queue = createOwnerQueue(limits, () => new AppError("tooMany", message, RETRY));
  return (request, response, next) => {
    const address = visitorAddress(request);
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const end = response.end.bind(response);
    const ending = (...args: Parameters<typeof end>) => {
      resolve();
      return end(...args);
    };
    response.end = ending as typeof response.end;
    response.once("close", resolve);
    const begin = () => {
      next();
      return over;
    };
    queue.run({ owner: request.user?.id ?? address, address, signal: closedSignal(response) }, begin).catch(next);
  };
}
