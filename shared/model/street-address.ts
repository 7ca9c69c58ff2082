import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./words/personal-details.json" with { type: "json" };

const streets: Record<Language, readonly string[]> = tables.streets;
/** Fewer: words that are hardly ever anything else, since the rest of their address stands in another fact. */
const streetsBeforeCut: Record<Language, readonly string[]> = tables.streetsBeforeCut;

const blank = String.raw`[^\S\n]`;
/** "75011 P": the rest of the town follows, as its language has it. */
const postcodeAndTown = String.raw`\d{5}${blank}\p{Lu}`;

/** A house number and a street, and where the line goes on so, the town: without its language's, an address goes to models. */
const addresses: Record<Language, readonly string[]> = {
  en: [
    String.raw`(?<![\p{L}\d])\d{1,5}[A-Za-z]?\s(?:(?:\p{Lu}[\p{L}'’.-]{0,20}|\d{1,3}(?:st|nd|rd|th))\s){1,4}`,
    String.raw`${oneOf(streets.en)}(?![\p{L}])\.?(?:,?\s(?:Apt|Unit|Suite|Flat|#)\.?\s?\w{1,6})?`,
    String.raw`(?:,\s?\p{Lu}[\p{L} .'-]{2,30},?\s(?:[A-Z]{2}\s\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}))?`,
  ],
  de: [
    String.raw`(?<!\p{L})(?:\p{Lu}[\p{L}.-]{1,30}${blank}){0,2}\p{Lu}?[\p{L}-]{0,30}${oneOf(streets.de)}`,
    String.raw`${blank}\d{1,4}${blank}?[a-z]?(?!\p{L})(?:,?\s{1,2}(?:D-)?${postcodeAndTown}[\p{L}-]{1,30})?`,
  ],
  fr: [
    String.raw`(?<![\p{L}\d])\d{1,4}(?:${blank}?(?:bis|ter))?,?${blank}${oneOf(streets.fr)}`,
    String.raw`${blank}[\p{L}'’ .-]{2,40}(?:,?\s{1,2}${postcodeAndTown}[\p{L} -]{1,30})?`,
  ],
  es: [
    String.raw`(?<!\p{L})${oneOf(streets.es)}${blank}[\p{L}.'’ -]{2,40},?${blank}(?:n\.?º${blank}?)?\d{1,4}(?!\d)`,
    String.raw`(?:,?\s{1,2}${postcodeAndTown}[\p{L} -]{1,30})?`,
  ],
};

export const streetAddress = new RegExp(
  Object.values(addresses)
    .map((parts) => parts.join(""))
    .join("|"),
  "gu",
);

/** How a row of facts begins: "F12 (Skill): ". */
const rowHead = String.raw`F\d{1,4} \([^\n()]{1,40}\): `;

/** An address typed among skills is cut at its commas: what is left of it is a fact of its own, under the street's. */
export const restOfAddress = new RegExp(
  String.raw`(?<=${oneOf(Object.values(streetsBeforeCut).flat())}(?!\p{L})[^\n]{0,40}\n(?:${rowHead}[^\n]{1,30}\n)?${rowHead})` +
    String.raw`(?:(?:[A-Z]{1,2}-)?\d{4,5} \p{L}[\p{L} .'’-]{1,30}|[A-Z]{2} \d{5}(?:-\d{4})?)(?=\n|$)`,
  "giu",
);
