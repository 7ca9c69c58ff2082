import { ArrowLeft, History } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AskedClaim } from "#client/components/claims/asked-claim.ts";
import { ClaimsCard } from "#client/components/claims/claims-card.tsx";
import { ClaimsDialog } from "#client/components/claims/claims-dialog.tsx";
import { useClaimsGuard } from "#client/components/claims/use-claims-guard.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Field } from "#client/components/ui/field.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { BareLetterNote } from "./bare-letter-note.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { readEditDraft, removeEditDraft } from "./edit-drafts.ts";
import { LetterConflictDialog } from "./letter-conflict-dialog.tsx";
import type { LetterWords } from "./letter-fields.ts";
import { LetterVersionsDialog } from "./letter-versions-dialog.tsx";
import type { VersionedLetter } from "./letters.api.ts";
import { onAccount } from "./listed-letter.ts";
import { useEditLetter } from "./use-edit-letter.ts";
import { useSavedClaims } from "./use-saved-claims.ts";

export type EditLetterFormProps = {
  loaded: VersionedLetter;
  signedIn: boolean;
  /** Called in place of a save when nobody is signed in any more. */
  onSignedOut: () => void;
  onLeave: () => void;
  /** The page was left, not by Cancel, with words that are kept and not saved. */
  onLeftUnsaved: () => void;
  onGone: (words: LetterWords) => void;
};

export function EditLetterForm({ loaded, signedIn, onSignedOut, onLeave, onLeftUnsaved, onGone }: EditLetterFormProps) {
  const { id } = loaded.letter;
  const edit = useEditLetter({ loaded, onGone });
  const [asking, setAsking] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { register, formState } = edit.form;
  const letter = useMemo(() => onAccount(loaded.letter), [loaded.letter]);
  const claims = useSavedClaims({ letter, content: edit.words.content });
  const leaving = useClaimsGuard(claims);
  const text = useRef<HTMLTextAreaElement | null>(null);
  const { ref: contentRef, ...contentField } = register("content");
  const showClaim = ({ sentence, at, text: words }: AskedClaim) => {
    leaving.close();
    const { content } = edit.words;
    const from = content.indexOf(sentence);
    const start = from < 0 ? content.indexOf(words) : from + at;
    text.current?.focus();
    text.current?.setSelectionRange(start, start + words.length);
  };
  useWarnBeforeUnload(edit.dirty);
  useTellWhenLeft(id, onLeftUnsaved);

  const leave = () => (edit.dirty ? setAsking(true) : onLeave());
  const discard = () => {
    removeEditDraft(id);
    onLeave();
  };
  const words = edit.words.content.trim().split(/\s+/).filter(Boolean).length;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (signedIn) leaving.guard("Save", () => void edit.save());
        else onSignedOut();
      }}
      className="mx-auto max-w-column px-5 pb-32 lg:px-8 lg:pb-16"
    >
      <div className="flex items-center gap-3 py-3 lg:py-7">
        <IconButton
          label="Back"
          className="-ml-3"
          icon={<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={leave}
        />
        <h1 className="font-heading max-sm:text-section sm:text-title">Edit Cover Letter</h1>
        <Button
          look="quiet"
          className="-mr-3 ml-auto lg:mr-0"
          icon={<History {...smallIcon} />}
          onClick={() => setComparing(true)}
        >
          Versions
        </Button>
      </div>
      {edit.restored ? <Restored onDiscard={edit.discard} /> : null}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,680px)] lg:gap-10 wide:grid-cols-[480px_680px] wide:gap-16">
        <div className="flex flex-col gap-4 self-start lg:sticky lg:top-6">
          <TextField label="Title" error={formState.errors.title?.message} {...register("title")} />
          <TextField label="Job Title" optional error={formState.errors.jobTitle?.message} {...register("jobTitle")} />
          <TextField label="Company" optional error={formState.errors.company?.message} {...register("company")} />
          <div className="fixed inset-x-0 bottom-0 z-10 flex gap-3 border-hairline border-t bg-card px-5 py-3 lg:static lg:mt-2 lg:border-0 lg:bg-transparent lg:p-0">
            <Button size="large" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" look="main" size="large" busy={edit.saving} className="max-lg:flex-1">
              {edit.saving ? "Saving..." : "Save Changes"}
            </Button>
          </div>
          <ClaimsCard
            claims={claims.open}
            vouched={claims.vouched}
            note={claims.isWhole || claims.open.length === 0 ? null : <BareLetterNote />}
            onShow={showClaim}
            onVouch={claims.vouch}
          />
        </div>
        <Field
          label="Content"
          counter={`${words} ${words === 1 ? "word" : "words"}`}
          {...(formState.errors.content?.message ? { error: formState.errors.content.message } : {})}
        >
          {(control) => (
            <textarea
              {...contentField}
              {...control}
              ref={(element) => {
                contentRef(element);
                text.current = element;
              }}
              className={classNames(
                "on-paper field-sizing-content -mx-2 min-h-[400px] rounded-paper bg-paper px-6 py-7 font-serif text-ink text-lead shadow-sheet lg:mx-0 lg:min-h-[720px] lg:px-14 lg:py-16 wide:px-20",
                formState.errors.content && "border-2 border-danger",
              )}
            />
          )}
        </Field>
      </div>
      {leaving.asked ? (
        <ClaimsDialog
          {...leaving.asked}
          note={claims.isWhole ? null : <BareLetterNote />}
          onShow={(claim) => {
            edit.closeOther();
            showClaim(claim);
          }}
          onVouch={claims.vouch}
          onGoOn={leaving.goOn}
          onClose={leaving.close}
        />
      ) : null}
      {asking ? <DiscardDialog onKeep={() => setAsking(false)} onDiscard={discard} /> : null}
      {comparing ? (
        <LetterVersionsDialog
          id={id}
          content={edit.words.content}
          onBringBack={(content) => {
            edit.bringBack(content);
            setComparing(false);
          }}
          onClose={() => setComparing(false)}
        />
      ) : null}
      {edit.other ? (
        <LetterConflictDialog
          key={edit.other.version}
          mine={edit.words}
          other={edit.other}
          saving={edit.saving}
          onEdit={edit.retype}
          onSaveMine={() => leaving.guard("Save", () => void edit.saveMine())}
          onTakeOther={edit.takeOther}
          onClose={edit.closeOther}
        />
      ) : null}
    </form>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-card px-5 py-3">
      <p className="flex-1 basis-60">We restored your unsaved changes.</p>
      <Button look="quiet" onClick={onDiscard}>
        Go back to the saved letter
      </Button>
    </div>
  );
}

function useWarnBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}

function useTellWhenLeft(id: number, onLeftUnsaved: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form is taken away
  useEffect(() => {
    const here = window.location.pathname;
    return () => {
      if (readEditDraft(id) && window.location.pathname !== here) onLeftUnsaved();
    };
  }, [id]);
}
