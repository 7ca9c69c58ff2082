import { countWords } from "#shared/words/count-words.ts";
import { visibleWords } from "./visible-part.ts";

/** Longest beginning of a first sentence that is shown before its end has come. */
const FIRST_SENTENCE_WORDS = 45;

/**
 * Decides how much of a body that is still being written may be shown already. `push` takes the next piece and
 * returns what may follow on what was shown; all of it together is always within {@link visiblePart} of the whole.
 * The first sentence passes without delay, then one word in three or so, as the rest is written.
 */
export function createReveal(): { push: (delta: string) => string } {
  let text = "";
  let shown = 0;
  return {
    push: (delta) => {
      text += delta;
      const next = Math.max(shown, firstSentenceEnd(text), endOfWords(text, visibleWords(countWords(text))));
      const piece = text.slice(shown, next);
      shown = next;
      return piece;
    },
  };
}

/** All of the text until its first sentence ends, but no more words than a sentence has. */
function firstSentenceEnd(text: string): number {
  const end = /[.!?…](?=\s)|\n\s*\n/u.exec(text);
  if (end) return end.index + end[0].trimEnd().length;
  return countWords(text) <= FIRST_SENTENCE_WORDS ? text.length : endOfWords(text, FIRST_SENTENCE_WORDS);
}

/** Where the last of so many whole words ends. The last of the text may still go on. */
function endOfWords(text: string, words: number): number {
  let end = 0;
  let left = Math.floor(words);
  for (const word of text.matchAll(/\S+/gu)) {
    const next = word.index + word[0].length;
    if (left-- <= 0 || next === text.length) break;
    end = next;
  }
  return end;
}
