import { AppError } from "#server/errors.ts";
import type { Payments } from "./payments.ts";

/** In production without a provider: nothing can be bought, and that is said. */
export function createNoPayments(): Payments {
  return {
    kind: "none",
    createSession: () => Promise.reject(closed()),
    getSession: () => Promise.reject(closed()),
    parseEvent: () => {
      throw new AppError("malformed", "No payment provider is set up here.");
    },
  };
}

function closed(): AppError {
  return new AppError("unavailable", "The store is closed because payments aren't set up on this server yet.");
}
