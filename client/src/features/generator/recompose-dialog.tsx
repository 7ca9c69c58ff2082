import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { type Language, languageNames } from "#shared/letters/letter.schema.ts";

/** Asked before another version that cannot keep the letter's words: a translation, or the same letter written again. */
export function RecomposeDialog({
  language,
  keepsOurs,
  isEdited,
  onGoOn,
  onClose,
}: {
  /** Null where the letter stays in its own. */
  language: Language | null;
  /** Only the person's own sentences are not translated. */
  keepsOurs: boolean;
  /** By the person; otherwise a model has worded the letter. */
  isEdited: boolean;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const { title, description, go } = wordsFor({ name: language && languageNames[language], keepsOurs, isEdited });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="main" onClick={onGoOn}>
            {go}
          </Button>
        </>
      }
    >
      <p>{isEdited ? "Your edited letter" : "This letter"} stays in the versions. You can restore it anytime.</p>
    </Dialog>
  );
}

function wordsFor({ name, keepsOurs, isEdited }: { name: string | null; keepsOurs: boolean; isEdited: boolean }) {
  if (name === null)
    return {
      title: "Write it again without your edits?",
      description:
        "What you changed in the letter won't be in the new one. It's written from your details as they are now.",
      go: "Write it again",
    };
  if (keepsOurs)
    return {
      title: `Translate to ${name}?`,
      description: `Only our sentences are translated. Yours are left out until you write them in ${name}, one by one, beside the letter.`,
      go: `Translate to ${name}`,
    };
  return {
    title: `Write it again in ${name}?`,
    description: isEdited
      ? `The built-in writer can't translate your edits. It writes the ${name} letter from your details instead.`
      : `A language model wrote this letter, and the built-in writer can't translate it. It writes the ${name} letter from your details instead.`,
    go: `Write in ${name}`,
  };
}
