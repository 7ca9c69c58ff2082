import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { letterFileName, textFileName } from "#shared/letters/letter-file-name.ts";
import { plainDesign } from "#shared/templates/template-design.ts";
import type { LetterDocument } from "./letter-document.ts";
import type { MadePdf } from "./make-pdf.ts";
import { pageFormatOf } from "./page-format.ts";
import { saveFile } from "./save-file.ts";

/** The letter as PDF; what makes it is loaded at the first call. */
export async function pdfOf(letter: LetterDocument): Promise<MadePdf> {
  const [{ makePdf }, { loadFonts }, { createPictureMaker }] = await Promise.all([
    import("./make-pdf.ts"),
    import("./font-assets.ts"),
    import("./picture-maker.ts"),
  ]);
  return makePdf({
    document: letter,
    format: pageFormatOf(letter, navigator.language),
    fonts: await loadFonts((letter.design ?? plainDesign).name.face),
    pictures: createPictureMaker(),
  });
}

/** Loads what makes a plain letter's PDF, for times without a network. */
export async function preparePdf(): Promise<void> {
  const fonts = import("./font-assets.ts").then(({ loadFonts }) => loadFonts(plainDesign.name.face));
  await Promise.all([import("./make-pdf.ts"), import("./picture-maker.ts"), fonts]);
}

/**
 * Downloads the letter as PDF; what makes it is loaded at the first call. Tells the person first if some characters
 * cannot be text, and tells them if it fails. Answers the file, null where none was saved.
 */
export function downloadPdf(letter: LetterDocument): Promise<Blob | null> {
  return orTell(async () => {
    const { bytes, pictured, unprintable } = await pdfOf(letter);
    if (unprintable.length > 0) showToast(messages.unprintableCharacters);
    else if (pictured.length > 0) showToast(messages.drawnCharacters);
    const file = new Blob([bytes], { type: "application/pdf" });
    saveFile(file, fileName(letter, "pdf"));
    return file;
  });
}

/** Downloads the letter as a Word document; what makes it is loaded at the first call. Answers as {@link downloadPdf}. */
export function downloadDocx(letter: LetterDocument): Promise<Blob | null> {
  return orTell(async () => {
    const { makeDocx } = await import("./make-docx.ts");
    const format = pageFormatOf(letter, navigator.language);
    const file = await makeDocx({ document: letter, format });
    saveFile(file, fileName(letter, "docx"));
    return file;
  });
}

/** Downloads a letter's plain text under its title. Answers as {@link downloadPdf}. */
export function downloadText({ title, content }: { title: string; content: string }): Promise<Blob | null> {
  return orTell(async () => {
    const file = new Blob([content], { type: "text/plain;charset=utf-8" });
    saveFile(file, textFileName(title));
    return file;
  });
}

async function orTell(download: () => Promise<Blob>): Promise<Blob | null> {
  try {
    return await download();
  } catch {
    showToast(navigator.onLine ? messages.downloadFailed : messages.downloadOffline);
    return null;
  }
}

function fileName({ letterhead, jobTitle }: LetterDocument, extension: "pdf" | "docx"): string {
  return letterFileName({ fullName: letterhead.name, jobTitle, extension });
}
