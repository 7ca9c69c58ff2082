import type { Completion, Material } from "#shared/material/material.schema.ts";
import { arrangementOf } from "./arrangements.ts";
import { sharedWords, toldPiece } from "./completion-pieces.ts";
import type { ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { PAPERS, type Piece } from "./pieces.ts";
import type { Telling } from "./telling.ts";

/** Something to tell, and the line of the pasted text that it stands in. */
type Placed = { at: number; post: ToldJob } | { at: number; pieces: Piece[]; isApart: boolean };

/** So many pieces stay with the post before them. */
const MOST_TOGETHER = 5;

/** The lines in which everything was typed, where a letter that begins with the posts can follow them. */
export function typedOrder(
  posts: readonly ToldJob[],
  { gathered, request }: Telling,
): ReadonlyMap<string, number> | null {
  if (gathered.isForeign || arrangementOf(request.templateId).order[0] !== "work") return null;
  const lines = typedLines(gathered.rows);
  return lines && isTypedSo(posts, lines) ? lines : null;
}

/**
 * By id the lines in which posts and loose lines were typed; null where nobody pasted them in one go, or where they have
 * been moved since. A line that was added later stands behind the one before it.
 */
function typedLines({ jobs, plain }: Material): ReadonlyMap<string, number> | null {
  const lines = new Map<string, number>();
  for (const { id, origin } of jobs) if (origin.line !== undefined) lines.set(id, origin.line);
  if (lines.size < jobs.length) return null;
  let last: number | null = null;
  for (const { id, origin } of plain) {
    const line: number | null = origin.line ?? last;
    if (line === null || (last !== null && line < last)) return null;
    lines.set(id, line);
    last = line;
  }
  return last === null ? null : lines;
}

/** Whether the posts were typed in the order in which they are told. */
function isTypedSo(posts: readonly ToldJob[], lines: ReadonlyMap<string, number>): boolean {
  const typed = posts.map(({ job }) => lines.get(job.id) ?? 0);
  return typed.every((line, at) => at === 0 || (typed[at - 1] ?? 0) <= line);
}

/** The line of what an answer to a demand is about: that of the row which the posting's point was tied to. */
export function lineOfAnswer(
  { point }: Completion,
  { answered }: LetterRequest,
  lines: ReadonlyMap<string, number>,
): number | undefined {
  const rows = answered.find((one) => one.point.id === point)?.rows ?? [];
  return rows.map((row) => lines.get(row)).find((line) => line !== undefined);
}

/**
 * Everything in the order in which it was typed, in units. What stands between two posts goes on with the first one,
 * unless it `isApart`; what is apart, and what stands behind the last post, is `behind`. `toUnits` makes a post's pieces;
 * `isNext` says that nothing stands between it and the post before.
 */
function inTypedOrder(
  placed: readonly Placed[],
  toUnits: (post: ToldJob, isNext: boolean) => Piece[][],
): { units: Piece[][]; behind: Piece[][] } {
  const sorted = placed.toSorted((one, other) => one.at - other.at);
  const first = sorted.findIndex((one) => "post" in one);
  const last = sorted.findLastIndex((one) => "post" in one);
  const isInside = (one: Placed, at: number) => "post" in one || at < first || (at < last && !one.isApart);
  const units: Piece[][] = [];
  let before: Placed | null = null;
  for (const one of sorted.filter(isInside)) {
    const unit = units.at(-1);
    if ("post" in one) units.push(...toUnits(one.post, before !== null && "post" in before));
    else if (unit && before && unit.length + one.pieces.length <= MOST_TOGETHER) unit.push(...one.pieces);
    else units.push([...one.pieces]);
    before = one;
  }
  const behind = sorted.filter((one, at) => !isInside(one, at));
  return { units, behind: behind.flatMap((one) => ("pieces" in one ? [[...one.pieces]] : [])) };
}

/** Posts, lines, and answers by where they were typed; an answer to a demand stands where the row does that it is tied to. */
export function typedUnits(
  typed: ReadonlyMap<string, number>,
  told: {
    posts: readonly ToldJob[];
    /** The last posts in one sentence. */
    tail: { first: ToldJob | undefined; pieces: Piece[] } | null;
    lines: readonly OwnLine[];
    answers: readonly Completion[];
    linePieces: (line: OwnLine) => Piece[];
    postUnits: (post: ToldJob, isNext: boolean) => Piece[][];
    from: Telling;
  },
): { units: Piece[][]; behind: Piece[][] } {
  const { posts, tail, lines, answers, linePieces, postUnits, from } = told;
  const { request, book } = from;
  const lineOf = (id: string) => typed.get(id) ?? 0;
  const placed: Placed[] = [
    ...posts.map((post) => ({ at: lineOf(post.job.id), post })),
    ...(tail ? [{ at: lineOf(tail.first?.job.id ?? ""), pieces: tail.pieces, isApart: false }] : []),
    ...lines.map((line) => ({ at: lineOf(line.fact), pieces: linePieces(line), isApart: isOfPapers(line, from) })),
    ...answers.flatMap((one) => {
      const at = lineOfAnswer(one, request, typed);
      return at === undefined ? [] : [{ at, pieces: [toldPiece(one, request, book)], isApart: false }];
    }),
  ];
  return inTypedOrder(placed, postUnits);
}

/** Whether a line has a word of the person's papers, or of those that the posting asks for. */
function isOfPapers({ said }: OwnLine, { gathered, request, book }: Telling): boolean {
  const { papers } = gathered.rows;
  const asked = request.answered.flatMap(({ point }) => (PAPERS.has(point.sort) ? [point.text] : []));
  return [...asked, ...papers.map(({ what }) => what)].some((text) => sharedWords(said ?? "", text, book) > 0);
}
