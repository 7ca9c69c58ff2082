import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationsKey } from "#client/features/applications/applications.api.ts";
import { lettersKey } from "#client/features/letters/letters.api.ts";
import { moveLetters } from "#client/features/letters/move-letters.ts";
import { lettersLeft, lettersMoved } from "#client/lib/messages.ts";
import { showToastNext } from "#client/lib/toasts.ts";
import { KEPT_IN_MIND, useMoveState } from "#client/lib/use-move-state.ts";

const mutationKey = ["move-letters"] as const;

/** {@link moveLetters} with a message that says how many. */
export function useMoveLetters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    ...KEPT_IN_MIND,
    mutationFn: moveLetters,
    onSuccess: ({ moved, left }) => {
      if (left > 0) showToastNext(lettersLeft(left));
      else if (moved > 0) showToastNext(lettersMoved(moved));
      // Also where another tab was quicker, and where no page shows the list yet: it may have been read half-way.
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: lettersKey, exact: true, refetchType: "all" }),
        // Applications may have been listed before their letters arrived.
        queryClient.invalidateQueries({ queryKey: applicationsKey }),
      ]);
    },
  });
}

/** How far letters are on their way, wherever that was begun. */
export const useLettersMove = () => useMoveState(mutationKey);
