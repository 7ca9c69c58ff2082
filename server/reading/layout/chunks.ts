import { type PageGlyphs, TURN } from "#server/reading/resume-text.ts";
import { findTabStops, stopAt, type TabStop } from "./tab-stops.ts";

/** Text of one row without a wide gap in it. `mark`: a bullet or an icon stood before it (not in `text`). */
export type Chunk = { text: string; x: number; right: number; y: number; size: number; font: string; mark: boolean };

/** In sizes of the font: what a space, and what a gap between two cells is at least. */
const SPACE = 0.13;
const CELL_GAP = 1.05;
/** Enough between cells where an edge shows that there are cells. */
const TAB_GAP = 0.4;
const SAME_ROW = 0.35;

const bulletMarks = /^[•◦▪▫■□●○⚫‣⁃∙·➢➣➤►▶▸▹✓✔✦✧❖★☆◆◇♦\u27a2]$/u;
const leadingBullet = /^\s*[•◦▪▫■□●○‣⁃∙➢➣➤►▶▸▹✓✔✦✧❖★◆◇♦\p{Co}]\s*(?=\S)/u;
/** "K W A M E": letters set apart, as pdf.js reads them. */
const spacedWord = /^\p{L}(?: [\p{L}'’-]){2,}$/u;
const privateUse = /\p{Co}/u;
/** Browsers give a font of its own to a few of these, so one alone is no icon. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Joins the painted pieces of a page to chunks, top to bottom and left to right. */
export function toChunks(glyphs: PageGlyphs[], iconFonts: Set<string>): Chunk[] {
  const rows = toRows(glyphs).map(withoutDoubles);
  const stops = findTabStops(rows);
  return rows.flatMap((row) => splitRow(row, iconFonts, stops));
}

/** Fonts that only ever paint single characters apart from words: bullets and icons, whatever letter they are mapped to. */
export function findIconFonts(pages: PageGlyphs[][]): Set<string> {
  const words = new Set<string>();
  const seen = new Map<string, number>();
  for (const row of pages.flatMap(toRows)) {
    for (const [index, glyph] of row.entries()) {
      const text = glyph.text.trim();
      if (text === "") continue;
      seen.set(glyph.font, (seen.get(glyph.font) ?? 0) + 1);
      const before = row[index - 1];
      const after = row[index + 1];
      const touches = (other: PageGlyphs | undefined, gap: number) =>
        other !== undefined && other.text.trim() !== "" && gap < SPACE * glyph.size;
      const joined =
        touches(before, before ? glyph.x - (before.x + before.width) : 0) ||
        touches(after, after ? after.x - (glyph.x + glyph.width) : 0);
      if ([...text].length > 1 || joined || ideograph.test(text)) words.add(glyph.font);
    }
  }
  return new Set([...seen.keys()].filter((font) => !words.has(font)));
}

function toRows(glyphs: PageGlyphs[]): PageGlyphs[][] {
  const rows: PageGlyphs[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.y - b.y)) {
    const row = rows.findLast((candidate, index) => index >= rows.length - 3 && isOnRow(candidate, glyph));
    if (row) row.push(glyph);
    else rows.push([glyph]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

function isOnRow(row: PageGlyphs[], glyph: PageGlyphs): boolean {
  const first = row[0];
  return first !== undefined && Math.abs(first.y - glyph.y) <= SAME_ROW * Math.min(first.size, glyph.size);
}

/** Some programs paint bold by painting twice. */
function withoutDoubles(row: PageGlyphs[]): PageGlyphs[] {
  return row.filter(
    (glyph, index) =>
      glyph.text.trim() === "" ||
      !row
        .slice(Math.max(0, index - 4), index)
        .some((other) => other.text === glyph.text && Math.abs(other.x - glyph.x) < 0.12 * glyph.size),
  );
}

function splitRow(row: PageGlyphs[], iconFonts: Set<string>, stops: TabStop[]): Chunk[] {
  const chunks: (Chunk & { gaps: number[] })[] = [];
  let open: (Chunk & { gaps: number[] }) | null = null;
  let blank = false;
  let mark = false;
  let font = "";
  for (const painted of row) {
    const glyph = spacedWord.test(painted.text) ? { ...painted, text: painted.text.replaceAll(" ", "") } : painted;
    const isIcon = isMark(glyph, iconFonts);
    if (glyph.text.trim() === "" || isIcon) {
      blank = true;
      if (isIcon) {
        mark = true;
        open = null;
      }
      continue;
    }
    const gap: number = open ? glyph.x - open.right : 0;
    const stop = open ? stopAt(stops, glyph.x) : undefined;
    const apart =
      stop && (gap > TAB_GAP * glyph.size || (stop.sure && font !== glyph.font && (open?.text.length ?? 0) > 2));
    if (open && !apart && gap < CELL_GAP * Math.max(open.size, glyph.size)) {
      const space = blank || gap > SPACE * glyph.size || /\s$/.test(open.text) || /^\s/.test(glyph.text);
      if (space) open.gaps.push(gap);
      open.text = `${open.text.trimEnd()}${space ? (font === glyph.font ? " " : TURN) : ""}${glyph.text.trimStart()}`;
      open.right = Math.max(open.right, glyph.x + glyph.width);
      open.size = Math.max(open.size, glyph.size);
    } else {
      const { x, y, width, size, font } = glyph;
      const bullet = leadingBullet.exec(glyph.text)?.[0] ?? "";
      const text = glyph.text.slice(bullet.length).trimStart();
      open = { text, x, y, right: x + width, size, font, mark: mark || bullet !== "", gaps: [] };
      chunks.push(open);
    }
    blank = /\s$/.test(glyph.text);
    mark = false;
    font = glyph.font;
  }
  return chunks.map(({ gaps, ...chunk }) => ({ ...chunk, text: withoutLetterSpacing(chunk.text.trim(), gaps) }));
}

function isMark(glyph: PageGlyphs, iconFonts: Set<string>): boolean {
  const text = glyph.text.trim();
  if (text === "" || [...text].length > 1)
    return [...text].length > 0 && [...text].every((char) => privateUse.test(char));
  return (
    privateUse.test(text) ||
    bulletMarks.test(text) ||
    (iconFonts.has(glyph.font) && !/[\d&|,;:()–—-]/.test(text) && !ideograph.test(text))
  );
}

/** "E D U C A T I O N" is one word: every gap is alike, and those between words are wider. */
function withoutLetterSpacing(text: string, gaps: number[]): string {
  const letters = text.split(" ");
  const sizes = letters.map((letter) => [...letter].length);
  // Kerned pairs ("TA", "AV") stand together; capitals set apart are hardly ever anything else.
  const kerned = text === text.toUpperCase() && text.replaceAll(" ", "").length <= 1.7 * letters.length;
  if (letters.length < 4 || Math.max(...sizes) > (kerned ? 3 : 2)) return text;
  if (!kerned && sizes.filter((size) => size === 1).length < letters.length * 0.7) return text;
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return letters
    .map((letter, index) => (index > 0 && (gaps[index - 1] ?? 0) > 1.6 * usual ? ` ${letter}` : letter))
    .join("");
}
