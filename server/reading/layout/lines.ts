import { noPlace, type TextLine } from "#server/reading/resume-text.ts";
import type { Chunk } from "./chunks.ts";
import { type Row, toRows } from "./rows.ts";
import { continues, joinWrapped, wrapsBesideDate } from "./wrapped-rows.ts";

type Place = { page: number; column: number; follows: number; edge?: number };

/** `edge`: where the text of a page without columns could reach at the right, when no line of it is long. */
export function toLines(chunks: Chunk[], { edge = 0, ...place }: Place): TextLine[] {
  const rows = toRows(chunks);
  const right = Math.max(edge, ...rows.flatMap((row) => row.cells.map((cell) => cell.right)));
  const lines: TextLine[] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const line = toLine(row, above);
    const last = lines.at(-1);
    if (last && above && wrapsBesideDate(above, row)) {
      last.text = last.text.replace("\t", ` ${line.text}\t`);
    } else if (last && above && continues(above, row, right)) {
      last.text = joinWrapped(last.text, line.text);
      last.right = line.right;
    } else lines.push({ ...line, ...place });
  }
  return lines;
}

function toLine(row: Row, above: Row | undefined): TextLine {
  const first = row.cells[0];
  const texts = row.cells.map((cell) => cell.text);
  return {
    ...noPlace,
    text: toCells(row, texts).replace(/^[-–*]\s+(?=\S)/, ""),
    look: `${first?.font ?? ""} ${Math.round(row.size * 2) / 2}`,
    size: row.size,
    x: first?.x ?? 0,
    right: row.cells.at(-1)?.right ?? 0,
    gap: above ? Math.max(0, (row.y - above.y) / row.size - 1) : 0,
    bullet: row.bullet,
    ...(row.town ? { town: row.town } : {}),
  };
}

/** A somewhat wide gap in justified text is a space, not a cell's edge. */
function toCells(row: Row, texts: string[]): string {
  return texts.reduce((text, cell, index) => {
    const before = row.cells[index - 1];
    const here = row.cells[index];
    if (!before || !here) return cell;
    const narrow = here.x - before.right < 2.4 * row.size && text.length > 25 && /^\p{Ll}/u.test(cell);
    return `${text}${narrow && !here.mark ? " " : "\t"}${cell}`;
  }, "");
}
