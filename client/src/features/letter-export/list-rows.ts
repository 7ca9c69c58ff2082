import type { ListPart } from "#shared/letters/letter-parts.ts";
import { breakLines } from "./break-lines.ts";
import { toPrintable } from "./printable-text.ts";
import type { Cell, LineStyle, Measure, Row } from "./row.ts";

/**
 * The list as lines of two columns with rules between its rows. The lines of one row never part from each other, and
 * the heads never from the first row.
 */
export function toListRows(
  { heads, rows }: ListPart,
  { width, measure, text, small, spaceBefore, block }: ListSetting,
): Row[] {
  const columns = { ask: Math.round(width * ASK_SHARE), bring: Math.round(width * (1 - ASK_SHARE)) - GAP };
  const askStyle = { ...text, color: small.color };
  const [asked, brought] = heads;
  const head = toRowLines(
    { ask: { text: asked, style: small }, bring: { text: brought, style: small } },
    { columns, measure, part: "head", block, row: 0 },
  );
  const body = rows.flatMap((row, index) =>
    toRowLines(
      { ask: { text: row.ask.text, style: askStyle }, bring: { text: row.bring.text, style: text } },
      { columns, measure, part: index === rows.length - 1 ? "last" : "row", block, row: index + 1 },
    ),
  );
  const lines = [...head.map((line) => ({ ...line, keepWithNext: true })), ...body];
  return lines.map((line, index) => ({ ...line, spaceBefore: index === 0 ? spaceBefore : 0 }));
}

type ListSetting = {
  width: number;
  measure: Measure;
  text: LineStyle;
  small: LineStyle;
  spaceBefore: number;
  block: number;
};
type Told = { text: string; style: LineStyle };

const ASK_SHARE = 0.42;
/** Points between the columns, and above and below the words of a row. */
const GAP = 14;
const PADDING = 3;

function toRowLines(
  { ask, bring }: { ask: Told; bring: Told },
  {
    columns,
    measure,
    part,
    block,
    row,
  }: {
    columns: { ask: number; bring: number };
    measure: Measure;
    part: "head" | "row" | "last";
    block: number;
    row: number;
  },
): Row[] {
  const left = linesOf(ask, columns.ask - GAP, measure);
  const right = linesOf(bring, columns.bring, measure);
  const count = Math.max(left.length, right.length);
  const height = Math.max(ask.style.leading, bring.style.leading);
  return Array.from({ length: count }, (_none, index) => {
    const isLast = index === count - 1;
    const cells: Cell[] = [
      ...(left[index]
        ? [{ text: left[index], style: ask.style, align: "left" as const, tag: { block, row, column: 0 as const } }]
        : []),
      ...(right[index]
        ? [
            {
              text: right[index],
              style: bring.style,
              align: "left" as const,
              x: columns.ask,
              tag: { block, row, column: 1 as const },
            },
          ]
        : []),
    ];
    return {
      cells,
      rule: false,
      header: false,
      height: height + (index === 0 ? PADDING : 0) + (isLast ? PADDING : 0),
      ...(isLast ? { line: part === "row" ? ("thin" as const) : ("dark" as const) } : {}),
      spaceBefore: 0,
      keepWithNext: !isLast,
    };
  });
}

function linesOf({ text, style }: Told, width: number, measure: Measure): string[] {
  return breakLines(toPrintable(text), { width, measure: (part) => measure(part, style) });
}
