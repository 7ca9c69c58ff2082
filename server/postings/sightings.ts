import type { Read } from "#shared/postings/posting-reading.schema.ts";
import type { Line } from "./lines.ts";

/** Something that may be what is looked for; the highest score counts. */
export type Sighting = { text: string; value: string; score: number; line: Line };

/** From here on it is shown, and from there on it needs no confirmation. */
const SHOWN = 60;
const SURE = 75;

/** The best of what was seen; null where none is good enough to be shown. */
export function best(sightings: readonly Sighting[]): Read | null {
  const first = sightings.reduce<Sighting | null>((top, each) => (top && top.score >= each.score ? top : each), null);
  if (!first || first.score < SHOWN || first.value.length > 200) return null;
  return { text: first.text, value: first.value, lines: first.line.numbers, sure: first.score >= SURE };
}

/** How often a part stands in a text, up to three times. */
export function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count < 3; at = text.indexOf(part, at + part.length)) count++;
  return count;
}
