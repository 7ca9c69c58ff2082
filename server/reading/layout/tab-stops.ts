import type { PageGlyphs } from "#server/reading/resume-text.ts";

/** In sizes of the font: wider than a space between words, narrower than what parts cells anywhere. */
const NARROW = 0.55;
const WIDE = 1.05;
/** Points within which texts start at one edge. */
const SAME_EDGE = 1.2;

/** Rows that start at an edge, from which on it is one even where other text runs into it. */
const MANY = 5;

type Start = { x: number; gap: "narrow" | "wide" };
/** `sure`: so many rows start here that text of another font starts a cell whatever stands before it. */
export type TabStop = { x: number; sure: boolean };

/**
 * Where texts of several rows start at one edge although little space stands before some of them: a margin whose text
 * ends close to the column. Rows are sorted from left to right.
 */
export function findTabStops(rows: PageGlyphs[][]): TabStop[] {
  const starts = rows.flatMap(startsOf).sort((a, b) => a.x - b.x);
  const left = starts[0]?.x ?? 0;
  const stops: TabStop[] = [];
  let from = 0;
  let to = 0;
  const count = { narrow: 0, wide: 0 };
  for (const { x } of starts) {
    for (let next = starts[to]; next && next.x - x < SAME_EDGE; next = starts[to]) {
      count[next.gap]++;
      to++;
    }
    for (let first = starts[from]; first && x - first.x >= SAME_EDGE; first = starts[from]) {
      count[first.gap]--;
      from++;
    }
    const last = stops.at(-1);
    if (x < left + SAME_EDGE || (last && x - last.x < SAME_EDGE)) continue;
    const sure = count.wide >= MANY;
    if (sure || (count.narrow >= 2 && count.wide >= 2)) stops.push({ x, sure });
  }
  return stops;
}

export function stopAt(stops: TabStop[], x: number): TabStop | undefined {
  return stops.find((stop) => Math.abs(stop.x - x) < SAME_EDGE);
}

function startsOf(row: PageGlyphs[]): Start[] {
  const starts: Start[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const glyph of row) {
    if (glyph.text.trim() === "") continue;
    const gap = (glyph.x - right) / glyph.size;
    if (gap >= NARROW) starts.push({ x: glyph.x, gap: gap < WIDE ? "narrow" : "wide" });
    right = Math.max(right, glyph.x + glyph.width);
  }
  return starts;
}
