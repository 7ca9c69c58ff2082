import { abbreviations } from "./abbreviations.ts";
import { fold } from "./stem.ts";

type LongName = { words: readonly string[]; short: string };

/** By the first word of the long name. */
const LONG_NAMES: ReadonlyMap<string, readonly LongName[]> = longNames();

/** Short names of what a folded text spells out: "Doctor of Physical Therapy" gives "dpt". */
export function shortNamesIn(folded: string): string[] {
  const words = wordsOf(folded);
  const found: string[] = [];
  for (const [at, word] of words.entries())
    for (const name of LONG_NAMES.get(word) ?? [])
      if (name.words.every((part, index) => words[at + index] === part)) found.push(name.short);
  return found;
}

function longNames(): Map<string, LongName[]> {
  const names = new Map<string, LongName[]>();
  for (const row of Object.values(abbreviations).flat()) {
    const [short = "", long = ""] = row.split(" = ");
    for (const name of long.split(", ")) {
      const words = wordsOf(fold(name));
      const [first = ""] = words;
      names.set(first, [...(names.get(first) ?? []), { words, short }]);
    }
  }
  return names;
}

/** "driver's" counts as "drivers", "Pharmazeutisch-technische" as two words. */
function wordsOf(folded: string): string[] {
  const plain = folded.includes("'s") ? folded.replace(/'s(?![\p{L}\p{N}])/gu, "s") : folded;
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
