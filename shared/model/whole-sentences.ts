import { splitSentences } from "#shared/letters/split-sentences.ts";
import { countWords } from "#shared/words/count-words.ts";

/** What can be gone on from: as much as ends with a sentence and its mark; empty where that is hardly anything. */
export function wholeSentences(came: string): string {
  // A mark belongs to the sentence before it, and the full stop to its end.
  const sealed = came.replace(SEALED, (end) => `${"x".repeat(end.length - 1)}.`);
  const last = splitSentences(`${sealed.trimEnd()} X`).at(-2);
  const end = last ? last.at + last.text.length : 0;
  const kept = came.slice(0, end).trimEnd();
  return countWords(kept) >= LEAST_KEPT ? kept : "";
}

const SEALED = /[.!?…]["”»“)]?[ \t]?\[[^\][\n]{0,120}\]/gu;
const LEAST_KEPT = 12;
