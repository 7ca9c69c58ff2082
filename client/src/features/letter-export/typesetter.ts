import type { FontFile } from "./font-file.ts";
import { type Kerning, readKerning } from "./font-kerning.ts";

/** `name` is the one that a design sets the writer's name in, where it is neither of the others. */
export type Face = "regular" | "semiBold" | "name";
export type TypeStyle = {
  face: Face;
  /** In points. */
  size: number;
  /** Space after every character, in points. */
  tracking?: number;
};

/** Text at a horizontal offset in points: glyphs of the font, or a picture of what the font cannot write. */
export type Run = { kind: "glyphs" | "picture"; text: string; x: number; width: number };

export type Typesetter = {
  /** In points. */
  widthOf: (text: string, style: TypeStyle) => number;
  /** One line in the pieces to draw; glyph runs are parted where the font kerns. */
  toRuns: (line: string, style: TypeStyle) => Run[];
  /** Characters of the text that the font lacks, each once, as a person counts characters. */
  missingFrom: (text: string) => string[];
};

/** Measures and places text in the letter's typeface. `pictureWidth` measures what the typeface lacks. */
export function createTypesetter({
  fonts,
  pictureWidth,
}: {
  fonts: Record<Face, FontFile>;
  pictureWidth: (text: string, style: TypeStyle) => number;
}): Typesetter {
  const kernings: Record<Face, Kerning> = {
    regular: readKerning(fonts.regular),
    semiBold: readKerning(fonts.semiBold),
    name: readKerning(fonts.name),
  };
  const hasGlyph = (char: string) => fonts.regular.glyphOf(char.codePointAt(0) ?? 0) !== 0 && !/\p{M}/u.test(char);
  const toRuns = (line: string, style: TypeStyle) => {
    const runs: Run[] = [];
    let x = 0;
    for (const part of splitByCoverage(line, hasGlyph)) {
      const placed = part.covered
        ? placeGlyphs(part.text, { font: fonts[style.face], kerning: kernings[style.face], style })
        : [{ kind: "picture" as const, text: part.text, x: 0, width: pictureWidth(part.text, style) }];
      const start = x;
      for (const run of placed) {
        runs.push({ ...run, x: run.x + start });
        x = start + run.x + run.width;
      }
    }
    return runs;
  };
  return {
    toRuns,
    widthOf: (text, style) => {
      const last = toRuns(text, style).at(-1);
      return last ? last.x + last.width : 0;
    },
    missingFrom: (text) => [
      ...new Set(
        splitByCoverage(text, hasGlyph)
          .filter((part) => !part.covered)
          .flatMap((part) => toClusters(part.text).filter((cluster) => cluster.trim() !== "")),
      ),
    ],
  };
}

/** Characters as a person counts them: an accent or a skin tone belongs to what it changes. */
export function toClusters(text: string): string[] {
  return Array.from(clusters.segment(text), (cluster) => cluster.segment);
}

const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const invisible = /[\u00AD\u200B-\u200D\n]/g;

/** Spaces between two missing words go with them, so that right-to-left phrases keep their order. */
function splitByCoverage(text: string, hasGlyph: (char: string) => boolean): { text: string; covered: boolean }[] {
  const visible = text.replace(invisible, "");
  if (visible === "") return [];
  if ([...visible].every(hasGlyph)) return [{ text: visible, covered: true }];
  const parts: { text: string; covered: boolean }[] = [];
  for (const cluster of toClusters(text)) {
    const plain = cluster.replace(invisible, "");
    const covered = [...plain].every(hasGlyph);
    const last = parts.at(-1);
    const beforeLast = parts.at(-2);
    if (last?.covered === covered) last.text += covered ? plain : cluster;
    else if (!covered && last && beforeLast && /^[\s\u00A0]+$/.test(last.text)) {
      parts.pop();
      beforeLast.text += last.text + cluster;
    } else parts.push({ text: covered ? plain : cluster, covered });
  }
  return parts.filter((part) => part.text !== "");
}

/** Spaced text is not kerned: its characters stay together in one run, so that a reader gets them back as a word. */
function placeGlyphs(
  text: string,
  { font, kerning, style: { size, tracking = 0 } }: { font: FontFile; kerning: Kerning; style: TypeStyle },
): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let before = 0;
  let x = 0;
  for (const char of text) {
    const glyph = font.glyphOf(char.codePointAt(0) ?? 0);
    const shift = before && tracking === 0 ? (kerning(before, glyph) * size) / 1000 : 0;
    x += shift;
    if (!run || shift !== 0) {
      run = { kind: "glyphs", text: "", x, width: 0 };
      runs.push(run);
    }
    const advance = (font.advanceOf(glyph) * size) / 1000 + tracking;
    run.text += char;
    run.width += advance;
    x += advance;
    before = glyph;
  }
  return runs;
}
