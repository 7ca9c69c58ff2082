/** A piece of a text and whether the other text has it too, at its place in the common order. */
export type Compared = { text: string; shared: boolean };

/** Beyond this many pairs of pieces the comparison would keep the page waiting. */
const MOST_PAIRS = 4_000_000;

/** Both texts by lines, each told whether it stands in both (longest common subsequence). */
export function compareTexts(mine: string, other: string): { mine: Compared[]; other: Compared[] } {
  const left = mine.split("\n");
  const right = other.split("\n");
  const shared = sharedPlaces(left, right);
  return {
    mine: left.map((text, place) => ({ text, shared: shared.left.has(place) })),
    other: right.map((text, place) => ({ text, shared: shared.right.has(place) })),
  };
}

/** Both texts in runs of words that stand in both or in one alone. Words that only happen to be the same count as changed. */
export function compareWords(mine: string, other: string): { mine: Compared[]; other: Compared[] } {
  const left = wordsOf(mine);
  const right = wordsOf(other);
  const shared = withoutCoincidences(
    sharedPlaces(
      left.map((word) => word.trim()),
      right.map((word) => word.trim()),
    ),
    { left: left.length, right: right.length },
  );
  return { mine: toRuns(left, shared.left), other: toRuns(right, shared.right) };
}

/** Each with the blanks around it, so that they join to the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/gu) ?? [];
}

/** Fewer words than this, alone among more changed ones than that, are a coincidence. */
const FEWEST_ALIKE = 3;
const MOST_AROUND = 6;

type Run = { left: number; right: number; length: number };

function withoutCoincidences(shared: Shared, ends: { left: number; right: number }): Shared {
  // Compared without regard to order: then no two places belong together.
  if (shared.left.size !== shared.right.size) return shared;
  const right = [...shared.right].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (const [index, place] of [...shared.left].sort((a, b) => a - b).entries()) {
    const other = right[index] ?? 0;
    const last = runs.at(-1);
    if (last && last.left + last.length === place && last.right + last.length === other) last.length += 1;
    else runs.push({ left: place, right: other, length: 1 });
  }
  const gap = (from: Run | undefined, to: Run | undefined) =>
    (to?.left ?? ends.left) -
    (from ? from.left + from.length : 0) +
    (to?.right ?? ends.right) -
    (from ? from.right + from.length : 0);
  const isStrong = (run: Run) => run.length >= FEWEST_ALIKE;
  const kept = runs.filter((run, index) => {
    if (isStrong(run)) return true;
    const [before, after] = [runs.slice(0, index).findLast(isStrong), runs.slice(index + 1).find(isStrong)];
    return gap(before, run) + gap(run, after) <= MOST_AROUND;
  });
  const places = (side: "left" | "right") =>
    new Set(kept.flatMap((run) => Array.from({ length: run.length }, (_, step) => run[side] + step)));
  return { left: places("left"), right: places("right") };
}

function toRuns(words: string[], places: ReadonlySet<number>): Compared[] {
  return words.reduce<Compared[]>((runs, text, place) => {
    const shared = places.has(place);
    const last = runs.at(-1);
    if (last?.shared === shared) last.text += text;
    else runs.push({ text, shared });
    return runs;
  }, []);
}

function sharedPlaces(left: string[], right: string[]): Shared {
  return left.length * right.length > MOST_PAIRS ? commonSet(left, right) : commonPlaces(left, right);
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

/** Without regard to order, for texts of thousands of pieces. */
function commonSet(left: string[], right: string[]): Shared {
  const inLeft = new Set(left);
  const inRight = new Set(right);
  return {
    left: new Set(left.flatMap((line, place) => (inRight.has(line) ? [place] : []))),
    right: new Set(right.flatMap((line, place) => (inLeft.has(line) ? [place] : []))),
  };
}
