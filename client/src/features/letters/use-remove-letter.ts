import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { NewLetterVersion } from "#shared/letters/letter-version.schema.ts";
import type { PromptInfo, SavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import { createSavedLetter, getLetterVersions, getSavedLetter, letterPath, lettersKey } from "./letters.api.ts";
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
    onSuccess: async (gone, letter) => {
      queryClient.setQueryData<SavedCoverLetter[]>(lettersKey, (letters) =>
        letters?.filter((other) => letter.kept !== "account" || other.id !== letter.id),
      );
      const restoreId = randomId();
      const bringBack = () => restore.mutate({ letter, gone, restoreId });
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

type Gone = { versions: NewLetterVersion[]; promptInfo: PromptInfo | null };

/** A letter that is already gone counts as deleted. Answers what went with it beside what the list shows. */
async function removeLetter(letter: ListedLetter): Promise<Gone> {
  if (letter.kept === "browser") {
    if (!removeLocalLetter(letter.id)) throw new Error("the browser refused to delete");
    return { versions: letter.versions ?? [], promptInfo: letter.promptInfo };
  }
  // Without them the letter can still be deleted, and comes back as it stands.
  const [versions, promptInfo] = await Promise.all([
    getLetterVersions(letter.id).catch(() => []),
    getSavedLetter(letter.id).then(
      ({ letter: whole }) => whole.promptInfo,
      () => letter.promptInfo,
    ),
  ]);
  try {
    await callApi(letterPath(letter.id), { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return { versions, promptInfo };
}

type Restore = { letter: ListedLetter; gone: Gone; restoreId: string };

async function restoreLetter({ letter, gone, restoreId }: Restore): Promise<void> {
  if (letter.kept === "account")
    await createSavedLetter(letter.userId, { ...toNewLetter({ ...letter, ...gone }), id: letter.id }, restoreId);
  else if (!addLocalLetter(letter)) throw new Error("the browser refused to keep the letter");
}
