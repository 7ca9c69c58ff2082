import type { Book } from "#shared/languages/book.ts";
import type { Completion, Job } from "#shared/material/material.schema.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { answerUnits, tiedUnits } from "./answer-units.ts";
import { sharedWords, toldPiece } from "./completion-pieces.ts";
import { closePieces, openPieces, showsLink } from "./edge-pieces.ts";
import type { factPieces } from "./fact-pieces.ts";
import { type Gathered, isLearner, type ToldJob } from "./gathered.ts";
import { jobPieces } from "./job-pieces.ts";
import { edgeOf, isEnd } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Row } from "./list-rows.ts";
import type { OwnLine } from "./own-line.ts";
import { endsOpening } from "./own-opening.ts";
import { type BlockName, PAPERS, type Piece } from "./pieces.ts";
import { partBare, placePosts, sortPosts, storyUnits } from "./place-posts.ts";
import { termPieces } from "./term-pieces.ts";
import { endsBefore, joinLines } from "./told-beside.ts";
import { isDenial } from "./told-lines.ts";
import { isTypedBehind } from "./typed-behind.ts";
import { lineOfAnswer, typedOrder, typedUnits } from "./typed-order.ts";
import type { Voice } from "./voice.ts";

/** Each block's pieces in units that no paragraph parts: a post with what was done there, an answer whole. */
export type Blocks = Record<Exclude<BlockName, "list">, Piece[][]>;

type From = {
  gathered: Gathered;
  rows: readonly Row[];
  facts: ReturnType<typeof factPieces>;
  brought: readonly Piece[];
  request: LetterRequest;
  voice: Voice;
};

const LONGEST_STRAY = 10;
const FEW = 2;

