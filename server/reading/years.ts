import type { Period } from "./dates.ts";

const MONTHS = 12;

/** Full years covered by at least one period: overlaps count once, a month that has begun counts whole. */
export function countYears(periods: Period[], today: Date): number {
  const now = today.getUTCFullYear() * MONTHS + today.getUTCMonth() + 1;
  const stretches = periods
    .map((period) => toStretch(period, now))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = 0;
  for (const { from, to } of stretches) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.min(50, Math.floor(months / MONTHS));
}

/** Months from the start of the first to the end of the last; bare years are counted from one to the other. */
function toStretch(period: Period, now: number): { from: number; to: number } {
  const from = period.from.year * MONTHS + (period.from.month ?? 1) - 1;
  if (period.to === "present") return { from, to: Math.max(from, now) };
  if (!period.range) return { from, to: from };
  const to = period.to.year * MONTHS + (period.to.month ?? 0);
  return { from, to: Math.min(to, now) };
}
