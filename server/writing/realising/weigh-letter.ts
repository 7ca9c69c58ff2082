import type { Tone } from "#shared/letters/letter.schema.ts";
import type { LengthBand } from "../planning/plan.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import { longestSentence, SHORT, type ToneBand, toneBands } from "./tone-bands.ts";

type Aim = {
  tone: Tone;
  length: LengthBand;
  sentenceLengthFactor: number;
  /** Whether the language contracts words ("I'm") in some tones and not in others. */
  contracts: boolean;
  /** Words that have to come up, in whatever case: role and company. */
  names: readonly string[];
};

/**
 * How far a letter is from what it should be: 0 is right, each fault adds about one. Once the faults seen are more than
 * `most`, the others are not looked for.
 */
export function weighLetter(
  sentences: readonly MeasuredSentence[],
  { tone, length, sentenceLengthFactor, contracts, names }: Aim,
  most: number,
): number {
  if (sentences.length === 0) return 1000;
  const words = sum(sentences, (sentence) => sentence.words);
  const band = contracts ? toneBands[tone] : { ...toneBands[tone], contractions: ANY };
  const mean = words / sentences.length;
  const outside =
    0.15 * Math.max(0, length.least - words) +
    0.08 * Math.max(0, words - length.most) +
    OFF_RHYTHM * beyond(mean / sentenceLengthFactor, band.sentence);
  const tooLong = sentences.filter((sentence) => sentence.words > longestSentence[tone]).length;
  const body = sentences.map(({ small }) => small).join(" ");
  const unnamed = names.filter((name) => !body.includes(name.toLowerCase())).length;
  const even = monotony(sentences, mean);
  const seen = 2 * unnamed + outside + 2 * tooLong + even;
  if (seen > most + ROUNDING) return seen;
  const ofTone = outside + toneFaults(sentences, words, band);
  return 2 * unnamed + ofTone + 2 * tooLong + repetition(sentences) + even;
}

/** What sums of the same faults may differ by. */
const ROUNDING = 1e-6;

/** What tells tones apart before anything else is how long their sentences are. */
const OFF_RHYTHM = 1.8;

const ANY = [0, Number.POSITIVE_INFINITY] as const;

function toneFaults(sentences: readonly MeasuredSentence[], words: number, band: ToneBand): number {
  const per100 = (amount: number) => (100 * amount) / words;
  const share = sum(sentences, (sentence) => Number(sentence.firstPerson)) / sentences.length;
  return (
    2 * beyond(per100(sum(sentences, (sentence) => sentence.traits().contractions)), band.contractions) +
    beyond(per100(sum(sentences, (sentence) => sentence.traits().hedges)), band.hedges) +
    beyond(
      sum(sentences, (sentence) => sentence.traits().exclamations),
      band.exclamations,
    ) +
    beyond(
      sum(sentences, (sentence) => sentence.traits().feelings),
      band.feelings,
    ) +
    8 * beyond(share, band.firstPerson) +
    beyond(sentences.filter((sentence) => sentence.words < SHORT).length, band.short)
  );
}

function sum(sentences: readonly MeasuredSentence[], of: (sentence: MeasuredSentence) => number): number {
  return sentences.reduce((total, sentence) => total + of(sentence), 0);
}

function beyond(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(0, least - value, value - most);
}

/** Five words that stand twice, and sentences in a row that begin alike. */
function repetition(sentences: readonly MeasuredSentence[]): number {
  const seen = new Set<number>();
  let faults = 0;
  let run = 1;
  let before = "";
  for (const sentence of sentences) {
    const { opener } = sentence;
    for (const gram of sentence.traits().grams) {
      if (seen.has(gram)) faults += 0.5;
      seen.add(gram);
    }
    run = opener === before ? run + 1 : 1;
    if (run > 1) faults += run === 2 ? 0.3 : 1;
    before = opener;
  }
  return faults;
}

/** Sentences of one length read like a machine: their standard deviation should reach four and a half words. */
function monotony(sentences: readonly MeasuredSentence[], mean: number): number {
  const deviation = Math.sqrt(sum(sentences, ({ words }) => (words - mean) ** 2) / sentences.length);
  return Math.max(0, 4.5 - deviation) * 0.5;
}
