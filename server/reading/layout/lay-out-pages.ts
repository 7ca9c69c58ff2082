import type { Page, TextLine } from "#server/reading/resume-text.ts";
import { isSectionTitle } from "#server/reading/section-titles.ts";
import { type Chunk, findIconFonts, toChunks } from "./chunks.ts";
import { type Band, median, toBands } from "./columns.ts";
import { toLines } from "./lines.ts";
import { withoutRunningHeads } from "./running-heads.ts";

/** Two gutters this near (points) are the same column layout on two pages. */
const SAME_GUTTER = 25;

type Split = { gutter: number; left: number; right: number; wide: number };

/** Pages of placed text as lines in reading order; columns that go on across pages keep their number. */
export function layOutPages(pages: Page[]): TextLine[] {
  const iconFonts = findIconFonts(pages.map((page) => page.glyphs));
  const chunked = pages.map((page) => ({ chunks: toChunks(page.glyphs, iconFonts), height: page.height }));
  const lines: TextLine[] = [];
  let columns = 0;
  let current = 0;
  let split: Split | null = null;

  /** The column that text below goes on with. */
  function emit(bands: Band[], column: number, follows: number, page: number): number {
    for (const band of bands) {
      if ("chunks" in band) {
        lines.push(...toLines(band.chunks, { page, column, follows }));
        continue;
      }
      const left = ++columns;
      const right = flowsOn(band) ? left : ++columns;
      emit(band.left, left, column, page);
      emit(band.right, right, column, page);
      follows = widest(band) === "left" ? left : right;
      column = ++columns;
    }
    return bands.at(-1) && !("chunks" in (bands.at(-1) ?? {})) ? follows : column;
  }

  for (const [index, chunks] of withoutRunningHeads(chunked).entries()) {
    const page = index + 1;
    const bands = toBands(chunks, { gutter: split?.gutter ?? null });
    let last: Split | null = null;
    for (const band of bands) {
      if ("chunks" in band) {
        const joined: number | null = split && sideOf(band.chunks, split);
        if (joined !== null) {
          lines.push(...toLines(band.chunks, { page, column: joined, follows: joined }));
          continue;
        }
        const follows: number = (last ?? split)?.wide ?? current;
        if (last || split) current = ++columns;
        split = null;
        last = null;
        const edge =
          bands.length === 1 ? (pages[index]?.width ?? 0) - Math.min(...band.chunks.map((chunk) => chunk.x)) - 12 : 0;
        lines.push(...toLines(band.chunks, { page, column: current, follows, edge }));
        continue;
      }
      const before: Split | null = last ?? split;
      const same: Split | null = before && Math.abs(before.gutter - band.gutter) < SAME_GUTTER ? before : null;
      const left: number = same?.left ?? ++columns;
      const right: number = same?.right ?? (flowsOn(band) ? left : ++columns);
      const ends = { left: emit(band.left, left, current, page), right: emit(band.right, right, current, page) };
      last = { gutter: band.gutter, ...ends, wide: widest(band) === "left" ? ends.left : ends.right };
      split = null;
    }
    if (last) split = last;
  }
  return lines;
}

/** Two columns of one width whose second starts in the middle of a text: one text that runs through both. */
function flowsOn(band: { left: Band[]; right: Band[] }): boolean {
  const left = chunksOf(band.left);
  const right = chunksOf(band.right);
  const first = right.reduce((top, chunk) => (chunk.y < top.y ? chunk : top), right[0] ?? noChunk);
  const ratio = widthOf(left) / Math.max(1, widthOf(right));
  const usual = median([...left, ...right].map((chunk) => chunk.size));
  return (
    ratio > 0.7 && ratio < 1.45 && first.size < usual * 1.1 && !isSectionTitle(first.text) && !isCapitals(first.text)
  );
}

const noChunk: Chunk = { text: "", x: 0, right: 0, y: 0, size: 0, font: "", mark: false };

function widthOf(chunks: Chunk[]): number {
  return Math.max(...chunks.map((chunk) => chunk.right)) - Math.min(...chunks.map((chunk) => chunk.x));
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

function chunksOf(bands: Band[]): Chunk[] {
  return bands.flatMap((band) => ("chunks" in band ? band.chunks : [...chunksOf(band.left), ...chunksOf(band.right)]));
}

function widest(band: { left: Band[]; right: Band[] }): "left" | "right" {
  return letters(band.left) > letters(band.right) ? "left" : "right";
}

function letters(bands: Band[]): number {
  return chunksOf(bands).reduce((sum, chunk) => sum + chunk.text.length, 0);
}

/** The column of the page before that a page without columns goes on with, by where its text stands. */
function sideOf(chunks: Chunk[], split: Split): number | null {
  if (chunks.every((chunk) => chunk.x >= split.gutter - 6)) return split.right;
  if (chunks.every((chunk) => chunk.right <= split.gutter + 6)) return split.left;
  return null;
}
