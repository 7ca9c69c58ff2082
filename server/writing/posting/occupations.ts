import { type Books, oncePerLanguage } from "./books.ts";
import { type PhraseBook, wordBook, wordSet } from "./phrase-book.ts";
import { fold, oncePerWord, type Token } from "./tokens.ts";

type TokenTest = (token: Token) => boolean;

/** Tells whether a word names an occupation or stands in such a name. */
export const occupationTest = oncePerLanguage(({ lexicon }) =>
  wordTest(lexicon.names.occupations, lexicon.names.notOccupations),
);

/** Tells whether a word stands in the name of an office ("Human Resources") and so in no person's. */
export const officeTest = oncePerLanguage(({ lexicon }) => wordTest(lexicon.names.offices, []));

/** The occupations of several words among them: "au pair", "second de cuisine". */
export const occupationBook = oncePerLanguage(
  ({ lexicon }): PhraseBook<string> => longOccupations(lexicon.names.occupations),
);

/** How surely a title names an occupation: by a word that is one, by the ending of its main word, or not at all. */
export function occupationIn(tokens: readonly Token[], books: Books): "known" | "likely" | null {
  if (tokens.some(occupationTest(books)) || occupationBook(books).has(tokens)) return "known";
  return isAgent(mainWord(tokens, books), books) ? "likely" : null;
}

/** The last word in English and German, before "of" or "for"; elsewhere the first. */
function mainWord(tokens: readonly Token[], books: Books): Token | undefined {
  if (books.language === "fr" || books.language === "es") return tokens[0];
  const end = tokens.findIndex(({ folded }, index) => index > 0 && books.stopWords.has(folded));
  return tokens[(end < 0 ? tokens.length : end) - 1];
}

/** "Regalauffüller", "frigoriste": words that end so mean people, with few exceptions. */
function isAgent(token: Token | undefined, books: Books): boolean {
  if (!token || token.folded.length < SHORTEST_AGENT || books.background.has(token.folded)) return false;
  const { agentEndings, notOccupations } = books.lexicon.names;
  return !wordSet(notOccupations).has(token.folded) && endsIn(token.folded, endingsOf(agentEndings));
}

const SHORTEST_AGENT = 6;

const longBooks = new WeakMap<readonly string[], PhraseBook<string>>();

function longOccupations(words: readonly string[]): PhraseBook<string> {
  const known = longBooks.get(words) ?? wordBook(words.filter((word) => word.includes(" ")));
  longBooks.set(words, known);
  return known;
}

/** Tests for words of a list; one that begins with `*` stands for every word that ends so. */
function wordTest(words: readonly string[], exceptions: readonly string[]): TokenTest {
  const endings = endingsOf(words);
  const book = wordBook(words.filter((word) => !word.startsWith("*") && !word.includes(" ")));
  const excluded = wordSet(exceptions);
  return oncePerWord(
    (token) => !excluded.has(token.folded) && (book.at([token], 0) !== null || endsIn(token.folded, endings)),
  );
}

/** Endings by their lengths. */
type Endings = ReadonlyMap<number, ReadonlySet<string>>;

function endingsOf(words: readonly string[]): Endings {
  const known = endingLists.get(words);
  if (known) return known;
  const endings = new Map<number, Set<string>>();
  for (const word of words) {
    if (!word.startsWith("*")) continue;
    const ending = fold(word.slice(1));
    const same = endings.get(ending.length);
    if (same) same.add(ending);
    else endings.set(ending.length, new Set([ending]));
  }
  endingLists.set(words, endings);
  return endings;
}

const endingLists = new WeakMap<readonly string[], Endings>();

function endsIn(word: string, endings: Endings): boolean {
  for (const [length, same] of endings) if (same.has(word.slice(-length))) return true;
  return false;
}
