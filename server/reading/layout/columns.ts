import { isSectionTitle } from "#server/reading/section-titles.ts";
import type { Chunk } from "./chunks.ts";
import { belowDates, isMarginNote } from "./margin-notes.ts";
import { tableRows } from "./table-rows.ts";

/** A page cut into bands from top to bottom; a band is one text, or two columns, the right one starting at `gutter`. */
export type Band = { chunks: Chunk[] } | { gutter: number; left: Band[]; right: Band[] };

/** The narrowest space that is taken for one between columns, in sizes of the font. */
const GUTTER = 0.7;
const MIN_ROWS = 3;
const MAX_DEPTH = 3;

type Cut = { gutter: number; width: number; top: number; bottom: number; score: number };

/**
 * Cuts where text flows side by side; dates and places in a margin belong to their rows and are left there.
 * `before` tells where the page before had its columns.
 */
export function toBands(chunks: Chunk[], before: { gutter: number | null } = { gutter: null }, depth = 0): Band[] {
  const cut = depth < MAX_DEPTH ? bestCut(chunks, before.gutter) : null;
  if (!cut) return chunks.length > 0 ? [{ chunks }] : [];
  const above = chunks.filter((chunk) => chunk.y < cut.top);
  const below = chunks.filter((chunk) => chunk.y > cut.bottom);
  const { left, right } = sides(chunks, cut);
  return [
    ...toBands(above, before, depth + 1),
    { gutter: cut.gutter, left: toBands(left, none, depth + 1), right: toBands(right, none, depth + 1) },
    ...toBands(below, before, depth + 1),
  ];
}

const none = { gutter: null };
/** Points that the space between columns may move from one page to the next. */
const SAME_GUTTER = 25;

function bestCut(chunks: Chunk[], before: number | null): Cut | null {
  const from = Math.min(...chunks.map((chunk) => chunk.x));
  const to = Math.max(...chunks.map((chunk) => chunk.right));
  const cuts: Cut[] = [];
  const sorted = [...chunks, ...tableRows(chunks)].sort((a, b) => a.y - b.y);
  for (let x = from + 20; x < to - 20; x += 3)
    cuts.push(...cutsAt(sorted, x, before !== null && Math.abs(x - before) < 2 * SAME_GUTTER));
  cuts.sort((a, b) => b.score - a.score);
  return (
    cuts
      .map((cut) => belowContacts(chunks, cut))
      .find((cut) => {
        const goesOn = before !== null && Math.abs(cut.gutter - before) < SAME_GUTTER;
        return goesOn ? !isMargin(sides(chunks, cut)) : isColumns(sides(chunks, cut));
      }) ?? null
  );
}

/** A line of contacts across the page has gaps too; it stands above the columns. */
function belowContacts(chunks: Chunk[], cut: Cut): Cut {
  const inside = chunks.filter((chunk) => chunk.y >= cut.top && chunk.y <= cut.bottom);
  const row = inside.filter((chunk) => chunk.y < cut.top + chunk.size * 0.6);
  const crosses = row.some((chunk) => chunk.x < cut.gutter) && row.some((chunk) => chunk.x >= cut.gutter);
  if (!crosses || !row.some((chunk) => contact.test(chunk.text))) return cut;
  const below = inside.filter((chunk) => !row.includes(chunk));
  return below.length === 0 ? cut : { ...cut, top: Math.min(...below.map((chunk) => chunk.y)) };
}

const contact = /@|www\.|https?:|linkedin|github|(?:\d[\s().-]?){7}/i;

