import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { NewLetterVersion } from "#shared/letters/letter-version.schema.ts";
import type { SavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import { createSavedLetter, getLetterVersions, letterPath, lettersKey } from "./letters.api.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { addLocalLetter, removeLocalLetter } from "./local-letters.ts";
import { toNewLetter } from "./to-new-letter.ts";

const QUESTION = "Are you sure you want to delete this cover letter?";

/** Asks, deletes where the letter is kept, and offers to bring it back. */
export function useRemoveLetter(): (letter: ListedLetter) => void {
  const queryClient = useQueryClient();
  const refreshList = () => queryClient.invalidateQueries({ queryKey: lettersKey, exact: true });
  const remove = useMutation({
    mutationFn: removeLetter,
    meta: { failure: "letterDeleteFailed" },
    onSuccess: async (versions, letter) => {
      queryClient.setQueryData<SavedCoverLetter[]>(lettersKey, (letters) =>
        letters?.filter((other) => letter.kept !== "account" || other.id !== letter.id),
      );
      const restoreId = randomId();
      const bringBack = () => restore.mutate({ letter, versions, restoreId });
      showToast(messages.letterDeleted, { label: "Undo", onPress: bringBack });
      await refreshList();
    },
  });
  const restore = useMutation({
    mutationFn: restoreLetter,
    onSuccess: () => {
      showToast(messages.letterRestored);
      return refreshList();
    },
    onError: (_error, again) =>
      showToast(messages.letterRestoreFailed, { label: "Try again", onPress: () => restore.mutate(again) }),
  });
  return (letter) => {
    if (window.confirm(QUESTION)) remove.mutate(letter);
  };
}

/** A letter that is already gone counts as deleted. Answers the earlier texts that went with it. */
async function removeLetter(letter: ListedLetter): Promise<NewLetterVersion[]> {
  if (letter.kept === "browser") {
    if (!removeLocalLetter(letter.id)) throw new Error("the browser refused to delete");
    return letter.versions ?? [];
  }
  // Without them the letter can still be deleted, and comes back as it stands.
  const versions = await getLetterVersions(letter.id).catch(() => []);
  try {
    await callApi(letterPath(letter.id), { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return versions;
}

type Restore = { letter: ListedLetter; versions: NewLetterVersion[]; restoreId: string };

async function restoreLetter({ letter, versions, restoreId }: Restore): Promise<void> {
  if (letter.kept === "account") await createSavedLetter(toNewLetter({ ...letter, versions }), restoreId);
  else if (!addLocalLetter(letter)) throw new Error("the browser refused to keep the letter");
}
