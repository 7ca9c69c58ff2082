/**
 * An answer without the beginning that stands before it already: whole ("I am applying because I …") or its last words
 * ("because I …"). `beginnings` are those that the box may have; words are compared without case and punctuation.
 */
export function withoutBeginning(ending: string, beginnings: readonly string[]): string {
  for (const repeated of beginnings.flatMap(lastWordsOf)) {
    const rest = repeated.exec(ending)?.groups?.rest;
    if (rest !== undefined) return rest;
  }
  return ending;
}

/** Patterns of all its words, of all but the first, and so on. Nothing counts as repeated before a space follows. */
function lastWordsOf(beginning: string): RegExp[] {
  const words = beginning.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((_, at) => {
    const wanted = words.slice(at).map((word) => spellings[word] ?? word);
    return new RegExp(`^\\s*${wanted.join("[^\\p{L}\\p{N}]+")}${AFTER}(?<rest>[^]*)$`, "iu");
  });
}

/** A space, or what the box itself shows after its beginning; an apostrophe where a vowel was left out. */
const AFTER = "(?:(?<=qu)['’]\\s*|\\s*(?:…|\\.{3})\\s*|\\s+)";

/** How else people write a word of a beginning. */
const spellings: Record<string, string> = {
  que: "qu(?:e|(?=['’]))",
  am: "a?m",
  applying: "applying(?: (?:for|to) this \\w+)?",
};
