import { BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import type { ListPart } from "#shared/letters/letter-parts.ts";
import type { RunStyle } from "./docx-styles.ts";
import { toPrintable } from "./printable-text.ts";
import { toTwips } from "./to-twips.ts";

type ListStyles = { text: RunStyle; small: RunStyle; line: number; textWidth: number };

/** The list as a table without boxes: a head row that comes again on each page, and rows that no page parts. */
export function toListTable({ heads, rows }: ListPart, styles: ListStyles): Table {
  const asked = { ...styles.text, color: styles.small.color };
  const head = { ...styles.small, italics: true };
  const widths = [toTwips(styles.textWidth * ASK_SHARE), toTwips(styles.textWidth * (1 - ASK_SHARE))];
  const row = ([ask, bring]: readonly [string, string], at: Place, [first, second]: [RunStyle, RunStyle]) =>
    new TableRow({
      cantSplit: true,
      ...(at === "head" ? { tableHeader: true } : {}),
      children: [
        toCell(ask, { style: first, at, width: widths[0] ?? 0, line: styles.line }),
        toCell(bring, { style: second, at, width: widths[1] ?? 0, line: styles.line }),
      ],
    });
  return new Table({
    width: { size: toTwips(styles.textWidth), type: WidthType.DXA },
    columnWidths: widths,
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: [
      row(heads, "head", [head, head]),
      ...rows.map(({ ask, bring }, index) =>
        row([ask.text, bring.text], index === rows.length - 1 ? "last" : "row", [asked, styles.text]),
      ),
    ],
  });
}

type Place = "head" | "row" | "last";

const ASK_SHARE = 0.42;
const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
const lines = {
  head: { style: BorderStyle.SINGLE, size: 6, color: "55533F" },
  row: { style: BorderStyle.SINGLE, size: 4, color: "C9C2AE" },
  last: { style: BorderStyle.SINGLE, size: 6, color: "55533F" },
};

function toCell(
  content: string,
  { style, at, width, line }: { style: RunStyle; at: Place; width: number; line: number },
): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 0, right: 160 },
    borders: { top: none, left: none, right: none, bottom: lines[at] },
    children: [
      new Paragraph({
        keepNext: at === "head",
        spacing: { before: 0, after: 0, line },
        children: [new TextRun({ text: toPrintable(content), ...style })],
      }),
    ],
  });
}
