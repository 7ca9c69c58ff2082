import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { updateSavedCoverLetterSchema } from "#shared/letters/saved-cover-letter.schema.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { isSameWords, type LetterWords, toWords } from "./letter-fields.ts";
import type { ListedLetter } from "./listed-letter.ts";
import { updateLocalLetter } from "./local-letters.ts";

/** Edits a letter that only this browser keeps, where it is kept: no account is needed. */
export function EditLocalDialog({
  letter,
  onClose,
}: {
  letter: ListedLetter & { kept: "browser" };
  onClose: () => void;
}) {
  const [words, setWords] = useState(() => toWords(letter));
  const [problems, setProblems] = useState<Partial<Record<keyof LetterWords, string>>>({});
  const [asking, setAsking] = useState(false);
  const change = (changes: Partial<LetterWords>) => setWords((now) => ({ ...now, ...changes }));
  const close = () => (isSameWords(words, toWords(letter)) ? onClose() : setAsking(true));
  const save = () => {
    const checked = updateSavedCoverLetterSchema.safeParse(words);
    if (!checked.success) {
      setProblems(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])));
      return;
    }
    if (!updateLocalLetter(letter.id, checked.data)) return showToast(messages.storageFailed);
    showToast(messages.letterUpdated);
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      title="Edit Cover Letter"
      description="Saved in this browser only."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="main" onClick={save}>
            Save Changes
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Title"
          value={words.title}
          error={problems.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Job Title"
            optional
            value={words.jobTitle}
            error={problems.jobTitle}
            onChange={(event) => change({ jobTitle: event.target.value })}
          />
          <TextField
            label="Company"
            optional
            value={words.company}
            error={problems.company}
            onChange={(event) => change({ company: event.target.value })}
          />
        </div>
        <TextArea
          label="Content"
          rows={18}
          value={words.content}
          error={problems.content}
          onChange={(event) => change({ content: event.target.value })}
        />
      </div>
      {asking ? <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} /> : null}
    </Dialog>
  );
}
