import type { Book } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";

/**
 * The part of a note that says what somebody wants: of "I earn 50, want 60" the second half, all of it where it speaks of
 * nothing else, and null where it only says what is so today.
 */
export function wantedPart(typed: string, { presentCues, wishCues }: Book["facts"]): string | null {
  const text = lowered(typed);
  const isPresent = holdsAny(text, presentCues);
  if (!isPresent && sumsIn(typed).length < 2) return typed;
  const starts = wishCues
    .map((cue) => text.search(patternOf(`(?<!\\p{L})${cue}(?!\\p{L})`, "iu")))
    .filter((start) => start >= 0 && /\d/u.test(typed.slice(start)));
  if (starts.length === 0) return isPresent ? null : typed;
  return typed.slice(Math.max(...starts));
}

type From = { book: Book; currency: string };

/** What somebody asks for; empty where a note about pay has no figure that is sure, null where it is about something else. */
export function wantedPay(typed: string, { book, currency }: From): string | null {
  const all = payOf(typed, typed, { book, currency });
  const part = wantedPart(typed, book.facts);
  if (all === null || part === typed) return all;
  const wanted = amountIn(part ?? "", book);
  const largest = Math.max(0, ...sumsIn(typed).map(amountOf));
  // "I earn 17500, want 22" means thousands that it doesn't say.
  if (part === null || !wanted || amountOf(wanted) < largest / UNLIKELY) return "";
  return payOf(part, typed, { book, currency: CURRENCY.exec(typed)?.[0] ?? currency });
}

const UNLIKELY = 4;

