import { hasDate } from "./dates.ts";
import type { TextLine } from "./resume-text.ts";

/**
 * Some files put a bullet before each employer or school, and lists of their own under them. There the outer bullets
 * mark entries, so the lines behind them are read as heads.
 */
export function withoutHeadBullets(lines: TextLine[]): TextLine[] {
  const [first, second] = lines;
  if (!first?.bullet || !second || !(hasDate(first.text) || hasDate(second.text))) return lines;
  const isHead = (line: TextLine) => line.bullet && line.look === first.look && Math.abs(line.x - first.x) < 3;
  // Where every line has the same bullet, bullets tell nothing.
  if (isHead(second) || !lines.some((line) => !isHead(line))) return lines;
  return lines.map((line) => (isHead(line) ? { ...line, bullet: false } : line));
}
