import type { Job } from "#shared/material/material.schema.ts";
import { isSeasonal } from "#shared/material/period-of-job.ts";
import { toldText } from "#shared/material/told-text.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods, type Period } from "../dates.ts";
import tables from "../words/notes.json" with { type: "json" };

/** A stretch of time in a line: where it stands, with the small words that belong to it, and what it says. */
export type NotePeriod = {
  start: number;
  end: number;
  range: boolean;
  isSince: boolean;
  hasBothEnds: boolean;
  /** "till 2027": it says only when something ends. */
  isUntil: boolean;
  dates: Pick<Job, "from" | "to" | "period">;
};

const between = /(?<=(?:entre|between|zwischen)\s(?:\p{L}+\.?\s(?:de\s)?)?(?:19|20)\d\d)\s(?:y|and|et|und)(?=\s)/iu;
/** "étés 2014 et 2015" */
const twoSeasons = new RegExp(
  String.raw`(?<=(?<!\p{L})${oneOf(tables.seasons)}\s(?:19|20)\d\d)\s(?:y|and|et|und)(?=\s(?:19|20)\d\d(?!\d))`,
  "iu",
);
const lead = new RegExp(
  String.raw`(?:^|(?<=[\s,(]))(?:entre|between|zwischen|from|von|en|in|im|d['’]|(?:(?:during|en|im|in|pendant|the|los|les)\s){0,2}${oneOf(tables.seasons)}(?:\s(?:of|de))?|${oneOf(tables.until)})\s*$`,
  "iu",
);
/** "étés 2021 et 2022" */
const inSeason = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.seasons)}(?!\p{L})`, "iu");
const untilNow = new RegExp(String.raw`^\s${oneOf(tables.untilNow)}(?!\p{L})`, "iu");
const since = /^(?:since|seit|ab|depuis|dès|desde)(?!\p{L})/iu;
const until = new RegExp(String.raw`^${oneOf(tables.until)}\s`, "iu");

/** "Winter 2019/20 bis Winter 2022/23": the second year of a season at the start. */
const seasons = new RegExp(
  String.raw`((?:19|20)\d\d)(\/\d\d)(?!\d)(?=\s?(?:[–—-]|to|à|au|a|al|${oneOf(tables.until)})\s)(\s?(?:\S{1,7})\s)((?:\p{L}+\s)?(?:19|20)\d\d)`,
  "giu",
);
const secondHalf = /^\/\d\d(?!\d)/u;

/** "2013→2021", "2024 -> fitter": between two years, and behind one that goes on. */
const arrowTo = /(?<=(?:19|20)\d\d\s?)(?:→|[-=]>)(?=\s?(?:(?:19|20)\d\d|\p{L}{3,9}\.?\s(?:19|20)\d\d))/gu;
const arrowOnward = new RegExp(String.raw`^\s?(?:→|[-=]>)(?:\s?${oneOf(tables.nowWords)}(?!\p{L}))?(?!\s?\d)`, "iu");

/** Every stretch of time in a line, from left to right; "entre 2014 y 2018" and "2012/2016" are one each. */
export function notePeriods(text: string): NotePeriod[] {
  const joined = text
    .replace(between, dash)
    .replace(twoSeasons, dash)
    .replace(arrowTo, (arrow: string) => "–".padEnd(arrow.length))
    .replace(/((?:19|20)\d\d)\/(?=(?:19|20)\d\d(?!\d))/gu, "$1–")
    .replace(seasons, (_all, year: string, short: string, behind: string, last: string) =>
      [year, " ".repeat(short.length), behind, last].join(""),
    );
  return findPeriods(joined).map((found) => {
    const before = lead.exec(text.slice(0, found.start))?.[0] ?? "";
    const behind = (untilNow.exec(text.slice(found.end)) ?? secondHalf.exec(text.slice(found.end)))?.[0] ?? "";
    const start = found.start - before.length;
    const onward = found.range ? "" : (arrowOnward.exec(text.slice(found.end))?.[0] ?? "");
    if (onward !== "") return lasting({ ...found, start }, onward);
    const isUntil = !found.range && until.test(`${before.trim()} `);
    const typed = text.slice(found.start, found.end + behind.length);
    const told = withSeasonsEnd(toDates({ ...found, text: typed }), behind);
    const isSeasons = inSeason.test(before) && found.range && told.from !== "";
    const dates = isSeasons ? { ...told, period: toldText(text.slice(start, found.end)) } : told;
    return {
      start,
      end: found.end + behind.length,
      range: found.range,
      isUntil,
      isSince: since.test(found.text),
      hasBothEnds: /\d.*\d{2}\s*$/u.test(found.text) || found.to === "present",
      dates: isUntil ? { ...dates, from: "" } : dates,
    };
  });
}

function lasting({ from, to, text, start, end }: Period & { start: number }, onward: string): NotePeriod {
  const { from: begun } = toDates({ from, to, text, start, end, range: true });
  const dates = { from: begun, to: "now" as const };
  const isOpen = { isSince: false, hasBothEnds: true, isUntil: false };
  return { start, end: end + onward.length, range: true, ...isOpen, dates };
}

function dash(word: string): string {
  return ` –${" ".repeat(word.length - 2)}`;
}

/** The one that tells when something was: a stretch before a single year. */
export function mainPeriod(text: string): NotePeriod | null {
  const found = notePeriods(text);
  return found.find(({ range }) => range) ?? found[0] ?? null;
}

/** "2022/23" at the end goes on to the second year. */
function withSeasonsEnd(dates: NotePeriod["dates"], behind: string): NotePeriod["dates"] {
  return secondHalf.test(behind) && dates.to !== "" ? { ...dates, to: dates.to.slice(0, 2) + behind.slice(1) } : dates;
}

/** "Winter 2019 bis Winter 2022": the same season again is work in seasons. */
const sameSeason = /^(\p{L}{3,})\s(?:19|20)\d\d\S*\s+\S{1,7}\s\1\s/iu;

function toDates({ from, to, range, text }: Period): NotePeriod["dates"] {
  const date = ({ year, month }: Period["from"]) => `${year}${month ? `-${String(month).padStart(2, "0")}` : ""}`;
  if (!range && from.month === null && /\p{L}{3}/u.test(text)) return { from: "", to: "", period: toldText(text) };
  const dates = { from: date(from), to: to === "present" ? "now" : date(to) };
  return sameSeason.test(text) && isSeasonal(text) ? { ...dates, period: toldText(text) } : dates;
}
