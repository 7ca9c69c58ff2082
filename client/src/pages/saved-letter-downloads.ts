import { downloadDocx, downloadPdf, downloadText } from "#client/features/letter-export/download-letter.ts";
import type { LetterDocument } from "#client/features/letter-export/letter-document.ts";
import type { DownloadFormat, ListedLetter } from "#client/features/letters/listed-letter.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
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

/** What a file is made of: the language is told from the text. */
export function toDocument(letter: ListedLetter): LetterDocument {
  const time = Date.parse(letter.createdAt ?? "");
  const language = guessLanguage(letter.content);
  return {
    letterhead: {
      name: letter.authorName ?? "",
      date: Number.isNaN(time) ? undefined : formatLetterDate(new Date(time), language),
      recipient: letter.company ? [letter.company] : [],
    },
    parts: parseLetterText(letter.content),
    language,
    jobTitle: letter.jobTitle ?? undefined,
    design: designOf(letter.templateId),
  };
}
