import { fold, type Word, wordsOf } from "#shared/claims/words.ts";

/** Phrases by what they are a sign of: "stem*" stands for all words that begin so, "~" for up to four words. */
export type Phrases<Sign extends string> = Record<Sign, readonly string[]>;

/** A phrase in a text: words `from` to before `to`. */
export type Hit<Sign extends string> = { sign: Sign; from: number; to: number };

export type PhraseBook<Sign extends string> = {
  /** All phrases in these words, in the order in which they begin; the longest of those that begin together first. */
  find: (words: readonly Word[]) => Hit<Sign>[];
};

const MOST_SKIPPED = 4;
const KEY = 4;

type Entry<Sign> = { sign: Sign; words: string[] };

/** Phrases of several languages in one book: one look at each word, whatever their number. */
export function createPhraseBook<Sign extends string>(tables: readonly Partial<Phrases<Sign>>[]): PhraseBook<Sign> {
  const byKey = new Map<string, Entry<Sign>[]>();
  for (const table of tables) {
    for (const sign in table) {
      for (const line of table[sign] ?? []) {
        const words = phraseWords(line);
        const key = words[0]?.replace("*", "").slice(0, KEY) ?? "";
        const others = byKey.get(key) ?? [];
        if (!others.some((other) => other.sign === sign && other.words.join(" ") === words.join(" ")))
          byKey.set(key, [...others, { sign, words }]);
      }
    }
  }
  for (const entries of byKey.values()) entries.sort((a, b) => b.words.length - a.words.length);

  return {
    find: (words) => {
      const hits: Hit<Sign>[] = [];
      for (const [from, { folded }] of words.entries()) {
        for (let length = Math.min(KEY, folded.length); length > 0; length--) {
          for (const { sign, words: asked } of byKey.get(folded.slice(0, length)) ?? []) {
            const to = endOf(asked, words, { from, step: 0 });
            if (to !== null) hits.push({ sign, from, to });
          }
        }
      }
      return hits;
    },
  };
}

function phraseWords(line: string): string[] {
  return fold(line).match(/~|[\p{L}\p{N}]+[+#]{0,2}\*?/gu) ?? [];
}

/** Where the phrase ends that begins at that word; null where it is not there. */
function endOf(
  asked: readonly string[],
  words: readonly Word[],
  { from, step }: { from: number; step: number },
): number | null {
  const want = asked[step];
  if (want === undefined) return from;
  if (want === "~") {
    for (let skipped = 0; skipped <= MOST_SKIPPED; skipped++) {
      const end = endOf(asked, words, { from: from + skipped, step: step + 1 });
      if (end !== null) return end;
    }
    return null;
  }
  const word = words[from]?.folded;
  if (word === undefined) return null;
  const fits = want.endsWith("*") ? word.startsWith(want.slice(0, -1)) : word === want;
  return fits ? endOf(asked, words, { from: from + 1, step: step + 1 }) : null;
}

/** The words of a phrase, for tables that are looked up by whole lines. */
export function lineKey(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}
