import { median } from "#server/reading/layout/columns.ts";
import type { PageGlyphs } from "#server/reading/resume-text.ts";
import type { RecognisedLine } from "./recognition.schema.ts";

/** What a round or square mark before an entry of a list is taken for. */
const misreadMark = /^[«»¢°*+·®©»=~-]$/u;
/** Letters that stand for such a mark where more than one line begins with them. */
const letterMark = /^[eoO0]$/;

/** Recognised words as a page would paint them; points. */
export function toGlyphs(lines: RecognisedLine[], scale: number): PageGlyphs[] {
  const firsts = lines.filter(({ words }) => words.length > 1 && letterMark.test(words[0]?.text ?? ""));
  const slope = median(lines.map(({ baseline }) => slopeOf(baseline)));
  return lines.flatMap(({ words, baseline, rowAttributes }) => {
    const size = Math.max(1, Math.round(rowAttributes.rowHeight / scale));
    return words.map(({ text, bbox }, index) => {
      const isMark =
        index === 0 && words.length > 1 && (misreadMark.test(text) || (firsts.length > 1 && letterMark.test(text)));
      return {
        text: isMark ? "•" : text,
        x: bbox.x0 / scale,
        y: (heightAt(baseline, bbox.x0) - slope * bbox.x0) / scale,
        width: (bbox.x1 - bbox.x0) / scale,
        size,
        font: "",
      };
    });
  });
}

function heightAt(baseline: RecognisedLine["baseline"], x: number): number {
  return baseline.y0 + slopeOf(baseline) * (x - baseline.x0);
}

/** On a crooked page all lines run up or down alike. */
function slopeOf({ x0, y0, x1, y1 }: RecognisedLine["baseline"]): number {
  return x1 === x0 ? 0 : (y1 - y0) / (x1 - x0);
}
