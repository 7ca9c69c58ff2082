import type { Book } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import type { OwnLine } from "./own-line.ts";

/** What people note about when, how much and for what they work: each as a letter says it, with the lines it stands in. */
export type TermName = "notice" | "start" | "now" | "pay" | "hours" | "move" | "can" | "car";
export type Terms = ReadonlyMap<TermName, { texts: string[]; facts: string[] }>;

const LONGEST_NOTE = 16;
const LONGEST_SAID = 12;

/** Reads notes by the patterns of the language; `used` are lines of which nothing is left to say. */
export function readTerms(
  lines: readonly (OwnLine & { ofJob: boolean })[],
  from: { book: Book; currency: string; asksPay: boolean },
): { terms: Terms; used: ReadonlySet<string> } {
  const terms = new Map<TermName, { texts: string[]; facts: string[] }>();
  const used = new Set<string>();
  const { facts } = from.book;
  for (const { fact, typed, said, ofJob } of lines) {
    const count = typed.split(" ").length;
    if (count > LONGEST_NOTE || (said !== null && count > LONGEST_SAID)) continue;
    const text = typed.toLowerCase().replaceAll("’", "'");
    if (holdsAny(text, from.book.words.keptOut)) continue;
    const add = (name: TermName, ...texts: string[]) => {
      if (texts.length === 0) return;
      const known = terms.get(name) ?? { texts: [], facts: [] };
      terms.set(name, { texts: [...new Set([...known.texts, ...texts])], facts: [...known.facts, fact] });
      used.add(fact);
    };
    const pay = ofJob ? null : payOf(text, typed, from);
    if (pay !== null) {
      if (pay !== "" && from.asksPay) add("pay", pay);
      else used.add(fact);
      continue;
    }
    const notice = noticeOf(text, facts);
    if (notice !== null) add("notice", notice);
    const start = startOf(notice === null ? text : text.replace(noticePattern(facts), " "), from.book);
    if (start === NOW) add("now", NOW);
    else if (start !== null) add("start", start);
    if (holdsAny(text, facts.move)) add("move", "");
    if (ownsCar(text, facts) && count <= LONGEST_SAID) add("car", facts.car.said);
    if (holdsAny(text, facts.negative)) continue;
    if (!ofJob || holdsAny(text, facts.positive)) add("can", ...canOf(text, facts));
    if (!ofJob && start === null && notice === null) add("hours", ...hoursOf(text, facts).slice(0, 1));
  }
  return { terms, used };
}

/** "Carné B, sin coche propio" speaks of a car that somebody doesn't have. */
export function ownsCar(text: string, { car, denials }: Book["facts"]): boolean {
  return patternOf(`(?<!\\p{L})(?:${car.typed})(?!\\p{L})`, "iu").test(text) && !holdsAny(text, denials);
}

/** Of notes in another language than the letter what needs no translation: a notice period and pay in figures. */
export function readForeignTerms(
  lines: readonly { id: string; text: string }[],
  from: { typedIn: Book; book: Book; language: Language; currency: string; asksPay: boolean },
): Terms {
  const { typedIn, book, language, currency, asksPay } = from;
  const terms = new Map<TermName, { texts: string[]; facts: string[] }>();
  for (const { id, text: typed } of lines) {
    const text = typed.toLowerCase().replaceAll("’", "'");
    if (typed.split(" ").length > LONGEST_NOTE || holdsAny(text, typedIn.words.keptOut)) continue;
    const add = (name: TermName, said: string | null) => {
      if (said !== null && !terms.has(name)) terms.set(name, { texts: [said], facts: [id] });
    };
    if (asksPay) add("pay", sumOf(typed, text, { typedIn, language, currency }));
    const groups = noticePattern(typedIn.facts).exec(text)?.groups;
    if (groups) add("notice", countOf(groups, typedIn.facts, book.facts));
  }
  return terms;
}

