import { wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./ladders.json" with { type: "json" };
/** Words that make a part larger: who led, how often, how far, with what success. All on folded text. */

/** Verbs and nouns of leading; a fact with one of them must stand behind each. */
export const leading = wholeWords(tables.leading);

/** The same for facts: forms that people type into a resume. */
export const leadingFact = wholeWords(tables.leadingFact);

/** Verbs of helping: a fact that only helps supports no leading. */
export const helping = wholeWords(tables.helping);

/** Ranks that a title claims; each must be in a fact. */
export const ranks: readonly RegExp[] = [
  /(?<!\p{L})(?:sous[- ]chef(?:fe)?|second(?:e)? de cuisine|segund[oa] de cocina)(?!\p{L})/u,
  wholeWords(tables.ranks.deputy),
  wholeWords(tables.ranks.senior),
  wholeWords(tables.ranks.head),
  wholeWords(tables.ranks.manager),
];

/** How often, rarest first. */
export const frequencies: readonly RegExp[] = [
  wholeWords(tables.frequencies.yearly),
  wholeWords(tables.frequencies.monthly),
  wholeWords(tables.frequencies.weekly),
  wholeWords(tables.frequencies.daily),
];

/** What reaches further than a house: each must be in a fact. */
export const scopes: readonly RegExp[] = [
  wholeWords(tables.scopes.worldwide),
  wholeWords(tables.scopes.international),
  wholeWords(tables.scopes.european),
  wholeWords(tables.scopes.national),
];

/** That nothing ever went wrong. */
export const flawless = wholeWords(tables.results.flawless);

/** Success that somebody else would have to confirm; each row must be in a fact. */
export const results: readonly RegExp[] = [
  wholeWords(tables.results.awards),
  wholeWords(tables.results.promotions),
  wholeWords(tables.results.records),
  flawless,
  wholeWords(tables.results.published),
  wholeWords(tables.results.honours),
];
