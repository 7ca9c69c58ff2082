import type { Book } from "#shared/languages/book.ts";
import { type Completion, type Job, type Tie, tickedRows } from "#shared/material/material.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import { edgeOf } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { isPlan, isToldBy, plainWords, tellingStarts } from "./told-lines.ts";

const WEIGHTS = { must: 4, wish: 2, duty: 2 } as const;
const SURENESS = { met: 1, maybe: 0.5, missing: 0 } as const;

/** How much of a line's strength is what it answers: each row's heaviest point, and less of any other. */
export function weighAnswers(answered: readonly AnsweredPoint[], ties: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { point, status, rows } of answered) {
    const weight = (WEIGHTS[point.kind] + (point.hard ? 1 : 0)) * SURENESS[status];
    for (const row of rows) {
      const before = weights.get(row) ?? 0;
      weights.set(row, Math.max(before, weight) + Math.min(before, weight) / 4);
    }
  }
  for (const row of ties) weights.set(row, (weights.get(row) ?? 0) + TICKED);
  return weights;
}

const TICKED = 4;

/** How much a line tells: figures above all, and neither a few words nor a whole page. */
function weighLine(text: string, { words }: Book): number {
  const figures = figuresOf(text);
  const count = text.split(" ").length;
  const length = count < 4 ? -1.5 : count > 45 ? -2 : count > 8 ? 0.5 : 0;
  return Math.min(figures, 3) * 2 + (holdsAny(text, words.numbers) ? 1 : 0) + length;
}

/** How many figures a line has. */
export function figuresOf(text: string): number {
  return text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu)?.length ?? 0;
}

/** "I served." tells nothing. */
const LEAST_WORDS = 3;

const MOST_LINES = { short: 3, usual: 14, long: 20 } as const;
/** However much was answered, so many lines of the rows are told. */
const FEWEST_LINES = { short: 2, usual: 5, long: 7 } as const;
const MOST_IN_JOB = { short: 3, usual: 8, long: 10 } as const;

type Lines = {
  jobs: readonly { job: Job; lines: readonly OwnLine[] }[];
  stories: readonly OwnLine[];
  completions: readonly Completion[];
  ties: readonly Tie[];
};

/**
 * Ids of the lines that are told, strongest first: the same in letters of every length as far as there is room, and
 * none that an answer has told already.
 */
export function chooseLines(
  { jobs, stories, completions, ties }: Lines,
  { answered, length, reading }: LetterRequest,
  book: Book,
  spare: number,
): string[] {
  const weights = weighAnswers(answered, new Set(tickedRows(ties)));
  const seen = new Set<string>();
  const answers = completions.map(({ ending }) => tellingStarts(ending, book));
  const endings = completions.map(({ ending }) => plainWords(ending));
  const isNew = (line: OwnLine) => {
    const words = plainWords(line.typed);
    const isTold = answers.some((answer) => isToldBy(line, answer, book));
    if (line.given) return !seen.has(words) && !isTold;
    if (seen.has(words) || endings.some((ending) => ending.includes(words) || words.includes(ending))) return false;
    if (isTold) return false;
    seen.add(words);
    return true;
  };
  const musts = answered.filter(({ point, status }) => point.kind === "must" && status === "met");
  const required = new Set(musts.flatMap(({ rows }) => rows));
  // What the posting asks to be told is told whatever else there is.
  const isAsked = (line: OwnLine) =>
    edgeOf(line, book) !== null ||
    (reading?.questions.some(({ text }) => sharedWords(line.typed, text, book) >= 2) ?? false) ||
    isPlan(line, book);
  const candidates = [
    ...jobs.flatMap(({ job, lines }, at) =>
      lines.map((line) => ({ line, job: job.id, bonus: job.to === "now" ? 1.5 : at < 2 ? 0.5 : 0 })),
    ),
    ...stories.map((line) => ({ line, job: null, bonus: 0.5 })),
  ];
  const ranked = candidates
    .filter(({ line }) => line.said !== null && line.said.split(" ").length >= LEAST_WORDS)
    .map((one, at) => ({
      ...one,
      at,
      weight: weighLine(one.line.said ?? "", book) + (weights.get(one.line.fact) ?? 0) + one.bonus,
    }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .filter(({ line }) => isNew(line));
  const most = Math.max(FEWEST_LINES[length], MOST_LINES[length] - Math.floor(completions.length / 2) - spare);
  const inJob = new Map<string, number>();
  const chosen: string[] = [];
  let counted = 0;
  for (const { line, job } of ranked) {
    const count = inJob.get(job ?? "") ?? 0;
    const isExtra = line.given === true || required.has(line.fact) || (job === null && isAsked(line));
    if (!isExtra && (counted >= most || (job !== null && count >= MOST_IN_JOB[length]))) continue;
    chosen.push(line.fact);
    if (!isExtra) counted++;
    if (job !== null) inJob.set(job, count + 1);
  }
  return chosen;
}
