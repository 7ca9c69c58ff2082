import type { Doubt } from "#server/reading/evidence/probability.ts";
import type { Judged } from "./doubt.ts";

/** Fields that are shown as sure shall be right this often, with something to spare for files unlike the made ones. */
const RIGHT = 0.985;
const BIN = 25;

/** The share of right fields as a rising step function of what the labels' share was (pool adjacent violators). */
export function calibrate(judged: readonly Judged[]): Doubt {
  const sorted = [...judged].sort((a, b) => a.share - b.share);
  const pools: { from: number; right: number; count: number }[] = [];
  for (let at = 0; at < sorted.length; at += BIN) {
    const bin = sorted.slice(at, at + BIN);
    pools.push({ from: bin[0]?.share ?? 0, right: bin.filter(({ right }) => right).length, count: bin.length });
    for (let [above, last] = pools.slice(-2); above && last; [above, last] = pools.slice(-2)) {
      if (above.right * last.count < last.right * above.count) break;
      pools.splice(-2, 2, { from: above.from, right: above.right + last.right, count: above.count + last.count });
    }
  }
  const steps = pools.map(({ from, right, count }) => [round(from), round(right / count)]);
  const tail = (from: number) => {
    const kept = sorted.filter(({ share }) => share >= from);
    return kept.filter(({ right }) => right).length / Math.max(1, kept.length);
  };
  const first = pools.find(({ from }) => tail(from) >= RIGHT) ?? pools.at(-1);
  return { steps, sureFrom: first ? round(first.right / first.count) : 1 };
}

function round(value: number): number {
  return Math.floor(value * 10_000) / 10_000;
}
