import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/time.json" with { type: "json" };

/**
 * A note with its shortened units of time in whole words: "4 p/w", "70ish calls/day", "2j/sem", "30 h/Wo". The words
 * are English: rates and units are read in all four languages alike.
 */
export function withWholeUnits(text: string): string {
  return text
    .replace(DATES, "$1/$2")
    .replace(GERMAN_YEARS, (_, per?: string) => (per === undefined ? " years" : " per year"))
    .replace(YEARLY, " per year")
    .replace(WEEKLY, " per week")
    .replace(MONTHLY, " per month")
    .replace(PER, (_, short: string) => ` per ${wholeOf(short)}`)
    .replace(AFTERNOON, " per month")
    .replace(HOURS, " hours")
    .replace(COUNTED, (_, short: string) => ` ${wholeOf(short)}`)
    .replace(GLUED, "$1 $2")
    .replace(ISH, " or so")
    .replace(TIMES, "$1");
}

/** "03.2022 - heute", "seit 01.10.2020". */
const DATES = /(?<![\d.])((?:\d?\d\.)?(?:0?[1-9]|1[0-2]))\.((?:19|20)\d\d)(?!\d)/gu;
/** "2 J.", "90 Geburten/J.": a small letter is a French day. */
const GERMAN_YEARS = /(?:(?<=\d)\s?|\s?(\/|(?<!\p{L})(?:pro|je)\s)\s?)J\.?(?![\p{L}\d])/gu;

const { shortened } = tables;
const wholes = new Map(
  Object.entries(shortened).flatMap(([unit, forms]) => forms.map((form) => [form, unit] as const)),
);

function wholeOf(short: string): string {
  return wholes.get(short.toLowerCase()) ?? short;
}

const anyUnit = oneOf([...wholes.keys()]);
/** "30 h/s", "30hrs" beside a post: hours are told of as they are every week. */
const WEEKLY = /(?<=\d\s?h)\/s(?!\p{L})/gu;
/** "140 p.a.", "£14k p/a". */
const YEARLY = /\s?(?<!\p{L})p\s?[/.]\s?a\.?(?![\p{L}\d])/gu;
/** "450 p/m". */
const MONTHLY = /\s?(?<!\p{L})p\s?[/.]\s?m\.?(?![\p{L}\d])/gu;
/** "p/w", "p.w.", "/sem", "je Wo". */
const PER = new RegExp(
  String.raw`\s?(?:(?<!\p{L})p\s?[/.]\s?|/\s?|(?<!\p{L})(?:per|pro|je|par|por|a) )(${anyUnit})\.?(?![\p{L}\d])`,
  "giu",
);
/** "12 to 17 pm": no clock has so many hours. */
const AFTERNOON = /(?<=(?<!\d)(?:1[3-9]|[2-9]\d|\d{3,}))\s?pm(?!\p{L})/gu;
/** "75wpm", "48qm". */
const GLUED = /(?<![\p{L}\d])(\d+)(\p{Ll}{2,4})(?![\p{L}\d])/gu;
/** "60 h". */
const HOURS = /(?<=\d)\s?h\.?(?![\p{L}\d])/gu;
/** "2j", "3 std.", "14 Mon.". */
const COUNTED = new RegExp(String.raw`(?<=\d)(?:\s(?=\p{L}{1,3}\.))?(${anyUnit})\.?(?![\p{L}\d])`, "giu");
const ISH = /(?<=\d)(?:ish|-odd)(?!\p{L})/gu;
/** "GCSEs x7". */
const TIMES = /(?<=\p{L}\s)[x×](\d{1,3})(?!\d)/gu;
