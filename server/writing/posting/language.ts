import type { Language } from "#shared/letters/letter.schema.ts";
import { foreignStopWords } from "../lexicon/foreign-stop-words.ts";
import { type Books, booksOf, languages } from "./books.ts";
import { occupationTest } from "./occupations.ts";
import { wordBook } from "./phrase-book.ts";
import type { Token } from "./tokens.ts";

/** The language most of the function words belong to; "other" where that is none of ours. */
export function languageOf(tokens: readonly Token[]): Language | "other" {
  let best: Language | "other" = "other";
  let most = 0;
  for (const language of languages) {
    const books = booksOf[language];
    const hits = hitsIn(tokens, books.stopWords) + 0.3 * hitsIn(tokens, books.background) + titleHits(tokens, books);
    if (hits > most) {
      most = hits;
      best = language;
    }
  }
  const foreign = Math.max(...foreignStopWords.map((words) => hitsIn(tokens, words)));
  if (foreign > most) return "other";
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

function hitsIn(tokens: readonly Token[], words: ReadonlySet<string>): number {
  let hits = 0;
  for (const { folded } of tokens) if (folded.length > 1 && words.has(folded)) hits++;
  return hits;
}
