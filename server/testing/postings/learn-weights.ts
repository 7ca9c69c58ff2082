import type { Candidate } from "#server/postings/choose.ts";
import { mostProbable, scoreOf } from "#server/postings/choose.ts";

/** A posting's candidates for a field, which of them are right, and whether it has the field at all. */
export type Lesson = { candidates: readonly Candidate[]; right: readonly boolean[]; isPresent: boolean };

/** How probable the best candidate of a posting is, and whether it is right. */
export type Judged = { probability: number; isRight: boolean; isPresent: boolean };

type Signs = Record<string, number>;

const ROUNDS = 400;
const RATE = 0.15;
/** How strongly weights are held near zero, so that signs seen by chance count little. */
const HOLD = 0.0006;
const LEAST_SEEN = 3;
const FOLDS = 8;

/** Weights by which the right candidate is more probable than the others and than none: a conditional logit, by AdaGrad. */
export function learnWeights(lessons: readonly Lesson[]): Signs {
  const seen = countSigns(lessons);
  const weights: Signs = {};
  const squares: Signs = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [sign, slope] of Object.entries(slopesOf(lessons, weights))) {
      if ((seen[sign] ?? 0) < LEAST_SEEN) continue;
      const step = slope / lessons.length - HOLD * (weights[sign] ?? 0);
      const square = (squares[sign] ?? 0) + step * step;
      squares[sign] = square;
      weights[sign] = (weights[sign] ?? 0) + (RATE * step) / Math.sqrt(square + 1e-8);
    }
  }
  return weights;
}

function slopesOf(lessons: readonly Lesson[], weights: Signs): Signs {
  const slopes: Signs = {};
  for (const { candidates, right } of lessons) {
    const odds = candidates.map((each) => Math.exp(scoreOf(each, weights)));
    const whole = odds.reduce((sum, each) => sum + each, 1);
    const good = odds.reduce((sum, each, index) => sum + (right[index] ? each : 0), 0);
    for (const [index, { signs }] of candidates.entries()) {
      const odd = odds[index] ?? 0;
      const pull = (right[index] ? odd / good : 0) - odd / whole;
      if (Math.abs(pull) > 1e-6) for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + pull;
    }
  }
  return slopes;
}

function countSigns(lessons: readonly Lesson[]): Signs {
  const counts: Signs = {};
  for (const { candidates } of lessons)
    for (const sign of new Set(candidates.flatMap(({ signs }) => [...signs]))) counts[sign] = (counts[sign] ?? 0) + 1;
  return counts;
}

/** Each lesson judged by weights that were learnt without it. */
export function judgeUnseen(lessons: readonly Lesson[]): Judged[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    learnWeights(lessons.filter((_lesson, index) => index % FOLDS !== fold)),
  );
  return lessons.map(({ candidates, right, isPresent }, index) => {
    const best = mostProbable(candidates, folds[index % FOLDS] ?? {});
    const isRight = best !== null && (right[candidates.indexOf(best.chosen)] ?? false);
    return { probability: best?.probability ?? 0, isRight, isPresent };
  });
}

/** The lowest probability from which on what is shown is right as often as asked. */
export function boundFor(judged: readonly Judged[], asked: number): number {
  let right = 0;
  let bound = 1;
  for (const [index, { isRight, probability }] of judged.toSorted((a, b) => b.probability - a.probability).entries()) {
    right += isRight ? 1 : 0;
    if (right / (index + 1) >= asked) bound = probability;
  }
  return Math.floor(bound * 1000) / 1000;
}
