import { type Letterhead, senderLineOf } from "#shared/letters/letterhead.ts";
import { formB } from "./din-5008.ts";
import { toPrintable } from "./printable-text.ts";
import type { LineStyle, Measure, Row } from "./row.ts";

/** Sender's line, date and recipient at their places on the page, from `y`, the letterhead's end; and where they end. */
export function toWindowRows(
  letterhead: Letterhead,
  { y, styles, measure }: { y: number; styles: { text: LineStyle; small: LineStyle }; measure: Measure },
): { rows: Row[]; end: number } {
  const { date = "", recipient = [] } = letterhead;
  const wanted = [
    { ...senderLine(letterhead, styles.small, measure), top: formB.field, height: formB.senderLine },
    { text: date, style: styles.text, align: "right" as const, top: formB.date, height: formB.senderLine },
    ...recipient
      .filter((line) => line.trim() !== "")
      .map((text, index) => ({
        text,
        style: styles.text,
        align: "left" as const,
        top: formB.recipient + index * formB.recipientLine,
        height: formB.recipientLine,
      })),
  ];
  const rows: Row[] = [];
  let end = y;
  for (const { text, style, align, top, height } of wanted) {
    const spaceBefore = Math.max(0, top - end);
    const cells = text.trim() === "" ? [] : [{ text: toPrintable(text), style, align }];
    rows.push({ cells, rule: false, header: false, height, spaceBefore, keepWithNext: true });
    end += spaceBefore + height;
  }
  return { rows, end };
}

/** As large as the window has room for; left out where even small print would not fit. */
function senderLine(letterhead: Letterhead, small: LineStyle, measure: Measure) {
  const text = toPrintable(senderLineOf(letterhead));
  const style = [8, 7, 6]
    .map((size) => ({ ...small, size }))
    .find((tried) => measure(text, tried) <= formB.senderWidth);
  return { text: style ? text : "", style: style ?? small, align: "left" as const };
}
