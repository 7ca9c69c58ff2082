import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Vouch, withVouch } from "#shared/letters/saved-cover-letter.schema.ts";
import { letterPath, putVouch, savedLetterOptions, type VersionedLetter } from "./letters.api.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { readLocalLetters, updateLocalLetter } from "./local-letters.ts";

/**
 * Keeps with a letter, wherever it is kept, what the person vouches for in it. It counts at once; what could not be
 * kept is taken back, and said.
 */
export function useVouching(letter: ListedLetter): (key: string, vouched: boolean) => void {
  const queryClient = useQueryClient();
  const show = (vouch: Vouch) => {
    if (letter.kept === "browser") return;
    queryClient.setQueryData<VersionedLetter>(
      savedLetterOptions(letter.id).queryKey,
      (now) => now && { ...now, letter: { ...now.letter, promptInfo: vouchedIn(now.letter.promptInfo, vouch) } },
    );
  };
  const keep = useMutation({
    // One after the other, so that taking back cannot overtake what it takes back.
    scope: { id: letter.kept === "account" ? letterPath(letter.id) : letter.id },
    mutationFn: async (vouch: Vouch) => {
      if (letter.kept === "account") return putVouch(letter.id, vouch);
      const now = readLocalLetters().find(({ id }) => id === letter.id) ?? letter;
      if (!updateLocalLetter(letter.id, { promptInfo: vouchedIn(now.promptInfo, vouch) }))
        throw new Error("the browser could not keep it");
    },
    meta: { failure: "vouchFailed" },
    onMutate: show,
    onError: (_error, { key, vouched }) => show({ key, vouched: !vouched }),
  });
  return (key, vouched) => keep.mutate({ key, vouched });
}

function vouchedIn(promptInfo: ListedLetter["promptInfo"], vouch: Vouch) {
  return { ...promptInfo, vouched: withVouch(promptInfo?.vouched ?? [], vouch) };
}
