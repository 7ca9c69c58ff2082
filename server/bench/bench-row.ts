/** One line of the table, as text. `baseline` and `ratio` are "-" where the measure stands alone; `passed` is null without a bar. */
export type BenchRow = {
  what: string;
  measured: string;
  baseline: string;
  ratio: string;
  bar: string;
  passed: boolean | null;
};

/** A bar such as "<= 50 ms" or ">= 0.8", and whether the value, in the bar's unit, passes it. "-" is none. */
export function against(bar: string, value: number): Pick<BenchRow, "bar" | "passed"> {
  const [, sign, most] = /^([<>])= ([\d.]+)/.exec(bar) ?? [];
  if (most === undefined) return { bar, passed: null };
  return { bar, passed: sign === "<" ? value <= Number(most) : value >= Number(most) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Number.NaN;
}

/** In milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
