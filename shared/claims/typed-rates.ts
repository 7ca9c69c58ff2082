import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/time.json" with { type: "json" };

/**
 * A note with its shortened units of time in whole words: "4 p/w", "70ish calls/day", "2j/sem", "30 h/Wo". The words
 * are English: rates and units are read in all four languages alike.
 */
export function withWholeUnits(text: string): string {
  return text
    .replace(WEEKLY, " per week")
    .replace(MONTHLY, " per month")
    .replace(PER, (_, short: string) => ` per ${wholeOf(short)}`)
    .replace(COUNTED, (_, short: string) => ` ${wholeOf(short)}`)
    .replace(ISH, " or so")
    .replace(TIMES, "$1");
}

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
/** "450 p/m". */
const MONTHLY = /\s?(?<!\p{L})p\s?[/.]\s?m\.?(?![\p{L}\d])/gu;
/** "p/w", "p.w.", "/sem", "je Wo". */
const PER = new RegExp(
  String.raw`\s?(?:(?<!\p{L})p\s?[/.]\s?|/\s?|(?<!\p{L})(?:per|pro|je|par|por|a) )(${anyUnit})\.?(?![\p{L}\d])`,
  "giu",
);
/** "2j", "3 std.". */
const COUNTED = new RegExp(String.raw`(?<=\d)(${anyUnit})\.?(?![\p{L}\d])`, "giu");
const ISH = /(?<=\d)(?:ish|-odd)(?!\p{L})/gu;
/** "GCSEs x7". */
const TIMES = /(?<=\p{L}\s)[x×](\d{1,3})(?!\d)/gu;
