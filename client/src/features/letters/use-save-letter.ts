import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "#client/lib/api-client.ts";
import { type MessageKey, messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { CreateSavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import { fingerprint } from "./fingerprint.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { createSavedLetter, lettersKey } from "./letters.api.ts";
import { addLocalLetter } from "./local-letters.ts";

export type LetterToSave = Omit<CreateSavedCoverLetter, "id" | "createdAt">;

/** Where a letter was saved; "nowhere" means that it failed and the person has been told. */
export type SavedWhere = "account" | "browser" | "nowhere";

/**
 * Saves a letter: on the account for who is signed in, in the browser for everybody else, each with its toast.
 * Where the session has ended meanwhile the letter is kept in the browser, to move at the next sign-in. Saving the
 * same words again on this screen, by a second press or after a lost answer, makes no second letter.
 */
export function useSaveLetter({ userId }: { userId: number | null }): {
  saveLetter: (letter: LetterToSave) => Promise<SavedWhere>;
  saving: boolean;
} {
  const queryClient = useQueryClient();
  const idOf = useIdByWords();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (letter: LetterToSave): Promise<SavedWhere> => {
      if (userId === null) return saveInBrowser(letter, { id: idOf(letter), told: "letterSavedLocally" });
      try {
        await createSavedLetter(userId, letter, idempotencyKey(idOf(letter), letter));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        return saveInBrowser(letter, { id: idOf(letter), told: "sessionEndedLetterKept" });
      }
      await queryClient.invalidateQueries({ queryKey: lettersKey, exact: true });
      showToast(messages.letterSaved);
      return "account";
    },
    meta: { failure: "saveFailed" },
  });

  const saveLetter = async (given: LetterToSave): Promise<SavedWhere> => {
    const letter = { ...given, title: given.title.trim() };
    const problem = problemOf(letter);
    if (problem) {
      showToast(messages[problem]);
      return "nowhere";
    }
    return mutateAsync(letter).catch(() => "nowhere" as const);
  };
  return { saveLetter, saving: isPending };
}

function problemOf(letter: LetterToSave): MessageKey | null {
  if (letter.content.trim() === "") return "nothingToSave";
  return letter.title === "" ? "titleRequired" : null;
}

function saveInBrowser(letter: LetterToSave, { id, told }: { id: string; told: MessageKey }): SavedWhere {
  const now = new Date().toISOString();
  const kept = addLocalLetter({ ...letter, id, authorName: authorOf(letter), createdAt: now, updatedAt: now });
  showToast(messages[kept ? told : "storageFailed"]);
  return kept ? "browser" : "nowhere";
}

function authorOf({ promptInfo }: LetterToSave): string | null {
  return [promptInfo?.firstName, promptInfo?.lastName].filter(Boolean).join(" ") || null;
}

/** One id for the same words as long as the screen is open. */
function useIdByWords(): (letter: LetterToSave) => string {
  const ids = useRef(new Map<string, string>());
  return (letter) => {
    // The same words for two applications are two letters.
    const words = `${fingerprint(letter)} ${letter.applicationKey ?? ""}`;
    const id = ids.current.get(words) ?? randomId();
    ids.current.set(words, id);
    return id;
  };
}
