/** What is made of a book or one of its tables: at the first letter that asks for it, and not again. */
export function onceOf<K extends object, T extends object>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}

/** A list of words as one asks whether a word is among them. */
export const setOf: (words: readonly string[]) => ReadonlySet<string> = onceOf(
  (words: readonly string[]) => new Set(words),
);
