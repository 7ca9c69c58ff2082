export type FlowLine = {
  /** Height it takes, in points. */
  height: number;
  /** Space above it, dropped at the top of a page. */
  spaceBefore: number;
  /** No page may end between this line and the next. */
  keepWithNext: boolean;
};

/** Fills pages of the given height, line by line; lines that are kept together move together if one page can hold them. */
export function breakPages<Line extends FlowLine>(lines: readonly Line[], height: number): Line[][] {
  const pages: Line[][] = [[]];
  let used = 0;
  for (const group of toGroups(lines)) {
    const whole = heightOf(group, used === 0);
    const fitsWhole = heightOf(group, true) <= height;
    if (used > 0 && fitsWhole && used + whole > height) {
      pages.push([]);
      used = 0;
    }
    for (const line of group) {
      const needed = line.height + (used === 0 ? 0 : line.spaceBefore);
      if (used > 0 && used + needed > height) {
        pages.push([]);
        used = 0;
      }
      pages.at(-1)?.push(line);
      used += used === 0 ? line.height : needed;
    }
  }
  return pages;
}

function toGroups<Line extends FlowLine>(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    groups.at(-1)?.push(line);
    if (!line.keepWithNext) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function heightOf(group: readonly FlowLine[], isFirstOnPage: boolean): number {
  return group.reduce(
    (total, line, index) => total + line.height + (isFirstOnPage && index === 0 ? 0 : line.spaceBefore),
    0,
  );
}
