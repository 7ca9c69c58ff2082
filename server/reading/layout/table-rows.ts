import { isTableHead } from "#server/reading/labels.ts";
import { isSectionTitle } from "#server/reading/section-titles.ts";
import type { Chunk } from "./chunks.ts";

/** Where tables stand whose columns have names: for each of their rows a piece as wide as the table, which keeps it whole. */
export function tableRows(chunks: Chunk[]): Chunk[] {
  const rows = toRows(chunks);
  const spans: Chunk[] = [];
  let head: Chunk | null = null;
  for (const row of rows) {
    const [first] = row;
    if (!first) continue;
    if (isTableHead(row.map((chunk) => chunk.text).join("\t"))) head = spanOf(row, first);
    else if (row.length === 1 && (isSectionTitle(first.text) || (head && first.right > head.right))) head = null;
    if (head) spans.push({ ...head, y: first.y });
  }
  return spans;
}

function spanOf(row: Chunk[], first: Chunk): Chunk {
  return { ...first, text: "", x: first.x - 1, right: Math.max(...row.map((chunk) => chunk.right)) };
}

function toRows(chunks: Chunk[]): Chunk[][] {
  const rows: Chunk[][] = [];
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && chunk.y - row[0].y < 0.4 * chunk.size) row.push(chunk);
    else rows.push([chunk]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}
