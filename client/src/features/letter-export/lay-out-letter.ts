import { plainDesign, type TemplateDesign } from "#shared/templates/template-design.ts";
import { breakPages } from "./break-pages.ts";
import { formB, hasWindow, MM } from "./din-5008.ts";
import type { LetterDocument } from "./letter-document.ts";
import { toRows } from "./letter-rows.ts";
import type { PageFormat } from "./page-format.ts";
import type { Tag } from "./pdf-structure.ts";
import type { Align, LineStyle, Measure, Row } from "./row.ts";

/** Where a line stands: its baseline in points from the top of the page, `x` from its left edge. */
export type PlacedLine = { text: string; x: number; baseline: number; style: LineStyle; tag?: Tag | undefined };
/** Something drawn under the lines, in points from the page's top left corner; `dotted` along its middle. */
export type Shape = { x: number; y: number; width: number; height: number; color: string; dotted: boolean };
export type Page = { lines: PlacedLine[]; shapes: Shape[] };

type Setting = { document: LetterDocument; format: PageFormat; measure: Measure };

/**
 * The letter's pages. It is set at 11.5 pt if one page holds it, at up to 1 pt less if that saves a second page (at
 * 1.5 pt less below the window of an envelope, which takes a third of the page), and else at 11 pt. Paragraphs never leave one line alone, and closing and signature stay with the text's last lines.
 */
export function layOutLetter(setting: Setting): Page[] {
  const roomy = setAt(11.5, setting);
  if (roomy.length === 1) return roomy;
  const usual = setAt(11, setting);
  if (usual.length !== 2) return usual;
  const tighter = hasWindow(setting.document.letterhead) ? [10.5, 10] : [10.5];
  for (const size of tighter) {
    const tight = setAt(size, setting);
    if (tight.length === 1) return tight;
  }
  return usual;
}

function setAt(size: number, { document, format, measure }: Setting): Page[] {
  const { margin } = format;
  const width = format.width - margin.left - margin.right;
  const rows = toRows({ document, size, width, top: margin.top, measure });
  const design = document.design ?? plainDesign;
  return breakPages(rows, format.height - margin.top - margin.bottom).map((page, index) => {
    const { lines, shapes } = placeRows(page, { design, format, measure });
    const folds = index === 0 && hasWindow(document.letterhead) ? foldsOf(design) : [];
    return { lines, shapes: [...edgeOf(design, format), ...folds, ...shapes] };
  });
}

function placeRows(
  rows: readonly Row[],
  { design, format, measure }: { design: TemplateDesign; format: PageFormat; measure: Measure },
): Page {
  const { margin } = format;
  const width = format.width - margin.left - margin.right;
  const shifts: Record<Align, (free: number) => number> = {
    left: () => 0,
    center: (free) => free / 2,
    right: (free) => free,
  };
  const lines: PlacedLine[] = [];
  const shapes: Shape[] = [];
  let y = margin.top;
  let headerEnd = 0;
  rows.forEach((row, index) => {
    y += index === 0 ? row.height : row.spaceBefore + row.height;
    if (row.header) headerEnd = y;
    if (row.rule) shapes.push(...ruleOf(design, { x: margin.left, y: y - row.height / 2, width }));
    const largest = Math.max(0, ...row.cells.map(({ style }) => style.size));
    if (row.line) shapes.push({ ...LINES[row.line], x: margin.left, y, width, dotted: false });
    for (const { text, style, align, x: column = 0, tag } of row.cells) {
      const x = margin.left + column + shifts[align](width - (align === "left" ? 0 : measure(text, style)));
      lines.push({ text, x, style, tag, baseline: y - (row.height - largest * 0.7) / 2 });
    }
  });
  if (design.header === "band" && headerEnd > 0) {
    const height = headerEnd + BAND_BELOW;
    shapes.unshift({ x: 0, y: 0, width: format.width, height, color: design.accent, dotted: false });
  }
  return { lines, shapes };
}

/** Under the rows of the list, and under its heads and its last row. */
const LINES = { thin: { height: 0.5, color: "#c9c2ae" }, dark: { height: 0.75, color: "#55533f" } } as const;

/** Points of the band under its last line. */
const BAND_BELOW = 16;
/** Points of the edge down the page. */
const EDGE_WIDTH = 26;

function edgeOf(design: TemplateDesign, { height }: PageFormat): Shape[] {
  if (design.header !== "edge") return [];
  return [{ x: 0, y: 0, width: EDGE_WIDTH, height, color: design.accent, dotted: false }];
}

/** Short marks where the sheet is folded for the envelope; an edge down the page would swallow them. */
function foldsOf({ header, quiet }: TemplateDesign): Shape[] {
  if (header === "edge") return [];
  return formB.folds.map((y) => ({ x: 5 * MM, y, width: 4 * MM, height: 0.4, color: quiet, dotted: false }));
}

type Place = { x: number; y: number; width: number };

const rules: Record<TemplateDesign["rule"], (place: Place, isCentered: boolean) => Omit<Shape, "color">[]> = {
  none: () => [],
  thin: (place) => [{ ...place, height: 0.75, dotted: false }],
  heavy: (place) => [{ ...place, height: 1.75, dotted: false }],
  short: ({ x, y, width }, isCentered) => [
    { x: isCentered ? x + (width - SHORT) / 2 : x, y, width: SHORT, height: 3, dotted: false },
  ],
  double: (place) => [
    { ...place, height: 0.75, dotted: false },
    { ...place, y: place.y + 2.5, height: 0.75, dotted: false },
  ],
  dotted: (place) => [{ ...place, height: 1.25, dotted: true }],
};

const SHORT = 42;

function ruleOf(design: TemplateDesign, place: Place): Shape[] {
  return rules[design.rule](place, design.header === "centered").map((shape) => ({ ...shape, color: design.accent }));
}
