import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Quantity } from "./quantities.ts";
import { foldInPlace } from "./words.ts";

/** "your 180 people", "the 40 % that you mention": the number is the reader's, whoever the sentence speaks of. */
export function isOfReader({ at, end }: Quantity, text: string, language: Language): boolean {
  const folded = foldInPlace(text);
  return owned[language].test(folded.slice(0, at)) || mentioned[language].test(folded.slice(end));
}

const owned: Record<Language, RegExp> = {
  en: new RegExp(String.raw`(?<!\p{L})${oneOf(tables.owned.en)}(?: \p{L}+){0,2} $`, "u"),
  de: new RegExp(String.raw`(?<!\p{L})${oneOf(tables.owned.de)}(?: \p{L}+){0,3} $`, "u"),
  fr: new RegExp(String.raw`(?<!\p{L})${oneOf(tables.owned.fr)}(?: \p{L}+){0,3} $`, "u"),
  es: new RegExp(String.raw`(?<!\p{L})${oneOf(tables.owned.es)}(?: \p{L}+){0,3} $`, "u"),
};

const mentioned: Record<Language, RegExp> = {
  en: new RegExp(String.raw`^(?:[ -][\p{L}-]+){0,5} ${oneOf(tables.mentioned.en)}(?!\p{L})`, "u"),
  de: /^(?: [\p{L}-]+){0,4},? (?:die|den|das|der) (?:sie|ihr)(?!\p{L})|^(?: [\p{L}-]+){0,3} (?:bei ihnen|in ihre[mr]|ihre[rs])(?!\p{L})/u,
  fr: /^(?: [\p{L}'’-]+){0,5},? (?:que vous|dont vous|chez vous|de vo(?:s|tre))(?!\p{L})/u,
  es: new RegExp(String.raw`^(?: [\p{L}-]+){0,5},? ${oneOf(tables.mentioned.es)}(?!\p{L})`, "u"),
};

/** A day of the calendar, a time of day, "2x8" and "24/7": nobody counts anything with them. */
export function isDateOrTime({ at, end, year, text: said }: Quantity, text: string): boolean {
  if (year) return false;
  const folded = foldInPlace(text);
  const before = folded.slice(Math.max(0, at - 20), at);
  const after = folded.slice(end, end + 24);
  if (/^\d/u.test(said) && (glueAfter.test(after) || glueBefore.test(before))) return true;
  if (
    monthAfter.test(after) ||
    (monthBefore.test(before) && !/^\s?\p{L}/u.test(after.replace(/^(?:st|nd|rd|th)/u, "")))
  )
    return true;
  if (manifold.test(after) || onAndOff.test(after) || offAgain.test(before + after)) return true;
  if (
    hours.test(folded) &&
    (/(?:from|de|von|between|entre) $/u.test(before) ? rangeOn.test(after) : rangeBack.test(before))
  )
    return true;
  return century.test(after) || clock.test(after) || clockBefore.test(before) || roundTheClock.test(`${said}${after}`);
}

const months = oneOf([
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
  "januar",
  "februar",
  "marz",
  "mai",
  "juni",
  "juli",
  "oktober",
  "dezember",
  "janvier",
  "fevrier",
  "mars",
  "avril",
  "juin",
  "juillet",
  "aout",
  "septembre",
  "octobre",
  "novembre",
  "decembre",
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
]);
const monthAfter = new RegExp(`^(?:st|nd|rd|th|er|\\.)?,? (?:of |de )?${months}(?!\\p{L})`, "u");
const monthBefore = new RegExp(`(?<!\\p{L})${months} (?:the )?$`, "u");
const glueAfter = /^(?:[x×/:]\d|\.\d{1,2}\.)/u;
const glueBefore = /\d(?:[x×/:]|\.)$/u;
const clock = new RegExp(String.raw`^\s?${oneOf(tables.clock)}(?!\p{L})`, "u");
const century = /^(?:\.|th|st|nd|rd|e|eme)?[ -](?:jahrhundert\p{L}*|century|centuries|siecles?)(?!\p{L})/u;
const clockBefore = /(?<!\p{L})(?:half past|(?:a )?quarter (?:past|to)|halb|(?:drei)?viertel(?: vor| nach)?) $/u;
/** "five times what we made": a comparison. */
const manifold = /^ (?:times|fois|veces)(?! (?:an?|per|each|every|par|al?|por|la|le|les|cada)(?!\p{L}))/u;
/** "four on, four off". */
const onAndOff = /^ on,? (?:and )?\p{L}+ off(?!\p{L})/u;
const offAgain = / on,? (?:and )? ?off(?!\p{L})/u;
/** "from ten to six" of the day. */
const hours = wholeWords(tables.hours);
const rangeOn = new RegExp(
  String.raw`^${oneOf(tables.rangeOn)}? (?:to|a|bis|until|till) (?:\p{L}+|\d{1,2})(?!\p{L})`,
  "u",
);
const rangeBack = new RegExp(
  String.raw`(?:from|de|von) [\p{L}\d]+${oneOf(tables.rangeBack)}? (?:to|a|bis|until|till) $`,
  "u",
);
const roundTheClock = /^(?:24[ -](?:hour|stunden|heures|horas)|twenty-four hours a day|vierundzwanzig stunden am)/u;

/** "£38,000 seems fair": pay is never one's own figure, turnover and budgets may be. */
export function isPay({ at, end, text: said }: Quantity, text: string): boolean {
  return (
    (/[$€£]|euro/iu.test(said) ||
      /^\s?(?:[$€£]|k€|euros?|pounds|dollars)/iu.test(text.slice(end)) ||
      /[$€£]\s?$/u.test(text.slice(0, at))) &&
    !ownMoney.test(foldInPlace(text))
  );
}

const ownMoney = wholeWords(tables.ownMoney);

/** "a contract of one year": how long the job lasts. */
export function isTerm({ at, end }: Quantity, text: string): boolean {
  const after = foldInPlace(text.slice(end));
  return (
    /^[- ]\p{L}+ (?:befristet\p{L}*|contract|fixed|term|post)(?!\p{L})/u.test(after) ||
    termBefore.test(foldInPlace(text.slice(0, at)))
  );
}

const termBefore = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.termBefore)}(?: \p{L}+['’]?){0,3}[ '’]$`, "u");

/** Whether the place lies in the posting's reference number. */
export function isInReference(
  at: number,
  sentence: string,
  { references }: { references: readonly string[] },
): boolean {
  return references.some((reference) => {
    const from = sentence.indexOf(reference);
    return from >= 0 && at >= from && at < from + reference.length;
  });
}
