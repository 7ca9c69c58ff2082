import { type ChainModel, logSum, passes } from "#server/reading/evidence/crf.ts";
import { createDice } from "./dice.ts";

/** A chain with what is seen at each place and what each place is. */
export type Example = { features: readonly (readonly string[])[]; labels: readonly string[] };

const RATE = 0.25;
const SHRINK = 0.00002;
/** Weights below this tell nothing; leaving them out keeps the file small. */
const LEAST = 0.08;
/** Each sign but the rules' is hidden now and then while learning, so that none is relied on alone. */
const HIDDEN = 0.3;

/**
 * Weights that make the labels of the examples as probable as they can be, by AdaGrad steps along the gradient of the
 * conditional log-likelihood (Sutton and McCallum 2012, section 5.2), the same for the same examples.
 */
export function learn(labels: readonly string[], examples: readonly Example[], rounds: number): ChainModel {
  const count = labels.length;
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const names of features) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const numbers = new Map([...seen].filter(([, times]) => times >= 12).map(([name], index) => [name, index]));
  const weights = new Float64Array(numbers.size * count);
  const squares = new Float64Array(weights.length).fill(1e-4);
  const steps = Array.from({ length: count + 1 }, () => new Float64Array(count));
  const stepSquares = Array.from({ length: count + 1 }, () => new Float64Array(count).fill(1e-4));
  const labelNumbers = new Map(labels.map((label, index) => [label, index]));
  const chains = examples.map(({ features, labels: truth }) => ({
    places: features.map((names) => Int32Array.from(new Set(names.flatMap((name) => numbers.get(name) ?? [])))),
    truth: truth.map((label) => labelNumbers.get(label) ?? 0),
  }));
  const dice = createDice(1);
  const always = new Uint8Array(numbers.size);
  for (const [name, number] of numbers) always[number] = name.startsWith("rule:") ? 1 : 0;

  function move(row: Float64Array, square: Float64Array, at: number, gradient: number): void {
    square[at] = (square[at] ?? 0) + gradient * gradient;
    row[at] = (row[at] ?? 0) * (1 - SHRINK) + (RATE * gradient) / Math.sqrt(square[at] ?? 1);
  }

  for (let round = 0; round < rounds; round++) {
    const order = dice.some(chains, chains.length).map((chain) => ({ chain, turn: dice.roll() }));
    order.sort((a, b) => a.turn - b.turn);
    for (const { chain } of order) {
      const shown = chain.places.map((place) => place.filter((name) => always[name] === 1 || dice.roll() >= HIDDEN));
      const scores = shown.map((place) => {
        const sums = new Float64Array(count);
        for (const name of place)
          for (let label = 0; label < count; label++)
            sums[label] = (sums[label] ?? 0) + (weights[name * count + label] ?? 0);
        return sums;
      });
      if (scores.length === 0) continue;
      const { forward, backward } = passes({ labels, weights: {}, transitions: steps.map((row) => [...row]) }, scores);
      const total = logSum(forward.at(-1) ?? new Float64Array(count));
      for (const [at, place] of shown.entries()) {
        const ahead = forward[at];
        const behind = backward[at];
        const truth = chain.truth[at] ?? 0;
        if (!ahead || !behind) continue;
        for (let label = 0; label < count; label++) {
          const share = Math.exp((ahead[label] ?? 0) + (behind[label] ?? 0) - total);
          const gradient = (label === truth ? 1 : 0) - share;
          if (Math.abs(gradient) < 1e-3) continue;
          for (const name of place) move(weights, squares, name * count + label, gradient);
          if (at === 0) move(steps[count] ?? weights, stepSquares[count] ?? squares, label, gradient);
        }
        const next = chain.truth[at + 1];
        const here = scores[at + 1];
        const after = backward[at + 1];
        if (next === undefined || !here || !after) continue;
        for (let from = 0; from < count; from++) {
          const row = steps[from];
          const square = stepSquares[from];
          if (!row || !square) continue;
          for (let to = 0; to < count; to++) {
            const share = Math.exp((ahead[from] ?? 0) + (row[to] ?? 0) + (here[to] ?? 0) + (after[to] ?? 0) - total);
            const gradient = (from === truth && to === next ? 1 : 0) - share;
            if (Math.abs(gradient) > 1e-3) move(row, square, to, gradient);
          }
        }
      }
    }
  }
  const kept = [...numbers].map(([name, number]): [string, number[]] => [
    name,
    rounded(weights.subarray(number * count, (number + 1) * count)),
  ]);
  return {
    labels,
    weights: Object.fromEntries(
      kept.filter(([, row]) => row.some((weight) => weight !== 0)).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    transitions: steps.map(rounded),
  };
}

function rounded(row: Float64Array): number[] {
  return [...row].map((weight) => (Math.abs(weight) < LEAST ? 0 : Math.round(weight * 100) / 100));
}
