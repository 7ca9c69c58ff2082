import { max, subDays, subMinutes } from "date-fns";
import { eachInTurn } from "#server/db/each-in-turn.ts";
import type { CheckoutStore } from "./checkout.store.ts";

/** A checkout this young is gone on with, and its buyer may still be there. */
export const REUSED_FOR_MINUTES = 30;
/** Delayed ways to pay take up to two weeks. */
const LOOKED_AFTER_DAYS = 30;
const FORGOTTEN_AFTER_DAYS = 31;
/** Sessions in one look; the provider is asked for each. */
const LOOKED_AT = 500;

/**
 * Looks after sessions of which neither a notice nor the buyer came back; those that stay unpaid are forgotten at last. Where
 * there are more than one look holds, or some fail, the next one goes on behind them: anybody can begin hundreds.
 */
export function createForgottenLook(deps: {
  checkouts: Pick<CheckoutStore, "listOpen" | "removeUnpaid">;
  settle: (sessionId: string) => Promise<void>;
}): (now: Date) => Promise<void> {
  const { checkouts, settle } = deps;
  /** The last checkout of the look before, where that left others; null where the next look begins with the oldest. */
  let lookedUpTo: Date | null = null;

  return async (now) => {
    const before = subMinutes(now, REUSED_FOR_MINUTES);
    await checkouts.removeUnpaid(subDays(now, FORGOTTEN_AFTER_DAYS));
    const after = max([subDays(now, LOOKED_AFTER_DAYS), lookedUpTo ?? 0]);
    const open = await checkouts.listOpen({ after, before, limit: LOOKED_AT });
    const isLast = open.length < LOOKED_AT;
    lookedUpTo = null;
    await eachInTurn(open, async ({ sessionId, createdAt }) => {
      lookedUpTo = isLast && sessionId === open.at(-1)?.sessionId ? null : createdAt;
      await settle(sessionId);
    });
  };
}