/** The stretches of the page that nothing crosses at x. */
function cutsAt(sorted: Chunk[], x: number, goesOn: boolean): Cut[] {
  const stretches: Chunk[][] = [[]];
  for (const chunk of sorted) {
    if (chunk.x < x && chunk.right > x) stretches.push([]);
    else stretches.at(-1)?.push(chunk);
  }
  const parts = goesOn ? stretches : stretches.flatMap((stretch) => splitAtTitles(stretch, x));
  return parts.flatMap((stretch) => {
    const left = stretch.filter((chunk) => chunk.right <= x);
    const right = stretch.filter((chunk) => chunk.x >= x);
    const rows = Math.min(countRows(left), countRows(right));
    if (rows < MIN_ROWS) return [];
    const start = Math.max(...left.map((chunk) => chunk.right));
    const width = Math.min(...right.map((chunk) => chunk.x)) - start;
    const size = median(stretch.map((chunk) => chunk.size));
    // Nearer to the right column the same stretch is longer, and more of it is known.
    if (width < GUTTER * size || start + width - x > 8) return [];
    const top = Math.min(...stretch.map((chunk) => chunk.y));
    const bottom = Math.max(...stretch.map((chunk) => chunk.y));
    const score = (bottom - top) * rows * (1 + 0.1 * Math.min(3, width / size));
    return [{ gutter: start + width - 1, width, top, bottom, score }];
  });
}

/** Titles on one side only govern both where the other side stops above each of them too. */
function splitAtTitles(stretch: Chunk[], x: number): Chunk[][] {
  const known = stretch.filter((chunk) => isSectionTitle(chunk.text));
  const onLeft = known.filter((chunk) => chunk.right <= x);
  const onRight = known.filter((chunk) => chunk.x >= x);
  const [few, titles] = onLeft.length > onRight.length ? [onRight, onLeft] : [onLeft, onRight];
  if (titles.length < 2 || few.length * 2 > titles.length) return [stretch];
  const others = stretch.filter((chunk) => (titles === onLeft ? chunk.x >= x : chunk.right <= x));
  const isBroken = (title: Chunk) =>
    others.every((chunk) => chunk.y > title.y - 0.4 * title.size || title.y - chunk.y > 1.9 * title.size);
  if (!titles.every(isBroken)) return [stretch];
  const tops = titles.map((chunk) => chunk.y - 0.4 * chunk.size);
  const isAlone = (title: Chunk) => others.every((chunk) => Math.abs(chunk.y - title.y) > 0.4 * title.size);
  const below = stretch.filter((chunk) => !titles.includes(chunk) || !isAlone(chunk));
  return [-Infinity, ...tops].map((top, index) =>
    below.filter((chunk) => chunk.y >= top && chunk.y < (tops[index] ?? Infinity)),
  );
}

function sides(chunks: Chunk[], cut: Cut): { left: Chunk[]; right: Chunk[] } {
  const inside = chunks.filter((chunk) => chunk.y >= cut.top && chunk.y <= cut.bottom);
  return {
    left: inside.filter((chunk) => chunk.x < cut.gutter),
    right: inside.filter((chunk) => chunk.x >= cut.gutter),
  };
}

/** False where one side only annotates the rows of the other: dates, places, levels, or titles in a margin. */
function isColumns({ left, right }: { left: Chunk[]; right: Chunk[] }): boolean {
  if (countRows(left) < MIN_ROWS || countRows(right) < MIN_ROWS) return false;
  if (!hasEdge(left) || !hasEdge(right)) return false;
  const beside = { left: between(left, right), right: between(right, left) };
  return !annotates(beside.left, beside.right, "left") && !annotates(beside.right, beside.left, "right");
}

/** Only what has the other side beside it: a title below a table is no part of the table. */
function between(chunks: Chunk[], others: Chunk[]): Chunk[] {
  const top = Math.min(...others.map((chunk) => chunk.y)) - 6;
  const bottom = Math.max(...others.map((chunk) => chunk.y)) + 6;
  return chunks.filter((chunk) => chunk.y >= top && chunk.y <= bottom);
}

/** On a page that goes on with columns, only notes beside their rows are no column. */
function isMargin({ left, right }: { left: Chunk[]; right: Chunk[] }): boolean {
  const noted = [left, right].some((side) => share(side, (chunk) => isMarginNote(chunk.text)) >= 0.6);
  return noted || annotates(between(right, left), between(left, right), "right");
}

