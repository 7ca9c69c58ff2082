/**
 * As `pattern.test(text)`, for patterns of whole words. Looking at what stands before a word is what takes long, and most
 * texts hold none of the words even in the middle of others: so that is asked first.
 */
export function holdsWord(pattern: RegExp, text: string): boolean {
  let loose = LOOSE.get(pattern);
  if (!loose) {
    loose = new RegExp(pattern.source.replace(BEFORE_WORD, ""), pattern.flags.replace("g", ""));
    LOOSE.set(pattern, loose);
  }
  return loose.test(text) && text.search(pattern) >= 0;
}

const LOOSE = new WeakMap<RegExp, RegExp>();
const BEFORE_WORD = /^(?:\(\?<!\\p\{L\}\)|\\b)(?=\()/u;
