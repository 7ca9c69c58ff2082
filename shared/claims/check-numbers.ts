import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import { numbersOfFact } from "./derived-numbers.ts";
import { durationFits, isDuration } from "./durations.ts";
import type { Evidence, Unit } from "./evidence.ts";
import { type Quantity, quantitiesOf, type Rate } from "./quantities.ts";
import type { TimeUnit } from "./time-units.ts";
import { isSameMeaning } from "./words.ts";

/**
 * Numbers, durations and years that no fact has. `anchors` are the facts whose names the clause says, `before` the unit
 * of time that the sentence counted last: "you ask for two years, I have seven".
 */
export function checkNumbers(
  clause: Clause,
  evidence: Evidence,
  { anchors, before }: { anchors: readonly Unit[]; before: TimeUnit | null },
): Claim[] {
  if (clause.mode === "denial") return [];
  return quantitiesOf(clause.text, evidence.language).flatMap((found) => {
    const isBare = before !== null && !found.time && !found.year && !found.percent && isCommon(found.what[0] ?? "the");
    const quantity = isBare ? { ...found, time: before } : found;
    const why = sourceOf(quantity, clause, evidence, anchors);
    if (why === null) return [];
    const kind = quantity.year ? "year" : isDuration(quantity) ? "duration" : "number";
    return [{ kind, text: quantity.text, at: clause.at + quantity.at, why } as const];
  });
}

/** Null where the number has a source, or needs none. */
function sourceOf(
  quantity: Quantity,
  { mode, text }: Clause,
  evidence: Evidence,
  anchors: readonly Unit[],
): Claim["why"] | null {
  if (isFigureOfSpeech(quantity, text)) return null;
  if (mode !== "claim" && isArrangement(quantity)) return null;
  const told = fittingUnits(quantity, evidence, anchors);
  if (told.some((unit) => belongs(unit, anchors))) return null;
  const inPosting = evidence.postingQuantities.some((other) => fits(quantity, other));
  if (mode !== "claim" && (inPosting || (quantity.year && isNearNow(quantity, evidence.asOf)))) return null;
  if (told.length > 0) return "mixed";
  if (evidence.about.some((line) => new RegExp(`(?<!\\d)${quantity.value}(?!\\d)`, "u").test(line))) return null;
  return inPosting ? "posting" : "nowhere";
}

function fittingUnits(quantity: Quantity, evidence: Evidence, anchors: readonly Unit[]): Unit[] {
  if (isDuration(quantity)) return durationFits(quantity, evidence, anchors);
  return evidence.units.filter((unit) => {
    if (quantity.year) return unit.quantities.some((other) => other.value === quantity.value);
    const all = numbersOfFact(unit);
    return all.some((other) => fits(quantity, other) && countsTheSame(quantity, unit, evidence));
  });
}

/** A number told of one employer is none of another. */
function belongs(unit: Unit, anchors: readonly Unit[]): boolean {
  if (anchors.length === 0) return true;
  return (
    anchors.some((anchor) => anchor === unit || (anchor.group !== "" && anchor.group === unit.group)) ||
    unit.group === ""
  );
}

/** "two things", "one of them", "the first three lines": counting out what follows. */
function isFigureOfSpeech(quantity: Quantity, text: string): boolean {
  if (quantity.time) return false;
  if (/[\p{L}]-?$/u.test(text.slice(0, quantity.at)) && !/\s$/u.test(text.slice(0, quantity.at))) return true;
  if (!quantity.inWords || quantity.value > 4) return false;
  const [next = "", second = ""] = quantity.what;
  return next === "" || (isCommon(next) && (isCommon(second) || second === ""));
}

/** "for half an hour", "two weeks' notice": how a meeting or a start is arranged. */
function isArrangement({ time, value }: Quantity): boolean {
  return time === "minute" || time === "hour" || (time === "day" && value <= 10) || (time === "week" && value <= 12);
}

function isNearNow({ value }: Quantity, asOf: string): boolean {
  const year = Number(asOf.slice(0, 4));
  return value === year || value === year + 1;
}

/** Whether the number said is the number told, as exactly as it is said; a rate is part of a number. */
export function fits(said: Quantity, told: Quantity): boolean {
  if (said.percent !== told.percent || said.year !== told.year) return false;
  const value = said.value * perYear(said.rate, told.rate);
  const known = told.value * perYear(told.rate, said.rate);
  if (said.rate && !told.rate) return false;
  if (Number.isNaN(value) || Number.isNaN(known)) return false;
  if (Math.abs(value - known) < 1e-9) return true;
  if (said.hedge === "about") return Math.abs(value - known) <= 0.1 * known;
  if (said.hedge === "below") return value >= known && value <= 1.1 * known + 1e-9;
  if (said.hedge === "above") return value <= known && known < 1.25 * value;
  return told.hedge !== "exact" && value === known;
}

const timesAYear: Partial<Record<Rate, number>> = { week: 52, month: 12, quarter: 4, year: 1 };

/** Makes rates of different spans comparable; NaN where nothing makes them so: 18 a month is not 18 a day. */
function perYear(own: Rate | null, other: Rate | null): number {
  if (!own || !other || own === other) return 1;
  return timesAYear[own] ?? Number.NaN;
}

/** What is counted must be what the fact counts, where the words allow to say so. */
function countsTheSame(quantity: Quantity, unit: Unit, evidence: Evidence): boolean {
  const counted = quantity.what.slice(0, 4).filter((word) => word.length > 2 && !isCommon(word) && !/\d/u.test(word));
  const judged = counted.filter((word) => evidence.canJudge(word));
  const { before } = quantity;
  if (judged.length === 0) return true;
  if (before.length > 3 && !quantity.inWords && unit.words.some((other) => other.folded === before)) return true;
  return judged.some((word) => unit.words.some((other) => isSameMeaning(word, other.folded)));
}
