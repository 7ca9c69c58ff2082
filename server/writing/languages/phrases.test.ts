import { expect, test } from "vitest";
import type { LanguageModule, Phrases } from "../realising/language-module.ts";
import { waysOf } from "../realising/phrase-ways.ts";
import { sentencesWithFewWays } from "../testing/phrase-sentences.ts";
import { work } from "./english/phrases-work.ts";
import { moduleFor } from "./languages.ts";

const LANGUAGES = ["en", "es", "fr", "de"] as const;

function phrasesOf({ phrases }: LanguageModule): string[] {
  return Object.values<Phrases>(phrases).flatMap((registers) => Object.values(registers).flat().flatMap(waysOf));
}

test.each(LANGUAGES)("no phrase in %s is true of every applicant", (language) => {
  const module = moduleFor(language);
  const found = phrasesOf(module).flatMap((phrase) => {
    const words = phrase.replace(/\{[^}]*\}/gu, "X").replaceAll("~", " ");
    return module.cliches.flatMap(([pattern, weight]) => (weight === 2 && pattern.test(words) ? [phrase] : []));
  });
  expect(found).toEqual([]);
});

test.each(LANGUAGES)("a phrase in %s that could stand in anybody's letter is short", (language) => {
  const long = Object.values<Phrases>(moduleFor(language).phrases)
    .flatMap((registers) => Object.values(registers).flat())
    .flatMap(sentencesWithFewWays)
    .filter((sentence) => !/\{(?!ohne-|foreign|no-)[^}/+:>#]{2,}\}/u.test(sentence))
    .filter((sentence) => sentence.replace(/\{[^}]*\}/gu, "X").split(/\s+/u).length > LONGEST);
  expect(long).toEqual([]);
});

/** Readers of two letters notice a longer sentence that both hold. */
const LONGEST = 8;

test("an English sentence that ties work to what the posting asks says whose words those are", () => {
  const { link } = work;
  const unnamed = Object.values<readonly string[]>(link)
    .flat()
    .flatMap(waysOf)
    .flatMap((phrase) => phrase.split(" | "))
    .filter((sentence) => /\{(?:one|topic1)\}/u.test(sentence) && !/\b(?:you|your)\b/iu.test(sentence));
  expect(unnamed).toEqual([]);
});
