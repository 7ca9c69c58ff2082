import { isCommon } from "#shared/claims/common.ts";
import type { Sentence } from "./looked-letter.ts";
import { overlap, wordsIn } from "./telling-words.ts";

/** Words of the person's: a sentence of ours, or of the posting, shows nothing that they have. */
export function isPersons({ words, edited }: Sentence): boolean {
  return edited || words === "own" || words === "joined";
}

const LEAST_SHARED = 2;

/** Sentences of the person's that speak of what the question asks: half of the words that tell what it is about. */
export function answersIn(letter: readonly Sentence[], question: string): string[] {
  const long = wordsIn(question).filter((word) => word.length > 3);
  const telling = long.filter((word) => !isCommon(word));
  return letter
    .filter(isPersons)
    .filter(({ text }) => {
      const words = wordsIn(text);
      return overlap(telling, words) >= 0.5 && overlap(long, words) * long.length >= LEAST_SHARED;
    })
    .map(({ text }) => text);
}

/**
 * Sentences that rest on one of the rows, or say what it says where the person rewrote them, those of the strongest row
 * first. What is left of a sentence that was rewritten may rest on a row and no longer say it.
 */
export function saidIn(
  letter: readonly Sentence[],
  rows: readonly { id: string; wordings: readonly string[] }[],
): string[] {
  const sentences = letter.map((one) => ({ ...one, all: wordsIn(one.text) }));
  return rows.flatMap(({ id, wordings }) => {
    const said = wordings.map(wordsIn).filter((words) => words.length > 0);
    return sentences
      .filter(
        ({ facts, edited, all }) =>
          (!edited && facts.includes(id)) || said.some((words) => overlap(words, all) >= MOSTLY),
      )
      .map(({ text }) => text);
  });
}

const MOSTLY = 0.6;
