/**
 * By which words the phrases of all books begin. Found once for each word, it spares looking most words up in most
 * books: that is what reading a posting would spend its time on.
 */
export type Heads = {
  /** How many books there were when the word was looked up. */
  books: number;
  /** A bit for each book that may have a phrase beginning with the word; null where no book has. */
  bits: readonly number[] | null;
};

/** Letters by which phrases whose first word is open are looked up. */
export const HEAD_LETTERS = 3;

let books = 0;
const exact = new Map<string, number[]>();
const open = new Map<string, number[]>();

/** Numbers a book that has phrases beginning with these words, and with words that begin with these letters. */
export function registerBook(words: Iterable<string>, letters: Iterable<string>): number {
  const book = books;
  books += 1;
  for (const word of words) mark(exact, word, book);
  for (const head of letters) mark(open, head, book);
  return book;
}

function mark(heads: Map<string, number[]>, word: string, book: number): void {
  const bits = heads.get(word) ?? [];
  while (bits.length <= book >> 5) bits.push(0);
  bits[book >> 5] = (bits[book >> 5] ?? 0) | (1 << (book & 31));
  heads.set(word, bits);
}

/** What is known of a folded word, now or, if no book has been added since, from before. */
export function headsOf(folded: string, known?: Heads): Heads {
  if (known?.books === books) return known;
  const same = exact.get(folded);
  const begun = folded.length > HEAD_LETTERS ? open.get(folded.slice(0, HEAD_LETTERS)) : undefined;
  return { books, bits: same && begun ? both(same, begun) : (same ?? begun ?? null) };
}

/** What is known of any of several words. */
export function headsOfAny(all: readonly Heads[]): Heads {
  let bits: readonly number[] | null = null;
  let known = books;
  for (const heads of all) {
    known = Math.min(known, heads.books);
    if (heads.bits !== null) bits = bits === null ? heads.bits : both(bits, heads.bits);
  }
  return { books: known, bits };
}

function both(one: readonly number[], other: readonly number[]): number[] {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  return long.map((bits, index) => bits | (short[index] ?? 0));
}

/** Whether a phrase of the book may begin with the word; never no where one does. */
export function mayBegin({ books: known, bits }: Heads, book: number): boolean {
  if (book >= known) return true;
  return bits !== null && book >> 5 < bits.length && (((bits[book >> 5] ?? 0) >>> (book & 31)) & 1) === 1;
}
