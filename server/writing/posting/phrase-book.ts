import { HEAD_LETTERS, headsOfAny, mayBegin, registerBook } from "./phrase-heads.ts";
import { fold, type Token, type TokenRow, tokensOf } from "./tokens.ts";

/** A phrase found in a row of tokens: `from` is its first token, `to` the one after its last. */
export type PhraseMatch<Value> = { from: number; to: number; value: Value };

/**
 * Looks for many phrases at once, each in its folded form, in time linear in the tokens.
 * A phrase is words parted by spaces; a word that ends in `*` stands for every word that begins so.
 * At one place the longest phrase wins.
 */
export type PhraseBook<Value> = {
  at: (tokens: readonly Token[], index: number) => PhraseMatch<Value> | null;
  first: (tokens: readonly Token[]) => PhraseMatch<Value> | null;
  all: (tokens: readonly Token[]) => PhraseMatch<Value>[];
  has: (tokens: readonly Token[]) => boolean;
};

export function createPhraseBook<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): PhraseBook<Value> {
  const shelves = new Map<string, Phrase<Value>[]>();
  const openShelves = new Map<string, Phrase<Value>[]>();
  for (const [phrase, value] of entries) {
    const words = wordsOf(phrase);
    const head = words[0];
    if (!head) continue;
    const entry = { words, value };
    // Open-ended words are shelved under their first letters; they must have at least as many.
    if (head.open) shelve(openShelves, head.text.slice(0, HEAD_LETTERS), entry);
    // An open word stands for itself as well, however short.
    if (!head.open || head.text.length <= HEAD_LETTERS) shelve(shelves, head.text, entry);
  }
  for (const library of [shelves, openShelves]) {
    for (const shelf of library.values()) shelf.sort((one, other) => other.words.length - one.words.length);
  }
  const book = registerBook(shelves.keys(), openShelves.keys());

  function at(tokens: readonly Token[], index: number): PhraseMatch<Value> | null {
    const token = tokens[index];
    if (!token || !mayBegin(token.word.heads, book)) return null;
    // What stands on a shelf begins with its word.
    const exact = longest(shelves.get(token.folded), { tokens, index, known: 1 });
    if (openShelves.size === 0 || token.word.opening === "") return exact;
    const open = longest(openShelves.get(token.word.opening), { tokens, index, known: 0 });
    return open && (!exact || open.to > exact.to) ? open : exact;
  }

  function longest(shelf: readonly Phrase<Value>[] | undefined, place: Place): PhraseMatch<Value> | null {
    if (!shelf) return null;
    const { index } = place;
    for (const phrase of shelf) {
      if (standsAt(phrase.words, place)) {
        return { from: index, to: index + phrase.words.length, value: phrase.value };
      }
    }
    return null;
  }

  function first(tokens: readonly Token[]): PhraseMatch<Value> | null {
    if (!mayBeginIn(tokens, book)) return null;
    for (let index = 0; index < tokens.length; index++) {
      const match = at(tokens, index);
      if (match) return match;
    }
    return null;
  }

  function all(tokens: readonly Token[]): PhraseMatch<Value>[] {
    const found: PhraseMatch<Value>[] = [];
    if (!mayBeginIn(tokens, book)) return found;
    for (let index = 0; index < tokens.length; index++) {
      const match = at(tokens, index);
      if (!match) continue;
      found.push(match);
      index = match.to - 1;
    }
    return found;
  }

  return { at, first, all, has: (tokens) => first(tokens) !== null };
}

/** A row is looked through with dozens of books, and most have no phrase that begins with any of its words. */
function mayBeginIn(tokens: TokenRow, book: number): boolean {
  tokens.heads ??= headsOfAny(tokens.map(({ word }) => word.heads));
  return mayBegin(tokens.heads, book);
}

/** A book whose phrases carry no value of their own. Each list of a lexicon is made into a book once. */
export function wordBook(phrases: readonly string[]): PhraseBook<string> {
  const known = wordBooks.get(phrases);
  if (known) return known;
  const book = createPhraseBook(phrases.map((phrase) => [phrase, phrase] as const));
  wordBooks.set(phrases, book);
  return book;
}

/** Single words of a lexicon, folded; each list is made into a set once. */
export function wordSet(words: readonly string[]): ReadonlySet<string> {
  const known = wordSets.get(words);
  if (known) return known;
  const set = new Set(words.map(fold));
  wordSets.set(words, set);
  return set;
}

const wordSets = new WeakMap<readonly string[], ReadonlySet<string>>();
const wordBooks = new WeakMap<readonly string[], PhraseBook<string>>();

function shelve<Value>(shelves: Map<string, Phrase<Value>[]>, key: string, phrase: Phrase<Value>): void {
  const shelf = shelves.get(key);
  if (shelf) shelf.push(phrase);
  else shelves.set(key, [phrase]);
}

type Word = { text: string; open: boolean };
type Phrase<Value> = { words: Word[]; value: Value };

function wordsOf(phrase: string): Word[] {
  return phrase.split(" ").flatMap((part) => {
    const tokens = tokensOf(part);
    return tokens.map((token, index) => ({
      text: token.folded,
      open: part.endsWith("*") && index === tokens.length - 1,
    }));
  });
}

/** Where a phrase is looked for; of its words the first `known` stand there. */
type Place = { tokens: readonly Token[]; index: number; known: number };

function standsAt(words: readonly Word[], { tokens, index, known }: Place): boolean {
  for (let offset = known; offset < words.length; offset++) {
    const word = words[offset];
    const folded = tokens[index + offset]?.folded;
    if (word === undefined || folded === undefined) return false;
    if (word.open ? !folded.startsWith(word.text) : folded !== word.text) return false;
  }
  return true;
}
