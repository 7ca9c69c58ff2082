import { fold, type Word, wordsOf } from "#shared/claims/words.ts";
import { occupationWords } from "./words/posting-words.ts";

const tables = Object.values(occupationWords);
const known = tables.flatMap((table) => table.known.map(fold));
const single = new Set(known.filter((each) => !each.startsWith("*") && !each.includes(" ")));
const several = new Set(known.filter((each) => each.includes(" ")));
const endings = byLength(known.filter((each) => each.startsWith("*")).map((each) => each.slice(1)));
const surnames = new Set(tables.flatMap((table) => table.surnames.map(fold)));

/** Whether a word of it names a job. */
export function namesOccupation(text: string): boolean {
  const words = wordsOf(text);
  return words.some((_, index) => isOccupationAt(words, index));
}

/** Which words of it name a job, by their place. */
export function occupationsIn(text: string): number[] {
  const words = wordsOf(text);
  return words.flatMap((_, index) => (isOccupationAt(words, index) ? [index] : []));
}

/** "Baker" and "Koch" are surnames too. */
export function isSurname(word: string): boolean {
  return surnames.has(fold(word));
}

function isOccupationAt(words: readonly Word[], index: number): boolean {
  const word = words[index]?.folded ?? "";
  if (isOccupation(word) || (word.length > 4 && word.endsWith("s") && isOccupation(word.slice(0, -1)))) return true;
  const two = `${word} ${words[index + 1]?.folded ?? ""}`;
  return several.has(two) || several.has(`${two} ${words[index + 2]?.folded ?? ""}`);
}

function isOccupation(word: string): boolean {
  return single.has(word) || endsIn(word, endings);
}

function byLength(all: readonly string[]): ReadonlyMap<number, ReadonlySet<string>> {
  const sets = new Map<number, Set<string>>();
  for (const ending of all) sets.set(ending.length, (sets.get(ending.length) ?? new Set()).add(ending));
  return sets;
}

function endsIn(word: string, all: ReadonlyMap<number, ReadonlySet<string>>): boolean {
  for (const [length, set] of all) if (set.has(word.slice(-length))) return true;
  return false;
}
