import tables from "./lexicon/time.json" with { type: "json" };

const timeUnitNames = ["minute", "hour", "day", "week", "month", "year"] as const;
export type TimeUnit = (typeof timeUnitNames)[number];

/** The unit of time that a folded word of any of the four languages names. */
export function timeUnitOf(folded: string): TimeUnit | null {
  return timeOf.get(folded) ?? null;
}

const timeUnits: Readonly<Record<TimeUnit, readonly string[]>> = tables.units;
const timeOf = new Map(timeUnitNames.flatMap((unit) => timeUnits[unit].map((word) => [word, unit] as const)));
