import type { Job } from "#shared/material/material.schema.ts";
import type { ToldJob } from "./gathered.ts";
import type { OwnLine } from "./own-line.ts";
import type { Piece } from "./pieces.ts";

type Posts = { work: Piece[][]; before: Piece[][] };

/**
 * Where the posts stand. Whose work of today stands in lines of their own begins with it: what ended long before comes
 * behind, and stays out where nothing is told of it. Posts that a list tells of are named one after the other.
 */
export function placePosts(
  { work, before }: Posts,
  told: readonly ToldJob[],
  lines: readonly OwnLine[],
  hasList: boolean,
): Posts & { behind: Piece[][] } {
  const all = [...work, ...before];
  const isPast = told.every(({ job }) => job.to !== "now" && lines.some((line) => tellsLater(line, job)));
  const isBare = told.every(({ lines, answers }) => lines.length + answers.length === 0);
  if (isPast) return { work: [], before: [], behind: isBare ? [] : all };
  return hasList ? { work: all, before: [], behind: [] } : { work, before, behind: [] };
}

/** Whether a line has a year after that in which the post ended. */
function tellsLater({ typed }: OwnLine, { to }: Job): boolean {
  const years = typed.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? [];
  return to !== "" && years.some((year) => year > to.slice(0, YEAR));
}

const YEAR = 4;
