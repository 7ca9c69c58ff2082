import { readPeriod, type YearMonth } from "#shared/claims/read-period.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import type { Job } from "./material.schema.ts";
import { toldText } from "./told-text.ts";
import tables from "./words/seasons.json" with { type: "json" };

/** A typed stretch of time as months or years; what cannot be read so without loss stays in `period`. */
export function periodOfJob(text: string): Pick<Job, "from" | "to" | "period"> {
  const period = toldText(text).slice(0, 120);
  const unread = { from: "", to: "", period };
  if (period === "") return { from: "", to: "" };
  const years = period.match(/(?:19|20)\d\d/gu) ?? [];
  const read = years.length <= 2 ? readPeriod(period, LATE) : null;
  // Work in seasons is not done from the first year to the last.
  if (!read?.start || (!read.open && (read.end === null || SEASONAL.test(period)))) return unread;
  const from = yearMonth(read.start);
  const to = read.open ? "now" : yearMonth(read.end);
  return hasMoreToSay(period) ? { from, to, period } : { from, to };
}

/** No period begins after it, so reading does not depend on the day. */
const LATE = "9998-12-31";
const SEASONAL = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.seasons)}`, "iu");

/** Whether a typed stretch of time is one of seasons: "veranos 2024 y 2025". */
export function isSeasonal(period: string): boolean {
  return SEASONAL.test(period);
}

const ONLY_IN_SEASON = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.onlyInSeason)}(?!\p{L})`, "iu");

/** Whether what is told of a post says that it was one of seasons: "immer Saison, im Sommer war ich Helfer". */
export function tellsSeasons(text: string): boolean {
  return ONLY_IN_SEASON.test(text);
}

/** "2019-2021, part-time": words besides months, years and what joins them. */
function hasMoreToSay(period: string): boolean {
  return period
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && !JOINING.has(word) && !MONTH.test(word));
}

const JOINING = new Set(
  (
    "now present presently current currently today ongoing date until till from since seit heute jetzt dato bis von aktuell laufend " +
    "présent présente aujourd hui jour maintenant actuel actuelle actuellement depuis jusqu actual actualmente actualidad hoy presente " +
    "desde hasta fecha esta día del cours curso nos jours and the"
  ).split(" "),
);
const MONTH =
  /^(?:jan|feb|fév|fev|mar|mär|mrz|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|aoû|aou|ago|sep|oct|okt|nov|dec|dez|déc|dic|ene)/u;

function yearMonth(date: YearMonth | null): string {
  if (!date) return "";
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, "0")}`;
}
