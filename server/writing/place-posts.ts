import type { Job } from "#shared/material/material.schema.ts";
import { isProvenBefore } from "#shared/writing/job-head.ts";
import type { Gathered, ToldJob } from "./gathered.ts";
import { postsPiece } from "./job-pieces.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import type { Voice } from "./voice.ts";

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

/** So many of the latest posts are named, whatever is told of them. */
const FEWEST_POSTS = 3;

/** Posts that are told, those of today apart: one without lines where it is held now, comes first, or is required. */
export function sortPosts(
  { gathered, request }: { gathered: Gathered; request: LetterRequest },
  unitOf: (one: ToldJob, later: Job | null) => Piece[],
) {
  const nameable = gathered.jobs.filter((one) => unitOf(one, null).length > 0);
  const isTold = ({ job, lines, answers }: ToldJob) =>
    lines.length + answers.length > 0 ||
    (job.said?.[request.language] ?? "") !== "" ||
    gathered.listed.some((one) => one.job === job);
  const last = nameable.findLastIndex(isTold);
  const isAsked = ({ job }: ToldJob) =>
    request.answered.some(({ point, status, rows }) => {
      return point.kind === "must" && status !== "missing" && rows[0] === job.id;
    });
  const told = nameable.filter(
    (one, at) => isTold(one) || isAsked(one) || at < FEWEST_POSTS || at < last || one.job.to === "now",
  );
  const current = told.filter(({ job }) => job.to === "now");
  const now = current.length > 0 ? current : told.slice(0, 1);
  return { now, earlier: told.filter((one) => !now.includes(one)) };
}

/** Lines about no post introduce answers where no post does. */
export function storyUnits(asked: readonly Piece[][], lines: readonly Piece[][], hasPosts: boolean): Piece[][] {
  return hasPosts ? [...asked, ...lines] : [...lines, ...asked];
}

/**
 * The last posts in one sentence, `bare`, where nothing is told of them; "before that" follows a post that has been named.
 * `single` are the earlier posts that have sentences of their own.
 */
export function partBare(
  { now, earlier }: { now: readonly ToldJob[]; earlier: readonly ToldJob[] },
  unitOf: (one: ToldJob, later: Job | null) => Piece[],
  voice: Voice,
) {
  const latest = now.at(-1)?.job ?? null;
  const [head] = now.slice(-1).flatMap((one) => unitOf(one, null));
  const isNamed = head?.kind === "frame" || (head?.kind === "own" && head.fact === latest?.id);
  const bareFrom = earlier.findLastIndex((one) => postsPiece([one], voice) === null) + 1;
  const last = earlier.slice(bareFrom);
  // A season elsewhere during the post of today was not before it.
  const isBefore = last.every(({ job }) => isProvenBefore(job, latest));
  const bare = isNamed && isBefore && last.length > 1 ? postsPiece(last, voice) : null;
  return { isNamed, bare, bareFrom, single: bare ? earlier.slice(0, bareFrom) : earlier };
}
