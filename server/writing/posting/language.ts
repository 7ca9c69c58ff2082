import type { Language } from "#shared/letters/letter.schema.ts";
import { foreignStopWords } from "../lexicon/foreign-stop-words.ts";
import { type Books, booksOf, languages } from "./books.ts";
import { occupationTest } from "./occupations.ts";
import { wordBook } from "./phrase-book.ts";
import type { Token, Vote } from "./tokens.ts";

/**
 * The language most of the function words belong to, of equals `likely` ("les" and "de" are Spanish as well as French);
 * "other" where that is none of ours.
 */
export function languageOf(tokens: readonly Token[], likely?: Language | "other"): Language | "other" {
  const hits = hitsIn(tokens);
  let best: Language | "other" = "other";
  let most = 0;
  for (const [index, language] of languages.entries()) {
    const own = (hits[index] ?? 0) + titleHits(tokens, booksOf[language]);
    if (own > most || (own === most && own > 0 && language === likely)) {
      most = own;
      best = language;
    }
  }
  if (Math.max(...hits.slice(languages.length)) > most) return "other";
  if (most > 0) return best;
  return tokens.length < 4 && tokens.every((token) => /^[\p{Script=Latin}\p{N}]+$/u.test(token.text)) ? "en" : "other";
}

/** In a few words without sentences the name of the job tells. */
function titleHits(tokens: readonly Token[], books: Books): number {
  if (tokens.length > FEW_WORDS) return 0;
  const terms = wordBook(books.lexicon.names.titleNoise).all(tokens).length;
  return 1.5 * tokens.filter(occupationTest(books)).length + terms;
}

const FEW_WORDS = 30;

/** What the words speak for, by language: ours first, then the foreign ones. */
function hitsIn(tokens: readonly Token[]): number[] {
  const hits = [...languages, ...foreignStopWords].map(() => 0);
  for (const { word } of tokens) {
    word.votes ??= votes.get(word.folded) ?? NO_VOTES;
    for (const { index, weight } of word.votes) hits[index] = (hits[index] ?? 0) + weight;
  }
  return hits;
}

const NO_VOTES: readonly Vote[] = [];

/** Every word that tells a language, in one place: a posting's words are looked up once. */
const votes = new Map<string, Vote[]>();
for (const [index, language] of languages.entries()) {
  addVotes(booksOf[language].stopWords, { index, weight: 1 });
  addVotes(booksOf[language].background, { index, weight: 0.3 });
}
for (const [index, words] of foreignStopWords.entries()) {
  addVotes(words, { index: languages.length + index, weight: 1 });
}

function addVotes(words: ReadonlySet<string>, vote: Vote): void {
  for (const word of words) {
    if (word.length < 2) continue;
    const known = votes.get(word);
    if (known) known.push(vote);
    else votes.set(word, [vote]);
  }
}
