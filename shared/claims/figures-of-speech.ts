import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import type { Quantity } from "./quantities.ts";
import { fold, foldInPlace } from "./words.ts";

/** "two things", "one of them", "the first three lines": counting out what follows. */
export function isFigureOfSpeech(quantity: Quantity, text: string): boolean {
  if (isAway(quantity) || (quantity.value === 100 && ofHundred.test(foldInPlace(text)))) return true;
  if (quantity.time || quantity.percent) return false;
  if (isHour(quantity, text)) return true;
  if (/(?:^|\s)[Bb]ac\s?\+\s?$/u.test(text.slice(0, quantity.at))) return true;
  if (/[\p{L}]-?$/u.test(text.slice(0, quantity.at)) && !/\s$/u.test(text.slice(0, quantity.at))) return true;
  if (isNew.test(fold(`${text.slice(Math.max(0, quantity.at - 12), quantity.at)}|${text.slice(quantity.at)}`)))
    return true;
  if (!quantity.inWords || quantity.value > 4) return false;
  const [next = "", second = ""] = quantity.what;
  if (coworker.test(next) || coworker.test(second)) return false;
  return next === "" || (isCommon(next) && (isCommon(second) || second === ""));
}

/** "what could go wrong by ten", "um zehn". */
function isHour({ at, end, inWords, value, what }: Quantity, text: string): boolean {
  if (!inWords || value > 12) return false;
  const [before, behind] = [text.slice(0, at), text.slice(end)];
  // German has its nouns with a capital: nothing is counted in "um zehn schiefgehen".
  if (/(?<!\p{L})um $/iu.test(before)) return !/^ (?:\p{Ll}+(?:e[nr]?|es) )?\p{Lu}/u.test(behind);
  return isCommon(what[0] ?? "the") && /(?<!\p{L})(?:at|by|a las) $/iu.test(before);
}

/** "children under three": how old others are. */
export function isAge({ at, time, hedge }: Quantity, text: string): boolean {
  return time === "year" && hedge !== "exact" && young.test(foldInPlace(text.slice(0, at)));
}

const young = /(?:child(?:ren)?|kids|pupils|kind(?:er|ern)?|enfants|ninos|jugendliche\p{L}*)(?: \p{L}+){1,3} $/u;

/** "Level 3" of an "L3", "Dynamics 365" of a "D365", "niveau 2" of an "AFGSU 2": which of a row. */
export function isStep({ value, before, inWords, year }: Quantity, { factsText }: Evidence): boolean {
  if (inWords || year || before === "") return false;
  const letters = step.test(before)
    ? String.raw`\p{Lu}{1,6}[ -]?`
    : String.raw`${before.charAt(0).toUpperCase()}\p{Lu}{0,2}`;
  return new RegExp(String.raw`(?<!\p{L})${letters}${value}(?![\p{L}\d])`, "u").test(factsText);
}

const step = /^(?:level|niveau|nivel|stufe|kategorie|category|categorie|categoria|grade)$/u;

/** Who is counted among these is led, taught or relied on, however few they are. */
const coworker = /^(?:colleague|kolleg|collegue|companer[oa]s|colega|mitarbeit|staff)/u;

/** French "neuf" behind a noun or a verb: new. */
const isNew = new RegExp(String.raw`${oneOf(tables.isNew)}(?!\p{L})`, "u");

/** "forty minutes from home": how far one lives says nothing of work. */
function isAway({ time, what }: Quantity): boolean {
  return (time === "minute" || time === "hour") && what.some((word) => away.has(word));
}

const away = new Set("away home chez entfernt hause wohnung casa domicilio domicile".split(" "));

/** "of every hundred grafts eighty-eight took". */
export const ofHundred = wholeWords(tables.ofHundred);
