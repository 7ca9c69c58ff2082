import { oncePerLanguage } from "./books.ts";
import { wordBook } from "./phrase-book.ts";
import { fold, type Token } from "./tokens.ts";

/** Tells whether a word names an occupation or stands in such a name. */
export const occupationTest = oncePerLanguage(({ lexicon }): ((token: Token) => boolean) => {
  const { occupations } = lexicon.names;
  const endings = occupations.filter((word) => word.startsWith("*")).map((word) => fold(word.slice(1)));
  const book = wordBook(occupations.filter((word) => !word.startsWith("*")));
  return (token) => book.at([token], 0) !== null || endings.some((ending) => token.folded.endsWith(ending));
});
