import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { rememberByBook } from "./remember-by-book.ts";

/** Sentences as people type them: the next one may begin small, where the word before the stop is no short form. */
export function splitTyped(text: string, { sentences }: Book): string[] {
  // "Vom 14. bis 18. Dezember" goes on.
  const ends = sentences.nouns.length > 0 ? SMALL_START_GERMAN : SMALL_START;
  return splitSentences(text).flatMap((sentence) => sentence.text.split(ends));
}

/** Short forms whose stop ends no sentence. */
const SHORT_FORMS =
  "approx arq asoc avda bzw cía dept dra env ggf inc ing lic max min núm prof sem sra std tel téc usw".split(" ");
const isShort = `(?<!\\s(?:${SHORT_FORMS.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join("|")}))`;
const SMALL_START = patternOf(`(?<=(?:\\p{L}{3}|\\d{2}|\\p{L}{2}\\)|\\sit)${isShort}[.!?])\\s+(?=\\p{Ll}{2})`, "u");
const SMALL_START_GERMAN = patternOf(`(?<=(?:\\p{L}{3}|\\p{L}{2}\\))${isShort}[.!?])\\s+(?=\\p{Ll}{2})`, "u");

/** Capitals, short forms and blanks as a letter has them. */
export const tidied = rememberByBook((text, book): string => finisherOf(book)(text));

/** With a capital and a full stop. */
export function finished(text: string, book: Book, keepsStart = false): string {
  const tidy = splitTyped(tidied(text, book), book)
    .map((sentence, at) => (at === 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)))
    .join(" ");
  const started = keepsStart ? tidy : tidy.charAt(0).toUpperCase() + tidy.slice(1);
  return /[.!?…][”"»“)]?$/u.test(started) ? started : `${started.replace(/[,;:\s–-]+$/u, "")}.`;
}

const finisherOf = onceOf(createFinisher);

