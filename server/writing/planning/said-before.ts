import { stemsOf } from "../words/stems.ts";

/** How many of the earlier letters said a text, in whatever order and inflection. */
export type SaidBefore = (text: string) => number;

/** Remembers what earlier letters for the same posting said, sentence by sentence. */
export function readSaidBefore(texts: readonly string[]): SaidBefore {
  const letters = texts.map((text) => text.split(SENTENCE_END).map(stemsOf));
  return (text) => {
    if (letters.length === 0) return 0;
    const stems = [...stemsOf(text)];
    if (stems.length === 0) return 0;
    const isSaid = (sentence: ReadonlySet<string>) =>
      stems.filter((stem) => sentence.has(stem)).length >= stems.length * MOST_OF_IT;
    return letters.filter((sentences) => sentences.some(isSaid)).length;
  };
}

const SENTENCE_END = /(?<=[.!?:;])\s+|\n+/u;
/** A line is seldom told word for word. */
const MOST_OF_IT = 0.7;
