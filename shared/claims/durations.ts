import { oneOf } from "#shared/words/word-pattern.ts";
import type { Evidence, Unit } from "./evidence.ts";
import tables from "./lexicon/time.json" with { type: "json" };
import type { Quantity } from "./quantities.ts";
import { type Period, readPeriod } from "./read-period.ts";
import { fold } from "./words.ts";

/** Months and years that are counted, not arranged: time at work or at school. */
export function isDuration({ time, rate }: Quantity): boolean {
  return rate === null && (time === "year" || time === "month");
}

/** Facts that last as long as is said: one post, posts together, the person's own figure. */
export function durationFits(said: Quantity, text: string, evidence: Evidence, anchors: readonly Unit[]): Unit[] {
  const { units } = evidence;
  const between = isBetween(said, text) ? unitsApart(said, evidence) : [];
  const dated = units.filter(
    (unit) => !unit.period && unit.fact.label !== "Education" && lastsSoLong(said, unit, evidence.asOf),
  );
  const direct = units.filter(
    (unit) =>
      unit.quantities.some((told) => told.time === said.time && told.value === said.value && !told.year) ||
      (unit.fact.label === "Years of experience" && lasts(said, Number(unit.fact.text) * 12, 11)),
  );
  // "twenty years of accounts, first at Renaudin, then …": the name behind the comma is one of several.
  const isSum = said.value >= 2 && sum.test(fold(text.slice(said.end)));
  const groups = new Set(isSum ? [] : anchors.map(({ group }) => group).filter(Boolean));
  const posts = units.filter(({ period, group }) => period && (groups.size === 0 || groups.has(group)));
  const single = posts.filter(({ period }) => monthSpans(period).some((months) => lasts(said, months, 0)));
  const together = posts.length > 1 ? runsOf(posts).filter((run) => lasts(said, unionOf(run), run.length)) : [];
  return [...direct, ...dated, ...single, ...together.flat(), ...between];
}

const sum = new RegExp(String.raw`^[^,;:]*[,;:] ${oneOf(tables.sum)}(?!\p{L})`, "u");

/** "treasurer since 2022" tells for how long, wherever it stands. */
function lastsSoLong(said: Quantity, { fact }: Unit, asOf: string): boolean {
  const period = readPeriod(fact.text, asOf);
  return monthSpans(period).some((months) => lasts(said, months, 0));
}

/** "two years later", "twelve years ago", "after a break of two years": the time between two dates. */
function isBetween({ at, end }: Quantity, text: string): boolean {
  // "hace seis años que trabajo": that lasts until today.
  if (/^\s\p{L}+ (?:que|qu['’])/u.test(text.slice(end))) return false;
  // "le certificat, lui, a dix-huit ans": how old it is.
  if (/(?<!\p{L})a $/u.test(fold(text.slice(0, at))) && !/(?<!\p{L})(?:je|j|nous)(?!\p{L})/iu.test(text)) return true;
  return betweenBehind.test(fold(text.slice(end))) || betweenBefore.test(fold(text.slice(0, at)));
}

const betweenBehind = new RegExp(String.raw`^\s\p{L}+(?:['’]s?)? ${oneOf(tables.betweenBehind)}(?!\p{L})`, "u");
const betweenBefore = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.betweenBefore)}(?: \p{L}+)? $`, "u");

/** Facts with years that lie so far apart, or so far back. */
function unitsApart(said: Quantity, { units, asOf }: Evidence): Unit[] {
  const wanted = said.time === "year" ? said.value : said.value / 12;
  const dated = units.flatMap((unit) =>
    unit.quantities.filter(({ year }) => year).map(({ value }) => ({ unit, year: value })),
  );
  const now = Number(asOf.slice(0, 4));
  return dated
    .filter(({ year }) =>
      [now, ...dated.map((other) => other.year)].some((other) => Math.abs(Math.abs(other - year) - wanted) <= 0.5),
    )
    .map(({ unit }) => unit);
}

/** Whether so many months may be called that: five years are 54 to 71 months. */
function lasts({ time, value, hedge }: Quantity, months: number, slack: number): boolean {
  const said = time === "year" ? value * 12 : value;
  const tolerance = time === "year" ? 6 : 1;
  if (hedge === "above") return months + 1 >= said && months < Math.max(1.25 * said, said + 12);
  if (hedge === "below") return months <= said + 1 && months >= Math.min(0.85 * said, said - 4);
  if (hedge === "under") return months < said && months >= 0.7 * said;
  if (hedge === "about") return Math.abs(months - said) <= Math.max(0.1 * said, tolerance);
  return (
    months >= said - tolerance - (slack > 0 ? 1 : 0) &&
    months < said + (time === "year" ? 12 : 2) + (slack > 1 ? slack : 0)
  );
}

/** Where only years are given, both ends may count. */
function monthSpans(period: Period | null): number[] {
  if (!period?.months) return [];
  const vague = period.start?.month === null || (period.end?.month === null && !period.open);
  return vague
    ? [period.months, period.months + 6, Math.max(1, period.months - 6)]
    : [period.months, period.months + 1];
}

/** The newest posts together, the two newest, the three newest …, and all. */
function runsOf(posts: readonly Unit[]): Unit[][] {
  const sorted = posts.toSorted((a, b) => startOf(b) - startOf(a));
  const runs = sorted.map((_, index) => sorted.slice(0, index + 1)).slice(1);
  const pairs = sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => [one, other]));
  return [...runs, ...pairs.slice(0, 40)];
}

function startOf({ period }: Unit): number {
  return period?.start ? period.start.year * 12 + (period.start.month ?? 1) : 0;
}

/** Months that at least one of the posts covers. */
function unionOf(posts: readonly Unit[]): number {
  const covered = new Set<number>();
  for (const unit of posts) {
    const from = startOf(unit);
    const months = Math.min(unit.period?.months ?? 0, 900);
    for (let month = 0; month < months; month++) covered.add(from + month);
  }
  return covered.size;
}
