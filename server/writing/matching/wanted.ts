import { worthOf } from "./evidence.ts";
import { type Sought, soughtOf } from "./kindred.ts";

/** A telling word of a wish, and how much it counts there. */
export type Wanted = Sought & { worth: number };

/** The words of a wish by their stems; the rarer in the posting, the more they count. */
export function wantedOf(stems: ReadonlySet<string>, rarity: (stem: string) => number): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const stem of stems) wanted.set(stem, { ...soughtOf(stem), worth: worthOf(stem) * rarity(stem) });
  return wanted;
}

/** What a fact with the wish's most telling words would share with it. */
export function wholeOf(wanted: ReadonlyMap<string, Wanted>): number {
  const best = [...wanted.values()].sort((a, b) => b.worth - a.worth).slice(0, 4);
  return best.reduce((sum, { worth }) => sum + worth, 0) || 1;
}
