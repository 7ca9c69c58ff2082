import type { Claim } from "./claim.ts";
import type { Evidence } from "./evidence.ts";
import { type Word, wordsOf } from "./words.ts";

/** Whether the facts have in short what a claim says: each of its words by itself, or a run of words around it. */
export function isInShort({ kind, at, text }: Claim, sentence: string, evidence: Evidence): boolean {
  if (numeric.has(kind)) return false;
  const { isShort, areShort } = evidence.shortened;
  const words = wordsOf(sentence).filter(({ text, folded }) => folded.length > 3 || /^\p{Lu}/u.test(text));
  const own = words.filter((word) => word.end > at && word.at < at + text.length);
  const inRuns = new Set(runsAround(words, own).filter(areShort).flat());
  const short = own.filter((word) => inRuns.has(word) || isShort(word.folded));
  return short.length > 0 && own.every((word) => short.includes(word) || evidence.says(word.folded));
}

const numeric = new Set<Claim["kind"]>(["number", "duration", "year"]);

/** In letters: longer names are shortened to fewer. */
const LONGEST_CODE = 6;

/** Every run of words that has one of the given. */
function runsAround(words: readonly Word[], own: readonly Word[]): Word[][] {
  const [first, last] = [own[0], own.at(-1)].map((word) => (word ? words.indexOf(word) : -1));
  if (first === undefined || last === undefined || first < 0) return [];
  const runs: Word[][] = [];
  for (let from = Math.max(0, first - LONGEST_CODE + 1); from <= last; from++)
    for (let length = 2; length <= LONGEST_CODE; length++)
      if (from + length > first && from + length <= words.length) runs.push(words.slice(from, from + length));
  return runs;
}
