import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { failureMessage } from "#client/lib/mutation-toasts.ts";
import { showFieldErrors } from "#client/lib/show-field-errors.ts";
import { showToast } from "#client/lib/toasts.ts";
import { updateSavedCoverLetterSchema } from "#shared/letters/saved-cover-letter.schema.ts";
import { readEditDraft, removeEditDraft, writeEditDraft } from "./edit-drafts.ts";
import { isSameWords, type LetterWords, toWords, wordFields } from "./letter-fields.ts";
import { getSavedLetter, useUpdateLetter, type VersionedLetter } from "./letters.api.ts";

/**
 * The form of one letter. What is typed is kept in this tab until it is saved or discarded. A save goes on from the
 * version that was read; where another save came between, nothing is written and `other` holds that one.
 * `onGone` is told when the letter was deleted meanwhile.
 */
export function useEditLetter({ loaded, onGone }: { loaded: VersionedLetter; onGone: (words: LetterWords) => void }) {
  const { id } = loaded.letter;
  const [draft] = useState(() => readEditDraft(id));
  const [base, setBase] = useState(draft ? { ...loaded, version: draft.version } : loaded);
  const [other, setOther] = useState<VersionedLetter | null>(null);
  const update = useUpdateLetter(id);
  const form = useForm({
    resolver: zodResolver(updateSavedCoverLetterSchema),
    defaultValues: draft?.words ?? toWords(loaded.letter),
  });
  const words = toWords(form.watch());
  const dirty = !isSameWords(words, toWords(base.letter));

  useEffect(() => {
    if (dirty) writeEditDraft(id, { words, version: base.version });
    else removeEditDraft(id);
  }, [id, dirty, words, base.version]);

  const saveOver = (version: string | null) =>
    form.handleSubmit(async (changes) => {
      const sent = toWords(form.getValues());
      try {
        const saved = await update.mutateAsync({ changes, version });
        setBase(saved);
        setOther(null);
        // Words typed while the save was on its way stay, and are still to be saved.
        if (isSameWords(toWords(form.getValues()), sent)) form.reset(toWords(saved.letter));
        showToast(messages.letterUpdated);
      } catch (error) {
        await explain(error);
      }
    })();

  const explain = async (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return onGone(toWords(form.getValues()));
    if (error instanceof ApiError && error.status === 412) {
      const current = await getSavedLetter(id).catch(() => null);
      if (current) return setOther(current);
    }
    showFieldErrors(error, wordFields, form.setError);
    showToast(failureMessage(error, { failure: "letterUpdateFailed", serverMessage: true }));
  };

  return {
    form,
    words,
    dirty,
    saving: form.formState.isSubmitting,
    save: () => saveOver(base.version),
    /** True where the form opened with what was typed on an earlier visit. */
    restored: draft !== null && dirty,
    /** Puts an earlier text into the form; what stood there comes back by the toast. */
    bringBack: (content: string) => {
      const before = form.getValues("content");
      form.setValue("content", content, { shouldDirty: true });
      showToast(messages.versionInForm, { label: "Undo", onPress: () => form.setValue("content", before) });
    },
    discard: () => form.reset(toWords(base.letter)),
    other,
    closeOther: () => setOther(null),
    retype: (content: string) => form.setValue("content", content, { shouldDirty: true }),
    /** Writes the form's words over the other version, which the person has seen. */
    saveMine: () => saveOver(other?.version ?? null),
    takeOther: () => {
      if (!other) return;
      setBase(other);
      setOther(null);
      form.reset(toWords(other.letter));
      showToast(messages.editReplaced, { label: "Undo", onPress: () => form.reset(words) });
    },
  };
}
