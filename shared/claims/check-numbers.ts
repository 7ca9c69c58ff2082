import { oneOf } from "#shared/words/word-pattern.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import { countsTheSame, hasOneOf, isTelling } from "./counted-things.ts";
import { numbersOfFact } from "./derived-numbers.ts";
import { durationFits, isDuration } from "./durations.ts";
import type { Evidence, Unit } from "./evidence.ts";
import { isAge, isFigureOfSpeech, isStep, ofHundred } from "./figures-of-speech.ts";
import tables from "./lexicon/numbers.json" with { type: "json" };
import { phrases } from "./lexicon/phrases.ts";
import { isDateOrTime, isInReference, isOfReader, isPay, isTerm } from "./posting-numbers.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import type { Rate } from "./rates.ts";
import { isSaidOfWriter } from "./said-of-writer.ts";
import { timeUnitOf } from "./time-units.ts";
import { fold, foldInPlace, wordsOf } from "./words.ts";
import { atItsEnd, isBeginningOfWork, isOfAnotherYear, isOfPaper, isOfSchooling } from "./years.ts";

type Before = Pick<Quantity, "time" | "percent">;

/**
 * Numbers, durations and years that no fact has. `anchors` are the facts whose names the clause says, `before` what
 * the sentence counted last: "you ask for two years, I have seven".
 */
export function checkNumbers(
  clause: Clause,
  evidence: Evidence,
  { anchors, before, sentence }: { anchors: readonly Unit[]; before: Before | null; sentence: string },
): Claim[] {
  if (clause.mode === "denial") return [];
  const all = quantitiesOf(clause.text, evidence.language);
  return all.flatMap((found, index) => {
    const readings = readingsOf(found, sentence, before, all[index - 1]);
    const whys = readings.map((quantity) => sourceOf(quantity, clause, evidence, { anchors, sentence }));
    const [why = null] = whys;
    if (why === null || whys.includes(null)) return [];
    const { year, text, at } = found;
    const kind = year ? "year" : readings.every(isDuration) ? "duration" : "number";
    return [{ kind, text, at: clause.at + at, why } as const];
  });
}

/** A bare number is of the unit counted last: "eleven per cent … it is seven now", "you ask for two years; I have five". */
function readingsOf(found: Quantity, text: string, before: Before | null, last: Quantity | undefined): Quantity[] {
  // "five points, from 34 % to 29 %".
  if (points.has(found.what[0] ?? "")) return [found, { ...found, percent: true }];
  // "of every hundred grafts eighty-eight took".
  if (found.value <= 100 && !found.time && !found.percent && ofHundred.test(foldInPlace(text)))
    return [found, { ...found, percent: true }];
  const isBare = !found.time && !found.year && !found.percent && isCommon(found.what[0] ?? "the");
  if (!isBare) return [found];
  const time = last?.time ?? before?.time ?? null;
  const percent = last?.percent ?? before?.percent ?? false;
  return [...(time ? [{ ...found, time }] : []), found, ...(percent ? [{ ...found, percent }] : [])];
}

const points = new Set(["points", "punkte", "punkten", "puntos"]);

/** Null where the number has a source, or needs none. */
function sourceOf(
  quantity: Quantity,
  clause: Clause,
  evidence: Evidence,
  { anchors, sentence }: { anchors: readonly Unit[]; sentence: string },
): Claim["why"] | null {
  const { mode, text } = clause;
  if (isFigureOfSpeech(quantity, text) || isDateOrTime(quantity, text)) return null;
  if (isAge(quantity, text) || isStep(quantity, evidence)) return null;
  // "A good deed saves ten years of quarrels": nobody's time.
  if (quantity.inWords && isDuration(quantity) && !clause.mine && isSaying(sentence, evidence)) return null;
  if (mode !== "claim" && isArrangement(quantity)) return null;
  const said = quantitiesOf(sentence, evidence.language);
  if (isReckoned(quantity, clause.at + quantity.at, said, evidence) || countsPosts(quantity, evidence)) return null;
  if (reckons.test(foldInPlace(sentence)) && !quantity.year && followsFromFact(quantity, evidence)) return null;
  const told = fittingUnits(quantity, clause, evidence, anchors);
  if (quantity.year && isOfAnotherYear(quantity, clause, evidence)) return "mixed";
  if (
    told.some(
      (unit) =>
        belongs(unit, anchors, quantity.year) ||
        (quantity.year && isNearer(unit, anchors, clause)) ||
        (quantity.year && isOfPaper(unit, clause)) ||
        (isDuration(quantity) && hasOneOf(quantity.what.slice(1).filter(isTelling), unit)),
    )
  )
    return null;
  const inPosting = evidence.postingQuantities.some((other) => fits({ ...quantity, rate: other.rate }, other));
  if (isInReference(clause.at + quantity.at, sentence, evidence)) return null;
  if (inPosting && (isOfReader(quantity, text, evidence.language) || isPay(quantity, text))) return null;
  if (inPosting && quantity.year && quantity.value > Number(evidence.asOf.slice(0, 4))) return null;
  if (inPosting && isTerm(quantity, text)) return null;
  if (inPosting && !isSaidOfWriter(quantity, clause, evidence.language)) return null;
  if (mode === "offer" && isDuration(quantity) && ahead.test(fold(text.slice(0, quantity.at)))) return null;
  if (mode !== "claim" && (inPosting || (quantity.year && isNearNow(quantity, evidence.asOf)))) return null;
  if (told.length > 0) return "mixed";
  if (evidence.about.some((line) => new RegExp(`(?<!\\d)${quantity.value}(?!\\d)`, "u").test(line))) return null;
  return inPosting ? "posting" : "nowhere";
}

