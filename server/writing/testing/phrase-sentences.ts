import { countWays, waysOf } from "../realising/phrase-ways.ts";

/** Of so many ways each person has one, so that hardly two have the same. */
const MANY_WAYS = 8;

/** The sentences of a phrase in all their ways, but for those that have many ways of their own. */
export function sentencesWithFewWays(phrase: string): string[] {
  return phrase.split(" | ").flatMap((sentence) => (countWays(sentence) < MANY_WAYS ? waysOf(sentence) : []));
}
