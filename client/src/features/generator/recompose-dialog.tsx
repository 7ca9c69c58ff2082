import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { type Language, languageNames } from "#shared/letters/letter.schema.ts";

/** Asked before another version that cannot keep the letter's words: a translation, or the same letter written again. */
export function RecomposeDialog({
  language,
  isEdited,
  onGoOn,
  onClose,
}: {
  /** Null where the letter stays in its own. */
  language: Language | null;
  /** By the person; otherwise a model has worded the letter. */
  isEdited: boolean;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const name = language && languageNames[language];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name ? `Write it again in ${name}?` : "Write it again without your edits?"}
      description={
        name === null
          ? "What you changed in the letter won't be in the new one. It's written from your details as they are now."
          : isEdited
            ? `The built-in writer can't translate your edits. It writes the ${name} letter from your details instead.`
            : `A language model wrote this letter, and the built-in writer can't translate it. It writes the ${name} letter from your details instead.`
      }
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="main" onClick={onGoOn}>
            {name ? `Write in ${name}` : "Write it again"}
          </Button>
        </>
      }
    >
      <p>{isEdited ? "Your edited letter" : "This letter"} stays in the versions. You can restore it anytime.</p>
    </Dialog>
  );
}
