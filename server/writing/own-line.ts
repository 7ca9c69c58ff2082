import type { Book } from "#shared/languages/book.ts";
import { withoutBeginning } from "#shared/material/join-ending.ts";
import { decapitalised, isFiniteWord, lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { isSurelySentence, lacksArticle, lacksSubject } from "#shared/material/sure-sentence.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { isClean } from "#shared/writing/text-words.ts";
import { finished, splitTyped } from "./finished.ts";

/** A line of the person's as it may stand in a letter. `said` is null where it may be no sentence. */
export type OwnLine = {
  fact: string;
  /** As typed, without the marks of a list. */
  typed: string;
  said: string | null;
  /** What probably is a sentence as well: it may stand behind the question that it answers. */
  likely: string | null;
  /** The person wrote it for the letter: it is told as it stands, in the list where it is no sentence. */
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
  const daily = isNow ? usesDaily(typed, book) : null;
  if (daily !== null) return { fact, typed, said: finished(daily, book), likely: null };
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
  if (/[+=→|]|->|\p{N}{4}\s?[-–]\s?\p{N}{2}/u.test(sentence)) return true;
  const [, second = "", ...more] = sentence.split(" ");
  if (sentences.subject !== "I" || !/^\p{Ll}/u.test(second)) return false;
  const low = second.replace(/[^\p{L}'’]/gu, "");
  const opens = [sentences.determiners, sentences.verbFirst.before, sentences.adverbials];
  if (opens.some((words) => words.includes(low))) return false;
  // "Introduced weekly shop visits for …", "Cut time from …": many, or nothing that is counted, need no article.
  const end = more.findIndex((word) => BEHIND_OBJECT.has(word.toLowerCase()));
  const object = [second, ...more.slice(0, end < 0 ? LONGEST_OBJECT : Math.min(end, LONGEST_OBJECT))];
  const [head = ""] = object.slice(-1).map((word) => word.toLowerCase().replace(/[^\p{L}'’]/gu, ""));
  // "Placed property, cover and umbrella programs": things in a row need none either.
  if (second.endsWith(",")) return false;
  return !low.endsWith("s") && !(end < 0 && more.length > LONGEST_OBJECT) && !isUncounted(head);
}

function isUncounted(word: string): boolean {
  return (word.length > 3 && /(?:[^s]s|tion|ity|ance|ence|ness|cy)$/u.test(word)) || UNCOUNTED.has(word);
}

const LONGEST_OBJECT = 3;
const BEHIND_OBJECT: ReadonlySet<string> = new Set(
  "across after and as at before between by during for from in into of on over per through to under with within".split(
    " ",
  ),
);
const UNCOUNTED: ReadonlySet<string> = new Set(
  "absence churn compliance downtime equipment inventory overtime production quality research revenue software staff stock time traffic training turnover waste work".split(
    " ",
  ),
);

/** What the person wrote for the letter in place of a note: nobody asks whether it is a sentence. */
export function givenLine(fact: string, text: string, book: Book): OwnLine {
  const typed = withoutMarks(text);
  const daily = usesDaily(typed, book);
  if (daily !== null) return { fact, typed, said: finished(daily, book), likely: null, given: true };
  if (isNote(typed, book)) return { fact, typed, said: null, likely: null, given: true };
  const [first = "", ...rest] = splitTyped(typed, book);
  // "Use Minitab every day" only lacks what the page would have begun it with.
  const opening = withPerfect(sayable(first, book, true) ?? first, book);
  const said = [opening, ...rest].map((sentence) => finished(sentence, book)).join(" ");
  return { fact, typed, said, likely: said, given: true };
}

/** "Since 2017 I am" lasts: "Since 2017 I have been". */
export function withPerfect(text: string, { sentences }: Book): string {
  const { since, subject, perfects } = sentences;
  const found = patternOf(`^${since}\\s[^,.]{2,30}?,?\\s${subject}\\s(?<verb>\\p{L}+)(?!\\p{L})`, "iu").exec(text);
  const verb = found?.groups?.verb ?? "";
  const perfect = Object.hasOwn(perfects, verb) ? perfects[verb] : undefined;
  return found && perfect ? found[0].slice(0, -verb.length) + perfect + text.slice(found[0].length) : text;
}

/** "Minitab and Excel every day" as a sentence, where all that stands before is names of tools; null elsewhere. */
function usesDaily(text: string, { sentences: { daily } }: Book): string | null {
  const bare = text.replace(/[.\s]+$/u, "");
  const end = daily.ends.find((one) => bare.toLowerCase().endsWith(` ${one.toLowerCase()}`));
  if (end === undefined) return null;
  const names = bare
    .slice(0, -end.length)
    .trim()
    .split(/,\s*|\s+(?:and|und|et|y)\s+/u);
  const isTool = (name: string) =>
    /^\p{L}\S*\p{Lu}\S*$|^\p{Lu}$/u.test(name) || namedIn(name).named.some(({ kind }) => kind === "tool");
  return names.every((name) => name.split(" ").length <= 2 && isTool(name)) ? `${daily.said} ${bare}` : null;
}

/** "ARV course, 2021", "NZ citizen": what was written for the letter as a note stands in its list. */
export function isNote(text: string, book: Book): boolean {
  const looked = lookAtSentence(text, book.sentences);
  const isShort = text.split(" ").length <= LONGEST_NOTE && splitTyped(text, book).length === 1;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { subjects } = book.sentences;
  const hasVerb = words.some((word) => subjects.includes(word) || isFiniteWord(word, book.sentences));
  return isShort && !hasVerb && looked.is === "fragment" && looked.mended === null;
}

const LONGEST_NOTE = 10;

/** "I sealed it. hasn't tripped since March": a short note goes behind the sentence that it follows. */
function withTail(said: readonly (string | null)[], note: string | undefined, book: Book): (string | null)[] {
  const last = said.at(-1) ?? "";
  const tail = note?.replace(/[.;,\s]+$/u, "") ?? "";
  const count = tail.split(" ").length;
  if (count < SHORTEST_TAIL || count > LONGEST_TAIL || /[?!:@"“„«+=→|]|->/u.test(tail) || last === "") return [...said];
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

const LABEL = /^([\p{L}\p{N}/&'’-]{2,20})(?: [\p{L}\p{N}/&'’-]{1,15})?\s?:\s/u;

/** "Leather: did a run of 60 chairs": a note, whatever is a sentence behind its label. */
export function isLabelled(text: string): boolean {
  return LABEL.test(text);
}

/** A sentence as it stands, or behind the subject that it surely lacks; null where it may be none. */
function sayable(sentence: string, { sentences }: Book, isNow: boolean): string | null {
  // "TMS: wir haben OpusLog, vorher Excel" is a note, whatever stands behind its label.
  const [, label = ""] = LABEL.exec(sentence) ?? [];
  if (label !== "" && !sentences.subjects.includes(label.toLowerCase())) return null;
  // "PAQUETERÍA: Office": a title, and what stands under it.
  if (/^\p{Lu}{4,}\s?:/u.test(sentence)) return null;
  // "Astreintes ok, j'en fais déjà": a note and what was added to it.
  if (/^(?:\S+\s){1,2}(?:ok|okay|oui|sí|ja|yes)(?![\p{L}])/iu.test(sentence)) return null;
  // "Used to early starts" is no "I used to".
  if (/^used to\s/iu.test(sentence)) return null;
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
  if (isClean(text) && !MARKED.test(text)) return text;
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

/** What may be a mark of a list or a tag. */
const MARKED = /^[-–—•*·▪●○>»›✓+]|</u;

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

/** The line behind a prefix ("There I …"), where its first word allows one; null where not. */
export function clauseOf(said: string, starts: readonly string[]): string | null {
  const word = said.split(" ")[0] ?? "";
  if (!starts.some((start) => start.toLowerCase() === word.toLowerCase())) return null;
  return decapitalised(said);
}