/** What the paragraphs are made of, in no order yet. */
export function toBlocks(from: From): Blocks {
  const { gathered, rows, brought, request, voice } = from;
  const { stories, byRow } = gathered;
  const { book } = voice;
  const made = new Map<ToldJob, Piece[]>();
  const unitOf = (one: ToldJob, later: Job | null) => {
    const known = later ? undefined : made.get(one);
    const unit = known ?? jobPieces(one, later, request, gathered.isForeign, voice);
    if (!later) made.set(one, unit);
    return unit;
  };
  const { now, earlier } = sortPosts(from, unitOf);
  const { freeOf, ofKind } = unitsByKind(from);
  const telling = stories.filter((line) => placeOf(line, book) !== "open");
  const answers = answerUnits(gathered, telling, request, voice);
  const untaken = stories.filter(({ fact }) => !answers.taken.has(fact));
  const placed = (place: ReturnType<typeof placeOf>) => untaken.filter((line) => placeOf(line, book) === place);
  const withBehind = (line: OwnLine): Piece[] => [
    { kind: "own", fact: line.fact, text: line.said ?? "" },
    ...(gathered.behind.get(line.fact) ?? []).map((answer) => toldPiece(answer, request, book)),
  ];
  const listed = new Set(rows.map(({ fact }) => fact));
  const tied = byRow.some(({ key }) => listed.has(key))
    ? { points: [], questions: [] }
    : tiedUnits(gathered, request, voice);

  const { isNamed, bare, bareFrom, single } = partBare({ now, earlier }, unitOf, voice);

  // Who has said why they apply has left out what else they want.
  const hasWhy = answers.reasons.length > 0 || endsOpening(gathered.completions, request, voice.book) !== undefined;
  const motives = hasWhy ? placed("open").filter(({ given }) => given) : placed("open");
  const { trained, dated, later, loose, isStray } = sortLoose(placed(null), { now, single, from });
  const { units, others } = joinLines(answers.units, loose, withBehind, book);
  const isTraining = ({ point }: Completion) =>
    request.answered.some((one) => one.point.id === point && PAPERS.has(one.point.sort));
  const typed = brought.length > 0 ? null : typedOrder([...now, ...earlier], { gathered, request, book });
  const lineOf = (one: Completion) => (typed ? lineOfAnswer(one, request, typed) : undefined);
  const isOfWork = (one: Completion) => OF_WORK.has(one.kind) && !isTraining(one);
  const asked = [...ofKind((one) => isOfWork(one) && lineOf(one) === undefined), ...tied.points];
  // Two answers are no paragraph where something else can stand with them, and one is none at all.
  const isFew = asked.length <= FEW && others.length > 0;
  const isHeld = now.at(-1)?.job.to === "now";
  const isLone = !isFew && asked.length === 1 && isHeld;
  const held = heldPieces(from, { trained: trained.flatMap(withBehind), isStray, ofKind, isTraining });
  const isStub = held.length === 1 && held[0]?.kind === "frame";
  const ofNow = others.filter((line) => isHeld && isTypedBehind(line, { material: gathered.rows, request, book }));
  const byTime = () => ({
    work: [
      ...now.map((one, at) => [...unitOf(one, null), ...(isLone && at === now.length - 1 ? asked.flat() : [])]),
      ...ofNow.map(withBehind),
    ],
    // "Before that" is said once, and of nothing but a post: those further back have their years.
    before: [
      ...single.flatMap((one, at) => [
        ...[...dated].filter(([, after]) => after === one).map(([line]) => withBehind(line)),
        unitOf(one, at === 0 && isNamed && follows(now.at(-1), one) ? (now.at(-1)?.job ?? null) : null),
      ]),
      ...(bare ? [[bare]] : []),
      ...later.map(withBehind),
      ...ofKind(({ kind }) => kind === "before"),
    ],
  });
  const inOrder =
    typed &&
    typedUnits(typed, {
      ...{ posts: [...now, ...single], tail: bare ? { first: earlier[bareFrom], pieces: [bare] } : null },
      lines: [...others, ...dated.keys(), ...later],
      answers: freeOf(isOfWork),
      linePieces: withBehind,
      postUnits: (one, isNext) => {
        const after = single[0] === one && isNext && isNamed && follows(now.at(-1), one) ? now.at(-1)?.job : null;
        const lone = isLone && one === now.at(-1) ? asked.flat() : [];
        return [[...unitOf(one, after ?? null), ...lone]];
      },
      from: { gathered, request, book },
    });
  const { work, before, behind } = inOrder
    ? { work: inOrder.units, before: ofKind(({ kind }) => kind === "before"), behind: inOrder.behind }
    : placePosts(byTime(), [...now, ...earlier], others, brought.length > 0);
  const apart = work.length > 0 ? others.filter((line) => !ofNow.includes(line)) : others;
  return {
    open: [[...openPieces(gathered, motives.flatMap(withBehind), request, voice), ...answers.reasons]],
    ...{ work, before },
    stories: storyUnits(isFew ? asked : [], inOrder ? [] : apart.map(withBehind), work.length > 0).concat(behind),
    asked: isFew || isLone ? [] : asked,
    answers: [...tied.questions, ...units],
    brought: brought.length === 0 ? [] : [[...brought]],
    held: isStub || held.length === 0 ? [] : [held],
    close: [
      [
        ...(isStub ? held : []),
        ...gathered.closing.map((one) => toldPiece(one, request, book)),
        ...placed("close").flatMap(withBehind),
        ...closePieces(
          gathered,
          { terms: termPieces({ gathered, request, book }), withLink: showsLink(gathered, request, book) },
          voice,
        ),
      ],
    ],
  };
}

/** What somebody has learnt and holds; a stray line of it stands behind. */
function heldPieces(
  { gathered, facts }: From,
  from: {
    trained: readonly Piece[];
    isStray: boolean;
    ofKind: (isMeant: (one: Completion) => boolean) => Piece[][];
    isTraining: (one: Completion) => boolean;
  },
): Piece[] {
  const { trained, isStray, ofKind, isTraining } = from;
  const papers = ofKind(({ kind }) => kind === "papers").flat();
  return [
    ...(isLearner(gathered) ? [...papers, ...facts.asked] : []),
    ...(isStray ? [] : trained),
    ...ofKind((one) => OF_WORK.has(one.kind) && isTraining(one)).flat(),
    ...(isLearner(gathered) ? [] : [...papers, ...facts.asked]),
    ...facts.further,
    ...(isStray ? trained : []),
  ];
}

