import { type Doubt, scoreOf } from "#server/reading/evidence/doubt.ts";
import { createDice } from "./dice.ts";

/** A field that was read: what its signs are, whether it is right, and in which file it stands. */
export type Weighed = { signs: readonly string[]; right: boolean; file: number };

/**
 * Fields that are shown as sure shall be right this often. Of the distorted files that this is measured on one field in
 * nine is wrong; a higher bar would ask about twice as many right ones for few more of the wrong.
 */
const RIGHT = 0.975;
const BIN = 40;
const PARTS = 5;
const ROUNDS = 25;
const RATE = 0.15;
const SHRINK = 0.002;
/** Signs that fewer fields have say nothing. */
const SEEN = 25;

/**
 * Weighs the signs of right and wrong fields. The score of each field comes from weights that were learnt without its
 * file, and the share of right ones by score is a rising step function (pool adjacent violators).
 */
export function calibrate(fields: readonly Weighed[]): Doubt {
  const scored = Array.from({ length: PARTS }, (_, part) => {
    const weights = regress(fields.filter(({ file }) => file % PARTS !== part));
    return fields
      .filter(({ file }) => file % PARTS === part)
      .map(({ signs, right }) => ({ score: scoreOf(weights, signs), right }));
  }).flat();
  return { weights: regress(fields), ...toSteps(scored) };
}

/** Logistic regression by AdaGrad steps along the gradient, the same for the same fields. */
function regress(fields: readonly Weighed[]): Record<string, number> {
  const seen = new Map<string, number>();
  for (const { signs } of fields) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const known = new Set([...seen].filter(([, times]) => times >= SEEN).map(([sign]) => sign));
  const rows = fields.map(({ signs, right }) => ({ signs: signs.filter((sign) => known.has(sign)), right }));
  const weights: Record<string, number> = {};
  const squares: Record<string, number> = {};
  const dice = createDice(3);
  for (let round = 0; round < ROUNDS; round++) {
    const order = rows.map((row) => ({ row, turn: dice.roll() })).sort((a, b) => a.turn - b.turn);
    for (const { row } of order) {
      const gradient = (row.right ? 1 : 0) - 1 / (1 + Math.exp(-scoreOf(weights, row.signs)));
      for (const sign of row.signs) {
        const weight = weights[sign] ?? 0;
        const slope = gradient - SHRINK * weight;
        const square = (squares[sign] ?? 1e-2) + slope * slope;
        squares[sign] = square;
        weights[sign] = weight + (RATE * slope) / Math.sqrt(square);
      }
    }
  }
  const kept = Object.entries(weights).map(([sign, weight]): [string, number] => [
    sign,
    Math.round(weight * 100) / 100,
  ]);
  return Object.fromEntries(kept.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toSteps(fields: readonly { score: number; right: boolean }[]): Pick<Doubt, "steps" | "sureFrom"> {
  const sorted = [...fields].sort((a, b) => a.score - b.score);
  const pools: { from: number; right: number; count: number }[] = [];
  for (let at = 0; at < sorted.length; at += BIN) {
    const bin = sorted.slice(at, at + BIN);
    const from = at === 0 ? -1000 : (bin[0]?.score ?? 0);
    pools.push({ from, right: bin.filter(({ right }) => right).length, count: bin.length });
    for (let [above, last] = pools.slice(-2); above && last; [above, last] = pools.slice(-2)) {
      if (above.right * last.count < last.right * above.count) break;
      pools.splice(-2, 2, { from: above.from, right: above.right + last.right, count: above.count + last.count });
    }
  }
  const steps = pools.map(({ from, right, count }) => [round(from), round(right / count)]);
  const tail = (from: number) => {
    const kept = sorted.filter(({ score }) => score >= from);
    return kept.filter(({ right }) => right).length / Math.max(1, kept.length);
  };
  const first = pools.find(({ from }) => tail(from) >= RIGHT) ?? pools.at(-1);
  return { steps, sureFrom: first ? round(first.right / first.count) : 1 };
}

function round(value: number): number {
  return Math.floor(value * 10_000) / 10_000;
}
