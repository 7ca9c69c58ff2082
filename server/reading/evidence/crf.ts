/** Weights of a linear-chain conditional random field: one row a feature, one column a label. */
export type ChainModel = {
  labels: readonly string[];
  weights: Readonly<Record<string, readonly number[]>>;
  /** `transitions[from][to]`; the last row is for the first place of the chain. */
  transitions: readonly (readonly number[])[];
};

export type Labelled = {
  label: string;
  /** How probable each label is, in the order of the model's labels; they add up to 1. */
  probabilities: Float64Array;
};

/**
 * The most probable label of each place of a chain, after Lafferty, McCallum and Pereira (2001): forward-backward, and
 * for the labels the best path (Viterbi), so that what follows each other can follow each other.
 */
export function labelChain(
  model: ChainModel,
  features: readonly (readonly string[])[],
  priors: readonly Priors[] = [],
): Labelled[] {
  const scores = features.map((names, place) => scoresOf(model, names, priors[place] ?? noPriors));
  if (scores.length === 0) return [];
  const path = bestPath(model, scores);
  const probabilities = marginals(model, scores);
  return path.map((best, place) => ({
    label: model.labels[best] ?? "",
    probabilities: probabilities[place] ?? new Float64Array(model.labels.length),
  }));
}

/** What is known of a place before it is looked at, added to the labels' log-odds. */
export type Priors = ReadonlyMap<string, number>;
const noPriors: Priors = new Map();

function scoresOf(model: ChainModel, names: readonly string[], priors: Priors): Float64Array {
  const sums = Float64Array.from(model.labels, (label) => priors.get(label) ?? 0);
  for (const name of names) {
    const row = model.weights[name];
    if (!row) continue;
    for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) + (row[label] ?? 0);
  }
  return sums;
}

function step(model: ChainModel, from: number, to: number): number {
  return model.transitions[from]?.[to] ?? 0;
}

function bestPath(model: ChainModel, scores: Float64Array[]): number[] {
  const count = model.labels.length;
  const came: Int32Array[] = [];
  let best = Float64Array.from(scores[0] ?? [], (score, label) => score + step(model, count, label));
  for (const here of scores.slice(1)) {
    const next = new Float64Array(count);
    const from = new Int32Array(count);
    for (let to = 0; to < count; to++) {
      let top = Number.NEGATIVE_INFINITY;
      for (let label = 0; label < count; label++) {
        const score = (best[label] ?? 0) + step(model, label, to);
        if (score > top) {
          top = score;
          from[to] = label;
        }
      }
      next[to] = top + (here[to] ?? 0);
    }
    came.push(from);
    best = next;
  }
  let label = best.indexOf(Math.max(...best));
  const path = [label];
  for (const from of came.reverse()) {
    label = from[label] ?? 0;
    path.unshift(label);
  }
  return path;
}

function marginals(model: ChainModel, scores: Float64Array[]): Float64Array[] {
  const { forward, backward } = passes(model, scores);
  return forward.map((ahead, place) => {
    const joint = Float64Array.from(ahead, (score, label) => score + (backward[place]?.[label] ?? 0));
    const total = logSum(joint);
    return joint.map((score) => Math.exp(score - total));
  });
}

/** Log-sums of all paths up to each place (its own score with it) and from it on (without). */
export function passes(
  model: ChainModel,
  scores: Float64Array[],
): { forward: Float64Array[]; backward: Float64Array[] } {
  const count = model.labels.length;
  const forward: Float64Array[] = [];
  const sums = new Float64Array(count);
  for (const [place, here] of scores.entries()) {
    const before = forward[place - 1];
    const next = new Float64Array(count);
    for (let to = 0; to < count; to++) {
      if (before) for (let from = 0; from < count; from++) sums[from] = (before[from] ?? 0) + step(model, from, to);
      next[to] = (here[to] ?? 0) + (before ? logSum(sums) : step(model, count, to));
    }
    forward.push(next);
  }
  const backward: Float64Array[] = scores.map(() => new Float64Array(count));
  for (let place = scores.length - 2; place >= 0; place--) {
    const after = backward[place + 1];
    const here = scores[place + 1];
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) sums[to] = step(model, from, to) + (here?.[to] ?? 0) + (after?.[to] ?? 0);
      const row = backward[place];
      if (row) row[from] = logSum(sums);
    }
  }
  return { forward, backward };
}

export function logSum(values: Float64Array): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - top);
  return top + Math.log(sum);
}
