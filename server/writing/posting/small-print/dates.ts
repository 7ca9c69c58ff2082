import { type Books, oncePerLanguage } from "../books.ts";
import { fold, type Token } from "../tokens.ts";

/** A date in a row of tokens; `iso` is null where the year is not given. */
export type FoundDate = { from: number; to: number; iso: string | null };

/** Finds dates as people of the language write them, with the month in words or in figures. */
export function datesIn(tokens: readonly Token[], text: string, books: Books): FoundDate[] {
  const months = monthNumbers(books);
  const dates: FoundDate[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const date = wordedDate(tokens, index, months) ?? figureDate(tokens, index, text, books);
    if (!date) continue;
    dates.push(date);
    index = date.to - 1;
  }
  return dates;
}

const monthNumbers = oncePerLanguage((books): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const [index, names] of books.lexicon.smallPrint.months.entries()) {
    for (const name of names) numbers.set(fold(name), index + 1);
  }
  return numbers;
});

/** "March 4, 2026", "4 March 2026", "4. März 2026", "4 de marzo de 2026", "1er mars 2026", "March 4". */
function wordedDate(tokens: readonly Token[], index: number, months: ReadonlyMap<string, number>): FoundDate | null {
  const monthFirst = months.get(tokens[index]?.folded ?? "");
  if (monthFirst) {
    const day = dayOf(tokens[index + 1]);
    if (day) return withYear(tokens, { from: index, to: index + 2, month: monthFirst, day });
    return monthAlone(tokens, index);
  }
  const day = dayOf(tokens[index]);
  if (!day) return null;
  const at = fillers.has(tokens[index + 1]?.folded ?? "") ? index + 2 : index + 1;
  const month = months.get(tokens[at]?.folded ?? "");
  return month ? withYear(tokens, { from: index, to: at + 1, month, day }) : null;
}

/** "January 2027", "Ende Januar", "finales de enero": no day is told. */
function monthAlone(tokens: readonly Token[], index: number): FoundDate | null {
  const at = yearLinks.has(tokens[index + 1]?.folded ?? "") ? index + 2 : index + 1;
  const to = YEAR.test(tokens[at]?.text ?? "") ? at + 1 : index + 1;
  const before = fillers.has(tokens[index - 1]?.folded ?? "") ? index - 2 : index - 1;
  const from = partsOfMonth.has(tokens[before]?.folded ?? "") ? before : index;
  return to > index + 1 || from < index ? { from, to, iso: null } : null;
}

const yearLinks = new Set(["de", "del"]);
const YEAR = /^20\d\d$/u;
const partsOfMonth = new Set(
  "end mid early late ende mitte anfang fin mi debut final finales mediados principios".split(" "),
);

const fillers = new Set(["de", "of", "er", "st", "nd", "rd", "th"]);

type Parts = { from: number; to: number; month: number; day: number };

function withYear(tokens: readonly Token[], { from, to, month, day }: Parts): FoundDate {
  const at = fillers.has(tokens[to]?.folded ?? "") || tokens[to]?.folded === "del" ? to + 1 : to;
  const year = tokens[at]?.text ?? "";
  if (!/^(?:19|20)\d{2}$/.test(year)) return { from, to, iso: null };
  return { from, to: at + 1, iso: isoDate(Number(year), month, day) };
}

function dayOf(token: Token | undefined): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(token?.folded ?? "");
  const day = Number(match?.[1] ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** "2026-03-04", "04.03.2026", "4/3/26"; English "03/04/2026" is month first. */
function figureDate(tokens: readonly Token[], index: number, text: string, books: Books): FoundDate | null {
  const [one, two, three] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (
    !one ||
    !two ||
    !three ||
    !/^\d{1,4}$/.test(one.text) ||
    !/^\d{1,2}$/.test(two.text) ||
    !/^\d{2,4}$/.test(three.text)
  ) {
    return null;
  }
  const marks = text.slice(one.end, two.start) + text.slice(two.end, three.start);
  if (!/^(?:--|\/\/|\.\.|\. \. ?|\.\. )$/.test(marks)) return null;
  const numbers = [Number(one.text), Number(two.text), Number(three.text)] as const;
  const span = { from: index, to: index + 3 };
  if (one.text.length === 4) return toFound(span, isoDate(numbers[0], numbers[1], numbers[2]));
  if (one.text.length > 2 || three.text.length === 3) return null;
  const year = three.text.length === 2 ? 2000 + numbers[2] : numbers[2];
  const monthFirst = (books.language === "en" && !marks.includes(".") && numbers[0] <= 12) || numbers[1] > 12;
  return toFound(span, monthFirst ? isoDate(year, numbers[0], numbers[1]) : isoDate(year, numbers[1], numbers[0]));
}

function toFound(span: { from: number; to: number }, iso: string | null): FoundDate | null {
  return iso ? { ...span, iso } : null;
}

/** Null for days that are in no calendar. */
function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
