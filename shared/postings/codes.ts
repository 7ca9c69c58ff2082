import { wordsOf } from "#shared/claims/words.ts";

/** "NOM-035-STPS", "EN-1090-2": a norm by its letters and its number; who issued it, and which part, is left out. */
const norm = /(?<![\p{L}\d])(\p{Lu}{2,6})-(\d{2,5})(?:[-:/][\p{Lu}\d]{1,8}){0,3}(?![\p{L}\d])/gu;

/** A demand with its norms called as people call them. */
export function shortened(text: string): string {
  return text.replace(norm, "$1-$2");
}

const graded = /(?<!\p{L})(?:grade|level|niveau|nivel|stufe)\s(\d)(?!\d)/iu;

/** The figure of "niveau 2"; empty where none is asked for. */
export function gradeIn(text: string): string {
  return graded.exec(text)?.[1] ?? "";
}

/** Whether a row has a code, also with its level in the same word: "SSIAP1" for "SSIAP niveau 1". */
export function hasCode(words: ReadonlySet<string>, code: string, grade: string): boolean {
  return words.has(code) || (grade !== "" && words.has(`${code}${grade}`));
}

/** Words in capitals or with a figure: they name something, so they are there or not. */
export function codesIn(
  text: string,
  {
    taken,
    hasPaper,
    hasYears,
    hasLanguage,
  }: { taken: ReadonlySet<number>; hasPaper: boolean; hasYears: boolean; hasLanguage: boolean },
): string[] {
  const isShouted = !/\p{Ll}{2}/u.test(text);
  const norms = new Set([...text.matchAll(norm)].map(([, , figure = ""]) => figure));
  const isCode = (word: string) => {
    if (/^\d+$/u.test(word)) return (hasPaper && !hasYears) || norms.has(word);
    return /\d/u.test(word) ? !/^\d/u.test(word) : !isShouted && /^\p{Lu}{2,}$/u.test(word);
  };
  // "English at B1" names one thing: its level is compared as a level.
  const isLevel = (word: string) => hasLanguage && levelCodes.has(word);
  const words = wordsOf(text).filter(
    ({ text: word, folded }, index) => !taken.has(index) && isCode(word) && !isLevel(folded),
  );
  return words.map(({ folded }) => folded).filter((word) => !noCodes.has(word));
}

/** What the Common European Framework calls its levels. */
const levelCodes = new Set("a1 a2 b1 b2 c1 c2".split(" "));

const noCodes = new Set("uk us usa eu it hr cv ms ii iii iv english".split(" "));
