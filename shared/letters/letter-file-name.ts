/** "registered_nurse__northgate_.txt": the title in lower case, every character that is no letter or digit an underscore. */
export function textFileName(title: string): string {
  const name = title
    .toWellFormed()
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "_");
  return `${safeStem(/[^_]/.test(name) ? name : "cover_letter")}.txt`;
}

/** "Cover Letter - Amara Okonjo - Correctional Nurse.pdf", safe on Windows, macOS and Linux. */
export function letterFileName({
  fullName,
  jobTitle,
  extension,
}: {
  fullName?: string | undefined;
  jobTitle?: string | undefined;
  extension: "pdf" | "docx";
}): string {
  const parts = [fullName, jobTitle].map((part) => shorten(toFileWords(part ?? ""), 90)).filter(Boolean);
  const stem = parts.length > 0 ? ["Cover Letter", ...parts].join(" - ") : "coverletter";
  return `${safeStem(stem)}.${extension}`;
}

/** Bytes of UTF-8; file systems take 255 with the ending. */
const LONGEST_STEM = 200;

function toFileWords(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[/\\|:]+/g, "-")
    .replace(/[<>"?*\uFFFD]|[\p{Cc}\p{Cf}]/gu, (char) => (/\s/.test(char) ? " " : ""))
    .replace(/\s+/g, " ")
    .replace(/^[\s.\-–—]+|[\s.\-–—]+$/g, "");
}

/** Windows keeps some names for devices and drops a dot or space at the end. */
function safeStem(stem: string): string {
  const short = shorten(stem, LONGEST_STEM).replace(/[. ]+$/, "");
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short}_` : short;
}

function shorten(text: string, bytes: number): string {
  let left = bytes;
  let kept = "";
  for (const char of text) {
    left -= utf8Length(char);
    if (left < 0) break;
    kept += char;
  }
  return kept.trimEnd();
}

function utf8Length(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
