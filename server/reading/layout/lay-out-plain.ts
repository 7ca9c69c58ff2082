import { noPlace, type TextLine } from "#server/reading/resume-text.ts";
import { isSectionTitle } from "#server/reading/section-titles.ts";

/** A mark that somebody has typed before a point of a list. */
export const bulletMark = /^\s*[•◦▪■●○‣·➢►▸✓❖*–-]\s+(?=\S)/u;

/** Lines of a text without any layout but tabs; a title that table cells glued to a line gets its own line. */
export function layOutPlain(text: string, column: number): TextLine[] {
  let gap = 0;
  return text.split(/\r\n|[\r\n\v\f]/).flatMap((raw) => {
    const lines = splitAtTitles(raw).filter((line) => line.trim() !== "");
    if (lines.length === 0) gap = 1.5;
    return lines.map((line) => {
      const bullet = bulletMark.test(line);
      const placed = { ...noPlace, text: line.replace(bulletMark, ""), bullet, gap, column, follows: column };
      gap = 0;
      return placed;
    });
  });
}

function splitAtTitles(line: string): string[] {
  const cells = line.split("\t");
  const at = cells.findIndex((cell, index) => index > 0 && isSectionTitle(cell));
  return at < 0 ? [line] : [cells.slice(0, at).join("\t"), ...splitAtTitles(cells.slice(at).join("\t"))];
}
