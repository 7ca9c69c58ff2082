import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Hit } from "./number-hit.ts";
import { numberWords } from "./number-words.ts";
import { foldInPlace } from "./words.ts";

/** Parts of a whole and changes by them, as percent: "by a third", "halved", "two thirds", "one in ten". */
export function fractionsIn(text: string, language: Language): Hit[] {
  const folded = foldInPlace(text);
  const toHit = (value: number, at: number, length: number): Hit => ({
    value,
    scale: 1,
    text: text.slice(at, at + length),
    at,
    end: at + length,
    percent: true,
    inWords: true,
    plain: false,
    part: true,
  });
  const found = (pattern: RegExp, value: (match: RegExpMatchArray) => number) =>
    [...folded.matchAll(pattern)].map((match) => toHit(value(match), match.index, match[0].length));
  return [
    ...found(several, ([, many = "", part = ""]) => (counts[many] ?? 1) * (parts[part] ?? 25)),
    // Only the part itself, so that "more than" stands before it.
    ...[...folded.matchAll(by[language])].map(({ index, 0: whole, 1: part = "" }) =>
      toHit(parts[part] ?? 25, index + whole.length - part.length, part.length),
    ),
    ...found(oneIn[language], ([, among = ""]) => 100 / (year.test(among) ? Number.NaN : toNumber(among, language))),
    ...changes.flatMap(([value, pattern]) => found(pattern, () => value)),
  ].filter(({ value }) => Number.isFinite(value) && value > 0);
}

/** "one in 2023 and one in 2025" is no share. */
const year = /^(?:19|20)\d\d$/u;

function toNumber(word: string, language: Language): number {
  return /^\d+$/u.test(word) ? Number(word) : (numberWords(language).get(word) ?? Number.NaN);
}

/** "by a third", "um die Hälfte": a change by a part is one in percent. */
const by: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:by|in) (?:about |around |almost |nearly |more than |over )?(?:a |one )?(half|third|quarter|fifth)(?!\p{L})/gu,
  de: /(?<!\p{L})um (?:(?:gut|etwa|mehr als|knapp|uber|fast|rund) )?(?:die |ein(?:en)? )?(halfte|drittel|viertel|funftel)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:(?:de (?:plus|pres) )?(?:de (?:la )?|d.un(?:e)? ))(moitie|tiers|quart|cinquieme)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:a la|en un[oa]?|un|en mas de un|en casi un) (mitad|tercio|cuarto|quinto)(?!\p{L})/gu,
};

/** "two thirds", "drei Viertel": read the same in all four languages. */
const counts: Record<string, number> = {
  two: 2, zwei: 2, deux: 2, dos: 2, three: 3, drei: 3, trois: 3, tres: 3, four: 4, vier: 4, quatre: 4, cuatro: 4,
}; // biome-ignore format: a table

const several = new RegExp(
  String.raw`(?<!\p{L})(${oneOf(Object.keys(counts))})[ -](${oneOf(tables.partsOfWholes)})(?!\p{L})`,
  "gu",
);

const parts: Record<string, number> = {
  half: 50, halfte: 50, moitie: 50, mitad: 50,
  third: 33.3, drittel: 33.3, dritteln: 33.3, tiers: 33.3, tercio: 33.3, thirds: 33.3, tercios: 33.3, "terceras partes": 33.3,
  fifth: 20, funftel: 20, funfteln: 20, cinquieme: 20, quinto: 20, fifths: 20, cinquiemes: 20, quintos: 20, "quintas partes": 20,
}; // biome-ignore format: a table

/** "one in ten", "une pièce sur dix". */
const oneIn: Record<Language, RegExp> = {
  en: /(?<!\p{L})one (?:\p{L}+ ){0,2}?(?:in|out of)(?: every)? (\p{L}+|\d+)(?= |[.,;]|$)/gu,
  de: /(?<!\p{L})(?:eine[rsm]?|jede[rs]?) von (\p{L}+|\d+)(?= |[.,;]|$)/gu,
  fr: /(?<!\p{L})une? (?:\p{L}+ )?sur ((?!un)\p{L}+|\d+)(?= |[.,;]|$)/gu,
  es: /(?<!\p{L})un[oa]? (?:\p{L}+ )?de cada (\p{L}+|\d+)(?= |[.,;]|$)/gu,
};

/** "doubled", "halbiert": a change by so many percent. */
const changes: readonly (readonly [number, RegExp])[] = [
  [50, /(?<!\p{L})(?:halved|halving|halbier(?:t|te|ten)|divisee?s? par deux|reduit de moitie)(?!\p{L})/gu],
  [100, wholeWords(tables.doubled, "gu")],
  [200, wholeWords(tables.tripled, "gu")],
]; // biome-ignore format: a table
