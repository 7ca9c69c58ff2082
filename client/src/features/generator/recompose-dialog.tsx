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
      title={`Compose it anew in ${name}?`}
      description={
        isEdited
          ? `The built-in writer cannot translate words it did not choose, so your edits will not be in the ${name} letter: it is composed from your facts.`
          : `A language model worded this letter, and the built-in writer cannot translate its words: the ${name} letter is composed from your facts.`
      }
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="main" onClick={onGoOn}>
            Compose in {name}
          </Button>
        </>
      }
    >
      <p>{isEdited ? "Your edited letter" : "This letter"} stays among the versions; you can bring it back.</p>
    </Dialog>
  );
}
