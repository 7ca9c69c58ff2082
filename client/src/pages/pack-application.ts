import { pdfOf } from "#client/features/letter-export/download-letter.ts";
import { saveFile } from "#client/features/letter-export/save-file.ts";
import type { ListedLetter } from "#client/features/letters/listed-letter.ts";
import { toDocument } from "./saved-letter-downloads.ts";

type Parts = {
  name: string;
  letter: ListedLetter | null;
  resume: { name: string; bytes: Uint8Array } | null;
  portalText: string;
};

/** One file with what a portal asks for: the letter as PDF, the resume as it is, and the portal's text. */
export async function packApplication({ name, letter, resume, portalText }: Parts): Promise<void> {
  const [{ strToU8, zipSync }, pdf] = await Promise.all([import("fflate"), letter ? pdfOf(toDocument(letter)) : null]);
  const files = {
    ...(pdf ? { "letter.pdf": new Uint8Array(pdf.bytes) } : {}),
    ...(resume ? { [`resume-${plain(resume.name)}`]: resume.bytes } : {}),
    ...(portalText.trim() ? { "portal.txt": strToU8(portalText) } : {}),
  };
  const zip = zipSync(files, { level: 0 });
  saveFile(
    new Blob([new Uint8Array(zip)], { type: "application/zip" }),
    `${plain(name).slice(0, 80) || "application"}.zip`,
  );
}

function plain(name: string): string {
  return name.replace(/[^\p{L}\p{N}._ -]+/gu, "").replace(/\s+/g, "-");
}