function createFinisher({ words, sentences, manners }: Book): (text: string) => string {
  const capitals = new Map(words.capitals.map((word) => [word.toLowerCase(), word]));
  const abbreviations = new Map(Object.entries(words.abbreviations));
  const pairs = anyOf(Object.keys(words.pairs));
  const { before, notAfter } = words.commas;
  const comma =
    before.length === 0
      ? NEVER
      : new RegExp(`(?<=\\p{L})(?<!(?<!\\p{L})(?:${notAfter.join("|")})) (${before.join("|")})(?= )`, "gu");
  // The space before these marks doesn't break a line.
  const marks = manners.typographicSpaces ? /[ \u00a0][;:!?](?!\S)/gu : NEVER;
  // What is a verb too is left as it was typed.
  const verbs = new Set([...sentences.bare, ...sentences.finite, ...sentences.verbFirst.forms]);
  const nouns = new Set(sentences.nouns.filter((noun) => !verbs.has(noun)));
  return (text) =>
    (sentences.nouns.length > 0 && !/(?<=.)\p{Lu}/u.test(text) ? withNouns(text, { words, sentences }) : text)
      .split(" ")
      .map((word, at, all) => {
        // "CA" is a figure of a business, and "ca" is typed for "ça".
        if (/^\p{Lu}{2,}[.,;:!?]*$/u.test(word) || (at > 0 && /^\p{Lu}[.,;:!?]*$/u.test(word))) return word;
        // "Rossi & Asoc." is a name.
        if (word === "&" && /^\p{Lu}/u.test(all[at - 1] ?? "") && /^\p{Lu}/u.test(all[at + 1] ?? "")) return word;
        // "U. a." is "among others", and its "u." no "and".
        const isPair = /^a\.[,;:]?$/iu.test(all[at + 1] ?? "");
        const low = word.toLowerCase();
        // "Ca 25 chantiers" counts; "#" stands for any figure.
        const counted = /^\p{N}/u.test(all[at + 1] ?? "") ? abbreviations.get(`${low} #`) : undefined;
        const whole = isPair ? undefined : (counted ?? abbreviations.get(low));
        if (whole !== undefined) return whole;
        const [, bare = "", stop = ""] = /^(\p{L}+)([.,;:!?]+)$/u.exec(word) ?? [];
        const known = stop === "" ? undefined : abbreviations.get(bare.toLowerCase());
        // The full stop of a short form goes with it where the sentence goes on.
        if (known !== undefined) return known + (stop === "." && /^[\p{Ll}\p{N}]/u.test(all[at + 1] ?? "") ? "" : stop);
        if (sentences.subject === "I" && /^i(?=$|['’,;.])/u.test(word)) return `I${word.slice(1)}`;
        // "may 21" is a day of May.
        const isDay =
          /^\d{1,2}(?:\D|$)/u.test(all[at + 1] ?? "") || /^\d{1,2}(?:st|nd|rd|th)?$/u.test(all[at - 1] ?? "");
        const month = monthOf(word, { months: manners.months, isDay, before: all[at - 1] ?? "" });
        if (month !== null) return month;
        const core = /^\p{Ll}+/u.exec(word)?.[0] ?? "";
        if (nouns.has(word.replace(/[.,;:!?)]+$/u, ""))) return word.charAt(0).toUpperCase() + word.slice(1);
        const capital = core === "" ? undefined : (capitals.get(core) ?? capitals.get(core.replace(/days$/u, "day")));
        return capital === undefined ? word : capital.charAt(0) + word.slice(1);
      })
      .join(" ")
      .replace(manners.typographicSpaces ? /\s+([.,])/gu : /\s+([.,;])/gu, "$1")
      .replace(marks, (mark) => `${NARROW}${mark.trim()}`)
      .replace(/ {2,}/gu, " ")
      .replace(pairs, (pair) => words.pairs[pair.toLowerCase()] ?? pair)
      .replace(comma, ", $1")
      .trim();
}

const BEFORE_MONTHS: ReadonlySet<string> = new Set("by from im in last next seit since till until".split(" "));

/** A month with its capital: "march" and "jan" only where a day or "since" stands beside them. */
function monthOf(
  word: string,
  { months, isDay, before }: { months: readonly string[]; isDay: boolean; before: string },
): string | null {
  const [, core = "", stop = ""] = /^(\p{L}{3,9})\.?([,;:!?.]*)$/u.exec(word) ?? [];
  if (core === "" || !/^\p{Lu}/u.test(months[0] ?? "")) return null;
  const small = smallMonths(months);
  const found = months[small.indexOf(core.toLowerCase())];
  if (found)
    // A month that is written out has no stop of its own: it is the sentence's.
    return isDay || BEFORE_MONTHS.has(before.toLowerCase()) || core.length > LONGEST_UNSURE
      ? found + word.slice(core.length)
      : null;
  const short = core.length <= SHORT_MONTH && isDay ? small.findIndex((month) => month.startsWith(core)) : -1;
  return short < 0 ? null : `${months[short]}${stop}`;
}

const smallMonths = onceOf((months: readonly string[]) => months.map((month) => month.toLowerCase()));

const LONGEST_UNSURE = 5;
const SHORT_MONTH = 4;

const NOUN_ENDS =
  /(?:ung|heit|keit|schaft|tion|tät|ismus|markt|schein|abschluss|praktikum|zeugnis|betrieb|lehre|arbeit)(?:en|e|s)?$/u;
const JOINED_ARTICLES: ReadonlySet<string> = new Set("am beim im ins vom zum zur".split(" "));

/** German that was typed without capitals: words that stand where a noun does, or end as only nouns do. */
function withNouns(text: string, { words, sentences }: Pick<Book, "words" | "sentences">): string {
  const all = text.split(" ");
  const isOther = (word: string) =>
    words.common.includes(word) || sentences.determiners.includes(word) || sentences.adverbials.includes(word);
  let opens = false;
  return all
    .map((word) => {
      const low = word.replace(/[^\p{L}-]/gu, "");
      const bends = /(?:e|en|er|es|em)$/u.test(low);
      const isNoun = low.length > 2 && !isOther(low) && (NOUN_ENDS.test(low) || (opens && !bends));
      opens =
        JOINED_ARTICLES.has(low) ||
        (sentences.determiners.includes(low) && low.length > 2 && low !== "das") ||
        (opens && bends && !isNoun);
      return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(" ");
}

/** Whole words, whatever their case. */
function anyOf(texts: readonly string[]): RegExp {
  return texts.length === 0 ? NEVER : new RegExp(`(?<!\\p{L})(?:${texts.join("|")})(?!\\p{L})`, "giu");
}

const NEVER = /(?!)/gu;
const NARROW = "\u202f";
