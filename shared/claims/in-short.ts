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
function isCodeOfPlace({ text, folded }: Word, kind: Claim["kind"], { factsText, language }: Evidence): boolean {
  if (language === "de" || (kind !== "employer" && kind !== "tool") || !/^\p{Lu}\p{Ll}{4}/u.test(text)) return false;
  return [...factsText.matchAll(/(?<![\p{L}\d])\p{Lu}{3}(?![\p{L}\d])/gu)].some(([code]) => {
    const [start, last] = [fold(code.slice(0, 2)), fold(code.slice(2))];
    return folded.startsWith(start) && folded.includes(last, 2);
  });
}

/** "Dynamics 365" of a "D365", "Windows 11" of a "Win 11", "412 Wohneinheiten" of "412 WE". */
function isNumbered({ text, at, end }: Word, sentence: string, { factsText }: Evidence): boolean {
  const [, behind] = /^[ -](\d{1,4})(?!\d)/u.exec(sentence.slice(end)) ?? [];
  const [, before] = /(?<![\d.,])(\d{1,6}) $/u.exec(sentence.slice(0, at)) ?? [];
  const starts = [...factsText.matchAll(NUMBERED)].filter(
    ([, name = "", number]) => number === behind && text.startsWith(name),
  );
  const counts = [...factsText.matchAll(COUNTED)].filter(
    ([, number, name = ""]) => number === before && text.toUpperCase().startsWith(name.charAt(0)),
  );
  return (behind !== undefined && starts.length > 0) || (before !== undefined && counts.length > 0);
}

const NUMBERED = /(?<!\p{L})(\p{Lu}\p{Ll}{0,4}) ?(\d{1,4})(?!\d)/gu;
const COUNTED = /(?<![\d.,])(\d{1,6}) ?(\p{Lu}{1,4})(?!\p{L})/gu;

/** "Pierre-Émile-Martin" of a "P.-E. Martin", "tablas dinámicas" of "t. dinám.". */
function isGivenName({ folded, end }: Word, sentence: string, { factsText }: Evidence): boolean {
  const behind = wordsOf(sentence.slice(end, end + NEAR)).map((word) => word.folded);
  return [...factsText.matchAll(INITIALS)].some(
    ([, initials = "", name = ""]) =>
      behind.some((word) => word.startsWith(fold(name))) &&
      fold(initials)
        .split(/[.\s-]+/u)
        .includes(folded.charAt(0)),
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
