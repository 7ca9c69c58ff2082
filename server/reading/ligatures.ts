import { capitalised } from "#shared/words/capitalised.ts";
import spelled from "./lexicon/ligature-words.json" with { type: "json" };
import type { TextLine } from "./resume-text.ts";

export const LIGATURES = ["ffi", "ffl", "ff", "fi", "fl", "ft", "tt", "ti"];
const known = new Set(spelled.words.split(" "));

/** Every way in which a known word reads when one of its ligatures is gone: "nancial" for "financial". */
const broken = new Map<string, string>();
for (const word of known) {
  for (const ligature of LIGATURES) {
    for (let at = word.indexOf(ligature); at >= 0; at = word.indexOf(ligature, at + 1)) {
      const before = word.slice(0, at);
      const after = word.slice(at + ligature.length);
      for (const gap of ["", " "]) {
        const key = `${before}${gap}${after}`.trim();
        if (key.replace(" ", "").length >= 3 && !known.has(key) && !broken.has(key)) broken.set(key, word);
      }
    }
  }
}
const wholeWords = new Set(spelled.plain.split(" "));

/**
 * Spells out ligatures that a PDF paints without saying which letters they are. A glyph without a name (NUL) is filled
 * in from the words it fits; where the file leaves a hole instead, only words that make no sense otherwise are mended,
 * and only in a file that shows the fault more than once.
 */
export function repairLigatures(lines: TextLine[]): TextLine[] {
  const named = lines.map((line) => ({ ...line, text: line.text.replace(/[\p{L}\0]*\0[\p{L}\0]*/gu, fillIn) }));
  const faults = named.reduce((sum, line) => sum + countFaults(line.text), 0);
  return faults < 2 ? named : named.map((line) => ({ ...line, text: mend(line.text) }));
}

/** Each further hole multiplies the readings. */
const MAX_HOLES = 2;

function fillIn(word: string): string {
  if (/^\0+$/.test(word)) return "";
  if (word.split("\0").length - 1 > MAX_HOLES) return word.replaceAll("\0", "");
  const options = LIGATURES.map((ligature) => word.replace("\0", ligature)).map((option) =>
    option.includes("\0") ? fillIn(option) : option,
  );
  const fitting = options.find((option) => known.has(option.toLowerCase()));
  return fitting ?? word.replaceAll("\0", "fi");
}

function countFaults(text: string): number {
  let faults = 0;
  mendWith(text, () => {
    faults++;
  });
  return faults;
}

function mend(text: string): string {
  return mendWith(text, () => {});
}

function mendWith(text: string, onFault: () => void): string {
  const parts = text.split(/(?<=[^\p{L}])(?=\p{L})|(?<=\p{L})(?=[^\p{L}])/u);
  for (const [index, part] of parts.entries()) {
    const gap = parts[index + 1];
    const next = parts[index + 2];
    const joined = gap === " " && next ? broken.get(`${part} ${next}`.toLowerCase()) : undefined;
    if (joined && next && !(isWord(part) && isWord(next))) {
      onFault();
      parts.splice(index, 3, likeCase(part, joined), "", "");
      continue;
    }
    const alone = /^\p{L}\p{Ll}{2,}$/u.test(part) && !isWord(part) ? broken.get(part.toLowerCase()) : undefined;
    if (!alone || (/^\p{Lu}/u.test(part) && part.length < 5)) continue;
    onFault();
    parts[index] = likeCase(part, alone);
  }
  return parts.join("");
}

function isWord(part: string): boolean {
  return wholeWords.has(part.toLowerCase());
}

function likeCase(sample: string, word: string): string {
  return /^\p{Lu}/u.test(sample) ? capitalised(word) : word;
}
