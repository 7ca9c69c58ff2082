import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import type { Quantity } from "./quantities.ts";
import { isRateWord } from "./rates.ts";
import { isRelated } from "./related.ts";

/** What is counted must be what the fact counts, or the sentence must speak of what the fact speaks of. */
export function countsTheSame(quantity: Quantity, unit: Unit, clause: Clause, evidence: Evidence): boolean {
  // "fell by half": what changed stands anywhere.
  if (quantity.percent && quantity.inWords) return true;
  // Nobody comes upon "1.3" twice.
  if (!Number.isInteger(quantity.value)) return true;
  const counted = quantity.what.slice(0, 4).filter(isTelling);
  const judged = counted.filter((word) => evidence.canJudge(word));
  const { before } = quantity;
  if (before.length > 3 && !quantity.inWords && unit.words.some((other) => other.folded === before)) return true;
  // Of a clerk's "3-way match": three clerks are told by the line alone, however the post is called.
  const isSmall = quantity.value < 10 && !quantity.time && evidence.sameLanguage;
  const isTold = isSmall ? hasOneOfOwn(counted, unit) : hasOneOf(counted, unit);
  if (counted.length === 0 || isTold || counted.some((word) => evidence.shortened.isShort(word))) return true;
  const others = clause.words.map(({ folded }) => folded).filter((word) => isTelling(word) && !counted.includes(word));
  if (others.some((word) => unit.own.some((own) => isRelated(word, own)))) return true;
  // "180 guests" is not told by "180 invoices" where other facts count guests.
  if (evidence.units.some((other) => other.quantities.some((one) => countsOne(one, counted)))) return false;
  return judged.length === 0 || quantity.value >= 10 || (isSmall ? hasOneOfOwn : hasOneOf)(others, unit);
}

export function isTelling(word: string): boolean {
  return word.length > 2 && !isCommon(word) && !isRateWord(word) && !/\d/u.test(word);
}

export function hasOneOf(words: readonly string[], { words: own }: Unit): boolean {
  return words.some((word) => own.some((other) => isRelated(word, other.folded)));
}

function hasOneOfOwn(words: readonly string[], { own }: Unit): boolean {
  return words.some((word) => own.some((other) => isRelated(word, other)));
}

function countsOne({ what, year, time }: Quantity, words: readonly string[]): boolean {
  if (year || time) return false;
  return what.slice(0, 3).some((told) => isTelling(told) && words.some((word) => isRelated(word, told)));
}
