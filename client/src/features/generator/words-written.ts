import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { countWords } from "#shared/words/count-words.ts";
import type { WritingProgress } from "./writing-progress.ts";

/** How many words of the body have come; the head stands on the sheet before a model has said anything. */
export function wordsWritten({ text }: Pick<WritingProgress, "text">): number {
  const { paragraphs } = parseLetterText(text);
  return paragraphs.flat().reduce((sum, sentence) => sum + countWords(sentence.text), 0);
}

/** Whether a letter that failed is begun: not where what came was none, or hardly anything came. */
export function isBegun(progress: WritingProgress): boolean {
  return progress.canGoOn || (!progress.again && wordsWritten(progress) >= LEAST_BEGUN);
}

const LEAST_BEGUN = 12;
