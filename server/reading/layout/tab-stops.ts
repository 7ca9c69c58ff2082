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
  const starts = rows.flatMap(startsOf);
  const left = Math.min(...starts.map((start) => start.x));
  const stops: TabStop[] = [];
  for (const { x } of starts) {
    if (x < left + SAME_EDGE || stopAt(stops, x)) continue;
    const same = starts.filter((start) => Math.abs(start.x - x) < SAME_EDGE);
    const narrow = same.filter((start) => start.gap === "narrow").length;
    const wide = same.length - narrow;
    const isStop = narrow >= 2 && wide >= 2;
    if (isStop || wide >= MANY) stops.push({ x, sure: wide >= MANY });
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
