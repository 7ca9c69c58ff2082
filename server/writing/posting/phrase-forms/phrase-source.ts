import type { Books } from "../books.ts";

/** What a phrase is made from: the words as they stand, and whether they name a task or a demand. */
export type PhraseSource = {
  /** Without opening formulas. */
  text: string;
  /** With them. */
  original: string;
  isTask: boolean;
  books: Books;
  /** Cuts to the given number of words. */
  shortened: (text: string, words: number) => string;
};
