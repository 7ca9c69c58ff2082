import { oneOf } from "#shared/words/word-pattern.ts";
import dates from "./lexicon/dates.json" with { type: "json" };
import { remember } from "./plain-text.ts";
import tables from "./words/dates.json" with { type: "json" };

/** A month of a year; `month` 1 to 12, null where only the year is told. */
type Moment = { year: number; month: number | null };

/** A date or a stretch of time as a resume writes it. `to` is "present" for what goes on; without an end both are alike. */
export type Period = { text: string; start: number; end: number; from: Moment; to: Moment | "present"; range: boolean };

const year = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
/** Dates by their figures; a month's name is looked for in front of them. */
const figures = new RegExp(
  [
    String.raw`${year}\s*年(?:\s*\d{1,2}\s*月)?(?:\s*\d{1,2}\s*日)?`,
    String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-]${year}(?!\d)`,
    String.raw`(?<!\d)${year}(?!\.\s\d{1,2}\s\p{L})\s?[./-]\s?(?:0[1-9]|1[0-2])(?:[./-]\d{1,2})?(?!\d)(?!\s?[./-]\s?\d{4}(?!\s?[./-]\s?(?:0[1-9]|1[0-2])(?!\d)))`,
    String.raw`(?<![\d.])(?:0?[1-9]|1[0-2])\s?[./-]\s?${year}(?!\d)`,
    String.raw`(?<!\d)${year}(?:/\d{4})?(?!\d|\s*%)`,
    String.raw`(?<=\p{L}[\s.,]{0,3}['’]?)(?<!\d)\d{2}(?![\d%:.]|,\d)`,
  ].join("|"),
  "gu",
);
const monthBefore =
  /(?:(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s*(?:de\s+|of\s+)?)?(?<!\p{L})(\p{L}{2,14})\.?(?:\s+(?:de|of|del))?[\s,.'’/-]{0,3}$/u;
const untilWords = dates.until;
const untilOnly = new RegExp(String.raw`^\s*\(?\s*(?:${untilWords})\s*\(?\s*$`, "u");
const untilPresent = new RegExp(String.raw`^\s*\(?\s*(?:${untilWords})\s*(?:${dates.present})(?!\p{L})`, "u");
const gapPresent = new RegExp(String.raw`^[ \0]+(?:${dates.present})(?=\s*$|\t)`, "u");
const untilShortYear = /^\s*[-–—/]\s*['’]?(\d{2})(?![\d./-])/u;
const untilNothing = /^\s*[-–—]\s*(?=$|[)\t])/u;
const monthUntil = new RegExp(String.raw`(?<!\p{L})(\p{L}{3,12})\.?\s*(?:${untilWords})\s*$`, "u");
const sinceBefore = new RegExp(String.raw`(?<!\p{L})(?:${dates.since})\s+$`, "u");
const sinceOpen = /^(since|seit|ab|depuis|dès|desde|desde la|desde el|desde el año|dal|sinds|vanaf|od|sedan|från)\s+$/u;

const monthNumbers = new Map(dates.months.flatMap((names, index) => names.split("|").map((name) => [name, index + 1])));
const seasonNames = new Set(dates.seasons.split("|"));

type Found = { start: number; end: number; moment: Moment };

/** Most lines have no year and no month with figures behind it: they are spared the rest. */
const mayHoldDate = /(?<!\d)(?:19[4-9]|20[0-4])\d(?!\d)|\p{L}{3,9}\.?[\s'’/-]{1,2}\d{2}(?!\d)/u;

/** Every period in a text, longest reading first, from left to right. */
export const findPeriods = remember((text: string): Period[] => {
  if (!mayHoldDate.test(text)) return [];
  // In lower case once, because matching without regard to case is slow; its length must stay the same.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text;
  const moments = findMoments(lower);
  const periods: Period[] = [];
  for (let index = 0; index < moments.length; index++) {
    const here = moments[index];
    if (!here) continue;
    const period = toPeriod(lower, here, moments[index + 1]);
    if (period.end > here.end && moments[index + 1] && period.end >= (moments[index + 1]?.end ?? 0)) index++;
    periods.push({ ...period, text: text.slice(period.start, period.end) });
  }
  return periods;
});

function findMoments(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(figures)) {
    const start = match.index;
    const reached = found.at(-1)?.end ?? 0;
    const before = monthBefore.exec(text.slice(Math.max(reached, start - 30), start));
    const name = before?.[1] ?? "";
    const month = monthNumbers.get(name) ?? null;
    const named = month !== null || seasonNames.has(name);
    if (match[0].length === 2 && month === null) continue;
    const moment = toMoment(match[0], month);
    const from = named && before ? start - before[0].length : start;
    found.push({ start: from, end: start + match[0].length, moment });
  }
  return found;
}

function toMoment(text: string, month: number | null): Moment {
  const four = new RegExp(year).exec(text)?.[0];
  if (four) return { year: Number(four), month: month ?? monthOfFigures(text) };
  return { year: fullYear(Number(text)), month };
}

/** "2019 – present", "May – Aug 2020", "2012-14", "since 2019", "2019 –": the figures and what stands around them. */
function toPeriod(text: string, here: Found, next: Found | undefined): Period {
  const from = here.moment;
  const after = text.slice(here.end, here.end + 40);
  const start = here.start - (sinceBefore.exec(text.slice(Math.max(0, here.start - 16), here.start))?.[0].length ?? 0);
  const range = { text: "", start, from, range: true };
  if (next && untilOnly.test(text.slice(here.end, next.start)) && next.moment.year >= from.year) {
    return { ...range, end: next.end, to: next.moment };
  }
  // A dash that the file has no name for leaves a space: "Mar. 2021 Present", "Jan. 2016 Jun. 2017".
  if (
    next &&
    from.month &&
    next.moment.month &&
    isGap(text.slice(here.end, next.start)) &&
    isLater(next.moment, from)
  ) {
    return { ...range, end: next.end, to: next.moment };
  }
  const present = (untilPresent.exec(after) ?? (from.month ? gapPresent.exec(after) : null))?.[0];
  if (present) return { ...range, end: here.end + present.length, to: "present" };
  const short = untilShortYear.exec(after);
  const shortYear = short ? fullYear(Number(short[1])) : 0;
  if (short && shortYear >= from.year && shortYear < from.year + 50) {
    return { ...range, end: here.end + short[0].length, to: { year: shortYear, month: null } };
  }
  const open = untilNothing.exec(after)?.[0];
  if (open !== undefined) return { ...range, end: here.end + open.trimEnd().length, to: "present" };
  if (sinceOpen.test(text.slice(start, here.start))) return { ...range, end: here.end, to: "present" };
  const earlier = monthUntil.exec(text.slice(Math.max(0, here.start - 30), here.start));
  const month = monthNumbers.get(earlier?.[1] ?? "");
  if (earlier && month) {
    return {
      ...range,
      start: here.start - earlier[0].length,
      end: here.end,
      from: { year: from.year, month },
      to: from,
    };
  }
  return { text: "", start: here.start, end: here.end, from, to: from, range: false };
}

function isGap(text: string): boolean {
  return text !== "" && text.length < 4 && text.replaceAll("\0", " ").trim() === "" && !text.includes("\t");
}

function isLater(moment: Moment, than: Moment): boolean {
  return moment.year * 12 + (moment.month ?? 0) > than.year * 12 + (than.month ?? 0);
}

function fullYear(two: number): number {
  return two + (two > 50 ? 1900 : 2000);
}

function monthOfFigures(text: string): number | null {
  const numbers =
    /年\s*(\d{1,2})\s*月/.exec(text) ??
    /^\d{1,2}[./-](\d{1,2})[./-]\d{4}/.exec(text) ??
    /^(\d{1,2})\s?[./-]\s?\d{4}/.exec(text) ??
    /^\d{4}\s?[./-]\s?(\d{1,2})/.exec(text);
  const month = Number(numbers?.[1]);
  return month >= 1 && month <= 12 ? month : null;
}

export function hasDate(text: string): boolean {
  return findPeriods(text).length > 0;
}

const aroundDates = new RegExp(String.raw`\b${oneOf(tables.aroundDates)}\b|[\s()[\],.;:|/·•–—-]`, "giu");

const presentAlone = new RegExp(String.raw`^\(?(?:${dates.present})\)?$`, "iu");

/** Nothing but a date, and words that go with dates ("expected", "2 years 3 months"). */
export function isDateOnly(text: string): boolean {
  const periods = findPeriods(text);
  if (periods.length === 0) return presentAlone.test(text.trim());
  const rest = periods.reduceRight((left, period) => left.slice(0, period.start) + left.slice(period.end), text);
  return rest.replace(aroundDates, "") === "";
}
