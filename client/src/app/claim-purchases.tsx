import { useEffect } from "react";
import { useClaimPurchases } from "#client/features/purchases/use-claim-purchases.ts";

/** Brings what was bought before signing in onto the account, once each time it is mounted. */
export function ClaimPurchases({ userId }: { userId: number }) {
  const { mutate } = useClaimPurchases();
  useEffect(() => mutate(userId), [mutate, userId]);
  return null;
}
