import type { Book } from "#shared/languages/book.ts";

/** Twice as much as one letter is made of. */
const MOST_CHARACTERS = 600_000;

/**
 * Remembers what was made of texts in each language: of one letter's texts each is held against many others. Counted in
 * characters, because what is made of a long text is large and the thread that reads it lives on.
 */
export function rememberByBook<T>(make: (text: string, book: Book) => T): (text: string, book: Book) => T {
  const ofBooks = new WeakMap<Book, { made: Map<string, T>; characters: number }>();
  return (text, book) => {
    let known = ofBooks.get(book);
    if (!known || known.characters > MOST_CHARACTERS) {
      known = { made: new Map(), characters: 0 };
      ofBooks.set(book, known);
    }
    const before = known.made.get(text);
    if (before !== undefined) return before;
    const made = make(text, book);
    known.made.set(text, made);
    known.characters += text.length;
    return made;
  };
}
