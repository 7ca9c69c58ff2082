import { LEAST_WITH_WORK, type LengthBand } from "../planning/plan.ts";
import { hangsOn } from "./hangs-on.ts";
import type { Likeness } from "./likeness.ts";
import type { MeasuredSentence } from "./measure-sentence.ts";
import type { Said } from "./say-message.ts";
import { sparableOf, trimLetter, wordsOf } from "./trim-letter.ts";

/**
 * Cuts a letter to its length as `trimLetter` does, and while it is too like an earlier one, does without what says most in
 * the same words, as far as it can be spared: what else there is to say takes its place.
 */
export function spareRepeated(paragraphs: Said[][], length: LengthBand, likeness: Likeness): Said[][] {
  const hasWork = length.least >= LEAST_WITH_WORK;
  let kept = paragraphs;
  let sparable = sparableOf(kept.flat());
  let trimmed = trimLetter(kept, length, sparable);
  const fixed = new Set<Said>();
  let nearest = likeness.nearest(sentencesOf(trimmed));
  for (let round = 0; round < MOST_SPARED; round++) {
    if (!nearest || nearest.share <= ALIKE_ENOUGH) break;
    const { letter } = nearest;
    const held = (sentence: MeasuredSentence) => likeness.held(sentence, letter);
    const said = mostRepeated(trimmed.flat(), held, fixed);
    if (!said) break;
    const isLeft = (one: Said) => one !== said && !hangsOn(one.message, said.message);
    const fewer = kept.map((paragraph) => paragraph.filter(isLeft));
    const others = sparable.filter(isLeft);
    const shorter = trimLetter(fewer, length, others);
    const words = shorter.reduce((sum, paragraph) => sum + wordsOf(paragraph), 0);
    if (words < Math.max(length.least * SHORTEST, Math.min(length.least, hasWork ? LEAST_OF_WORK : LEAST_WORDS))) {
      fixed.add(said);
      continue;
    }
    kept = fewer;
    sparable = others;
    trimmed = shorter;
    nearest = likeness.nearest(sentencesOf(trimmed));
  }
  return trimmed;
}

const MOST_SPARED = 8;
const ALIKE_ENOUGH = 0.13;
/** Better a little short than the same again. */
const SHORTEST = 0.86;
const LEAST_WORDS = 172;
const LEAST_OF_WORK = 216;

/** What can be spared and repeats most: what the letter needs less goes for less. */
function mostRepeated(
  said: readonly Said[],
  held: (sentence: MeasuredSentence) => number,
  fixed: ReadonlySet<Said>,
): Said | null {
  let worst: Said | null = null;
  let most = 0;
  for (const one of said) {
    const { spare } = one.message;
    if (spare === undefined || spare < NEEDED || fixed.has(one)) continue;
    const repeated = one.wording.sentences.reduce((sum, sentence) => sum + held(sentence), 0);
    const weight = repeated * Math.min(1, spare / EASILY_SPARED);
    if (repeated < LEAST_REPEATED || weight <= most) continue;
    most = weight;
    worst = one;
  }
  return worst;
}

const NEEDED = 3;
const EASILY_SPARED = 10;
const LEAST_REPEATED = 3;

/** All sentences of a letter; a draft asks for them over and over. */
export function sentencesOf(paragraphs: readonly (readonly Said[])[]): MeasuredSentence[] {
  const sentences: MeasuredSentence[] = [];
  for (const paragraph of paragraphs) for (const { wording } of paragraph) sentences.push(...wording.sentences);
  return sentences;
}
