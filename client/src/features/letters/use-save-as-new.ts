import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import { removeEditDraft } from "./edit-drafts.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import type { LetterWords } from "./letter-fields.ts";
import { createSavedLetter, lettersKey } from "./letters.api.ts";

/** Keeps the words of a letter that was deleted while it was edited, as a letter of their own. */
export function useSaveAsNew({ onSaved }: { onSaved: (id: number) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ words, gone }: { words: LetterWords; gone: SavedCoverLetter }) =>
      createSavedLetter(
        gone.userId,
        { ...words, templateId: gone.templateId, promptInfo: gone.promptInfo },
        idempotencyKey(`again-${gone.id}`, words),
      ),
    meta: { success: "letterSaved", failure: "saveFailed" },
    onSuccess: (letter, { gone }) => {
      removeEditDraft(gone.id);
      onSaved(letter.id);
      return queryClient.invalidateQueries({ queryKey: lettersKey, exact: true });
    },
  });
}