/** Lines of a column start, end or have their middle at one place. */
function hasEdge(chunks: Chunk[]): boolean {
  const rows = new Map<number, Chunk[]>();
  for (const chunk of chunks) {
    const key = Math.round(chunk.y / 4);
    rows.set(key, [...(rows.get(key) ?? []), chunk]);
  }
  const lines = [...rows.values()].map((row) => ({
    x: Math.min(...row.map((chunk) => chunk.x)),
    right: Math.max(...row.map((chunk) => chunk.right)),
  }));
  const places = [
    lines.map((line) => line.x),
    lines.map((line) => line.right),
    lines.map((line) => (line.x + line.right) / 2),
  ];
  const isShared = (edges: number[], edge: number) => {
    const same = edges.filter((other) => Math.abs(other - edge) < 3).length;
    return same >= 3 && same >= 0.4 * edges.length;
  };
  return places.some((edges) => edges.some((edge) => isShared(edges, edge)));
}

function annotates(notes: Chunk[], text: Chunk[], side: "left" | "right"): boolean {
  const isAligned = (note: Chunk) => text.some((chunk) => Math.abs(chunk.y - note.y) < 0.4 * note.size);
  const aligned = share(notes, isAligned);
  const below = side === "left" ? belowDates(notes, isAligned) : new Set<Chunk>();
  const marginal = share(notes, (note) => isMarginNote(note.text) || below.has(note));
  const parts = partsOfTitles(notes);
  const titles = share(notes, (note) => parts.has(note) || isSectionTitle(note.text));
  const shortest = share(notes, (note) => note.text.length < 26);
  if (marginal >= 0.6 && titles < 0.1) return true;
  const isFlushRight = isFlush(notes.map((note) => note.right));
  if (side === "left" && titles === 0 && marginal >= 0.4 && aligned >= 0.9 && isFlushRight) return true;
  if (
    side === "left" &&
    !text.some((chunk) => isSectionTitle(chunk.text)) &&
    aligned >= 0.75 &&
    isFlush(
      notes.map((note) => note.right),
      5,
    )
  ) {
    if (
      !isFlush(
        notes.map((note) => note.x),
        5,
      )
    )
      return true;
  }
  if (titles >= 0.6) return aligned >= 0.75 || titles + marginal > 0.9;
  if (titles > 0 && titles + marginal < 0.85) return false;
  if (titles > 0)
    return (
      share(
        notes.filter((note) => isMarginNote(note.text)),
        isAligned,
      ) >= 0.75
    );
  if (shortest < 0.8 || aligned < 0.85) return false;
  if (side === "right") {
    const differ = new Set(notes.map((note) => note.text)).size > notes.length / 2;
    return isFlush(notes.map((note) => note.right)) && !(differ && isFlush(notes.map((note) => note.x)));
  }
  return countRows(notes) < 0.9 * countRows(text) || aligned >= 0.99;
}

/** Notes that are a title together with the one below or above them: "RELEVANT" above "EXPERIENCE". */
function partsOfTitles(notes: Chunk[]): Set<Chunk> {
  const parts = new Set<Chunk>();
  const sorted = [...notes].sort((a, b) => a.y - b.y);
  for (const [index, upper] of sorted.entries()) {
    for (let at = index + 1; at < sorted.length; at++) {
      const lower = sorted[at];
      if (!lower || lower.y - upper.y >= 1.9 * upper.size) break;
      const isBelow = lower.font === upper.font && lower.x < upper.right && lower.right > upper.x;
      if (!isBelow || !isSectionTitle(`${upper.text} ${lower.text}`)) continue;
      parts.add(upper).add(lower);
    }
  }
  return parts;
}

function isFlush(edges: number[], slack = 2.5): boolean {
  const middle = median(edges);
  return share(edges, (edge) => Math.abs(edge - middle) < slack) > 0.8;
}

function countRows(chunks: Chunk[]): number {
  return new Set(chunks.map((chunk) => Math.round(chunk.y / 4))).size;
}

function share<T>(list: T[], is: (entry: T) => boolean): number {
  return list.length === 0 ? 0 : list.filter(is).length / list.length;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