/** "salary 100k" as "100 000 $"; null where words say what the figure is of. */
function sumOf(
  typed: string,
  text: string,
  { typedIn, language, currency }: { typedIn: Book; language: Language; currency: string },
): string | null {
  const { facts, words } = typedIn;
  const found = AMOUNT.exec(typed);
  const sign = CURRENCY.exec(typed)?.[0] ?? currency;
  const says = [...facts.payKinds, ...facts.payTyped.map((one) => one.typed)].join("|");
  if (!found || !holdsAny(text, words.pay) || typed.split(" ").length > LONGEST_PAY) return null;
  if (patternOf(`(?<!\\p{L})(?:${says})(?!\\p{L})`, "iu").test(text)) return null;
  const bare = (found.groups?.figure ?? "").replace(/[.,'’ ](?=\d{3}(?!\d))/gu, "");
  const value = Number(bare.replace(",", ".")) * (found.groups?.thousands ? THOUSAND : 1);
  const figure = new Intl.NumberFormat(language).format(value).replace(/\s/gu, " ");
  return /^[$£]$/u.test(sign) && language === "en" ? `${sign}${figure}` : `${figure} ${sign}`.trim();
}

/** "3 weeks" in the letter's language: each language has the units in the same order. */
function countOf(groups: Record<string, string | undefined>, typedIn: Facts, said: Facts): string | null {
  const [, n = ""] = Object.entries(groups).find(([name, value]) => name.startsWith("n") && value) ?? [];
  const [, unit = ""] = Object.entries(groups).find(([name, value]) => name.startsWith("unit") && value) ?? [];
  const at = typedIn.units.findIndex(({ typed }) => patternOf(`^(?:${typed})$`, "iu").test(unit));
  const many = said.units[at]?.many;
  return many === undefined || !/^(?:[2-9]|\d\d)$/u.test(n) ? null : `${n} ${many}`;
}

const NOW = "now";
type Facts = Book["facts"];

function unitsOf({ units }: Facts): string {
  return `(?<unit>${units.map(({ typed }) => typed).join("|")})(?!\\p{L})`;
}

function counted(pattern: string, facts: Facts): RegExp {
  const numbers = Object.keys(facts.numbers).join("|");
  const filled = pattern.replaceAll("{n}", `(?<n>\\d{1,2}|${numbers})`).replaceAll("{unit}", unitsOf(facts));
  return patternOf(`(?<![\\p{L}\\p{N}])${uniquelyNamed(filled)}`, "iu");
}

/** A name may stand for one group only: of alternatives that share it, each gets its own. */
function uniquelyNamed(pattern: string): string {
  let count = 0;
  return pattern.replaceAll(/\(\?<(n|unit)>/gu, (_all, name: string) => `(?<${name}${Math.floor(count++ / 2)}>`);
}

function noticePattern(facts: Facts): RegExp {
  return counted(facts.notice, facts);
}

function noticeOf(text: string, facts: Facts): string | null {
  const groups = noticePattern(facts).exec(text)?.groups;
  return groups ? `${durationOf(groups, facts)}${nounEnd(groups.end ?? groups.after ?? "")}` : null;
}

/** "zum quartalsende" as it is written. */
function nounEnd(end: string): string {
  return end.replace(/(?:monats|quartals|jahres)?ende$/u, (noun) => noun.charAt(0).toUpperCase() + noun.slice(1));
}

function durationOf(groups: Record<string, string | undefined>, { units, numbers }: Facts): string {
  const [, typed = ""] = Object.entries(groups).find(([name, value]) => name.startsWith("n") && value) ?? [];
  const [, unit = ""] = Object.entries(groups).find(([name, value]) => name.startsWith("unit") && value) ?? [];
  const number = numbers[typed] ?? typed;
  const found = units.find((one) => patternOf(`^(?:${one.typed})$`, "iu").test(unit));
  const isOne = typed === "1" || SINGLE.has(typed);
  return `${typed === "1" ? oneOf(found, numbers) : number} ${(isOne ? found?.one : found?.many) ?? unit}`;
}

const SINGLE: ReadonlySet<string> = new Set(["a", "one", "ein", "einen", "un", "une", "una"]);

/** "1 mois" is "un mois". */
function oneOf(found: Facts["units"][number] | undefined, numbers: Facts["numbers"]): string {
  return found?.single ?? Object.values(numbers)[0] ?? "1";
}

/** When somebody can begin, behind a word that says so: a day, a month, in so many days, or now. */
function startOf(text: string, { facts, manners }: Book): string | null {
  const within = counted(facts.withinTyped, facts).exec(text)?.groups;
  if (within) {
    const [n = "", unit = ""] = splitOnce(durationOf(within, facts));
    return facts.within.replace("{n}", n).replace("{unit}", unit);
  }
  if (holdsAny(text, facts.nowCues)) return NOW;
  if (!holdsAny(text, facts.startCues)) return null;
  const date = dateIn(text, manners.months);
  if (!date) return null;
  const [byDay = "", byMonth = ""] = date.monthFirst ? facts.monthFirst : facts.dayFirst;
  const filled = (date.day ? byDay : byMonth)
    .replace("{day}", facts.firstDay !== null && date.day === "1" ? facts.firstDay : date.day)
    .replace("{month}", date.month);
  return filled.replace(/\[([^\]]*)\{year\}\]/u, date.year ? `$1${date.year}` : "");
}

function splitOnce(text: string): string[] {
  const at = text.indexOf(" ");
  return [text.slice(0, at), text.slice(at + 1)];
}

const DATES = [
  /(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s*(?:de\s|of\s)?(?<month>\p{L}{3,12})\.?(?:\s*(?:de\s|del\s)?(?<year>20\d\d))?/gu,
  /(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s*(?<year>20\d\d))?/gu,
  /(?<day>\d{1,2})\.\s?(?<number>\d{1,2})\.(?:\s?(?<year>20\d\d))?/gu,
  /(?<month>\p{L}{3,12})\.?(?:\s*(?:de\s|del\s)?(?<year>20\d\d))?/gu,
];

function dateIn(text: string, months: readonly string[]) {
  for (const [at, pattern] of DATES.entries())
    for (const { groups } of text.matchAll(pattern)) {
      const month = groups?.number ? months[Number(groups.number) - 1] : monthOf(groups?.month ?? "", months);
      if (month) return { month, day: groups?.day ?? "", year: groups?.year ?? "", monthFirst: at === 1 };
    }
  return null;
}

/** "févr", "jan" and "fevrier" are months, and "mayor" is none. */
function monthOf(word: string, months: readonly string[]): string | null {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const typed = plain(word);
  const found = months.filter(
    (month) => plain(month).startsWith(typed) && (typed.length < 5 || plain(month) === typed),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Nights, weekends and the like that somebody is willing to work, where the note says so or says nothing else. */
function canOf(text: string, facts: Facts): string[] {
  let rest = text;
  const found: { said: string; at: number }[] = [];
  for (const { typed, said } of facts.can) {
    const pattern = patternOf(`(?<!\\p{L})(?:${typed})(?!\\p{L})`, "iu");
    const at = rest.search(pattern);
    if (at < 0) continue;
    rest = rest.replace(pattern, (all) => " ".repeat(all.length));
    found.push({ said, at });
  }
  const left = (rest.match(/\p{L}{3,}/gu) ?? []).length;
  return found.length > 0 && (holdsAny(text, facts.positive) || left === 0) && left <= MOST_LEFT
    ? found.toSorted((one, other) => one.at - other.at).map(({ said }) => said)
    : [];
}

const MOST_LEFT = 4;

function hoursOf(text: string, { hours }: Facts): string[] {
  return hours.flatMap(({ typed, said }) => {
    const found = patternOf(`(?<![\\p{L}\\p{N}])(?:${typed})`, "iu").exec(text);
    return found && text.split(" ").length <= SHORT_OF_HOURS ? [said.replace("{n}", found[1] ?? "")] : [];
  });
}

const SHORT_OF_HOURS = 10;
const AMOUNT = /(?<![\p{L}\d])(?<figure>\d[\d.,'’ ]*\d)\s?(?<thousands>k|mil|tsd\.?)?(?![\p{L}\d]|\s?%)/iu;
export const CURRENCY = /€|\$|£|(?<!\p{L})(?:eur|euros?|chf|franken|fr\.|cop|mxn|usd|pesos|dollars?|soles)(?!\p{L})/iu;

/** What somebody asks for; empty where a note about pay has no figure that is sure, null where it is about something else. */
function payOf(text: string, typed: string, { book, currency }: { book: Book; currency: string }): string | null {
  const { facts, words } = book;
  // "Toolbox worth $22,000" has a sum that is no pay.
  const isSum = CURRENCY.test(text) && text.split(" ").length <= LONGEST_SUM;
  const isPay = isSum || holdsAny(text, [...words.pay, ...facts.payKinds]);
  const found = AMOUNT.exec(typed);
  const isAlone =
    found !== null &&
    text.replace(found[0].toLowerCase(), "").trim().length <= 2 &&
    /\d{4}|k$|mil$/iu.test(found[0].replace(/[.,' ]/gu, "")) &&
    !/^(?:19|20)\d\d$/u.test(found[0]);
  if (!isPay && !isAlone) return null;
  const figure = found?.groups?.figure ?? "";
  if (figure === "" || text.split(" ").length > LONGEST_PAY) return isPay && /\d/u.test(text) ? "" : null;
  const bare = figure.replace(/[.,'’ ](?=\d{3}(?!\d))/gu, "");
  const value = Number(bare.replace(",", ".")) * (found?.groups?.thousands ? THOUSAND : 1);
  const shown = `${figure.trim()}${found?.[0].trim().slice(figure.length) ?? ""}`;
  // Switzerland parts its thousands so.
  const isSwiss = /\d['’]\d{3}/u.test(figure);
  const sign = CURRENCY.exec(typed)?.[0] ?? (isSwiss ? "Franken" : currency);
  const whole = /auf 100\s?%/u.test(text) ? "(auf 100 % gerechnet)" : "";
  const unit = facts.payTyped.find(({ typed: cue }) =>
    patternOf(`(?<!\\p{L})(?:${cue})(?!\\p{L})`, "iu").test(text),
  )?.said;
  const kind = patternOf(`(?<!\\p{L})(?:${facts.payKinds.join("|")})(?!\\p{L})`, "iu").exec(text)?.[0];
  const per = facts.payUnits[unit ?? usualUnit(value, sign)] ?? "";
  const isBefore = /^[$£]/u.test(sign) && !book.manners.typographicSpaces;
  return [isBefore ? `${sign}${shown}` : `${shown} ${sign}`.trim(), kind, per, whole].filter(Boolean).join(" ");
}

const THOUSAND = 1000;
const LONGEST_PAY = 9;
const LONGEST_SUM = 4;
const HOURLY = 100;
const MONTHLY = 10_000;

/** Pay in these is by the hour below a hundred, and by the year from ten thousand on; of others nothing is sure. */
function usualUnit(value: number, sign: string): string {
  if (sign === "$" && value < HOURLY) return "hour";
  if (!/^(?:€|£|eur|euros?|chf|franken)$/iu.test(sign)) return "";
  return value < HOURLY ? "hour" : value < MONTHLY ? "month" : "year";
}
