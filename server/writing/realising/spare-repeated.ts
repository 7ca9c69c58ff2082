import type { LengthBand } from "../planning/plan.ts";
import type { Said } from "./say-message.ts";
import { trimLetter, wordsOf } from "./trim-letter.ts";

/**
 * Cuts a letter to its length as `trimLetter` does, and while it is too like an earlier one, does without what says most in
 * the same words, as far as it can be spared: what else there is to say takes its place.
 */
export function spareRepeated(
  paragraphs: Said[][],
  length: LengthBand,
  earlier: readonly ReadonlySet<number>[],
): Said[][] {
  let kept = paragraphs;
  let trimmed = trimLetter(kept, length);
  const fixed = new Set<Said>();
  for (let round = 0; round < MOST_SPARED; round++) {
    const like = mostLike(trimmed.flat(), earlier);
    if (!like || like.share <= ALIKE_ENOUGH) break;
    const said = mostRepeated(trimmed.flat(), like.runs, fixed);
    if (!said) break;
    const fewer = kept.map((paragraph) => paragraph.filter((one) => one !== said));
    const shorter = trimLetter(fewer, length);
    const words = shorter.reduce((sum, paragraph) => sum + wordsOf(paragraph), 0);
    if (words < length.least * SHORTEST) {
      fixed.add(said);
      continue;
    }
    kept = fewer;
    trimmed = shorter;
  }
  return trimmed;
}

const MOST_SPARED = 8;
const ALIKE_ENOUGH = 0.13;
/** Better a little short than the same again. */
const SHORTEST = 0.96;

type Alike = { share: number; runs: ReadonlySet<number> };

/** The earlier letter that says most in the same words. */
function mostLike(said: readonly Said[], earlier: readonly ReadonlySet<number>[]): Alike | null {
  const runs = new Set(said.flatMap(runsOf));
  const all = Math.max(runs.size, wordsOf(said) - 3);
  let most: Alike | null = null;
  for (const text of earlier) {
    let same = 0;
    for (const run of runs) if (text.has(run)) same += 1;
    const share = same / Math.max(1, all + text.size - same);
    if (!most || share > most.share) most = { share, runs: text };
  }
  return most;
}

/** What can be spared and repeats most: what the letter needs less goes for less. */
function mostRepeated(said: readonly Said[], runs: ReadonlySet<number>, fixed: ReadonlySet<Said>): Said | null {
  let worst: Said | null = null;
  let most = 0;
  for (const one of said) {
    const { spare } = one.message;
    if (spare === undefined || spare < NEEDED || fixed.has(one)) continue;
    const repeated = runsOf(one).filter((run) => runs.has(run)).length;
    const weight = repeated * Math.min(1, spare / EASILY_SPARED);
    if (repeated < LEAST_REPEATED || weight <= most) continue;
    most = weight;
    worst = one;
  }
  return worst;
}

const NEEDED = 5;
const EASILY_SPARED = 10;
const LEAST_REPEATED = 3;

function runsOf({ wording }: Said): number[] {
  return wording.sentences.flatMap((sentence) => sentence.runsOfFour());
}
