import { oneOf } from "#shared/words/word-pattern.ts";
import { backWords, parallelWords, reasonWords } from "./words/question-words.ts";

const LEAST_WORDS = 4;
const LEAST_BEFORE = 6;

const asking = new RegExp(String.raw`(?<!\p{L})${oneOf(parallelWords)}(?!\p{L})`, "iu");
const between = new RegExp(
  String.raw`(?:,\s(?:and\s|und\s|et\s|y\s)?|\s(?:and|und|sowie|et|y)\s)(?=${oneOf(parallelWords)}\s)`,
  "giu",
);
const reason = new RegExp(`^${oneOf(reasonWords)}(?!\\p{L})`, "iu");
/** What leans on the question before it: "and what you did about it", "et ce que vous en avez appris". */
const leaning = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(backWords)}|en)(?!\p{L})`, "iu");

/** "Tell us what you check first, and why you chose diesel": the questions of one order that stand by themselves. */
export function parallelQuestions(text: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(between)) {
    const before = text.slice(at, index);
    const [piece = ""] = text.slice(index + mark.length).split(between);
    const isList = asking.test(before);
    const isReason = reason.test(piece) && mark.trim().length > 1 && before.split(/\s+/u).length >= LEAST_BEFORE;
    if (!(isList || isReason) || piece.split(/\s+/u).length < LEAST_WORDS || leaning.test(piece)) continue;
    parts.push(before);
    at = index + mark.length;
  }
  return [...parts, text.slice(at)];
}
