import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeEditDraft } from "./edit-drafts.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import type { LetterWords } from "./letter-fields.ts";
import { createSavedLetter, lettersKey } from "./letters.api.ts";

/** Keeps the words of a letter that was deleted while it was edited, as a letter of their own. */
export function useSaveAsNew({ onSaved }: { onSaved: (id: number) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ replaces, ...words }: LetterWords & { replaces: number }) =>
      createSavedLetter({ ...words, templateId: null, promptInfo: null }, idempotencyKey(`again-${replaces}`, words)),
    meta: { success: "letterSaved", failure: "saveFailed" },
    onSuccess: (letter, { replaces }) => {
      removeEditDraft(replaces);
      onSaved(letter.id);
      return queryClient.invalidateQueries({ queryKey: lettersKey, exact: true });
    },
  });
}
