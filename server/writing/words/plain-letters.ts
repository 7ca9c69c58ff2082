/**
 * The text with letters that stand for themselves or lose a mark ("é") put as `bareOf` puts each; null where it holds others
 * than the languages of western Europe are written with, for which letters have to be looked at together. Normalising whole
 * texts is what folding would spend its time on.
 */
export function letterByLetter(text: string, bareOf: ReadonlyMap<number, string>): string | null {
  let bare = "";
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < FIRST_MARKED) continue;
    const letter = bareOf.get(unit);
    if (letter === undefined) return null;
    bare += text.slice(copied, at) + letter;
    copied = at + 1;
  }
  return copied === 0 ? text : bare + text.slice(copied);
}

/** By code unit, how letters and marks are put that do not depend on their neighbours. */
export function bareLetters(bare: (letter: string) => string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [first, last] of ALONE)
    for (let unit = first; unit <= last; unit++) letters.set(unit, bare(String.fromCharCode(unit)));
  return letters;
}

const FIRST_MARKED = 0x80;
/** Latin-1 with Latin Extended-A, dashes and quotation marks, the euro. */
const ALONE = [
  [FIRST_MARKED, 0x17f],
  [0x2010, 0x2027],
  [0x20ac, 0x20ac],
] as const;
