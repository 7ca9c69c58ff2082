import type { YearMonth } from "#shared/claims/read-period.ts";
import { withDe } from "./elision.ts";

const WORDS = "zéro un deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");
const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** Up to twelve in words, then figures with a no-break space: "1 200". */
function countOf(value: number): string {
  return WORDS[value] ?? String(value).replace(/\B(?=(?:\d{3})+$)/gu, "\u00a0");
}

export function yearsOf(years: number): string {
  return years === 1 ? "un an" : `${countOf(years)} ans`;
}

/** "cinq ans", "presque deux ans", "un an et demi", "huit mois". */
export function durationOf(months: number): string {
  if (months < 12) return `${countOf(months)} mois`;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 1 && rest >= 4 && rest <= 8) return "un an et demi";
  if (rest >= 9) return `presque ${yearsOf(years + 1)}`;
  return rest >= 3 ? `plus ${withDe(yearsOf(years))}` : yearsOf(years);
}

/** "mars 2021", "2021". */
export function dateOf({ year, month }: YearMonth): string {
  return month ? `${MONTHS[month - 1]} ${year}` : String(year);
}

/** "de mars 2021 à juin 2023", "d’août 2014 à juillet 2024". */
export function spanOf(start: YearMonth, end: YearMonth): string {
  if (start.year === end.year && (!start.month || !end.month || start.month === end.month))
    return `en ${dateOf(start)}`;
  return `${withDe(dateOf(start))} à ${dateOf(end)}`;
}

/** Time that is asked for: "deux ans", "18 mois". */
export function exactDuration(months: number): string {
  return months % 12 > 0 ? `${countOf(months)} mois` : yearsOf(months / 12);
}
