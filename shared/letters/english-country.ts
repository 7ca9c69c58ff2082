import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./words/english-countries.json" with { type: "json" };

/** Whose form an English letter has: that of the United States and Canada, or that of the other countries. */
type EnglishCountry = "gb" | "us";

const countries = ["gb", "us"] as const;
const words = { gb: wholeWords(tables.words.gb, "gu"), us: wholeWords(tables.words.us, "gu") };
const signs = { gb: new RegExp(oneOf(tables.signs.gb), "gu"), us: new RegExp(oneOf(tables.signs.us), "gu") };
/** "Bristol, CT": no other country writes its parts so. */
const states = new RegExp(String.raw`, ${oneOf(tables.states)}(?![\p{L}\d])`, "gu");

const LONGEST = 20_000;

/** The country that the first of the texts tells of that tells of one more than of the other; null where none does. */
export function englishCountryIn(texts: readonly string[]): EnglishCountry | null {
  for (const text of texts) {
    const [gb = 0, us = 0] = countries.map((country) => countFinds(text.slice(0, LONGEST), country));
    if (gb !== us) return gb > us ? "gb" : "us";
  }
  return null;
}

/** Each name counts once, however often it stands there; what is one of several places in a state is the state's. */
function countFinds(text: string, country: EnglishCountry): number {
  const patterns = [words[country], signs[country]];
  const found = new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []));
  return found.size + (country === "us" ? 2 * new Set(text.match(states)).size : 0);
}
