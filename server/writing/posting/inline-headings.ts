import { fieldBook, headingBook } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { tokensOf } from "./tokens.ts";

/** Postings on one line: "… in Annecy. Profil : CAP. Salaire : …" is cut before each heading with a colon. */
export function withInlineHeadings(lines: readonly CleanLine[]): CleanLine[] {
  return lines.flatMap((line) => {
    const cuts = line.text.length > SHORT_LINE ? headingStarts(line.text) : [];
    if (cuts.length === 0) return [line];
    const starts = [0, ...cuts];
    return starts.map((start, index) => ({
      ...line,
      text: line.text.slice(start, starts[index + 1]).trim(),
      bullet: index === 0 && line.bullet,
      ordinal: index === 0 ? line.ordinal : null,
      afterGap: index > 0 || line.afterGap,
    }));
  });
}

/** Characters: a heading and its value alone. */
const SHORT_LINE = 60;
const LONGEST_HEADING = 50;

/** Where, behind the end of a sentence, a known heading and its colon stand. */
function headingStarts(text: string): number[] {
  const starts: number[] = [];
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    const before = text.slice(Math.max(0, colon - LONGEST_HEADING), colon);
    const stop = Math.max(
      before.lastIndexOf(". "),
      before.lastIndexOf("! "),
      before.lastIndexOf("? "),
      before.lastIndexOf("; "),
    );
    if (stop < 0) continue;
    const tokens = tokensOf(before.slice(stop + 2));
    const match = headingBook.at(tokens, 0) ?? fieldBook.at(tokens, 0);
    if (match && match.to === tokens.length) starts.push(colon - before.length + stop + 2);
  }
  return starts;
}
