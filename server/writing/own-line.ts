import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { decapitalised, isFiniteWord, lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { isSurelySentence, lacksArticle, lacksSubject } from "#shared/material/sure-sentence.ts";
import { patternOf } from "#shared/writing/pattern.ts";

/** A line of the person's as it may stand in a letter. `said` is null where it may be no sentence. */
export type OwnLine = {
  fact: string;
  /** As typed, without the marks of a list. */
  typed: string;
  said: string | null;
  /** What probably is a sentence as well: it may stand behind the question that it answers. */
  likely: string | null;
  /** The person wrote it as a sentence for the letter: it is told as it stands. */
  given?: true;
};

/**
 * The only edits that a person's words meet: blanks, a capital, a full stop, "i" as "I", capitals of days and
 * languages, the table of abbreviations, and the subject before a line whose first word is surely the person's verb.
 */
export function readOwnLine(
  { id: fact, text, origin }: Pick<MaterialLine, "id" | "text" | "origin">,
  book: Book,
  isNow: boolean,
): OwnLine {
  const typed = withoutMarks(text);
  const [first = "", ...rest] = splitTyped(withPeriod(typed, book), book);
  // A row that is typed on the page begins with "I"; one that was pasted may be as short as resumes have it.
  const say = (sentence: string) => {
    const said = sayable(sentence, book, isNow);
    return said !== sentence && origin.from !== "typed" && isShortened(sentence, book) ? null : said;
  };
  const opening = lacksCapitals(typed, book) ? null : say(first);
  const later = rest.map(say);
  // From the first note on, the rest of a line is left.
  const end = later.indexOf(null);
  const said = [opening, ...(end < 0 ? later : later.slice(0, end))];
  const isSure = opening !== null;
  const looksSaid =
    isSure || (lookAtSentence(first, book.sentences).is === "sentence" && !lacksSubject(first, book.sentences));
  const whole = (isSure ? withTail(said, rest[end], book) : [first, ...rest])
    .map((sentence) => finished(sentence ?? "", book))
    .join(" ");
  return { fact, typed, said: isSure ? whole : null, likely: looksSaid ? whole : null };
}

/** "Managed insurance programme", "stock + CD register": what lacks an article or has marks of notes is no sentence. */
function isShortened(sentence: string, { sentences }: Book): boolean {
  if (/[+=→|]|\p{N}{4}\s?[-–]\s?\p{N}{2}/u.test(sentence)) return true;
  const [, second = ""] = sentence.split(" ");
  if (sentences.subject !== "I" || !/^\p{Ll}/u.test(second)) return false;
  const low = second.replace(/[^\p{L}'’]/gu, "");
  const opens = [sentences.determiners, sentences.verbFirst.before, sentences.adverbials];
  return !low.endsWith("s") && !opens.some((words) => words.includes(low));
}

/** What the person wrote for the letter in place of a note: nobody asks whether it is a sentence. */
export function givenLine(fact: string, text: string, book: Book): OwnLine {
  const typed = withoutMarks(text);
  const said = finished(typed, book);
  return { fact, typed, said, likely: said, given: true };
}

/** "I sealed it. hasn't tripped since March": a short note goes behind the sentence that it follows. */
function withTail(said: readonly (string | null)[], note: string | undefined, book: Book): (string | null)[] {
  const last = said.at(-1) ?? "";
  const tail = note?.replace(/[.;,\s]+$/u, "") ?? "";
  const count = tail.split(" ").length;
  if (count < SHORTEST_TAIL || count > LONGEST_TAIL || /[?!:@"“„«]/u.test(tail) || last === "") return [...said];
  if (book.facts.orders.some((order) => tail.toLowerCase().startsWith(`${order} `))) return [...said];
  if (/^\p{Lu}/u.test(tail)) return [...said, tail];
  return [...said.slice(0, -1), `${last.replace(/[.\s]+$/u, "")} – ${startSmall(tail, book)}`];
}

const SHORTEST_TAIL = 3;
const LONGEST_TAIL = 9;

/** "2008-2022 trabajé …": the years in front as a sentence has them. */
function withPeriod(text: string, { links }: Book): string {
  const [all, from = "", to = ""] = /^((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)\s+(?=\p{Ll})/u.exec(text) ?? [];
  if (!all) return text;
  const when = links.periods.fromTo.replace("{from}", from).replace("{to}", to);
  return `${when.charAt(0).toUpperCase()}${when.slice(1)} ${text.slice(all.length)}`;
}

/** German that was typed without any capital has nouns that nobody can find for sure. */
function lacksCapitals(text: string, { sentences }: Book): boolean {
  return sentences.nouns.length > 0 && !/(?<=.)\p{Lu}/u.test(text) && text.split(" ").length > SHORT_LINE;
}

const SHORT_LINE = 4;

/** A sentence as it stands, or behind the subject that it surely lacks; null where it may be none. */
function sayable(sentence: string, { sentences }: Book, isNow: boolean): string | null {
  // "Astreintes ok, j'en fais déjà": a note and what was added to it.
  if (/^(?:\S+\s){1,2}(?:ok|okay|oui|sí|ja|yes)(?![\p{L}])/iu.test(sentence)) return null;
  const looked = lookAtSentence(sentence, sentences);
  // "Do the ordering, got waste down" is a sentence but for its subject.
  const [verb = ""] = sentence.toLowerCase().split(" ");
  const isSaid = looked.is === "sentence" && lacksSubject(sentence, sentences) && sentences.subject !== "Je";
  if (isSaid && (isNow || !sentences.sureNow.includes(verb)) && !sentences.unsure.includes(verb))
    return `${sentences.subject} ${decapitalised(sentence)}`;
  if (looked.is === "sentence") return isSurelySentence(sentence, sentences) ? sentence : null;
  if (!("mended" in looked) || !looked.isSure || (looked.now && !isNow)) return null;
  // "Did the changeover, was back running on Monday": the second verb is somebody else's.
  if (sentences.dangling.some((verb) => sentence.toLowerCase().includes(`, ${verb} `))) return null;
  const isPerfect = sentences.perfect !== "" && looked.mended?.startsWith(`${sentences.perfect} `);
  return isPerfect && lacksArticle(sentence, sentences) ? null : looked.mended;
}

/** Sentences as people type them: the next one may begin small, where the word before the stop is no short form. */
function splitTyped(text: string, { sentences }: Book): string[] {
  // "Vom 14. bis 18. Dezember" goes on.
  const ends = sentences.nouns.length > 0 ? SMALL_START_GERMAN : SMALL_START;
  return splitSentences(text).flatMap((sentence) => sentence.text.split(ends));
}

/** Short forms whose stop ends no sentence. */
const SHORT_FORMS = "approx asoc avda bzw cía dept env ggf inc lic max min núm prof std tel usw".split(" ");
const isShort = `(?<!\\s(?:${SHORT_FORMS.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join("|")}))`;
const SMALL_START = patternOf(`(?<=(?:\\p{L}{3}|\\d{2}|\\p{L}{2}\\)|\\sit)${isShort}[.!?])\\s+(?=\\p{Ll}{2})`, "u");
const SMALL_START_GERMAN = patternOf(`(?<=(?:\\p{L}{3}|\\p{L}{2}\\))${isShort}[.!?])\\s+(?=\\p{Ll}{2})`, "u");

/** An ending as it stands behind its beginning: the beginning typed again and a capital it does not need are left out. */
export function readEnding(beginning: string, ending: string, book: Book): string {
  const cleaned = withoutMarks(ending);
  if (beginning.trim() === "") return finished(cleaned, book);
  const rest = withoutBeginning(beginning, cleaned);
  const isOpen = !/[.!?…:][”"»“]?$/u.test(beginning.trim());
  return finished(isOpen ? startSmall(rest, book) : rest, book, isOpen);
}

/** What a person typed, without marks of lists, tags and what cannot be seen. */
export function withoutMarks(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/<\/?[a-z][^<>]*>/giu, " ")
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^(?:[-–—•*·▪●○>»›✓+]\s?)+/u, "")
    .trim();
}

/** "I am applying because I am applying because I …": words at the end of the beginning that the ending starts with again. */
function withoutBeginning(beginning: string, ending: string): string {
  const said = beginning.trim().split(/\s+/u);
  const typed = ending.split(" ");
  for (let from = 0; from < said.length; from++) {
    const again = said.slice(from);
    if (again.length < typed.length && again.every((word, at) => plain(word) === plain(typed[at] ?? "")))
      return typed.slice(again.length).join(" ");
  }
  return ending;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The first word of an ending, small unless it is a name, a short form or "I". */
function startSmall(text: string, book: Book): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? "";
  const low = word.toLowerCase();
  const { subjects, determiners, leads, finiteEnds, dropsSubject } = book.sentences;
  const { common, numbers } = book.words;
  const isKnown =
    [subjects, determiners, leads, common, numbers].some((words) => words.includes(low)) ||
    isFiniteWord(low, book.sentences) ||
    (dropsSubject && finiteEnds.some((end) => low.length > end.length + 2 && low.endsWith(end)));
  return isKnown ? decapitalised(text) : text;
}

const finishers = new WeakMap<Book, (text: string) => string>();

/** Capitals, short forms and blanks as a letter has them. */
export function tidied(text: string, book: Book): string {
  let finish = finishers.get(book);
  if (!finish) {
    finish = createFinisher(book);
    finishers.set(book, finish);
  }
  return finish(text);
}

/** With a capital and a full stop. */
export function finished(text: string, book: Book, keepsStart = false): string {
  const tidy = splitTyped(tidied(text, book), book)
    .map((sentence, at) => (at === 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)))
    .join(" ");
  const started = keepsStart ? tidy : tidy.charAt(0).toUpperCase() + tidy.slice(1);
  return /[.!?…][”"»“)]?$/u.test(started) ? started : `${started.replace(/[,;:\s–-]+$/u, "")}.`;
}

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
        if (/^\p{Lu}{2,}[.,;:!?]*$/u.test(word)) return word;
        // "Rossi & Asoc." is a name.
        if (word === "&" && /^\p{Lu}/u.test(all[at - 1] ?? "") && /^\p{Lu}/u.test(all[at + 1] ?? "")) return word;
        const whole = abbreviations.get(word.toLowerCase());
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
  const found = months.find((month) => month.toLowerCase() === core.toLowerCase());
  if (found)
    return isDay || BEFORE_MONTHS.has(before.toLowerCase()) || core.length > LONGEST_UNSURE ? found + stop : null;
  const short = months.find((month) => month.toLowerCase().startsWith(core) && core.length <= SHORT_MONTH);
  return short && isDay ? short + stop : null;
}

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

/** The line behind a prefix ("There I …"), where its first word allows one; null where not. */
export function clauseOf(said: string, starts: readonly string[]): string | null {
  const word = said.split(" ")[0] ?? "";
  if (!starts.some((start) => start.toLowerCase() === word.toLowerCase())) return null;
  return decapitalised(said);
}
