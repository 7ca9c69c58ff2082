import type { GeneratorProps } from "#client/features/generator/generator-props.ts";
import type { FileFormat } from "#client/features/generator/letter-actions.ts";
import type { LetterFile } from "#client/features/generator/letter-file.ts";
import { downloadDocx, downloadPdf, downloadText } from "#client/features/letter-export/download-letter.ts";
import type { LetterDocument } from "#client/features/letter-export/letter-document.ts";
import { readBack } from "#client/features/letter-export/read-back.ts";
import { designOf } from "#shared/templates/designs.ts";

type Downloaded = ReturnType<GeneratorProps["onDownload"]>;

/** Hands the letter to the browser as a file, and says what our own reader reads in it. */
export function downloadInFormat(letter: LetterFile, format: FileFormat): Downloaded {
  return downloads[format](letter);
}

const downloads: Record<FileFormat, (letter: LetterFile) => Downloaded> = {
  pdf: (letter) => withReadBack(letter, downloadPdf),
  docx: (letter) => withReadBack(letter, downloadDocx),
  txt: async ({ title, text }) => {
    await downloadText({ title, content: text });
    return null;
  },
};

async function withReadBack(letter: LetterFile, download: (letter: LetterDocument) => Promise<Blob | null>) {
  const document = { ...letter, design: designOf(letter.templateId) };
  const file = await download(document);
  return file && { readBack: readBack(file, document) };
}
