import type { MeasuredSentence } from "../realising/measure-sentence.ts";
import type { Wording } from "../realising/say-message.ts";

/** A wording of one sentence against which nothing speaks but what it is given. */
export function wordingOf(phrase: string, sentence: MeasuredSentence, cost = 0): Wording {
  return {
    phrase,
    sentences: [sentence],
    words: sentence.words,
    cost,
    ways: 1,
    isBare: false,
    feelings: 0,
    hedges: 0,
    firstPersons: 0,
    short: 0,
    namesEmployer: false,
  };
}
