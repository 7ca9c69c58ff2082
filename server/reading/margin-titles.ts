import { hasDate } from "./dates.ts";
import type { TextLine } from "./resume-text.ts";
import { sectionKindOf } from "./section-titles.ts";

/** Where titles stand that have a margin of their own, and in which typeface. */
export type TitleMargin = { x: number; font: string };

/** Text that begins this much further in (points) has the margin beside it. */
const WIDTH = 40;

/** A margin holds titles alone, some of them known, and most lines begin beside it. */
export function findTitleMargin(lines: readonly TextLine[]): TitleMargin | null {
  const known = lines.filter((line) => line.x > 0 && sectionKindOf(titleIn(line)) !== null);
  const margins = known.map((line) => ({ x: line.x, font: fontOf(line) }));
  const margin = margins.find((one) => margins.filter((other) => isSame(one, other)).length > 2);
  if (!margin) return null;
  const inside = lines.filter((line) => isSame(margin, { x: line.x, font: fontOf(line) }));
  const beside = lines.filter((line) => line.x > margin.x + WIDTH);
  const titled = inside.filter((line) => known.includes(line)).length;
  return beside.length > inside.length && titled * 2 >= inside.length ? margin : null;
}

/** A title that no list knows, told by its margin alone, and what stands beside it. */
export function titleInMargin(line: TextLine, margin: TitleMargin | null): { title: string; rest: string } | null {
  if (!margin || !isSame(margin, { x: line.x, font: fontOf(line) })) return null;
  const [title = "", ...rest] = line.text.split("\t");
  const plain = title.length < 40 && title.split(" ").length < 6 && /^\p{L}/u.test(title) && !/[.,@]|\d/.test(title);
  return plain && !hasDate(title) ? { title, rest: rest.join("\t") } : null;
}

function titleIn({ text, turns }: TextLine): string {
  const turn = turns[0] ?? "";
  const at = turn === "" ? -1 : text.indexOf(turn, 1);
  const [cell = ""] = (at > 0 ? text.slice(0, at) : text).split("\t");
  return cell.replace(/\s*[:：]$/, "").trim();
}

/** The size of a row is that of its largest cell, so the typeface alone tells. */
function fontOf({ look }: TextLine): string {
  return look.slice(0, Math.max(0, look.lastIndexOf(" ")));
}

function isSame(a: TitleMargin, b: TitleMargin): boolean {
  return Math.abs(a.x - b.x) < 2 && a.font === b.font && a.font !== "";
}
