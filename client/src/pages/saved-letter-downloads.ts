import { downloadDocx, downloadPdf, downloadText } from "#client/features/letter-export/download-letter.ts";
import type { LetterDocument } from "#client/features/letter-export/letter-document.ts";
import { readBack } from "#client/features/letter-export/read-back.ts";
import type { DownloadFormat, ListedLetter } from "#client/features/letters/listed-letter.ts";
import { savedLetterhead } from "#client/features/letters/saved-letterhead.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { conventions } from "#shared/letters/letter-convention.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { designOf } from "#shared/templates/designs.ts";

/** Downloads a saved letter; people are told where that fails. */
export function downloadSavedLetter(letter: ListedLetter, format: DownloadFormat): void {
  void downloads[format](letter);
}

const downloads: Record<DownloadFormat, (letter: ListedLetter) => Promise<void>> = {
  txt: async (letter) => void (await downloadText(letter)),
  pdf: (letter) => checked(toDocument(letter), downloadPdf),
  docx: (letter) => checked(toDocument(letter), downloadDocx),
};

/** Reads the file back and speaks up only where it does not come out right. */
async function checked(letter: LetterDocument, download: (letter: LetterDocument) => Promise<Blob | null>) {
  const file = await download(letter);
  const result = file && (await readBack(file, letter));
  if (result?.wrong.length) showToast({ ...messages.readBackWrong, description: result.wrong.join(" ") });
}

/** What a file is made of: the language is told from the text. */
export function toDocument(letter: ListedLetter): LetterDocument {
  const chosen = letter.promptInfo?.convention;
  const language = guessLanguage(letter.content);
  return {
    letterhead: savedLetterhead(letter, language),
    parts: parseLetterText(letter.content),
    language,
    paper: chosen && conventions[chosen].paper,
    jobTitle: letter.jobTitle ?? undefined,
    design: designOf(letter.templateId),
  };
}
