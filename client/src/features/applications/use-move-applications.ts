import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationsMoved } from "#client/lib/messages.ts";
import { showToastNext } from "#client/lib/toasts.ts";
import { KEPT_IN_MIND, useMoveState } from "#client/lib/use-move-state.ts";
import { applicationsKey } from "./applications.api.ts";
import { moveApplications } from "./move-applications.ts";

const mutationKey = ["move-applications"] as const;

/** {@link moveApplications} with a message that says how many. */
export function useMoveApplications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    ...KEPT_IN_MIND,
    mutationFn: moveApplications,
    onSuccess: ({ moved }) => {
      if (moved > 0) showToastNext(applicationsMoved(moved));
      return queryClient.invalidateQueries({ queryKey: applicationsKey });
    },
  });
}

export const useApplicationsMove = () => useMoveState(mutationKey);
