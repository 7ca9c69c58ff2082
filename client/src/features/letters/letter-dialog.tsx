import { TriangleAlert } from "lucide-react";
import { countOfClaims } from "#client/components/claims/claim-labels.ts";
import { ClaimList } from "#client/components/claims/claim-list.tsx";
import { SentenceText } from "#client/components/claims/sentence-text.tsx";
import { VouchedList } from "#client/components/claims/vouched-list.tsx";
import { LetterSheet, type LetterSheetProps } from "#client/components/letter-sheet.tsx";
import { PrintedLetter } from "#client/components/printed-letter.tsx";
import { SheetDesign } from "#client/components/sheet-design.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { designOf } from "#shared/templates/designs.ts";
import { BareLetterNote } from "./bare-letter-note.tsx";
import { useWholeLetter } from "./leaving-letter.tsx";
import { savedOn } from "./letter-labels.ts";
import { type DownloadFormat, keyOf, type ListedLetter } from "./listed-letter.ts";
import { savedLetterhead } from "./saved-letterhead.ts";
import { useSavedClaims } from "./use-saved-claims.ts";

/** The whole letter on its sheet. */
export function LetterDialog({
  letter,
  onClose,
  onDownload,
}: {
  letter: ListedLetter | null;
  onClose: () => void;
  onDownload: (letter: ListedLetter, format: DownloadFormat) => void;
}) {
  if (!letter) return null;
  const job = [letter.jobTitle, letter.company].filter(Boolean).join(", ");
  // What the title says already stands there once.
  const about = [job === letter.title ? "" : job, savedOn(letter.createdAt)].filter(Boolean).join(", ");
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={letter.title}
      description={about}
      actions={
        <>
          <Button className="sm:mr-auto" onClick={onClose}>
            Back
          </Button>
          <div className="flex gap-2">
            <Button look="quiet" onClick={() => onDownload(letter, "txt")}>
              Text
            </Button>
            <Button look="quiet" onClick={() => onDownload(letter, "docx")}>
              Word
            </Button>
            <Button look="main" className="max-sm:flex-1" onClick={() => onDownload(letter, "pdf")}>
              Download
            </Button>
          </div>
        </>
      }
    >
      <SheetDesign value={designOf(letter.templateId)}>
        <CheckedSheet key={keyOf(letter)} letter={letter} />
      </SheetDesign>
    </Dialog>
  );
}

/** The letter with its claims that rest on nothing marked, as soon as they are known. */
function CheckedSheet({ letter }: { letter: ListedLetter }) {
  const { letter: whole } = useWholeLetter(letter);
  return whole ? <MarkedSheet letter={whole} /> : <Sheet letter={letter} parts={parseLetterText(letter.content)} />;
}

function MarkedSheet({ letter }: { letter: ListedLetter }) {
  const { parts, open, vouched, vouch, isWhole } = useSavedClaims({ letter, content: letter.content });
  if (!parts) return <Sheet letter={letter} parts={parseLetterText(letter.content)} />;
  return (
    <>
      {open.length > 0 ? (
        <details className="mb-4 rounded bg-card px-4">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold text-small text-strong">
            <TriangleAlert {...smallIcon} className="shrink-0 text-warning" />
            {countOfClaims(open.length)}
          </summary>
          <div className="pb-3">
            {isWhole ? null : <BareLetterNote />}
            <ClaimList claims={open} onVouch={vouch} />
          </div>
        </details>
      ) : null}
      <Sheet
        letter={letter}
        parts={parts}
        claims={open.length}
        renderSentence={({ text, claims }) => <SentenceText text={text} claims={claims} />}
      />
      <VouchedList vouched={vouched} onVouch={vouch} />
    </>
  );
}

function Sheet<Sentence extends { text: string }>({
  letter,
  claims = 0,
  ...rest
}: { letter: ListedLetter; claims?: number } & Pick<LetterSheetProps<Sentence>, "parts" | "renderSentence">) {
  return (
    <PrintedLetter claims={claims}>
      <LetterSheet
        label={letter.title}
        lit
        letterhead={savedLetterhead(letter, guessLanguage(letter.content))}
        className="mx-auto! min-h-0! max-w-[680px]"
        {...rest}
      />
    </PrintedLetter>
  );
}
