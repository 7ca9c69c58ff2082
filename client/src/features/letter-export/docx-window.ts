import { AlignmentType, LineRuleType, Paragraph, TextRun } from "docx";
import { type Letterhead, senderLineOf } from "#shared/letters/letterhead.ts";
import { formB } from "./din-5008.ts";
import type { Styles } from "./docx-styles.ts";
import { toPrintable } from "./printable-text.ts";
import { toTwips } from "./to-twips.ts";

/**
 * Sender's line, date and recipient as paragraphs at their places on the page, from `y`, the letterhead's end in
 * points; and where they end. Word keeps to points where lines have an exact height.
 */
export function toWindowParagraphs(
  letterhead: Letterhead,
  { y, styles }: { y: number; styles: Pick<Styles, "text" | "small"> },
): { paragraphs: Paragraph[]; end: number } {
  const { date = "", recipient = [] } = letterhead;
  const wanted = [
    {
      text: senderLineOf(letterhead),
      style: { ...styles.small, size: 14 },
      top: formB.field,
      height: formB.senderLine,
      alignment: AlignmentType.LEFT,
    },
    { text: date, style: styles.text, top: formB.date, height: formB.senderLine, alignment: AlignmentType.RIGHT },
    ...recipient
      .filter((line) => line.trim() !== "")
      .map((text, index) => ({
        text,
        style: styles.text,
        top: formB.recipient + index * formB.recipientLine,
        height: formB.recipientLine,
        alignment: AlignmentType.LEFT,
      })),
  ];
  const paragraphs: Paragraph[] = [];
  let end = y;
  for (const { text, style, top, height, alignment } of wanted) {
    const before = Math.max(0, top - end);
    paragraphs.push(
      new Paragraph({
        alignment,
        keepNext: true,
        spacing: { before: toTwips(before), after: 0, line: toTwips(height), lineRule: LineRuleType.EXACT },
        children: [new TextRun({ text: toPrintable(text), ...style })],
      }),
    );
    end += before + height;
  }
  return { paragraphs, end };
}