const AMOUNT =
  /(?<=(?<!\p{L})Rs?|(?<![\p{L}\d]))(?<figure>\d[\d.,'’ ]*\d)\s?(?<thousands>k|mil|tsd\.?)?(?![\p{L}\d]|\s?%)/iu;
const CURRENCY_WORDS =
  "eur|euros?|chf|franken|fr\\.|cop|mxn|usd|pesos|dollars?|soles|f\\s?cfa|xaf|xof|dirhams?|mad|dinars?";
export const CURRENCY = patternOf(
  `€|\\$|£|₹|S\\/\\.?(?=\\s?\\d)|(?<!\\p{L})Rs?\\.?(?=\\s?\\d{2})|(?<!\\p{L})(?:${CURRENCY_WORDS})(?!\\p{L})`,
  "iu",
);

const payWords = onceOf(({ words, facts }: Book) => [...words.pay, ...facts.payKinds]);

/** The pay in a part of a note that is about pay. */
function payOf(part: string, note: string, { book, currency }: From): string | null {
  const { facts } = book;
  const [text, all] = [lowered(part), lowered(note)];
  // "Toolbox worth $22,000" has a sum that is no pay.
  const isSum = CURRENCY.test(all) && all.split(" ").length <= LONGEST_SUM;
  const isPay = isSum || HOURLY_SUM.test(all) || holdsAny(all, payWords(book));
  const found = amountIn(part, book);
  const isAlone =
    found !== null &&
    text.replace(found[0].toLowerCase(), "").trim().length <= 2 &&
    // "MP 4417" is the number of somebody's licence to practise.
    !/\p{Lu}/u.test(part.replace(found[0], "")) &&
    /\d{4}|k$|mil$/iu.test(found[0].replace(/[.,' ]/gu, "")) &&
    !/^(?:19|20)\d\d$/u.test(found[0]);
  if (!isPay && !isAlone) return null;
  const figure = found?.groups?.figure ?? "";
  if (figure === "" || text.split(" ").length > LONGEST_PAY) return isPay && /\d/u.test(text) ? "" : null;
  const value = found ? amountOf(found) : 0;
  const shown = `${figure.trim()}${found?.[0].trim().slice(figure.length) ?? ""}`;
  // Switzerland parts its thousands so.
  const isSwiss = /\d['’]\d{3}/u.test(figure);
  // "380 000" is no pay in euros: French is spoken where other money is paid.
  const usual = currency === "€" && value >= NO_EUROS ? "" : currency;
  const sign = CURRENCY.exec(part)?.[0] ?? (isSwiss ? "Franken" : usual);
  const whole = /auf 100\s?%/u.test(text)
    ? "(auf 100 % gerechnet)"
    : /auf vollzeit/u.test(text)
      ? "(auf Vollzeit gerechnet)"
      : "";
  // "$150" a year means thousands that nobody has said.
  if (value >= HOURLY && value < THOUSAND && usualUnit(value, sign) === "") return "";
  const unit = facts.payTyped.find(({ typed: cue }) =>
    patternOf(`(?<!\\p{L})(?:${cue})(?!\\p{L})`, "iu").test(text),
  )?.said;
  const kind = patternOf(`(?<!\\p{L})(?:${facts.payKinds.join("|")})(?!\\p{L})`, "iu").exec(text)?.[0];
  // "3.400 brutto bei 30 Std." is no pay by the hour.
  const isHourly = unit === "hour" && value >= HOURLY;
  const per = facts.payUnits[unit === undefined || isHourly ? usualUnit(value, sign) : unit] ?? "";
  const isBefore = /^[$£₹R]/u.test(sign) && !book.manners.typographicSpaces;
  // "Not below 3,350" is no wish for 3,350.
  const least = holdsAny(text, facts.floor.cues) ? facts.floor.said : "";
  const isSoles = /^s\//iu.test(sign);
  return [least, isSoles ? `S/ ${shown}` : isBefore ? `${sign}${shown}` : `${shown} ${sign}`.trim(), kind, per, whole]
    .filter(Boolean)
    .join(" ");
}

/** "25,50 Std.": pay with cents is by the hour. */
const HOURLY_SUM =
  /(?<![\d.,])\d{1,2}[.,]\d{2}\s?(?:€|\$|£|eur|euros?)?\s?(?:\/|pro|die|an|per|la|por|de l['’])?\s?(?:std|stunde|h(?!\p{L})|hr|hour|heure|hora)/iu;

/** Of several figures the one with a word or sign of pay beside it ("32 hours, 3,100 gross"). */
function amountIn(typed: string, { facts, words }: Book): RegExpExecArray | null {
  const all = [...typed.matchAll(new RegExp(AMOUNT.source, "giu"))];
  const says = [...facts.payKinds, ...words.pay];
  const isBeside = ({ index, 0: found }: RegExpExecArray) => {
    const behind = typed
      .slice(index + found.length)
      .trim()
      .split(/\s+/u)
      .slice(0, 2)
      .join(" ");
    return CURRENCY.test(`${typed.slice(0, index).trim().slice(-4)} ${behind.slice(0, 6)}`) || holdsAny(behind, says);
  };
  return all.find(isBeside) ?? all[0] ?? null;
}

const THOUSAND = 1000;
const LONGEST_PAY = 9;
const LONGEST_SUM = 4;
const HOURLY = 100;
const MONTHLY = 10_000;
const NO_EUROS = 200_000;

/** Pay in these is by the hour below a hundred, and by the year from ten thousand on; of others nothing is sure. */
function usualUnit(value: number, sign: string): string {
  if (sign === "$" && value < HOURLY) return "hour";
  if (!/^(?:€|£|eur|euros?|chf|franken)$/iu.test(sign)) return "";
  return value < HOURLY ? "hour" : value < MONTHLY ? "month" : "year";
}

/** Amounts that are no years. */
function sumsIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(AMOUNT.source, "giu"))].filter(([sum]) => !/^(?:19|20)\d\d$/u.test(sum));
}

function amountOf({ groups }: RegExpExecArray): number {
  const bare = (groups?.figure ?? "").replace(/[.,'’ ](?=\d{3}(?!\d))/gu, "");
  return Number(bare.replace(",", ".")) * (groups?.thousands ? THOUSAND : 1);
}

function lowered(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/** "salary 100k" as "100 000 $"; null where words say what the figure is of. */
export function sumOf(
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
  const figure = new Intl.NumberFormat(language).format(amountOf(found)).replace(/\s/gu, " ");
  return /^[$£]$/u.test(sign) && language === "en" ? `${sign}${figure}` : `${figure} ${sign}`.trim();
}
