import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { hashOf } from "../planning/random.ts";
import type { LanguageModule } from "./language-module.ts";

/** A sentence with what it is chosen by; what a whole letter is weighed by is measured when first asked for. */
export type MeasuredSentence = LetterSentence & {
  words: number;
  opener: string;
  firstPerson: boolean;
  /** First two words. */
  lead: string;
  /** Holds words of the person's own, and not only the posting's. */
  isOwn: boolean;
  goesOn: () => boolean;
  /** Holds a name and words of the posting, and does not say whose they are. */
  borrowed: () => boolean;
  traits: () => Traits;
  /** Hashes of every four words in a row. */
  runsOfFour: () => readonly number[];
};

type Traits = {
  contractions: number;
  hedges: number;
  feelings: number;
  exclamations: number;
  /** Hashes of every five words in a row. */
  grams: readonly number[];
};

export function measureSentence(
  sentence: LetterSentence & { isOwn: boolean },
  module: LanguageModule,
): MeasuredSentence {
  const words = wordsIn(sentence.text);
  let traits: Traits | null = null;
  let runs: readonly number[] | null = null;
  return {
    ...sentence,
    words: words.length,
    opener: words[0] ?? "",
    lead: `${words[0] ?? ""} ${words[1] ?? ""}`,
    goesOn: () => module.toneWords.goesOn?.test(sentence.text) ?? false,
    firstPerson: module.toneWords.firstPerson.test(sentence.text),
    borrowed: () =>
      sentence.postingLines.length > 0 &&
      NAME_INSIDE.test(sentence.text) &&
      module.toneWords.reader?.test(sentence.text) === false,
    traits: () => {
      traits ??= measureTraits(sentence.text, words, module);
      return traits;
    },
    runsOfFour: () => {
      runs ??= gramsOf(words, 4);
      return runs;
    },
  };
}

/** The words of a text in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Hashes of every so many words in a row. */
export function gramsOf(words: readonly string[], length: number): number[] {
  const grams: number[] = [];
  const hashes = words.map(hashOf);
  for (let at = 0; at + length <= words.length; at++) {
    let gram = 0;
    for (let place = at; place < at + length; place++) gram = (Math.imul(gram, GRAM_BASE) + (hashes[place] ?? 0)) >>> 0;
    grams.push(gram);
  }
  return grams;
}

/** An odd number without a pattern: the order of the words counts. */
const GRAM_BASE = 0x9e3779b1;

const NAME_INSIDE = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}\p{N}]/u;

/** Words as a reader counts them: "22-bed", "C++" and "45%" are one each. */
const WORD = /[\p{L}\p{N}]+(?:['’\-.&/][\p{L}\p{N}]+)*%?/gu;

function measureTraits(text: string, words: readonly string[], module: LanguageModule): Traits {
  const { toneWords } = module;
  const small = text.toLowerCase();
  return {
    contractions: toneWords.contractions ? count(small, toneWords.contractions) : 0,
    hedges: count(small, toneWords.hedges),
    feelings: count(small, toneWords.feelings),
    exclamations: text.split("!").length - 1,
    grams: gramsOf(words, 5),
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
