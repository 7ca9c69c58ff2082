import { useMutation, useQueryClient } from "@tanstack/react-query";
import { factsMoved } from "#client/lib/messages.ts";
import { showToastNext } from "#client/lib/toasts.ts";
import { factSetsKey } from "./fact-sets.api.ts";
import { moveFactSets } from "./move-fact-sets.ts";

/** {@link moveFactSets} with a message that says how many; what stays is shown in My facts. */
export function useMoveFactSets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ["move-fact-sets"],
    mutationFn: moveFactSets,
    onSuccess: ({ moved }) => {
      if (moved > 0) showToastNext(factsMoved(moved));
      return queryClient.invalidateQueries({ queryKey: factSetsKey, exact: true, refetchType: "all" });
    },
  });
}
