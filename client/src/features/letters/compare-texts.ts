/** A line of a text and whether the other text has it too, at its place in the common order. */
export type ComparedLine = { text: string; shared: boolean };

/** Beyond this many pairs of lines the comparison would keep the page waiting. */
const MOST_PAIRS = 4_000_000;

/** Both texts by lines, each told whether it stands in both (longest common subsequence). */
export function compareTexts(mine: string, other: string): { mine: ComparedLine[]; other: ComparedLine[] } {
  const left = mine.split("\n");
  const right = other.split("\n");
  const shared = left.length * right.length > MOST_PAIRS ? commonSet(left, right) : commonPlaces(left, right);
  return {
    mine: left.map((text, place) => ({ text, shared: shared.left.has(place) })),
    other: right.map((text, place) => ({ text, shared: shared.right.has(place) })),
  };
}

type Shared = { left: Set<number>; right: Set<number> };

function commonPlaces(left: string[], right: string[]): Shared {
  const width = right.length + 1;
  const longest = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      longest[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));

  const shared: Shared = { left: new Set(), right: new Set() };
  let row = 0;
  let column = 0;
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) {
      shared.left.add(row++);
      shared.right.add(column++);
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return shared;
}

/** Without regard to order, for texts of thousands of lines. */
function commonSet(left: string[], right: string[]): Shared {
  const inLeft = new Set(left);
  const inRight = new Set(right);
  return {
    left: new Set(left.flatMap((line, place) => (inRight.has(line) ? [place] : []))),
    right: new Set(right.flatMap((line, place) => (inLeft.has(line) ? [place] : []))),
  };
}
