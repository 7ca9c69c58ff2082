import type { Tone } from "#shared/letters/letter.schema.ts";
import { type Heading, LEAST_WITH_WORK, type LengthBand, type Plan } from "../planning/plan.ts";
import type { LanguageModule } from "./language-module.ts";
import type { Likeness } from "./likeness.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import { longestSentence, SHORT, type ToneBand, toneBands } from "./tone-bands.ts";

export type Aim = {
  tone: Tone;
  length: LengthBand;
  sentenceLengthFactor: number;
  /** Whether the language contracts words ("I'm") in some tones and not in others. */
  contracts: boolean;
  /** Words in small letters that have to come up in some sentence: role and company. */
  names: readonly string[];
  likeness: Likeness;
};

/** What a letter of this plan should be. Its names are looked for as they stand in a sentence: "chargée d’affaires". */
export function aimOf(
  { tone, length, heading }: Pick<Plan, "tone" | "length"> & { heading: Pick<Heading, "role" | "company"> },
  { sentenceLengthFactor, toneWords, polish }: LanguageModule,
): Omit<Aim, "likeness"> {
  const names = [heading.role?.text, heading.company?.text]
    .filter((name) => name !== undefined)
    .map((name) => polish(name, tone).toLowerCase());
  return { tone, length, sentenceLengthFactor, contracts: toneWords.contractions !== null, names };
}

/** `bulky` counts paragraphs that nobody reads, `silent` things done that no phrase could tell. */
export type LaidOut = { sentences: readonly MeasuredSentence[]; bulky: number; silent: number };

/**
 * How far a letter is from what it should be: 0 is right, each fault adds about one. Once the faults seen are more than
 * `most`, the others are not looked for.
 */
export function weighLetter(
  { sentences, bulky, silent }: LaidOut,
  { tone, length, sentenceLengthFactor, contracts, names, likeness }: Aim,
  most: number,
): number {
  if (sentences.length === 0) return 1000;
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const band = contracts ? toneBands[tone] : { ...toneBands[tone], contractions: ANY };
  const mean = words / sentences.length;
  const outside =
    0.15 * Math.max(0, length.least - words) +
    (length.least > LEAST_WITH_WORK ? FAR_TOO_SHORT * Math.max(0, LEAST_WITH_WORK - words) : 0) +
    0.08 * Math.max(0, words - length.most) +
    OFF_RHYTHM * beyond(mean / sentenceLengthFactor, band.sentence);
  const tooLong = sentences.filter((sentence) => sentence.words > longestSentence[tone]).length;
  const unnamed = names.filter((name) => !sentences.some(({ small }) => small.includes(name))).length;
  const even = monotony(sentences, mean);
  const atSight = 2 * unnamed + outside + 2 * tooLong + even + bulky + 2 * silent;
  if (atSight > most + ROUNDING) return atSight;
  const alike = sameness(likeness.nearest(sentences)?.share ?? 0);
  if (atSight + alike > most + ROUNDING) return atSight + alike;
  const ofTone = outside + toneFaults(sentences, words, band);
  const repeated = openings(sentences) + 0.5 * likeness.repeated(sentences);
  return 2 * unnamed + ofTone + 2 * tooLong + repeated + even + bulky + alike + 2 * silent;
}

/** How much too alike an earlier letter is. */
function sameness(shared: number): number {
  return 90 * Math.max(0, shared - ALIKE) + 1200 * Math.max(0, shared - TOO_ALIKE);
}

/** What is told of the person stands in every letter; so much of two letters may be in the same words. */
const ALIKE = 0.12;
/** More of it than this is another letter only by name. */
const TOO_ALIKE = 0.143;

/** What sums of the same faults may differ by. */
const ROUNDING = 1e-6;

const FAR_TOO_SHORT = 1;

/** What tells tones apart before anything else is how long their sentences are. */
const OFF_RHYTHM = 1.8;

const ANY = [0, Number.POSITIVE_INFINITY] as const;

function toneFaults(sentences: readonly MeasuredSentence[], words: number, band: ToneBand): number {
  const all = { contractions: 0, hedges: 0, feelings: 0, exclamations: 0, firstPersons: 0, short: 0 };
  for (const sentence of sentences) {
    const traits = sentence.traits();
    all.contractions += traits.contractions;
    all.hedges += traits.hedges;
    all.feelings += traits.feelings;
    all.exclamations += traits.exclamations;
    all.firstPersons += Number(sentence.firstPerson);
    all.short += Number(sentence.words < SHORT);
  }
  const per100 = (amount: number) => (100 * amount) / words;
  return (
    2 * beyond(per100(all.contractions), band.contractions) +
    beyond(per100(all.hedges), band.hedges) +
    beyond(all.exclamations, band.exclamations) +
    beyond(all.feelings, band.feelings) +
    8 * beyond(all.firstPersons / sentences.length, band.firstPerson) +
    beyond(all.short, band.short)
  );
}

function beyond(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(0, least - value, value - most);
}

/** Sentences in a row that begin alike. */
function openings(sentences: readonly MeasuredSentence[]): number {
  let faults = 0;
  let run = 1;
  let before = "";
  for (const { opener } of sentences) {
    run = opener === before ? run + 1 : 1;
    if (run > 1) faults += run === 2 ? 0.3 : 1;
    before = opener;
  }
  return faults;
}

/** Sentences of one length read like a machine: their standard deviation should reach four and a half words. */
function monotony(sentences: readonly MeasuredSentence[], mean: number): number {
  const squares = sentences.reduce((sum, { words }) => sum + (words - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / sentences.length);
  return Math.max(0, 4.5 - deviation) * 0.5;
}
