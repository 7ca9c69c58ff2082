import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationsMoved } from "#client/lib/messages.ts";
import { showToastNext } from "#client/lib/toasts.ts";
import { applicationsKey } from "./applications.api.ts";
import { moveApplications } from "./move-applications.ts";

/** {@link moveApplications} with a message that says how many. */
export function useMoveApplications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ["move-applications"],
    mutationFn: moveApplications,
    onSuccess: ({ moved }) => {
      if (moved > 0) showToastNext(applicationsMoved(moved));
      return queryClient.invalidateQueries({ queryKey: applicationsKey });
    },
  });
}