function fittingUnits(quantity: Quantity, clause: Clause, evidence: Evidence, anchors: readonly Unit[]): Unit[] {
  if (isDuration(quantity)) return durationFits(quantity, clause.text, evidence, anchors);
  return evidence.units.filter((unit) => {
    if (quantity.year)
      return (
        unit.quantities.some((other) => other.value === quantity.value) &&
        atItsEnd(quantity, unit) &&
        !isOfSchooling(unit, clause, evidence) &&
        !isBeginningOfWork(quantity, unit, clause)
      );
    const all = numbersOfFact(unit);
    return all.some(
      (other) => fits(quantity, other) && isOfTime(quantity, other) && countsTheSame(quantity, unit, clause, evidence),
    );
  });
}

/** "20 minutes" is not told by "20 guests". */
function isOfTime({ time }: Quantity, told: Quantity): boolean {
  if (time === null || told.time === time || timeUnitOf(told.what[0] ?? "") === time) return true;
  return !told.what.slice(0, 3).some((word) => isTelling(word) && timeUnitOf(word) === null);
}

/** "in the next two years": a plan. */
const ahead = new RegExp(String.raw`${oneOf(tables.ahead)}\s*$`, "u");

/** A number told of one employer is none of another; a skill ties a number to nothing. */
function belongs(unit: Unit, named: readonly Unit[], year: boolean): boolean {
  const anchors = named.filter(({ fact }) => fact.label !== "Skill" && fact.label !== "Strength");
  if (anchors.length === 0) return true;
  return (
    anchors.some((anchor) => anchor === unit || (anchor.group !== "" && anchor.group === unit.group)) ||
    (unit.group === "" && !(year && anchors.some(({ group }) => group !== "")))
  );
}

/** A sentence in which no writer stands, and that names nothing of theirs. */
function isSaying(sentence: string, { language, names }: Evidence): boolean {
  const words = wordsOf(sentence).slice(1);
  return !phrases[language].me.test(foldInPlace(sentence)) && !words.some(({ folded }) => names.includes(folded));
}

/** "Am Gymnasium Paulinum der Stadt Münster" names an employer in Münster, and speaks of the school. */
function isNearer(unit: Unit, anchors: readonly Unit[], { words }: Clause): boolean {
  const telling = words.filter(({ folded }) => isTelling(folded));
  const shared = ({ words: own }: Unit) =>
    telling.filter(({ folded }) => own.some((other) => other.folded === folded)).length;
  return shared(unit) > Math.max(...anchors.map(shared));
}

/** "five employers in eight years": the posts that the facts list. */
function countsPosts({ value, what, year }: Quantity, { units }: Evidence): boolean {
  const posts = units.filter(({ period }) => period !== null);
  const places = new Set(posts.map(({ group }) => group.split(", ").slice(1).join(", ")));
  return (
    !year && what.slice(0, 2).some((word) => employers.has(word)) && (value === posts.length || value === places.size)
  );
}

const employers = new Set(tables.employers);

/** "forty patients for four vets, that makes ten each": what follows from two numbers said before it. */
function isReckoned({ value, year }: Quantity, at: number, said: readonly Quantity[], evidence: Evidence): boolean {
  const known = said.filter(
    (other) =>
      other.at < at &&
      other.value > 0 &&
      !other.year &&
      [...evidence.postingQuantities, ...evidence.units.flatMap(({ quantities }) => quantities)].some((told) =>
        fits({ ...other, rate: told.rate }, told),
      ),
  );
  if (year || known.length < 2) return false;
  return known.some((one, index) => known.slice(index + 1).some((other) => followsFrom(value, one.value, other.value)));
}

/** "Cela fait six cents par mois", after a sentence about 2,400 in four months: reckoned from two numbers of one fact. */
function followsFromFact({ value }: Quantity, { units }: Evidence): boolean {
  return units.some(({ quantities }) =>
    quantities.some((one, index) =>
      quantities.slice(index + 1).some((other) => followsFrom(value, one.value, other.value)),
    ),
  );
}

const reckons = new RegExp(String.raw`^\W*${oneOf(tables.reckons)}(?!\p{L})`, "u");

function followsFrom(value: number, a: number, b: number): boolean {
  return [a + b, Math.abs(a - b), a * b, a / b, b / a].some((result) => result > 1 && Math.abs(result - value) < 1e-9);
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
  // Work is told of as it is every day: there a bare number may be a day's.
  const isUsual =
    said.rate === "day" ||
    said.rate === "shift" ||
    (said.rate === "week" && (said.time === "hour" || said.time === "day"));
  if (said.rate && !isUsual && !told.rate) return false;
  if (Number.isNaN(value) || Number.isNaN(known)) return false;
  if (Math.abs(value - known) < 1e-9) return true;
  if (said.hedge === "under") return known < value && known >= 0.7 * value;
  if (said.part && Math.abs(value - known) <= 0.1 * value) return true;
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
