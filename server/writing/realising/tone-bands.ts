import type { Tone } from "#shared/letters/letter.schema.ts";

type Band = readonly [least: number, most: number];

/**
 * What makes a tone, as figures over the body: words a sentence (for English), contractions and hedges per 100 words,
 * exclamation marks, feeling words, share of sentences that open with the writer, sentences under eight words.
 */
export type ToneBand = {
  sentence: Band;
  contractions: Band;
  hedges: Band;
  exclamations: Band;
  feelings: Band;
  firstPerson: Band;
  short: Band;
};

export const toneBands: Record<Tone, ToneBand> = {
  professional: {
    sentence: [14.4, 20.5],
    contractions: [0, 0.3],
    hedges: [0, 1.2],
    exclamations: [0, 0],
    feelings: [0, 1],
    firstPerson: [0, 0.42],
    short: [0, 2],
  },
  friendly: {
    sentence: [10, 17],
    contractions: [0.7, 3.8],
    hedges: [0, 1.5],
    exclamations: [0, 1],
    feelings: [2, 6],
    firstPerson: [0, 0.45],
    short: [1, 9],
  },
  confident: {
    sentence: [10, 17],
    contractions: [0, 0.5],
    hedges: [0, 0.4],
    exclamations: [0, 0],
    feelings: [0, 1],
    firstPerson: [0, 0.45],
    short: [1, 9],
  },
  enthusiastic: {
    sentence: [11, 19],
    contractions: [0, 2.3],
    hedges: [0, 1],
    exclamations: [0, 1],
    feelings: [3, 8],
    firstPerson: [0, 0.45],
    short: [1, 9],
  },
  formal: {
    sentence: [17.4, 25.5],
    contractions: [0, 0],
    hedges: [0, 1.6],
    exclamations: [0, 0],
    feelings: [0, 1],
    firstPerson: [0, 0.36],
    short: [0, 0],
  },
};

/** No sentence is longer than this many words. */
export const longestSentence: Record<Tone, number> = {
  professional: 32,
  friendly: 28,
  confident: 28,
  enthusiastic: 30,
  formal: 37,
};

/** Sentences under so many words count as short. */
export const SHORT = 8;
