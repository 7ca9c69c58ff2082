import type { SentenceWords } from "#shared/languages/book.ts";
import { decapitalised, isVerbAt } from "./look-at-sentence.ts";

const FEWEST_WORDS = 2;
const MOST_WORDS = 18;

/** Things and doings without a verb of their own ("Till, stock and deliveries"), which a sentence of ours can take in. */
export function isNote(text: string, words: SentenceWords): boolean {
  const tokens =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const [first = ""] = tokens;
  const starts = [...words.leads, ...words.adverbials, ...words.determiners, ...words.verbFirst.before];
  const isVerb = (token: string, at: number) =>
    words.subjects.includes(token) ||
    words.lastParticiples.includes(token) ||
    (isVerbAt(tokens, at, words) && !words.notFiniteBare.includes(token));
  const hasEnd = (ends: readonly string[]) => ends.some((end) => first.length > end.length + 2 && first.endsWith(end));
  return (
    tokens.length >= FEWEST_WORDS &&
    tokens.length <= MOST_WORDS &&
    /^\p{L}/u.test(text) &&
    !/[.!?…]\s/u.test(text) &&
    !starts.includes(first) &&
    !words.verbFirst.forms.includes(first) &&
    !hasEnd(words.finiteEnds) &&
    !hasEnd(words.verbFirst.alwaysEnds) &&
    !tokens.some(isVerb)
  );
}

/** A note as it stands inside a sentence: languages that have nouns with a capital keep it. */
export function withoutCapital(text: string, { nouns }: SentenceWords): string {
  return nouns.length > 0 ? text : decapitalised(text);
}
