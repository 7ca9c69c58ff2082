import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#client/lib/api-client.ts";
import { hashText } from "#client/lib/hash-text.ts";
import { type MessageKey, messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { CreateSavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import { fingerprint } from "./fingerprint.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { createSavedLetter, lettersKey } from "./letters.api.ts";
import { addLocalLetter, readLocalLetters } from "./local-letters.ts";

export type LetterToSave = Omit<CreateSavedCoverLetter, "id" | "createdAt">;

/** Where a letter was saved; "nowhere" means that it failed and the person has been told. */
export type SavedWhere = "account" | "browser" | "nowhere";

/**
 * Saves a letter: on the account for who is signed in, in the browser for everybody else, each with its toast.
 * Where the session has ended meanwhile the letter is kept in the browser, to move at the next sign-in. Saving the
 * same words again, by a second press, after a lost answer, or after the letter has moved, makes no second letter.
 */
export function useSaveLetter({ userId }: { userId: number | null }): {
  saveLetter: (letter: LetterToSave) => Promise<SavedWhere>;
  saving: boolean;
} {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (letter: LetterToSave): Promise<SavedWhere> => {
      if (userId === null) return saveInBrowser(letter, "letterSavedLocally");
      try {
        await saveOnAccount(userId, letter);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        return saveInBrowser(letter, "sessionEndedLetterKept");
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

async function saveOnAccount(userId: number, letter: LetterToSave): Promise<void> {
  const standing = await createSavedLetter(userId, letter, idempotencyKey(idOf(letter), letter));
  // It has been edited since it was saved: these words are another letter.
  if (standing.content !== letter.content) await createSavedLetter(userId, letter, idempotencyKey(randomId(), letter));
}

function saveInBrowser(letter: LetterToSave, told: MessageKey): SavedWhere {
  const now = new Date().toISOString();
  const own = idOf(letter);
  const standing = readLocalLetters().find(({ id }) => id === own);
  const id = standing && fingerprint(standing) !== fingerprint(letter) ? randomId() : own;
  const kept = addLocalLetter({ ...letter, id, authorName: authorOf(letter), createdAt: now, updatedAt: now });
  showToast(messages[kept ? told : "storageFailed"]);
  return kept ? "browser" : "nowhere";
}

function authorOf({ promptInfo }: LetterToSave): string | null {
  return [promptInfo?.firstName, promptInfo?.lastName].filter(Boolean).join(" ") || null;
}

/** The same words have the same id on every screen: the letter may have moved to the account meanwhile, and keeps its id there. */
function idOf(letter: LetterToSave): string {
  // The same words for two applications are two letters.
  const words = `${fingerprint(letter)} ${letter.applicationKey ?? ""}`;
  return hashText(words) + hashText(`${words} again`);
}
