import type { Book } from "#shared/languages/book.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import type { ToldJob } from "./gathered.ts";
import type { OwnLine } from "./own-line.ts";
import { isDenial, isToldBy, lineOf, tellingStarts } from "./told-lines.ts";

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
  const isReplaced = (line: OwnLine) => answers.some(({ ending }) => isToldBy(line, tellingStarts(ending, book), book));
  const isTold = (line: OwnLine) => isChosen(line) || behind.has(line.fact);
  return { lines: lines.filter((line) => isTold(line) && (line.given || !isReplaced(line))), behind };
}

/** A post's lines and answers in the order in which they are told. */
export function inOrder(
  { job, lines, answers }: Omit<ToldJob, "order">,
  isChosen: (line: OwnLine) => boolean,
  book: Book,
): ToldJob {
  const told = withAnswers({ lines, answers }, isChosen, book);
  const placed = new Set([...told.behind.values()].flat());
  const order = [
    ...lines.flatMap(({ fact }) => [fact, ...(told.behind.get(fact) ?? []).map(({ key }) => key)]),
    ...answers.filter((answer) => !placed.has(answer)).map(({ key }) => key),
  ];
  return { job, lines: told.lines, answers, order };
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
