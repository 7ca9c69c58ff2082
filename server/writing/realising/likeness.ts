import type { MeasuredSentence } from "./measure-sentence.ts";
import { NumberSet } from "./number-set.ts";
import { gramsOf } from "./words.ts";

/** How much the drafts of one letter say twice, and how much of it stands in earlier letters already. */
export type Likeness = {
  /** For the runs of five words that one draft has said; the next draft empties it. */
  marks: NumberSet;
  /** Every five words in a row of a sentence, as numbers. */
  fives: (sentence: MeasuredSentence) => readonly number[];
  /** Five words in a row that stand in the draft another time. */
  repeated: (sentences: readonly MeasuredSentence[]) => number;
  /** The earlier letter that shares most of its runs of four words with the draft, by its place; null if there is none. */
  nearest: (sentences: readonly MeasuredSentence[]) => { letter: number; share: number } | null;
  /** How many runs of four words of a sentence that earlier letter holds; any of them, where none is named. */
  held: (sentence: MeasuredSentence, letter?: number) => number;
};

export function createLikeness(earlier: readonly string[]): Likeness {
  const fives = new Runs(5);
  const fours = new Runs(4);
  const runsOfLetters = earlier.map((text) => fours.numbersIn(bodyOf(text).toLowerCase()));
  // Runs are numbered as they come up, and those of the earlier letters came up first.
  const firstNew = fours.size;
  const letters = runsOfLetters.map((runs) => holdingsOf(runs, firstNew));
  const heldOf = new Map<MeasuredSentence, Held>();
  const heldIn = (sentence: MeasuredSentence) => {
    const known = heldOf.get(sentence);
    if (known) return known;
    const old = fours.of(sentence).filter((run) => run < firstNew);
    const held = { any: old.length, by: letters.map(({ holds }) => old.filter((run) => holds[run]).length) };
    heldOf.set(sentence, held);
    return held;
  };
  return {
    marks: new NumberSet(),
    fives: (sentence) => fives.of(sentence),
    repeated: (sentences) => fives.count(sentences).again,
    nearest: (sentences) => {
      if (letters.length === 0) return null;
      const { once, old } = fours.count(sentences, firstNew);
      const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
      // Runs that reach from one sentence into the next count, too, though they are hardly ever the same.
      const all = Math.max(once, words - 3);
      let nearest: { letter: number; share: number } | null = null;
      for (const [letter, { holds, size }] of letters.entries()) {
        const same = sharedOf(old, holds);
        const share = same / Math.max(1, all + size - same);
        if (!nearest || share > nearest.share) nearest = { letter, share };
      }
      return nearest;
    },
    held: (sentence, letter) => {
      if (firstNew === 0) return 0;
      const { any, by } = heldIn(sentence);
      return letter === undefined ? any : (by[letter] ?? any);
    },
  };
}

/** How many runs of a sentence stand in earlier letters, and in each of them. */
type Held = { any: number; by: readonly number[] };

/** Which runs, by their numbers, an earlier letter holds (1 or 0), and how many different ones. */
type Holdings = { holds: Uint8Array; size: number };

function sharedOf(runs: readonly number[], holds: Uint8Array): number {
  let shared = 0;
  for (const run of runs) shared += holds[run] ?? 0;
  return shared;
}

function holdingsOf(runs: readonly number[], size: number): Holdings {
  const holds = new Uint8Array(size);
  for (const run of runs) holds[run] = 1;
  return { holds, size: new Set(runs).size };
}

/** The paragraphs of a letter, without what stands above and below them. */
function bodyOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/u).filter((block) => /[.!?»”“"]\s*$/u.test(block));
  return paragraphs.length > 0 ? paragraphs.join(" ") : text;
}

/** Gives every run of so many words a small number, so that drafts are compared without hashing them again. */
class Runs {
  private readonly length: number;
  private readonly numbers = new Map<number, number>();
  private readonly known = new Map<MeasuredSentence, readonly number[]>();
  /** By number: the count in which the run was met last. */
  private readonly lastMet: number[] = [];
  private counts = 0;

  constructor(length: number) {
    this.length = length;
  }

  get size(): number {
    return this.numbers.size;
  }

  /** How many different runs there are in all sentences, those of them below a number, and how many came up again. */
  count(sentences: readonly MeasuredSentence[], below = 0): { once: number; old: number[]; again: number } {
    this.counts += 1;
    const { counts, lastMet } = this;
    const old: number[] = [];
    let once = 0;
    let again = 0;
    for (const sentence of sentences)
      for (const run of this.of(sentence)) {
        if (lastMet[run] === counts) again += 1;
        else {
          once += 1;
          if (run < below) old.push(run);
          lastMet[run] = counts;
        }
      }
    return { once, old, again };
  }

  of(sentence: MeasuredSentence): readonly number[] {
    const known = this.known.get(sentence);
    if (known) return known;
    const runs = this.numbersIn(sentence.small);
    this.known.set(sentence, runs);
    return runs;
  }

  numbersIn(text: string): number[] {
    return gramsOf(text, this.length).map((gram) => {
      const number = this.numbers.get(gram) ?? this.numbers.size;
      if (number === this.numbers.size) {
        this.numbers.set(gram, number);
        this.lastMet.push(0);
      }
      return number;
    });
  }
}
