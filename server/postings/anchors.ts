import { oneOf } from "#shared/words/word-pattern.ts";
import { type FoundDate, findDate } from "./dates.ts";
import type { Line } from "./lines.ts";
import { postingWords } from "./words/posting-words.ts";

/** Days with their year that the last day to apply stands between; "" where none is named. */
export type Anchors = { published: string; begins: string };

const MOST_LINES = 400;
const LONGEST = 300;
const BEHIND = 40;
/** A year and a half back a posting may still lie on somebody's desk; what is older tells of something else. */
const OLDEST_MS = 550 * 86_400_000;

const tables = Object.values(postingWords);
const labelOf = (all: readonly (readonly string[])[]) =>
  new RegExp(String.raw`(?<!\p{L})${oneOf(...all)}\s?:?\s(?=\P{Ll}|\p{Ll}{3,10}\s\d)`, "giu");
const beforeStart = labelOf(tables.map(({ datesAfter }) => datesAfter));
const beforePublished = labelOf(tables.map(({ datesBefore }) => datesBefore));

/** When the posting was published and when the work begins, where dates with a year say so. */
export function findAnchors(
  lines: readonly Line[],
  options: { today: string; language: string; isMonthFirst: boolean },
): Anchors {
  const datesBehind = (label: RegExp) =>
    lines.slice(0, MOST_LINES).flatMap(({ text }) =>
      [...text.slice(0, LONGEST).matchAll(label)].flatMap(({ index, 0: said }) => {
        const date = findDate(text.slice(index + said.length, index + said.length + BEHIND), options);
        const isOld = date && Date.parse(options.today) - Date.parse(date.iso) > OLDEST_MS;
        return date && date.at < 3 && /20\d\d|[./-]\d\d$/u.test(date.text) && !isOld ? [date.iso] : [];
      }),
    );
  const starts = datesBehind(beforeStart).toSorted();
  const published = datesBehind(beforePublished).toSorted();
  return { published: published.at(-1) ?? "", begins: starts[0] ?? "" };
}

/** A day without a year, in the year that the rest of the posting leaves for it. */
export function inItsYear(date: FoundDate, { published, begins }: Anchors): FoundDate {
  if (date.isOfYear || (published === "" && begins === "")) return date;
  const day = date.iso.slice(4);
  const around = Number((published || begins).slice(0, 4));
  const fits = [around - 1, around, around + 1]
    .map((year) => `${year}${day}`)
    .filter((iso) => (published === "" || iso >= published) && (begins === "" || iso <= begins));
  // The last one before the work begins; else the first one after the posting was published.
  const iso = begins === "" ? fits[0] : fits.at(-1);
  return iso === undefined || iso === date.iso ? date : { ...date, iso, sure: false };
}
