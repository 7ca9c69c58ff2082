import { isDateOnly } from "#server/reading/dates.ts";
import { isSectionTitle } from "#server/reading/section-titles.ts";
import type { Chunk } from "./chunks.ts";
import { isMarginNote } from "./margin-notes.ts";

/** Chunks on one baseline, left to right. */
export type Row = { cells: Chunk[]; y: number; size: number; bullet: boolean; town?: string };

/** The rows of a band. Notes in a margin that stand beside later rows of an entry are moved to the entry's first row. */
export function toRows(chunks: Chunk[]): Row[] {
  const rows: Row[] = [];
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - chunk.y) <= 0.4 * Math.min(row.size, chunk.size)) {
      row.cells.push(chunk);
      row.size = Math.max(row.size, chunk.size);
    } else rows.push({ cells: [chunk], y: chunk.y, size: chunk.size, bullet: false });
  }
  for (const row of rows) {
    row.cells.sort((a, b) => a.x - b.x);
    row.bullet = row.cells[0]?.mark === true || /^[-–*]\s+\S/.test(row.cells[0]?.text ?? "");
  }
  joinBrokenDates(rows);
  joinBrokenTitles(rows);
  raiseNotes(rows);
  raiseTowns(rows);
  return rows.filter((row) => row.cells.length > 0);
}

/** "June 2019 –" above "present", or "June 2019" above "– present", in a narrow margin is one date. */
function joinBrokenDates(rows: Row[]): void {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    for (const side of [0, -1]) {
      const upper = row.cells.at(side);
      const lower = next?.cells.at(side);
      if (!next || !upper || !lower || next.cells.length < 2 || Math.abs(upper.x - lower.x) > 4 * row.size) continue;
      if (!isBrokenDate(upper.text, lower.text)) continue;
      upper.text = `${upper.text} ${lower.text}`;
      next.cells.splice(side, 1);
      if (side === 0) next.bullet = next.cells[0]?.mark === true;
    }
  }
}

function isBrokenDate(upper: string, lower: string): boolean {
  if (/\d\s*[-–—]$/.test(upper)) return isDateOnly(lower);
  return /^[-–—]\s*\S/.test(lower) && isDateOnly(lower.slice(1)) && /\d$/.test(upper) && isDateOnly(upper);
}

/** "AREAS OF" above "EXPERTISE" in a narrow margin is one title. */
function joinBrokenTitles(rows: Row[]): void {
  for (const [index, row] of rows.entries()) {
    const title = row.cells[0];
    if (!title || row.cells.length < 2) continue;
    let text = title.text;
    for (const [place, below] of rows.slice(index + 1, index + 4).entries()) {
      const part = below.cells[0];
      const near = part && part.font === title.font && part.x < title.right && part.right > title.x;
      if (!near || below.y - row.y > (place + 1) * 1.9 * title.size) break;
      text = `${text} ${part.text}`;
      if (!isSectionTitle(text)) continue;
      title.text = text;
      for (const lower of rows.slice(index + 1, index + place + 2)) lower.cells.shift();
      break;
    }
  }
}

/** "Company … City / • first point … June 2023": the date belongs to the company's row. */
function raiseNotes(rows: Row[]): void {
  let top: Row | null = null;
  for (const [index, row] of rows.entries()) {
    const note = row.cells.at(-1);
    const above = rows[index - 1];
    if (!note || row.cells.length < 2 || !isMarginNote(note.text)) {
      top = null;
      continue;
    }
    const near = above !== undefined && row.y - above.y < 2.2 * row.size;
    const inBody = row.bullet || (above !== undefined && top !== null && above !== top && above.bullet);
    if (top && near && inBody && !(isDateOnly(note.text) && top.cells.some((cell) => isDateOnly(cell.text)))) {
      top.cells.push(note);
      row.cells.pop();
    } else top = row.bullet ? null : row;
  }
}

/** A town below the date in a margin at the left belongs to the date's row, not to the row it happens to stand on. */
function raiseTowns(rows: Row[]): void {
  for (const [index, row] of rows.entries()) {
    const [date, text] = row.cells;
    const below = rows[index + 1];
    const town = below?.cells[0];
    if (!date || !text || !below || !town || !isDateOnly(date.text)) continue;
    const isUnder = Math.abs(town.x - date.x) < 2 && town.font === date.font && town.y - date.y < 2 * date.size;
    if (!isUnder || town.right > text.x || !townLike.test(town.text) || isSectionTitle(town.text)) continue;
    row.cells.push(town);
    row.town = town.text;
    below.cells.shift();
    below.bullet = below.cells[0]?.mark === true;
  }
}

const townLike = /^\p{Lu}[^\d:@|/]{1,28}$/u;
