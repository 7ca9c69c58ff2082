import type { Language } from "#shared/letters/letter.schema.ts";
import { timeUnitOf } from "./time-units.ts";
import { fold, type Word } from "./words.ts";

/** Whether the facts have words in short: "stv.", "Zgz", "dt./frz.", "NRW", "HSLU". */
export type Shortened = {
  /** A word of the letter: "stellvertretende", "Zaragoza". */
  isShort: (folded: string) => boolean;
  /** Words of the letter in a row: "Hochschule Luzern", "sauveteur secouriste du travail". */
  areShort: (run: readonly Word[]) => boolean;
};

/** Whatever the words are that people shorten: which of their letters are left is told by rule, and by no table. */
export function shortenedIn(texts: readonly string[], language: Language): Shortened {
  const text = texts.join(" | ");
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([whole, stem = whole]) => fold(stem.replace(/['’]/u, "")))
      .filter((stem) => !isOther(stem));
  const stems = new Set([...found(STEM).filter((stem) => !hasVowel(stem)), ...found(ELIDED)]);
  const dotted = new Set(found(DOTTED));
  const codes = [
    ...new Set([...text.matchAll(CODE)].map(([code]) => fold(code.replace(/(?<=\p{Lu})[&ey](?=\p{Lu})/gu, "")))),
  ];
  const clipped = [...text.matchAll(CAMEL), ...text.matchAll(HYPHENATED)].map(
    ([, first = "", second = ""]) => [fold(first), fold(second)] as const,
  );
  const answers = new Map<string, boolean>();
  const isShort = (word: string): boolean => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer =
      clipped.some(([first, second]) => word.startsWith(first) && word.indexOf(second, first.length) > 0) ||
      [...stems].some((stem) => isContracted(stem, word)) ||
      [...dotted].some((stem) => isCut(stem, word) || isContracted(stem, word)) ||
      (language === "de" && codes.some((code) => isCompound(code, word)));
    answers.set(word, answer);
    return answer;
  };
  return { isShort, areShort: (run) => codes.some((code) => areInitials(code, run, language)) };
}

/** "Zgz", "mgr": too few vowels for a word. */
const STEM = /(?<![\p{L}\d'’])(?!\p{Lu}{2})(?:\p{L}{3,5}|\p{Lu}\p{Ll})(?![\p{L}\d'’])/gu;
/** "Rö-Schein" of a "Röntgenschein". */
const HYPHENATED = /(?<!\p{L})(\p{Lu}\p{Ll}{1,3})-(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu;
/** "int'l". */
const ELIDED = /(?<!\p{L})\p{L}{2,5}(?<!n)['’][dlt](?!\p{L})/gu;
/** "NotSan" of a "Notfallsanitäter". */
const CAMEL = /(?<!\p{L})(\p{Lu}\p{Ll}{1,4})(\p{Lu}\p{Ll}{1,4})(?!\p{L})/gu;
/** "réf. fraude", "dt./frz."; where a line ends nobody can tell a short form's full stop from the line's. */
const DOTTED = /(?<![\p{L}\d'’])(\p{L}{2,12})\.(?=[\p{L}/),-]|\s?[\p{L}\d|(/&+-])/gu;
/** "2 MA": who is counted is somebody else. */
const CODE = /(?<![\p{L}\d'’&-]|\d\s)(?:\p{Lu}{2,6}|\p{Lu}[&ey]\p{Lu})(?![\p{L}\d'’])/gu;

/** Saints and titles stand in names, and for no other word; units of time are read where numbers are. */
function isOther(stem: string): boolean {
  return titles.has(stem) || timeUnitOf(stem) !== null;
}

const titles = new Set(["dr", "mr", "ms", "nr", "prof", "sr", "st", "ste", "str"]);

const hasVowel = (word: string) => /[aeiouy]/u.test(word);

/** "franz." of "französisch". */
function isCut(stem: string, word: string): boolean {
  return (
    stem.length > 2 &&
    stem.length <= LONGEST_CUT &&
    !isWhole(stem) &&
    word.startsWith(stem) &&
    word.length >= stem.length + 2
  );
}

/** Longer words with a full stop behind them end a sentence. */
const LONGEST_CUT = 7;

/** A word that ends in a vowel stands at the end of a sentence: "an der Kasse. Bestellungen". */
function isWhole(stem: string): boolean {
  return /[aeiouy]$/u.test(stem) && stem.length > 3;
}

/** "Gde." of "Gemeinde", "stv" of "stellvertretend": the first letter and some of the others, in their order. */
function isContracted(stem: string, word: string): boolean {
  const isTwo = stem.length === 2;
  if (word.length < stem.length + (isTwo ? 2 : 3) || word[0] !== stem[0]) return false;
  if ((isTwo || hasVowel(stem)) && stem.at(-1) !== word.at(-1)) return false;
  return isWithin(stem, word);
}

function isWithin(stem: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === stem[at]) at++;
  return at === stem.length;
}

/** "NRW" of "Nordrhein-Westfalen", "PDL" of "Pflegedienstleitung": letters well apart in a long word. */
function isCompound(code: string, word: string): boolean {
  if (code.length > 4 || (code.length < 3 && hasVowel(code)) || word.length < 4 * code.length || word[0] !== code[0])
    return false;
  let at = 0;
  for (const letter of code.slice(1)) {
    at = word.indexOf(letter, at + 3);
    if (at < 0 || at > word.length - 4) return false;
  }
  return true;
}

/** Whether a code is made of the first letters of words: "SST"; of German names also of two of one: "HSLU" of "Hochschule Luzern". */
function areInitials(code: string, words: readonly Word[], language: Language): boolean {
  if (words.length < 2 || words.length > code.length + 1) return false;
  if (code.length === 2 && !words.every(({ text }) => /^\p{Lu}/u.test(text))) return false;
  const read = (from: number, index: number): boolean => {
    const word = words[index];
    if (word === undefined) return code.length - from <= (index > 2 ? 1 : 0);
    const most = language === "de" && /^\p{Lu}/u.test(word.text) ? MOST_OF_WORD : 1;
    for (let end = from + 1; end <= code.length && end - from <= most; end++) {
      const part = code.slice(from, end);
      if (part[0] !== word.folded[0] || !isWithin(part, word.folded)) return false;
      if (read(end, index + 1)) return true;
    }
    return false;
  };
  return read(0, 0) || isOfSameLetters(code, words);
}

/** "TAFAD" of "Técnico en Animación de Actividades Físicas y Deportivas": so many letters come together by no chance. */
function isOfSameLetters(code: string, words: readonly Word[]): boolean {
  if (code.length < 5 || words.length < 5) return false;
  const letters = words.map(({ folded }) => folded.charAt(0));
  const rest = [...code].reduce(
    (left, letter) => left.toSpliced(left.indexOf(letter), left.includes(letter) ? 1 : 0),
    letters,
  );
  return letters.length - rest.length === code.length && rest.length <= 1;
}

/** "HS" of "Hochschule", "LU" of "Luzern". */
const MOST_OF_WORD = 2;
