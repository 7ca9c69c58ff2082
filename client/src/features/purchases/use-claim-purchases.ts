import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messages, purchasesClaimed } from "#client/lib/messages.ts";
import { showToastNext } from "#client/lib/toasts.ts";
import { claimPurchases } from "./claim-purchases.ts";
import { purchasesKey } from "./purchases.api.ts";

/** {@link claimPurchases} with a message that says what has arrived. */
export function useClaimPurchases() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: claimPurchases,
    onSuccess: ({ names, taken }) => {
      if (names.length > 0) showToastNext(purchasesClaimed(names));
      else if (taken) showToastNext(messages.purchaseTaken);
      return names.length > 0 ? queryClient.invalidateQueries({ queryKey: purchasesKey }) : undefined;
    },
  });
}
