import type { Period, YearMonth } from "#shared/claims/read-period.ts";

const WORDS = "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

/** Up to twelve in words, as in running text; larger ones with points between thousands. */
export function countOf(value: number): string {
  return WORDS[value] ?? value.toLocaleString("de-DE");
}

const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");

/** "März 2021", or the year alone. */
export function dateOf({ year, month }: YearMonth): string {
  return month ? `${MONTHS[month - 1]} ${year}` : String(year);
}

/** How long, in the case that "seit" wants: "fünf Jahren", "fast zwei Jahren", "mehr als einem Jahr", "acht Monaten". */
export function durationAfterSeit(months: number): string {
  return durationOf(months, { year: "einem Jahr", years: "Jahren", months: "Monaten" });
}

/** The same as an object or alone: "fünf Jahre", "mehr als ein Jahr". */
export function duration(months: number): string {
  return durationOf(months, { year: "ein Jahr", years: "Jahre", months: "Monate" });
}

type Words = { year: string; years: string; months: string };

function durationOf(months: number, words: Words): string {
  if (months < 12) return `${countOf(months)} ${words.months}`;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 1 && rest >= 4 && rest <= 8) return `anderthalb ${words.years}`;
  if (rest >= 9) return `fast ${countOf(years + 1)} ${words.years}`;
  const whole = years === 1 ? words.year : `${countOf(years)} ${words.years}`;
  return rest >= 3 ? `mehr als ${whole}` : whole;
}

/** "von Juni 2019 bis Februar 2021", "von 2017 bis 2020", "im Jahr 2019"; null while the post goes on. */
export function spanOf({ start, end, open }: Period): string | null {
  if (!start || !end || open) return null;
  if (start.year === end.year && (!start.month || start.month === end.month)) {
    return start.month ? `im ${dateOf(start)}` : `im Jahr ${start.year}`;
  }
  return `von ${dateOf(start)} bis ${dateOf(end)}`;
}

/** Time that is asked for, as an object: "zwei Jahre", "18 Monate". */
export function exactDuration(months: number): string {
  if (months % 12 > 0) return months === 1 ? "einen Monat" : `${countOf(months)} Monate`;
  return months === 12 ? "ein Jahr" : `${countOf(months / 12)} Jahre`;
}
