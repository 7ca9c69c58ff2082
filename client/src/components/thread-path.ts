type Point = { x: number; y: number };
/** SVG paths in pixels; the two parts meet at the paper's edge. */
export type ThreadPath = { overDesk: string; overPaper: string; start: Point; end: Point };

const ELBOW = 8;
const GAP = 10;

/**
 * The way from a note to a line of text at its right: straight where the note stands beside the line, else with two
 * rounded elbows in the middle of the gap before the paper, which begins where the note's column ends.
 */
export function threadPath({
  note,
  columnRight,
  paperLeft,
  textLeft,
  y,
}: {
  note: { right: number; top: number; bottom: number };
  columnRight: number;
  paperLeft: number;
  textLeft: number;
  /** Middle of the line of text. */
  y: number;
}): ThreadPath {
  const middle = Math.min(Math.max(y, note.top + 12), note.bottom - 12);
  const start = { x: note.right, y: Math.abs(middle - y) < 2 * ELBOW ? y : middle };
  const end = { x: textLeft - GAP, y };
  const overPaper = `M${paperLeft} ${y}H${end.x}`;
  if (start.y === y) return { overDesk: `M${start.x} ${y}H${paperLeft}`, overPaper, start, end };
  const turn = (columnRight + paperLeft) / 2;
  const way = start.y < y ? 1 : -1;
  const overDesk = [
    `M${start.x} ${start.y}H${turn - ELBOW}`,
    `Q${turn} ${start.y} ${turn} ${start.y + way * ELBOW}`,
    `V${y - way * ELBOW}`,
    `Q${turn} ${y} ${turn + ELBOW} ${y}`,
    `H${paperLeft}`,
  ].join("");
  return { overDesk, overPaper, start, end };
}
