import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/time.json" with { type: "json" };

/**
 * A note with its shortened units of time in whole words: "4 p/w", "70ish calls/day", "2j/sem", "30 h/Wo". The words
 * are English: rates and units are read in all four languages alike.
 */
export function withWholeUnits(text: string): string {
  return text
    .replace(PER, (_, short: string) => ` per ${wholeOf(short)}`)
    .replace(COUNTED, (_, short: string) => ` ${wholeOf(short)}`)
    .replace(ISH, " or so");
}

const { shortened } = tables;
const wholes = new Map(
  Object.entries(shortened).flatMap(([unit, forms]) => forms.map((form) => [form, unit] as const)),
);

function wholeOf(short: string): string {
  return wholes.get(short.toLowerCase()) ?? short;
}

const anyUnit = oneOf([...wholes.keys()]);
/** "p/w", "p.w.", "/sem", "je Wo". */
const PER = new RegExp(
  String.raw`\s?(?:(?<!\p{L})p\s?[/.]\s?|/\s?|(?<!\p{L})(?:per|pro|je|par|por|a) )(${anyUnit})\.?(?![\p{L}\d])`,
  "giu",
);
/** "2j", "3 std.". */
const COUNTED = new RegExp(String.raw`(?<=\d)(${anyUnit})\.?(?![\p{L}\d])`, "giu");
const ISH = /(?<=\d)(?:ish|-odd)(?!\p{L})/gu;
