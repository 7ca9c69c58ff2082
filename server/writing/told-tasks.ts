import type { Book } from "#shared/languages/book.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";

const MOST = 2;
const SHORTEST = 4;
const LONGEST = 12;

/**
 * Lines under a post that name a task without a verb ("weddings every Saturday, 180 to 220 plates"): those that answer
 * the posting or give a figure. What is half a sentence, or says it was done, names none.
 */
export function tasksOf(lines: readonly OwnLine[], { answered }: LetterRequest, book: Book): OwnLine[] {
  const asked = new Set(answered.flatMap(({ status, rows }) => (status === "missing" ? [] : rows)));
  return lines
    .filter((line) => line.said === null && isTask(line.typed, book))
    .filter(({ fact, typed }) => asked.has(fact) || /\p{N}/u.test(typed))
    .slice(0, MOST);
}

function isTask(typed: string, { sentences }: Book): boolean {
  const words = typed.split(" ");
  if (words.length < SHORTEST || words.length > LONGEST || /[.!?:;()"“”]/u.test(typed) || !/^\p{L}/u.test(typed))
    return false;
  const looked = lookAtSentence(typed, sentences);
  if (looked.is !== "fragment" || looked.mended !== null) return false;
  const clause = typed.split(",")[0] ?? "";
  const edges = [words[0] ?? "", clause.split(" ").at(-1) ?? ""];
  const isDoing = edges.some(
    (word) =>
      /^\p{Ll}/u.test(word) && sentences.noTaskEnds.some((end) => word.length > end.length + 1 && word.endsWith(end)),
  );
  return !isDoing && !sentences.leads.includes((words[0] ?? "").toLowerCase());
}
