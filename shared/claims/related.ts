import { meanings } from "./lexicon/meanings.ts";
import { fold, isSameMeaning, isSameWord } from "./words.ts";

/** Whether two folded words may speak of one thing: of one meaning, or put for each other in letters. */
export function isRelated(a: string, b: string): boolean {
  if (isSameMeaning(a, b)) return true;
  const own = rowsOf(a);
  return own.length > 0 && rowsOf(b).some((row) => own.includes(row));
}

const rows = new Map<string, number[]>();
/** Words by their first four letters: only these can be forms of one another. */
const buckets = new Map<string, string[]>();
for (const [row, line] of meanings.entries()) {
  for (const word of new Set(line.map(fold))) {
    if (word === "") continue;
    const known = rows.get(word);
    if (known) known.push(row);
    else {
      rows.set(word, [row]);
      buckets.set(word.slice(0, 4), [...(buckets.get(word.slice(0, 4)) ?? []), word]);
    }
  }
}

const found = new Map<string, readonly number[]>();

/** Rows of the word itself, else of the words that it is a form or a German compound of. */
function rowsOf(word: string): readonly number[] {
  const known = found.get(word);
  if (known) return known;
  const result = rows.get(word) ?? [
    ...new Set(
      [...(buckets.get(word.slice(0, 4)) ?? []), ...tailsOf(word)]
        .filter((other) => other.length >= 4 && isSameWord(word, other))
        .flatMap((other) => rows.get(other) ?? []),
    ),
  ];
  if (found.size > 20_000) found.clear();
  found.set(word, result);
  return result;
}

/** "Wohnhäuser" is of the "häuser". */
function tailsOf(word: string): string[] {
  const tails: string[] = [];
  for (let from = 3; from <= word.length - 5; from++) if (rows.has(word.slice(from))) tails.push(word.slice(from));
  return tails;
}
