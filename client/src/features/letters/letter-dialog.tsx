import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { SheetDesign } from "#client/components/sheet-design.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { designOf } from "#shared/templates/designs.ts";
import { savedOn } from "./letter-words.ts";
import type { DownloadFormat, ListedLetter } from "./listed-letter.ts";

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
  const about = [letter.jobTitle, letter.company, savedOn(letter.createdAt)].filter(Boolean).join(", ");
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
            <Button look="quiet" onClick={() => onDownload(letter, "docx")}>
              Word
            </Button>
            <Button look="quiet" onClick={() => onDownload(letter, "pdf")}>
              PDF
            </Button>
            <Button look="main" className="max-sm:flex-1" onClick={() => onDownload(letter, "txt")}>
              Download
            </Button>
          </div>
        </>
      }
    >
      <SheetDesign value={designOf(letter.templateId)}>
        <LetterSheet
          label={letter.title}
          lit
          letterhead={{ name: letter.authorName ?? "" }}
          parts={parseLetterText(letter.content)}
          className="mx-auto! min-h-0! max-w-[680px]"
        />
      </SheetDesign>
    </Dialog>
  );
}
