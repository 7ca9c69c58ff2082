import { oncePerLanguage } from "./books.ts";
import { wordBook } from "./phrase-book.ts";
import { fold, type Token } from "./tokens.ts";

type TokenTest = (token: Token) => boolean;

/** Tells whether a word names an occupation or stands in such a name. */
export const occupationTest = oncePerLanguage(({ lexicon }) => wordTest(lexicon.names.occupations));

/** Tells whether a word stands in the name of an office ("Human Resources") and so in no person's. */
export const officeTest = oncePerLanguage(({ lexicon }) => wordTest(lexicon.names.offices));

/** Tests for words of a list; one that begins with `*` stands for every word that ends so. */
function wordTest(words: readonly string[]): TokenTest {
  const endings = words.filter((word) => word.startsWith("*")).map((word) => fold(word.slice(1)));
  const book = wordBook(words.filter((word) => !word.startsWith("*")));
  return (token) => book.at([token], 0) !== null || endings.some((ending) => token.folded.endsWith(ending));
}
