import type { Claim } from "./claim.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { fold, type Word, wordsOf } from "./words.ts";

/** Whether the facts have in short what a claim says: each of its words by itself, or a run of words around it. */
export function isInShort({ kind, at, text }: Claim, sentence: string, evidence: Evidence): boolean {
  if (numeric.has(kind) || kind === "language") return false;
  const { isShort, areShort } = evidence.shortened;
  const named = wordsOf(sentence).filter(
    ({ text, folded }) =>
      folded.length > 3 ||
      (/^\p{L}{3}$/u.test(folded) && !isCommon(folded)) ||
      (/^\p{Lu}/u.test(text) && !isCommon(folded)) ||
      (/^[IVX]$/u.test(text) && evidence.language !== "en"),
  );
  const telling = named.filter(({ text, folded }) => !isCommon(folded) || /^\p{Lu}/u.test(text));
  const isOwn = (word: Word) => word.end > at && word.at < at + text.length;
  // Small words may have left a letter in the short form, and may not.
  const inRuns = new Set(
    [named, telling].flatMap((words) => runsAround(words, words.filter(isOwn)).filter(areShort).flat()),
  );
  const own = [telling, named].map((words) => words.filter(isOwn)).find((words) => words.length > 0) ?? [];
  const short = own.filter(
    (word) =>
      inRuns.has(word) ||
      isShort(word.folded) ||
      isNumbered(word, sentence, evidence) ||
      isCodeOfPlace(word, kind, evidence) ||
      (kind !== "title" && isClipped(word.folded, evidence)) ||
      isGivenName(word, sentence, evidence),
  );
  return short.length > 0 && own.every((word) => short.includes(word) || evidence.says(word.folded));
}

/** "Southampton" of "SOU", "Exeter" of "EXT". */
function isCodeOfPlace({ text, folded }: Word, kind: Claim["kind"], evidence: Evidence): boolean {
  if (evidence.language === "de" || (kind !== "employer" && kind !== "tool") || !/^\p{Lu}\p{Ll}{4}/u.test(text))
    return false;
  return formsOf(evidence).codes.some(
    (code) => folded.startsWith(code.slice(0, 2)) && folded.includes(code.slice(2), 2),
  );
}

type Forms = {
  /** Three letters, folded. */
  codes: readonly string[];
  /** A word's beginning and the number behind it; a number and the letters behind it. */
  numbered: readonly (readonly [name: string, number: string])[];
  counted: readonly (readonly [number: string, letters: string])[];
  /** Initials, folded, and the name behind them. */
  initials: readonly (readonly [letters: readonly string[], name: string])[];
};

const known = new WeakMap<Evidence, Forms>();

/** Short forms of the facts, looked for once: a letter has many words, and its facts may be long. */
function formsOf(evidence: Evidence): Forms {
  const found = known.get(evidence) ?? readForms(evidence.factsText);
  known.set(evidence, found);
  return found;
}

function readForms(factsText: string): Forms {
  return {
    codes: [...factsText.matchAll(CODE)].map(([code]) => fold(code)),
    numbered: [...factsText.matchAll(NUMBERED)].map(([, name = "", number = ""]) => [name, number]),
    counted: [...factsText.matchAll(COUNTED)].map(([, number = "", letters = ""]) => [number, letters]),
    initials: [...factsText.matchAll(INITIALS)].map(([, letters = "", name = ""]) => [
      fold(letters).split(/[.\s-]+/u),
      fold(name),
    ]),
  };
}

const CODE = /(?<![\p{L}\d])\p{Lu}{3}(?![\p{L}\d])/gu;

/** "Dynamics 365" of a "D365", "Windows 11" of a "Win 11", "412 Wohneinheiten" of "412 WE". */
function isNumbered({ text, at, end }: Word, sentence: string, evidence: Evidence): boolean {
  const { numbered, counted } = formsOf(evidence);
  const [, behind] = /^[ -](\d{1,4})(?!\d)/u.exec(sentence.slice(end)) ?? [];
  const [, before] = /(?<![\d.,])(\d{1,6}) $/u.exec(sentence.slice(0, at)) ?? [];
  return (
    numbered.some(([name, number]) => number === behind && text.startsWith(name)) ||
    counted.some(([number, letters]) => number === before && text.toUpperCase().startsWith(letters.charAt(0)))
  );
}

const NUMBERED = /(?<!\p{L})(\p{Lu}\p{Ll}{0,4}) ?(\d{1,4})(?!\d)/gu;
const COUNTED = /(?<![\d.,])(\d{1,6}) ?(\p{Lu}{1,4})(?!\p{L})/gu;

/** "Pierre-Émile-Martin" of a "P.-E. Martin", "tablas dinámicas" of "t. dinám.". */
function isGivenName({ folded, end }: Word, sentence: string, evidence: Evidence): boolean {
  const behind = wordsOf(sentence.slice(end, end + NEAR)).map((word) => word.folded);
  return formsOf(evidence).initials.some(
    ([letters, name]) => letters.includes(folded.charAt(0)) && behind.some((word) => word.startsWith(name)),
  );
}

const INITIALS = /(?<!\p{L})((?:\p{L}\.[ -]?){1,3})(\p{L}{4,})/gu;
/** In letters: how far behind a given name the family name stands. */
const NEAR = 30;

/**
 * "Universitätsklinik" of a "Uniklinik": the middle of a compound is left out. "Recherchen" of "Rechercheberatung": what
 * a compound begins with. "Championships" of "Champs". Titles grow by such parts, and are not read so.
 */
function isClipped(word: string, { factWords, language }: Evidence): boolean {
  if (word.length < SHORTEST_COMPOUND) return false;
  return [...factWords].some(
    (told) =>
      (told.length > 7 &&
        told.length < word.length &&
        word.startsWith(told.slice(0, 3)) &&
        word.endsWith(told.slice(3))) ||
      (told.length > 5 && told.endsWith("s") && word.length > told.length + 2 && word.startsWith(told.slice(0, -1))) ||
      (language === "de" && told.length > word.length + 2 && told.startsWith(word.slice(0, -1))),
  );
}

const SHORTEST_COMPOUND = 9;

const numeric = new Set<Claim["kind"]>(["number", "duration", "year"]);

/** In letters: longer names are shortened to fewer. */
const LONGEST_CODE = 6;

/** Every run of words that has one of the given. */
function runsAround(words: readonly Word[], own: readonly Word[]): Word[][] {
  const [first, last] = [own[0], own.at(-1)].map((word) => (word ? words.indexOf(word) : -1));
  if (first === undefined || last === undefined || first < 0) return [];
  const runs: Word[][] = [];
  for (let from = Math.max(0, first - LONGEST_CODE + 1); from <= last; from++)
    for (let length = 2; length <= LONGEST_CODE; length++)
      if (from + length > first && from + length <= words.length) runs.push(words.slice(from, from + length));
  return runs;
}