/**
 * Lines that begin no letter and end none: about what was learnt, before the post that follows in time (`dated`), behind the
 * posts, and others. `isStray`: there is just a short one, which is no paragraph of its own.
 */
function sortLoose(
  plain: readonly OwnLine[],
  { now, single, from }: { now: readonly ToldJob[]; single: readonly ToldJob[]; from: From },
) {
  const { book } = from.voice;
  const isStray = plain.length === 1 && wordsOf(plain[0]) <= LONGEST_STRAY && now.length > 0;
  const trained = isStray ? [...plain] : plain.filter((line) => tellsTraining(line, from));
  const dated = new Map(
    plain.flatMap((line) => {
      const after = trained.includes(line) ? undefined : single.find(({ job }) => endsBefore(job, line));
      return after ? [[line, after] as const] : [];
    }),
  );
  const isAfter = ({ said }: OwnLine) =>
    now.length > 0 && book.links.afterwards.some((start) => said?.toLowerCase().startsWith(`${start} `));
  const rest = plain.filter((line) => !trained.includes(line) && !dated.has(line));
  const later = rest.filter(isAfter);
  return { trained, dated, later, loose: rest.filter((line) => !later.includes(line)), isStray };
}

/** Answers that stand by themselves, those first that say what somebody brings. */
function unitsByKind({ gathered, request, voice: { book } }: From) {
  const { jobs, stories, completions, byRow, closing, behind } = gathered;
  const elsewhere = new Set([
    ...jobs.flatMap(({ answers }) => answers),
    ...stories.flatMap(({ fact }) => behind.get(fact) ?? []),
    ...byRow,
    ...closing,
  ]);
  const free = completions
    .filter((one) => !elsewhere.has(one))
    .toSorted((one, other) => Number(isDenial(one, book)) - Number(isDenial(other, book)));
  const freeOf = (isMeant: (one: Completion) => boolean) => free.filter(isMeant);
  const ofKind = (isMeant: (one: Completion) => boolean): Piece[][] =>
    freeOf(isMeant).map((one) => [toldPiece(one, request, book)]);
  return { freeOf, ofKind };
}

/** Whether "before that" is said of the earlier post: not across years of something else. */
function follows(later: ToldJob | undefined, { job: { to } }: ToldJob): boolean {
  const [begun = 0, ended = 0] = [later?.job.from ?? "", to].map((date) => Number(date.slice(0, YEAR)));
  return later !== undefined && (begun === 0 || ended === 0 || begun - ended <= MOST_YEARS_BETWEEN);
}

const YEAR = 4;
const MOST_YEARS_BETWEEN = 2;

function wordsOf(line: OwnLine | undefined): number {
  return (line?.said ?? "").split(" ").length;
}

/** Whether a line is about what somebody learnt or holds: it stands with their papers. */
function tellsTraining({ fact, said }: OwnLine, { gathered, request, voice }: From): boolean {
  const papers = gathered.material.papers.map(({ what, where }) => `${what} ${where}`).join(" ");
  const isAnswer = request.answered.some(
    ({ point, rows, status }) => PAPERS.has(point.sort) && status === "met" && rows.includes(fact),
  );
  return isAnswer || sharedWords(said ?? "", papers, voice.book) > 1;
}

const OF_WORK: ReadonlySet<Completion["kind"]> = new Set(["demand", "work"]);

/** What somebody wants belongs to why they write; when they can begin and what they ask is said at the end. */
function placeOf(line: OwnLine, book: Book): "open" | "close" | null {
  if (line.said === null) return null;
  const low = `${line.said.toLowerCase().replaceAll("’", "'")} `;
  // "I would like four days and can start on March 1."
  if (edgeOf(line, book) !== null && /\p{N}/u.test(low)) return "close";
  if (book.words.motives.some((start) => low.startsWith(`${start} `)))
    return holdsAny(low, book.facts.workload) || /\d\s?%/u.test(low) ? "close" : "open";
  return edgeOf(line, book) === null && !isEnd(low, "work", book) ? null : "close";
}
