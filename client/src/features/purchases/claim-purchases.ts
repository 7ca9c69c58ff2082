import { differenceInDays, parseISO } from "date-fns";
import { ApiError } from "#client/lib/api-client.ts";
import { registerPurchase } from "./checkout.api.ts";
import { type PendingPurchase, readPendingPurchases, removePendingPurchase } from "./pending-purchases.ts";

/** Names of what has arrived, and whether another account already has something of it. */
export type Claimed = { names: string[]; taken: boolean };

/** Delayed payments arrive within two weeks; what is unpaid after that is not kept for longer. */
const UNPAID_DAYS_KEPT = 30;

let underWay: Promise<Claimed> | null = null;

/**
 * Registers every purchase that waits in this browser on the account that is signed in. One leaves the browser only when
 * the server has it or will never take it; the server keeps each single however often this runs.
 */
export function claimPurchases(userId: number): Promise<Claimed> {
  underWay ??= claimAll(userId).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function claimAll(userId: number): Promise<Claimed> {
  const claimed: Claimed = { names: [], taken: false };
  for (const pending of readPendingPurchases()) {
    try {
      const purchase = await registerPurchase(userId, pending);
      removePendingPurchase(pending.sessionId);
      claimed.names.push(purchase.templateName);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) claimed.taken = true;
      if (isHopeless(error, pending)) removePendingPurchase(pending.sessionId);
    }
  }
  return claimed;
}

function isHopeless(error: unknown, { purchasedAt }: PendingPurchase): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 402) return !(differenceInDays(new Date(), parseISO(purchasedAt)) < UNPAID_DAYS_KEPT);
  return [400, 404, 409, 422].includes(error.status);
}
