import type { Book } from "#shared/languages/book.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { isNote, withoutCapital } from "#shared/material/notes.ts";
import type { Value } from "#shared/writing/frames.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import type { ToldJob } from "./gathered.ts";
import { type OwnLine, tidied } from "./own-line.ts";
import { isDenial, lineOf, tellingStarts, tellsTheSame } from "./told-lines.ts";

type Pieces = { lines: readonly OwnLine[]; answers: readonly Completion[] };

/**
 * Which lines are told, and by their ids the answers that follow each: one that speaks of a line again stands behind it, and
 * so the line is told; one that tells it anew takes its place.
 */
export function withAnswers(
  { lines, answers }: Pieces,
  isChosen: (line: OwnLine) => boolean,
  book: Book,
): { lines: OwnLine[]; behind: Map<string, Completion[]> } {
  const tellable = lines.filter(({ said }) => said !== null);
  const behind = new Map<string, Completion[]>();
  for (const answer of answers) {
    const line = isDenial(answer, book) ? null : lineOf(answer, tellable, book);
    if (line) behind.set(line.fact, [...(behind.get(line.fact) ?? []), answer]);
  }
  const isReplaced = ({ typed }: OwnLine) =>
    answers.some(({ ending }) => tellsTheSame(typed, tellingStarts(ending, book), book));
  return { lines: lines.filter((line) => isChosen(line) || (behind.has(line.fact) && !isReplaced(line))), behind };
}

/** A post's lines and answers in the order in which they are told. */
export function inOrder(
  { job, lines, answers }: Omit<ToldJob, "order" | "tasks">,
  isChosen: (line: OwnLine) => boolean,
  book: Book,
): ToldJob {
  const told = withAnswers({ lines, answers }, isChosen, book);
  const placed = new Set([...told.behind.values()].flat());
  const order = [
    ...lines.flatMap(({ fact }) => [fact, ...(told.behind.get(fact) ?? []).map(({ key }) => key)]),
    ...answers.filter((answer) => !placed.has(answer)).map(({ key }) => key),
  ];
  const room = FEWEST_TOLD - told.lines.length - answers.length;
  return { job, lines: told.lines, answers, order, tasks: toTasks(lines, room, answers, book) };
}

/** Who has told so much of a post needs none of its notes. */
const FEWEST_TOLD = 3;
const MOST_TASKS = 2;
const LONGEST_TASKS = 16;

/** The longest notes of a post that can stand behind "my work included": no verbs, and no answer to the posting. */
function toTasks(lines: readonly OwnLine[], room: number, answers: readonly Completion[], book: Book): Value | null {
  const said = answers.map(({ ending }) => tellingStarts(ending, book));
  const notes = lines
    .filter(({ typed, said: sentence }) => sentence === null && isNote(typed, book.sentences))
    .filter(({ typed }) => !said.some((answer) => tellsTheSame(typed, answer, book)))
    .slice(0, Math.min(room, MOST_TASKS));
  const [one, next = ""] = notes.map(({ typed }) =>
    tidied(withoutCapital(typed, book.sentences), book).replace(/[.;,:\s]+$/u, ""),
  );
  const other = `${one} ${next}`.split(" ").length > LONGEST_TASKS || next === "" ? undefined : next;
  if (one === undefined) return null;
  const text =
    other === undefined
      ? one
      : book.links.asWellAs.replace(/\{(one|other)\}/gu, (_, slot: string) => (slot === "one" ? one : other));
  return { text, facts: notes.slice(0, other === undefined ? 1 : 2).map(({ fact }) => fact) };
}

/** "Here" in a line about a post is that post's place, and would be the reader's in a letter. */
export function elsewhere(line: OwnLine, { links }: Book): OwnLine {
  const said = Object.entries(links.here).reduce<string | null>(
    (text, [here, there]) =>
      text?.replace(patternOf(`(?<![\\p{L}'’-])${here}(?![\\p{L}'’-])`, "giu"), (word) =>
        /^\p{Lu}/u.test(word) ? there.charAt(0).toUpperCase() + there.slice(1) : there,
      ) ?? null,
    line.said,
  );
  return { ...line, said };
}
