import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { type Language, languageNames } from "#shared/letters/letter.schema.ts";

/** Asked before a translation that cannot keep the letter's words. */
export function RecomposeDialog({
  language,
  isEdited,
  onGoOn,
  onClose,
}: {
  language: Language;
  /** By the person; otherwise a model has worded the letter. */
  isEdited: boolean;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const name = languageNames[language];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Write it again in ${name}?`}
      description={
        isEdited
          ? `The built-in writer can't translate your edits. It writes the ${name} letter from your details instead.`
          : `A language model wrote this letter, and the built-in writer can't translate it. It writes the ${name} letter from your details instead.`
      }
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="main" onClick={onGoOn}>
            Write in {name}
          </Button>
        </>
      }
    >
      <p>{isEdited ? "Your edited letter" : "This letter"} stays in the versions. You can restore it anytime.</p>
    </Dialog>
  );
}
