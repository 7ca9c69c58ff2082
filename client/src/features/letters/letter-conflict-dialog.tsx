import { format, parseISO } from "date-fns";
import { useId } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { compareTexts } from "#client/lib/compare-texts.ts";
import { type LetterWords, toWords } from "./letter-fields.ts";
import type { VersionedLetter } from "./letters.api.ts";

const smallFields = [
  ["title", "Title"],
  ["jobTitle", "Job title"],
  ["company", "Company"],
] as const;

export type LetterConflictProps = {
  mine: LetterWords;
  other: VersionedLetter;
  saving: boolean;
  /** The person brings both together in their own version. */
  onEdit: (content: string) => void;
  onSaveMine: () => void;
  onTakeOther: () => void;
  onClose: () => void;
};

/** The letter was saved elsewhere meanwhile: both texts, and the person decides. */
export function LetterConflictDialog({
  mine,
  other,
  saving,
  onEdit,
  onSaveMine,
  onTakeOther,
  onClose,
}: LetterConflictProps) {
  const theirs = toWords(other.letter);
  const mineId = useId();
  const differing = smallFields.filter(([field]) => mine[field] !== theirs[field]);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="This letter was changed elsewhere"
      description="In another tab or on another device. Your changes aren't saved yet. Choose a version, or combine them."
      actions={
        <>
          <Button look="quiet" className="sm:mr-auto" onClick={onClose}>
            Decide later
          </Button>
          <Button onClick={onTakeOther}>Use the other version</Button>
          <Button look="main" busy={saving} onClick={onSaveMine}>
            Save my version
          </Button>
        </>
      }
    >
      {differing.length > 0 ? (
        <dl className="mb-5 grid gap-1 text-small">
          {differing.map(([field, label]) => (
            <div key={field}>
              <dt className="inline font-semibold text-strong">{label}: </dt>
              <dd className="inline">
                yours “{mine[field]}”, the other “{theirs[field]}”
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="grid gap-5 md:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={mineId} className="font-semibold text-small text-strong">
            Your version, not saved
          </label>
          <textarea
            id={mineId}
            value={mine.content}
            onChange={(event) => onEdit(event.target.value)}
            className={`${paneClass} resize-none bg-paper`}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <h3 className="font-semibold text-small text-strong">
            The other version, saved {format(parseISO(other.letter.updatedAt), "MMM d, HH:mm")}
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section tabIndex={0} aria-label="The other version" className={`${paneClass} bg-paper-unlit`}>
            {compareTexts(mine.content, theirs.content).other.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
              <p key={place} className="min-h-7">
                {line.shared || line.text === "" ? line.text : <OnlyHere text={line.text} />}
              </p>
            ))}
          </section>
        </div>
      </div>
      <p className="mt-2 text-quiet text-small">
        Marked: not in your version. You can edit yours here before you save it.
      </p>
    </Dialog>
  );
}

function OnlyHere({ text }: { text: string }) {
  return <mark className="bg-mark text-ink underline decoration-mark-line underline-offset-4">{text}</mark>;
}

const paneClass =
  "on-paper h-[38vh] overflow-y-auto rounded-paper px-5 py-4 font-serif text-ink text-lead whitespace-pre-wrap break-words md:h-[46vh]";
