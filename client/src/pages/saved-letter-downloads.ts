import { downloadDocx, downloadPdf, downloadText } from "#client/features/letter-export/download-letter.ts";
import type { LetterDocument } from "#client/features/letter-export/letter-document.ts";
import type { DownloadFormat, ListedLetter } from "#client/features/letters/listed-letter.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { formatLetterDate } from "#shared/letters/letterhead.ts";
import { designOf } from "#shared/templates/designs.ts";

/** Downloads a saved letter; people are told where that fails. */
export function downloadSavedLetter(letter: ListedLetter, format: DownloadFormat): void {
  void downloads[format](letter);
}

const downloads: Record<DownloadFormat, (letter: ListedLetter) => Promise<boolean>> = {
  txt: downloadText,
  pdf: (letter) => downloadPdf(toDocument(letter)),
  docx: (letter) => downloadDocx(toDocument(letter)),
};

function toDocument(letter: ListedLetter): LetterDocument {
  const time = Date.parse(letter.createdAt ?? "");
  return {
    letterhead: {
      name: letter.authorName ?? "",
      date: Number.isNaN(time) ? undefined : formatLetterDate(new Date(time), "en"),
      recipient: letter.company ? [letter.company] : [],
    },
    parts: parseLetterText(letter.content),
    language: "en",
    jobTitle: letter.jobTitle ?? undefined,
    design: designOf(letter.templateId),
  };
}
