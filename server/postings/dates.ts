import { wordsOf } from "#shared/claims/words.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./words/pattern-words.json" with { type: "json" };
import { postingWords } from "./words/posting-words.ts";

/** About six months. */
const MOST_AHEAD_MS = 180 * 86_400_000;

/** A date in a text: ISO, whether its words leave no doubt, and whether they give the year or the day of the week. */
export type FoundDate = { iso: string; sure: boolean; text: string; at: number; isOfYear: boolean };

const months = new Map(
  Object.values(postingWords).flatMap(({ months: all }) =>
    all.flatMap((line, index) => wordsOf(line).map(({ folded }) => [folded, index + 1] as const)),
  ),
);

const weekdays = new Map(
  Object.values(postingWords).flatMap(({ weekdays: all }) =>
    all.flatMap((line, index) => wordsOf(line).map(({ folded }) => [folded, (index + 1) % 7] as const)),
  ),
);

const numeric = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/u;
/** "12/10", "12.10.": day and month, outside English. */
const shortNumeric = /(?<![\d./-])(\d{1,2})([./])(\d{1,2})(?:\.(?!\d)|(?![\d./,%-]))(?!\s?(?:Uhr|h\b|%|€))/u;
const iso = /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/u;
const dayMonth =
  /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|\.?º|\.)?\s(?:of\s|de\s)?(\p{L}{3,10})\.?(?:,?\s(?:de\s|del\s)?(20\d\d))?/u;
const monthDay = /(?<!\p{L})(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(20\d\d))?/u;

/** "the end of November", "Ende Januar 2027", "fin janvier", "finales de enero". */
const endOfMonth = new RegExp(
  String.raw`(?<!\p{L})${oneOf(tables.endsOfMonths)}\s(\p{L}{3,10})(?!\p{L})(?:\s(?:de\s)?(20\d\d))?`,
  "giu",
);

/**
 * The first date of a text. Without a year it is the next such day from `today` on, and not sure where that is far: it
 * may have been the last one. "03/04/2027" is read
 * month first where `isMonthFirst`, and not sure in English where it could be either.
 */
export function findDate(
  text: string,
  { today, language, isMonthFirst }: { today: string; language: string; isMonthFirst: boolean },
): FoundDate | null {
  const found: (FoundDate | null)[] = [];
  const whole = iso.exec(text);
  if (whole)
    found.push(toDate({ year: whole[1], month: Number(whole[2]), day: Number(whole[3]) }, { match: whole, today }));
  const numbers = numeric.exec(text);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    const monthFirst = isMonthFirst ? first <= 12 : second > 12;
    const isOpen =
      language === "en" && first <= 12 && second <= 12 && first !== second && numbers[2] === "/" && isMonthFirst;
    const date = monthFirst ? { month: first, day: second } : { month: second, day: first };
    const read = toDate({ ...date, year: numbers[4] }, { match: numbers, today });
    found.push(read && { ...read, sure: read.sure && !isOpen });
  }
  const bare = language === "en" || numbers ? null : shortNumeric.exec(text);
  if (bare)
    found.push(toDate({ year: undefined, month: Number(bare[3]), day: Number(bare[1]) }, { match: bare, today }));
  for (const [pattern, day, month] of [
    [dayMonth, 1, 2],
    [monthDay, 2, 1],
  ] as const) {
    for (const match of text.matchAll(new RegExp(pattern.source, "gu"))) {
      const named = months.get(wordsOf(match[month] ?? "")[0]?.folded ?? "");
      if (named && (pattern === dayMonth || language === "en"))
        found.push(toDate({ month: named, day: Number(match[day]), year: match[3] }, { match, today }));
    }
  }
  for (const match of text.matchAll(endOfMonth)) {
    const month = months.get(wordsOf(match[1] ?? "")[0]?.folded ?? "");
    const year = Number(match[2] ?? today.slice(0, 4));
    // The day before the first of the next month.
    const day = month ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
    if (month) found.push(toDate({ month, day, year: match[2] }, { match, today }));
  }
  const dates = found.filter((each) => each !== null);
  return dates.reduce<FoundDate | null>((first, each) => (first && first.at <= each.at ? first : each), null);
}

function toDate(
  { year, month, day }: { year: string | undefined; month: number; day: number },
  { match, today }: { match: RegExpExecArray; today: string },
): FoundDate | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const end = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const next = `${thisYear}-${end}` >= today ? thisYear : thisYear + 1;
  const weekday = year === undefined ? weekdayBeside(match) : null;
  const onDay =
    weekday === null ? [] : YEARS_ROUND.map((more) => next + more).filter((each) => isOn(each, end, weekday));
  const said = year === undefined ? (onDay[0] ?? next) : year.length === 2 ? 2000 + Number(year) : Number(year);
  const date = `${said}-${end}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date) return null;
  const isNear = Date.parse(date) - Date.parse(today) < MOST_AHEAD_MS;
  // "Sunday 9 March" is no 9 March of a year in which that is a Tuesday.
  const isDoubtful = weekday !== null && onDay[0] !== next;
  return {
    ...{ iso: date, text: match[0], at: match.index },
    sure: year !== undefined || (isNear && !isDoubtful),
    isOfYear: year !== undefined || onDay.length > 0,
  };
}

/** The next such day first, then those nearest to it. */
const YEARS_ROUND = [0, -1, 1, -2];
const BESIDE = 14;

function isOn(year: number, monthAndDay: string, weekday: number): boolean {
  return new Date(`${year}-${monthAndDay}T00:00:00Z`).getUTCDay() === weekday;
}

/** The day of the week right before or behind a date, from 0 for Sunday: "Sonntag, den 9. März", "9 March (Sunday)". */
function weekdayBeside({ 0: said, index, input }: RegExpExecArray): number | null {
  const before = /(\p{L}{2,10})\.?,?\s(?:the\s|den\s|dem\s|le\s|el\s)?$/u.exec(
    input.slice(Math.max(0, index - BESIDE), index),
  );
  const behind = /^\s\((\p{L}{2,10})\.?\)/u.exec(input.slice(index + said.length, index + said.length + BESIDE));
  const word = before?.[1] ?? behind?.[1] ?? "";
  return weekdays.get(wordsOf(word)[0]?.folded ?? "") ?? null;
}
