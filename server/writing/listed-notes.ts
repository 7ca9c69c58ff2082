import type { Book } from "#shared/languages/book.ts";
import { type Job, tickedRows } from "#shared/material/material.schema.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import type { Listed, ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { weighAnswers } from "./rank-lines.ts";

const FEWEST = 2;
const SHORTEST = 3;
export const LONGEST_NOTE = 22;
/** A letter has a list where one of the last posts has only notes. */
const LATEST = 2;

type Lines = {
  linesOf: (one: ToldJob) => readonly OwnLine[];
  isNote: (line: OwnLine) => boolean;
  /** Whether hardly anything can be told in sentences: then one note of a post is enough for a list. */
  isThin: boolean;
};

/**
 * The notes that a letter may list: those of one of the last two posts about which the person has written no sentence
 * for the letter, and of other posts those that answer the posting.
 */
export function notesToList(
  jobs: readonly ToldJob[],
  { linesOf, isNote, isThin }: Lines,
  { request, book }: { request: LetterRequest; book: Book },
): Listed[] {
  const weights = weightsOf(request);
  const isMeant = (line: OwnLine, job: Job) =>
    isPrintable(line.typed) && !opensOddly(line.typed, book, job) && !tellsOfEmployer(line.typed, book);
  // Who has told of the last post in sentences is told of in sentences.
  const [last] = jobs;
  if (last && (last.answers.length > 0 || last.lines.some(({ given }) => given))) return [];
  const found = jobs.slice(0, LATEST).flatMap((one) => {
    if (one.answers.length > 0 || one.lines.some(({ given }) => given)) return [];
    const open = new Set(linesOf(one).filter((line) => isNote(line) && isMeant(line, one.job)));
    if (open.size < (isThin ? 1 : FEWEST)) return [];
    // Beside notes, a line without a full stop was meant as one, whatever a reader can make of it.
    const short = one.lines.filter((line) => isMeant(line, one.job) && !/[.!]$/u.test(line.typed));
    const isBeside = short.length <= open.size;
    return [{ one, notes: linesOf(one).filter((line) => open.has(line) || (isBeside && short.includes(line))) }];
  })[0];
  if (!found) return [];
  const others = jobs
    .filter((one) => one !== found.one && one.answers.length === 0)
    .map((one) => ({
      job: one.job,
      notes: linesOf(one).filter((line) => isNote(line) && isMeant(line, one.job) && (weights.get(line.fact) ?? 0) > 0),
    }));
  return [{ job: found.one.job, notes: found.notes }, ...others.filter(({ notes }) => notes.length > 0)];
}

/** How much each row is asked for by the posting, and by the person who ticked that it answers. */
export function weightsOf({ answered, material }: LetterRequest): Map<string, number> {
  return weighAnswers(answered, new Set(tickedRows(material.ties)));
}

/** Neither a word nor a story, and nothing that only a note has. */
export function isPrintable(typed: string): boolean {
  const count = typed.split(" ").length;
  // "21.40 -> 17.90" is read as "to" between figures.
  const text = typed.replace(/(?<=\p{N}\S{0,8}\s?)(?:->|→)(?=[^\p{N}]{0,6}\p{N})/gu, "");
  return count >= SHORTEST && count <= LONGEST_NOTE && !/[?@]|:\/\/|->|[→⇒]/u.test(text);
}

/** "No full-time post yet", or the post's own title again. */
export function opensOddly(typed: string, { facts, words }: Book, job?: Job): boolean {
  const low = typed.toLowerCase().replaceAll("’", "'");
  const [first = ""] = low.split(/[\s,:]/u);
  const title = job?.title.toLowerCase() ?? "";
  return facts.denials.includes(first) || words.pointers.includes(first) || (title !== "" && low.startsWith(title));
}

/** "PME, 40 salariés" is nothing that somebody did. */
function tellsOfEmployer(typed: string, { words }: Book): boolean {
  return holdsAny(typed.split(/[,;(]/u, 1)[0] ?? "", words.employerKinds);
}
