import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Hit } from "./number-hit.ts";
import { fold, indexFrom, type Word } from "./words.ts";

const rateNames = ["hour", "shift", "day", "week", "month", "quarter", "year"] as const;
/** How often a number comes. */
export type Rate = (typeof rateNames)[number];

const rates: Readonly<Record<Rate, readonly string[]>> = tables.rates;
const rateOf = new Map(rateNames.flatMap((rate) => rates[rate].map((word) => [fold(word), rate] as const)));
/** Whether a folded word says how often: it is never what is counted. */
export function isRateWord(folded: string): boolean {
  return rateOf.has(folded);
}

const PER = new Set(
  "a la an per each every pro je im in am par al por cada the jede jeden jedes aufs ubers".split(" "),
);

/** "a", "pro": what stands between a number's thing and how often it comes. */
export function isRateJoint(folded: string): boolean {
  return PER.has(folded);
}

const adverb = new RegExp(`${oneOf(tables.adverbsOfRates)}$`, "u");

/** In characters and words: how often something comes is said near its number, and a text may have a thousand of them. */
const FAR = 400;
const LOOKED_AT = 12;

/** "18 a month", "180 täglich", "daily 180"; `until` is where another number begins that has a rate of its own. */
export function rateAround(
  text: string,
  { at, end }: Hit,
  { words, until, language }: { words: readonly Word[]; until: number; language: Language },
): Rate | null {
  const clauseEnd = /[.;:!?]|, (?!\d)/u.exec(text.slice(end, end + FAR))?.index ?? FAR;
  const first = indexFrom(words, end);
  // French "mes" are months of Spanish.
  const isOwn = ({ folded }: Word) => language !== "fr" || folded !== "mes";
  const after = words
    .slice(first, first + LOOKED_AT)
    .filter((word) => word.at < Math.min(until, end + clauseEnd) && isOwn(word))
    .slice(0, 7);
  for (const [index, word] of after.entries()) {
    if (/^\d/u.test(word.text)) break;
    const rate = rateOf.get(word.folded);
    if (!rate) continue;
    const isAdverb = adverb.test(word.folded);
    // "3 trained and daily 180 packed": how often stands before the number that it is said of.
    if (isAdverb && /^\d/u.test(after[index + 1]?.text ?? "")) break;
    if (language === "fr" && after[index - 1]?.folded === "a") continue;
    if (isAdverb || PER.has(after[index - 1]?.folded ?? "") || /[/]\s?$/u.test(text.slice(0, word.at))) return rate;
  }
  const from = Math.max(0, at - FAR);
  const clauseStart = Math.max(
    ...[...text.slice(from, at).matchAll(/[.,;:!?]\s/gu)].map(({ index }) => from + index),
    0,
  );
  const last = indexFrom(words, at);
  const before = words
    .slice(Math.max(0, last - LOOKED_AT), last)
    .filter((word) => word.end <= at && word.at >= clauseStart && isOwn(word))
    .slice(-8);
  for (const [index, word] of before.entries()) {
    const rate = rateOf.get(word.folded);
    if (rate && index >= before.length - 3 && /(?:ly|lich|ien|diariamente)$/u.test(word.folded)) return rate;
    // "reckoned by the year", "aufs Jahr gerechnet": said once, of the number that follows.
    if (rate && /^(?:aufs|ubers|sur|per|by)$/u.test(fold(before.slice(0, index).at(-1)?.text ?? ""))) return rate;
  }
  return null;
}
