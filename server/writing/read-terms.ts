import type { Book } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import type { OwnLine } from "./own-line.ts";
import { canOf, hoursOf, refuses, wantedHours } from "./read-hours.ts";
import { sumOf, wantedPart, wantedPay } from "./read-pay.ts";

/** What people note about when, how much and for what they work: each as a letter says it, with the lines it stands in. */
export type TermName = "notice" | "start" | "now" | "pay" | "hours" | "move" | "can" | "car";
export type Terms = ReadonlyMap<TermName, { texts: string[]; facts: string[] }>;

const LONGEST_NOTE = 16;
const LONGEST_SAID = 12;
const MOST_PARTS = 4;

export type From = { book: Book; currency: string; asksPay: boolean };
export type TermLine = OwnLine & { ofJob: boolean };

/** Reads notes by the patterns of the language; `used` are lines of which nothing is left to say. */
export function readTerms(lines: readonly TermLine[], from: From): { terms: Terms; used: ReadonlySet<string> } {
  const terms = new Map<TermName, { texts: string[]; facts: string[] }>();
  const used = new Set<string>();
  const isRefused = lines.some(({ typed }) => refuses(typed, from.book.facts));
  for (const line of lines) {
    const found = termsIn(line, from, isRefused);
    if (found.isUsed) used.add(line.fact);
    for (const [name, texts] of found.terms) {
      const known = terms.get(name) ?? { texts: [], facts: [] };
      terms.set(name, { texts: [...new Set([...known.texts, ...texts])], facts: [...known.facts, line.fact] });
    }
  }
  return { terms, used };
}

type Found = { terms: (readonly [TermName, string[]])[]; isUsed: boolean };

/** "3,600 gross, notice six weeks, so March 1 at the earliest": each part, where every one of them is a term. */
function termsIn(line: TermLine, from: From, isRefused: boolean): Found {
  const parts = line.typed.split(/[,;]\s+/u);
  if (parts.length === 1 || parts.length > MOST_PARTS || line.said !== null) return termsOf(line, from, isRefused);
  const each = parts.map((typed) => termsOf({ ...line, typed }, from, isRefused));
  return each.every(({ isUsed }) => isUsed)
    ? { terms: each.flatMap(({ terms }) => terms), isUsed: true }
    : termsOf(line, from, isRefused);
}

export function termsOf({ typed, said, ofJob }: TermLine, from: From, isRefused: boolean): Found {
  const terms: [TermName, string[]][] = [];
  const { facts } = from.book;
  const count = typed.split(" ").length;
  if (count > LONGEST_NOTE || (said !== null && count > LONGEST_SAID)) return { terms, isUsed: false };
  const text = typed.toLowerCase().replaceAll("’", "'");
  if (holdsAny(text, from.book.words.keptOut)) return { terms, isUsed: false };
  const add = (name: TermName, ...texts: string[]) => {
    if (texts.length > 0) terms.push([name, texts]);
  };
  const wanted = wantedPart(typed, facts);
  const pay = ofJob ? null : wantedPay(typed, from);
  if (pay !== null) {
    const [hours] = text.includes(",") ? hoursOf((wanted ?? "").split(/,(?!\d)/u)[0] ?? "", facts) : [];
    if (hours !== undefined) add("hours", hours);
    if (pay !== "" && from.asksPay) add("pay", pay);
    return { terms, isUsed: true };
  }
  const notice = noticeOf(text, facts);
  if (notice !== null) add("notice", notice);
  const start = startOf(notice === null ? text : text.replace(noticePattern(facts), " "), from.book);
  if (start === NOW) add("now", NOW);
  else if (start !== null) add("start", start);
  if (holdsAny(text, facts.move)) add("move", "");
  if (ownsCar(text, facts) && count <= LONGEST_SAID) add("car", facts.car.said);
  if (!holdsAny(text, facts.negative) && !ofJob) {
    if (!isRefused) add("can", ...canOf(text, facts));
    if (start === null && notice === null && wanted !== null) add("hours", ...wantedHours(wanted, facts));
  }
  return { terms, isUsed: terms.length > 0 };
}

/** "Carné B, sin coche propio" speaks of a car that somebody doesn't have. */
export function ownsCar(text: string, { car, denials }: Book["facts"]): boolean {
  return (
    patternOf(`(?<!\\p{L})(?:${car.typed})(?!\\p{L}|\\s(?:de m[aio]|of my|vo[nm]|meine[rs])(?!\\p{L}))`, "iu").test(
      text,
    ) && !holdsAny(text, denials)
  );
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
  return new RegExp(`(?<![\\p{L}\\p{N}])${uniquelyNamed(filled)}`, "iu");
}

/** A name may stand for one group only: of alternatives that share it, each gets its own. */
function uniquelyNamed(pattern: string): string {
  let count = 0;
  return pattern.replaceAll(/\(\?<(n|unit)>/gu, (_all, name: string) => `(?<${name}${Math.floor(count++ / 2)}>`);
}

const noticePattern = onceOf((facts: Facts) => counted(facts.notice, facts));
const withinPattern = onceOf((facts: Facts) => counted(facts.withinTyped, facts));

function noticeOf(text: string, facts: Facts): string | null {
  const groups = noticePattern(facts).exec(text)?.groups;
  return groups ? `${durationOf(groups, facts)}${nounEnd(groups.end ?? groups.after ?? "")}` : null;
}

/** "zum quartalsende" as it is written. */
function nounEnd(end: string): string {
  return end
    .replace(" z. ", " zum ")
    .replace(/(?:monats|quartals|jahres)?ende$/u, (noun) => noun.charAt(0).toUpperCase() + noun.slice(1));
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
  const within = withinPattern(facts).exec(text)?.groups;
  if (within) {
    const [n = "", unit = ""] = splitOnce(durationOf(within, facts));
    return facts.within.replace("{n}", n).replace("{unit}", unit);
  }
  if (holdsAny(text, facts.nowCues)) return NOW;
  // "My contract ended in October": the date is of what is over.
  if (!saysStart(text, facts) || holdsAny(text, facts.endedCues)) return null;
  const date = dateIn(text, manners.months);
  if (!date) return null;
  const [byDay = "", byMonth = ""] = date.monthFirst ? facts.monthFirst : facts.dayFirst;
  const filled = (date.day ? byDay : byMonth)
    .replace("{day}", facts.firstDay !== null && date.day === "1" ? facts.firstDay : date.day)
    .replace("{month}", date.month);
  const said = filled.replace(/\[([^\]]*)\{year\}\]/u, date.year ? `$1${date.year}` : "");
  return holdsAny(text, facts.startAfter.cues) ? behind(said, facts.startAfter.said) : said;
}

/** "On January 15" as "after January 15". */
function behind(date: string, said: Facts["startAfter"]["said"]): string {
  const [start, after] = Object.entries(said).find(([opening]) => date.startsWith(`${opening} `)) ?? ["", ""];
  return start === "" ? date : after + date.slice(start.length);
}

/** "From March" says it alone; "short time since March" has the same small word and is about something else. */
function saysStart(text: string, facts: Facts): boolean {
  const opening = text.split(/\s+/u).slice(0, 2).join(" ");
  return holdsAny(text, strongCues(facts)) || holdsAny(opening, facts.weakStartCues);
}

const strongCues = onceOf(({ startCues, weakStartCues }: Facts) => {
  return startCues.filter((cue) => !weakStartCues.includes(cue));
});

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
