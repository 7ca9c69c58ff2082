import type { Book } from "#shared/languages/book.ts";
import type { Completion, Job } from "#shared/material/material.schema.ts";
import { traineeOf } from "#shared/writing/job-slots.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Listed, ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { notesToList } from "./listed-notes.ts";
import type { OwnLine } from "./own-line.ts";
import { isWithinAnother } from "./same-employer.ts";
import { namesPlaceAndYear, namesTitle, tellingStarts, tellsTheSame } from "./told-lines.ts";

type From = {
  /** Posts with all their lines, and with those that are told, in order. */
  jobs: readonly Pick<ToldJob, "job" | "lines">[];
  ordered: readonly ToldJob[];
  /** Lines that are no sentences. */
  fragments: readonly OwnLine[];
  completions: readonly Completion[];
  /** How many lines are told in sentences. */
  told: number;
  isForeign: boolean;
};

/** Posts that are told, and the notes of theirs that stand in the letter's list instead. */
export function gatherList(
  { jobs, ordered, fragments, completions, told, isForeign }: From,
  request: LetterRequest,
  book: Book,
): { jobs: ToldJob[]; listed: Listed[]; isThin: boolean } {
  const linesOf = ({ job }: Pick<ToldJob, "job">) => jobs.find((one) => one.job === job)?.lines ?? [];
  // Where an answer has said it, a bare post would say it again.
  const isSaidAgain = ({ job, lines, answers }: ToldJob) => {
    if (lines.length + answers.length > 0) return false;
    if (isTrainingOf(job, completions, book)) return true;
    const typed = linesOf({ job });
    const isTold = ({ typed: text }: OwnLine) =>
      completions.some(({ ending }) => tellsTheSame(text, tellingStarts(ending, book), book));
    return job.employer === ""
      ? typed.length > 0 && typed.every(isTold)
      : completions.some((one) => namesPlaceAndYear(one.ending, job, book) && isOfSame(one, job, book));
  };
  const named = ordered.filter((one) => !isSaidAgain(one) && !isWithinAnother(one, ordered, book));
  const isNote = (line: OwnLine) => fragments.includes(line);
  const usual = isForeign ? [] : notesToList(named, { linesOf, isNote, isThin: false }, { request, book });
  // Who has hardly a sentence to be told, and notes enough, has a list of them.
  const isThin =
    !isForeign &&
    usual.length + completions.length === 0 &&
    told < FEW_TOLD &&
    // Where not even a post can be told, any note is more than an empty letter.
    (named.every(({ job }) => job.from + job.to === "")
      ? fragments.length > 0
      : fragments.filter(isListable).length >= FEWEST_LISTED);
  const listed = isThin ? notesToList(named, { linesOf, isNote, isThin }, { request, book }) : usual;
  const inList = new Set(listed.flatMap(({ notes }) => notes.map(({ fact }) => fact)));
  return {
    jobs: named.map((one) => ({ ...one, lines: one.lines.filter(({ fact }) => !inList.has(fact)) })),
    ...{ listed, isThin },
  };
}

/** So few lines in sentences are no letter. */
const FEW_TOLD = 3;
const FEWEST_LISTED = 3;

/** "ich zocke" alone is no point of a list. */
function isListable({ typed }: OwnLine): boolean {
  return typed.split(" ").length >= FEWEST_WORDS;
}

const FEWEST_WORDS = 4;

/** Of two posts with one employer an answer that names a year of both is about the one whose title or whole time it names. */
function isOfSame(answer: Completion, job: Job, book: Book): boolean {
  const years = [job.from, job.to].map((date) => date.slice(0, YEAR)).filter((year) => /^\d{4}$/u.test(year));
  return namesTitle(answer, job, book) || years.every((year) => answer.ending.includes(year));
}

/** Whether what somebody says of their papers says where an apprenticeship was and when it ended. */
function isTrainingOf({ title, employer, to }: Job, completions: readonly Completion[], book: Book): boolean {
  const ended = to.slice(0, YEAR);
  const tells = ({ kind, ending }: Completion) =>
    kind === "papers" && ended !== "" && ending.includes(ended) && sharedWords(ending, employer, book) > 0;
  return traineeOf(title, book) !== null && completions.some(tells);
}

const YEAR = 4;
