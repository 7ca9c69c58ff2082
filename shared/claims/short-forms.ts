import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/short-forms.json" with { type: "json" };

/** What people shorten in notes, with the whole words; capitals count where a form has them beyond its first letter. */
export const shortForms: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = tables;

/** The whole words for the short forms of a note: "DEAS" is a "diplôme d'État d'aide-soignant". */
export function spelledOut(text: string, languages: readonly Language[]): string[] {
  return languages.flatMap((language) =>
    [...text.matchAll(patterns[language])].flatMap(([, form = ""]) => {
      const forms = shortForms[language];
      return forms[form] ?? forms[form.charAt(0).toLowerCase() + form.slice(1)] ?? [];
    }),
  );
}

/** "2 AS 1 IDE": who is counted is somebody else. */
const uncounted = String.raw`(?<![\p{L}\p{N}&'’-]|\d\s)`;

const patterns: Record<Language, RegExp> = {
  en: patternOf(tables.en),
  de: patternOf(tables.de),
  fr: patternOf(tables.fr),
  es: patternOf(tables.es),
};

function patternOf(forms: object): RegExp {
  const all = Object.keys(forms).flatMap((form) => [form, form.charAt(0).toUpperCase() + form.slice(1)]);
  return new RegExp(String.raw`${uncounted}(${oneOf([...new Set(all)])})(?![\p{L}\p{N}'’&])`, "gu");
}

/** A note with its years in four figures: "summer 24", "2016-19", "98-03", "seit 19", "06/24", "’24". */
export function withLongYears(text: string, asOf: string, isPaper = false): string {
  const now = Number(asOf.slice(0, 4));
  const long = (short: string, whole: string): string => {
    const year = 2000 + Number(short);
    const near = year <= now + 1 ? year : year - 100;
    return near < FIRST ? whole : whole.replace(new RegExp(`['’]?${short}$`, "u"), String(near));
  };
  return text
    .replace(RANGE, (whole, start: string, end: string) =>
      // "Lehre 2006-09" beside a paper is no month of a year.
      (isPaper || Number(end) > MONTHS) && Number(end) > Number(start) % 100 ? long(end, whole) : whole,
    )
    .replace(AND_ANOTHER, (whole, end: string) => long(end, whole))
    .replace(PAIR, (whole, start: string, joint: string, end: string) =>
      isLaterYear(Number(start), Number(end), now) ? long(start, start) + joint + long(end, end) : whole,
    )
    .replace(NAMED_RANGE, (_, before: string, start: string, joint: string, end: string) =>
      [before, long(start, start), joint, long(end, end)].join(""),
    )
    .replace(NAMED, (whole, short: string) => long(short, whole))
    .replace(SINCE, (whole, short: string) => long(short, whole))
    .replace(NUMERIC, (whole, short: string) => (Number(short) > MONTHS ? long(short, whole) : whole))
    .replace(QUOTED, (whole, short: string) => long(short, whole))
    .replace(isPaper ? LAST : NEVER, (whole, short: string) => long(short, whole));
}

/** Behind a paper stands its year: "first aid, renewed 24", "BAFA 15". */
const LAST = /(?<=\p{L}[.)]?,?\s)(\d\d)$/u;
const NEVER = /(?!)/u;
const FIRST = 1950;
const MONTHS = 12;
const NEAR = 15;

/** "98-03" and "14-18" at the beginning of a note; "10-15 guests" go on with what they count. */
function isLaterYear(start: number, end: number, now: number): boolean {
  const [from, to] = [start, end].map((short) => (2000 + short <= now + 1 ? 2000 + short : 1900 + short));
  return from !== undefined && to !== undefined && from < to && to - from <= NEAR && (start >= end || start > MONTHS);
}

const seasons = [
  ...["spring", "summer", "autumn", "fall", "winter", "frühjahr", "frühling", "sommer", "herbst"],
  ...["printemps", "été", "automne", "hiver", "rentrée", "primavera", "verano", "otoño", "invierno"],
  ...["jan", "ene", "feb", "fév", "mar", "mär", "mrz", "apr", "avr", "abr", "may", "mai", "jun", "juin", "jul", "juil"],
  ...["aug", "août", "ago", "sep", "oct", "okt", "nov", "dec", "dez", "déc", "dic", "ss", "ws", "xmas", "promo", "abi"],
];
/** What follows a number of a length, a time of day or a share. */
const COUNTED = String.raw`(?![\d%€$£:.,/-]{0,12}\d|\s?(?:%|€|\p{L}))`;
const RANGE = /(?<!\d)((?:19|20)\d\d)\s?[-–/]\s?['’]?(\d\d)(?![\d\p{L}%])/gu;
/** "printemps 2015 et 16", where the note ends. */
const AND_ANOTHER = /(?<=(?:19|20)\d\d\s?(?:[+&]|and|et|und|y)\s?)['’]?(\d\d)(?=\s*(?:$|[,;.)|]))/gu;
const PAIR =
  /(?<=^|[(,;:]\s?|vorher\s|before\s|avant\s|antes\s)(\d\d)(\s?[-–]\s?)(\d\d)(?!\d|[%€]|\s?(?:Uhr|h)(?!\p{L}))/gu;
const NAMED = new RegExp(
  String.raw`(?<!\p{L}|\d\.?\s)${oneOf(seasons)}\p{L}{0,7}(?:\.?\s|-)['’]?(\d\d)${COUNTED}`,
  "giu",
);
/** "verano 22-24". */
const NAMED_RANGE = new RegExp(
  String.raw`((?<!\p{L}|\d\.?\s)${oneOf(seasons)}\p{L}{0,7}\.?\s['’]?)(\d\d)(\s?[-–/]\s?['’]?)(\d\d)${COUNTED}`,
  "giu",
);
const SINCE = new RegExp(
  String.raw`(?<!\p{L})(?:since|until|till|seit|bis|depuis|jusqu'en|desde|hasta)\s['’]?(\d\d)${COUNTED}`,
  "giu",
);
const NUMERIC = /(?<![\d/.])(?:0[1-9]|1[0-2])[/.](\d\d)(?![\d/.]\d|\d|[\p{L}%])/gu;
const QUOTED = /(?<=^|[\s(/–-])['’](\d\d)(?![\d\p{L}'’])/gu;
