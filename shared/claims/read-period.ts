/** A month is null where only the year was given. */
export type YearMonth = { year: number; month: number | null };

/** `months` counts from the first to the last month, both included; null where a year is all we know. */
export type Period = { start: YearMonth | null; end: YearMonth | null; open: boolean; months: number | null };

/**
 * Reads a period in the formats people use ("2021-03 – present", "Mar 2021 - Present", "03/2021-02/2023", "2019–2021",
 * "seit 2020"). Open periods end at `asOf` (ISO date). Null if the text holds no year.
 */
export function readPeriod(text: string, asOf: string): Period | null {
  const dates = [...text.matchAll(DATE)].map(toYearMonth).filter((date) => date !== null);
  const start = dates[0] ?? null;
  if (!start) return null;
  const now = { year: Number(asOf.slice(0, 4)), month: Number(asOf.slice(5, 7)) };
  const open = PRESENT.test(text) || (dates.length === 1 && SINCE.test(text));
  const end = open ? now : (dates[1] ?? start);
  if (isBefore(end, start) || isBefore(now, start)) return { start, end: null, open: false, months: null };
  return { start, end, open, months: SEASONS.test(text) ? null : monthsBetween(start, end, open) };
}

const MONTHS: Record<string, number> = {
  jan: 1, ene: 1, janv: 1, feb: 2, fév: 2, fev: 2, mar: 3, mär: 3, mrz: 3, apr: 4, avr: 4, abr: 4, may: 5, mai: 5,
  jun: 6, juin: 6, jul: 7, juil: 7, aug: 8, aoû: 8, aou: 8, ago: 8, sep: 9, oct: 10, okt: 10, nov: 11, dec: 12,
  dez: 12, déc: 12, dic: 12,
  spring: 4, summer: 7, autumn: 10, fall: 10, winter: 1,
}; // biome-ignore format: a table

/** Other words are none: "from 2019-03" has a month of its own. */
const NAME = `(?<!\\p{L})(?:${Object.keys(MONTHS).join("|")})\\p{L}{0,7}\\.?`;
const DATE = new RegExp(
  `(?<!\\d)(?:(?<iso>(?:19|20)\\d\\d)[-/.](?<isoMonth>0?[1-9]|1[0-2])(?!\\d)|(?<numeric>0?[1-9]|1[0-2])[/.](?<numericYear>(?:19|20)\\d\\d)|(?:(?<name>${NAME})\\s+(?:de\\s+)?)?(?<year>(?:19|20)\\d\\d))(?!\\d)`,
  "giu",
);
const PRESENT_WORDS = [
  ...["actual", "actuel", "aktuell", "aujourd", "current", "dato", "en cours", "en curso", "fecha", "heute", "hoy"],
  ...["jetzt", "laufend", "maintenant", "now", "ongoing", "present", "présent", "to date", "today"],
];
/** "2016 - ajd", "05/2019 – act.": shortened only where a period ends. */
const SHORT = String.raw`[-–—/]\s*(?:act|ajd|akt|auj|cur|curr|hte|pres)(?!\p{L})`;
const PRESENT = new RegExp(String.raw`\b(?:${PRESENT_WORDS.join("|")}|(?:ce|nos) jours?)|${SHORT}`, "iu");
/** "Veranos 2016-2020": between two of them there was no work, so nobody can say how long it was. */
const SEASONS = /veranos|inviernos|temporadas|summers|winters|seasons|étés|hivers|saisons/iu;
const SINCE = /\b(since|from|seit|ab|depuis|desde)\b|[-–—]\s*$/iu;

function toYearMonth({ groups }: RegExpMatchArray): YearMonth | null {
  if (!groups) return null;
  const { iso, isoMonth, numeric, numericYear, name, year } = groups;
  if (iso) return { year: Number(iso), month: Number(isoMonth) };
  if (numericYear) return { year: Number(numericYear), month: Number(numeric) };
  return { year: Number(year), month: name ? monthOf(name) : null };
}

function monthOf(name: string): number | null {
  const key = name.toLowerCase().replace(".", "");
  return MONTHS[key.slice(0, 4)] ?? MONTHS[key.slice(0, 3)] ?? MONTHS[key] ?? null;
}

function isBefore(a: YearMonth, b: YearMonth): boolean {
  return a.year < b.year || (a.year === b.year && a.month !== null && b.month !== null && a.month < b.month);
}

/** Whole years where a month is missing on either side; months both included otherwise. */
function monthsBetween(start: YearMonth, end: YearMonth, open: boolean): number | null {
  if (start.month !== null && end.month !== null) {
    return (end.year - start.year) * 12 + end.month - start.month + (open ? 0 : 1);
  }
  const years = end.year - start.year;
  return years > 0 ? years * 12 : null;
}
