/** One line of the table, as text. `baseline` and `ratio` are "-" where the measure stands alone. */
export type BenchRow = { what: string; measured: string; baseline: string; ratio: string; bar: string };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** In milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
