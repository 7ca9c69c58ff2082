import type { MeasuredSentence } from "./measure-sentence.ts";
import { gramsOf } from "./words.ts";

/** How much the drafts of one letter say twice, and how much of it stands in earlier letters already. */
export type Likeness = {
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
  const letters = earlier.map((text) => new Set(fours.numbersIn(bodyOf(text).toLowerCase())));
  // Runs are numbered as they come up, and those of the earlier letters came up first.
  const firstNew = fours.size;
  return {
    fives: (sentence) => fives.of(sentence),
    repeated: (sentences) => fives.count(sentences).again,
    nearest: (sentences) => {
      if (letters.length === 0) return null;
      const { once } = fours.count(sentences);
      const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
      // Runs that reach from one sentence into the next count, too, though they are hardly ever the same.
      const all = Math.max(once.length, words - 3);
      const old = once.filter((run) => run < firstNew);
      let nearest: { letter: number; share: number } | null = null;
      for (const [letter, runs] of letters.entries()) {
        let same = 0;
        for (const run of old) if (runs.has(run)) same += 1;
        const share = same / Math.max(1, all + runs.size - same);
        if (!nearest || share > nearest.share) nearest = { letter, share };
      }
      return nearest;
    },
    held: (sentence, letter) => {
      if (firstNew === 0) return 0;
      const runs = letter === undefined ? null : letters[letter];
      return fours.of(sentence).filter((run) => (runs ? runs.has(run) : run < firstNew)).length;
    },
  };
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

  /** The runs of all sentences, each once, and how many came up again. */
  count(sentences: readonly MeasuredSentence[]): { once: number[]; again: number } {
    this.counts += 1;
    const once: number[] = [];
    let again = 0;
    for (const sentence of sentences)
      for (const run of this.of(sentence)) {
        if (this.lastMet[run] === this.counts) again += 1;
        else once.push(run);
        this.lastMet[run] = this.counts;
      }
    return { once, again };
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
