import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MessageKey } from "#client/lib/messages.ts";
import { letterPath, savedLetterOptions, type VersionedLetter } from "./letters.api.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { readLocalLetters, updateLocalLetter } from "./local-letters.ts";

type PromptInfo = ListedLetter["promptInfo"];

/**
 * Changes what is kept beside a letter, wherever it is kept. The change counts at once; what could not be kept is taken
 * back, and said.
 */
export function useInfoChange<Change>(
  letter: ListedLetter,
  kind: {
    applied: (info: PromptInfo, change: Change) => PromptInfo;
    undo: (change: Change) => Change;
    /** Keeps it on the account. */
    put: (id: number, change: Change) => Promise<void>;
    failure: MessageKey;
  },
): (change: Change) => void {
  const queryClient = useQueryClient();
  const show = (change: Change) => {
    if (letter.kept === "browser") return;
    queryClient.setQueryData<VersionedLetter>(
      savedLetterOptions(letter.id).queryKey,
      (now) => now && { ...now, letter: { ...now.letter, promptInfo: kind.applied(now.letter.promptInfo, change) } },
    );
  };
  const keep = useMutation({
    // One after the other, so that taking back cannot overtake what it takes back.
    scope: { id: letter.kept === "account" ? letterPath(letter.id) : letter.id },
    mutationFn: async (change: Change) => {
      if (letter.kept === "account") return kind.put(letter.id, change);
      const now = readLocalLetters().find(({ id }) => id === letter.id) ?? letter;
      if (!updateLocalLetter(letter.id, { promptInfo: kind.applied(now.promptInfo, change) }))
        throw new Error("the browser could not keep it");
    },
    meta: { failure: kind.failure },
    onMutate: show,
    onError: (_error, change) => show(kind.undo(change)),
  });
  return (change) => keep.mutate(change);
}
