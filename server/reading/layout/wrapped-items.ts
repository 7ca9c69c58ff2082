import type { TextLine } from "../resume-text.ts";

/** Items of a list without marks: one that needs two lines has them nearer to each other than two items are. */
export function joinWrappedItems(lines: readonly TextLine[]): TextLine[] {
  const widest = Math.max(0, ...lines.slice(1).map(({ gap }) => gap));
  const right = Math.max(0, ...lines.map((line) => line.right));
  const joined: TextLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const goesOn = above && isOfOneItem(above, line) && line.gap < widest - 0.25;
    if (goesOn && above.right + widthOfFirstWord(line) + line.size > right)
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}`, right: line.right };
    else joined.push(line);
  }
  return joined;
}

function isOfOneItem(above: TextLine, line: TextLine): boolean {
  const isBeside = line.page === above.page && line.column === above.column;
  return (
    isBeside && !line.bullet && line.look === above.look && line.x > above.x - 1 && line.x < above.x + 3 * line.size
  );
}

function widthOfFirstWord(line: TextLine): number {
  const letters = line.text.split(/\s/)[0]?.length ?? 0;
  return (letters / Math.max(1, line.text.length)) * (line.right - line.x);
}
