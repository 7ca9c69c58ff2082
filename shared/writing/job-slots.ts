import type { Book } from "#shared/languages/book.ts";
import type { Job } from "#shared/material/material.schema.ts";
import { fillFrame, type Slots, type Value } from "./frames.ts";
import { patternOf } from "./pattern.ts";
import { polish } from "./polish.ts";

/** How a post may be told: as employment, as training or the like, or as work of one's own. */
export type JobKind = "job" | "time" | "self" | "intern" | "learn" | "voluntary" | "family";

export function kindOf({ title, employer }: Job, book: Book): JobKind {
  const { words } = book;
  if (words.selfEmployed.some((name) => employer.toLowerCase() === name || title.toLowerCase() === name)) return "self";
  const { family, intern, voluntary, learn } = words.kinds;
  if (holdsAny(title === "" ? employer : title, family)) return "family";
  if (lastTitleOf(title, book) !== null) return "job";
  // "Azubi, dann Geselle" was training for a part of the time alone.
  if (isTraining(title, words) && /[,;>→+]|\s(?:dann|danach|then|later|puis|luego|después)\s/iu.test(title))
    return "time";
  if (holdsAny(title, intern)) return "intern";
  if (holdsAny(title, voluntary)) return "voluntary";
  if (holdsAny(title, learn)) return "learn";
  return isTraining(title, words) ? "time" : "job";
}

function isTraining(title: string, { training, kinds }: Book["words"]): boolean {
  return [training, kinds.intern, kinds.learn, kinds.voluntary].some((words) => holdsAny(title, words));
}

/** "Apprenti boulanger" and "Doktorandin": titles of who learns that are names of persons; null for others. */
export function traineeOf(title: string, { words, facts }: Book): string | null {
  const text = clean(title);
  const parts = text.toLowerCase().split(/\s+/u);
  const head = words.titleArticles
    ? parts.some((part) => facts.trainees.includes(part))
    : facts.trainees.includes(parts[0] ?? "");
  if (!head || parts.length > LONGEST_TITLE || /[,;:/|()+@]/u.test(text)) return null;
  if (words.smallTitles) return small(text);
  if (words.titleArticles) return `${startsWithVowelSound(text) ? "an" : "a"} ${small(text)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const slotsOfJobs = new WeakMap<Job, { book: Book; slots: Slots }>();

/**
 * What a frame about a post can be filled with; what is not sure is left out, so that its frames are not used. A letter
 * asks for it several times of each post.
 */
export function jobSlots(job: Job, book: Book): Slots {
  const known = slotsOfJobs.get(job);
  if (known?.book === book) return known.slots;
  const slots = readJobSlots(job, book);
  slotsOfJobs.set(job, { book, slots });
  return slots;
}

function readJobSlots(job: Job, book: Book): Slots {
  const facts = [job.id];
  const value = (text: string | null): Value | undefined => (text ? { text, facts } : undefined);
  const employer = publicName(job.employer, book);
  const isNow = job.to === "now";
  const when = isNow ? "" : periodOf(job, book);
  const [first = ""] = job.title.split(/\s*[,(/|;–]\s*/u);
  const last = lastTitleOf(job.title, book);
  const title = last ?? asTitle(job.title, book) ?? asTitle(first, book);
  const at = employer === "" ? null : atEmployer(employer, job.employerAs ?? "", book);
  return {
    lastTitle: value(last),
    // Of two titles the dates are the first one's as well.
    asTitle: value(last !== null && (isNow ? job.from : when) !== "" ? null : title),
    title: value(
      title === null && !book.words.smallTitles && isPlainTitle(job.title, book) && !hasShortForms(job.title)
        ? fieldOf(job.title, book)
        : null,
    ),
    atEmployer: value(at),
    since: value(isNow ? dateOf(job.from, book) : ""),
    when: value(when),
    When: value(when.charAt(0).toUpperCase() + when.slice(1)),
  };
}

/** The title that somebody had last, of "Clerk, since 2021 team leader" or "Clerk, team leader (since 2021)"; null where they had one. */
function lastTitleOf(title: string, book: Book): string | null {
  const when = `(?:${book.words.laterTitles.join("|")})`;
  const typed = clean(title);
  const behind = patternOf(`^[^,;(/→>–]+[\\s,;(/→>–-]+${when} (?:as |als |comme |como )?([^,;()]+)\\)?$`, "iu").exec(
    typed,
  );
  const before = patternOf(`^[^,;(/→>–]+[,;(/→>–]+ ?([^,;()]+?),? \\(?${when}\\)?$`, "iu").exec(typed);
  const found = behind?.[1] ?? before?.[1];
  return found === undefined ? null : asTitle(found, book);
}

/** "Customer service" as the field that somebody worked in. */
function fieldOf(title: string, { words, sentences }: Book): string {
  return sentences.nouns.length > 0
    ? clean(title)
    : words.smallTitles
      ? small(clean(title))
      : clean(title).toLowerCase();
}

/** "ing de calidad jr" is no field as one says it. */
function hasShortForms(title: string): boolean {
  return clean(title)
    .split(" ")
    .some(
      (word, at, all) =>
        word.endsWith(".") ||
        (word.length <= SHORT_FORM && (at === 0 || at === all.length - 1) && !/^\p{Lu}+$/u.test(word)),
    );
}

const SHORT_FORM = 3;

/** A title that is the field of the work, because it is no name of a person. */
function isPlainTitle(title: string, { words }: Book): boolean {
  const text = clean(title);
  return /^[\p{L}\p{N} '’.-]+$/u.test(text) && text.split(" ").length <= LONGEST_TITLE && !isTraining(text, words);
}

const LONGEST_TITLE = 5;

/** "from 2014 to March 2019", "until 2019"; a year that both ends share is said once. */
function periodOf({ from, to }: Job, book: Book): string {
  const { fromTo, one, until } = book.links.periods;
  const [year = ""] = to.split("-");
  const isOneYear = from.startsWith(`${year}-`) && to.startsWith(`${year}-`);
  const begin = isOneYear ? (book.manners.months[Number(from.slice(5)) - 1] ?? "") : dateOf(from, book);
  const frame = to === "" ? "" : from === to ? one : from === "" ? until : fromTo;
  const end = from === to ? year : dateOf(to, book);
  const slots = { from: { text: begin }, to: { text: end }, in: { text: end } };
  return frame === "" ? "" : polish(fillFrame(frame, slots)?.text ?? "", book);
}

/** The employer's name without what was typed beside it: a place, a description, a remark for nobody to read. */
function publicName(employer: string, { words }: Book): string {
  const [name = ""] = employer.split(/[(,;]/u);
  const [rest = ""] = holdsAny(employer, words.privately) ? name.split(/\s[–-]\s/u) : [name];
  if (holdsAny(rest, words.privately)) return "";
  const [form = "", ...others] = clean(rest).split(" ");
  return others.length > 0 && words.legalStarts.includes(form.toLowerCase()) ? others.join(" ") : clean(rest);
}

/** A title as one is it ("a staff nurse", "infirmière"); null where it may be no name of a person at work. */
function asTitle(title: string, { words }: Book): string | null {
  const text = clean(title);
  const parts = text.replace(/\s(?:L?\d|I{1,3})$/u, "").split(" ");
  if (
    text === "" ||
    parts.length > 6 ||
    /[,;:/|()&+\d@"“”]/u.test(withoutOrdinals(parts.join(" "))) ||
    isTraining(text, words)
  )
    return null;
  const low = parts.join(" ").toLowerCase();
  const single = holdsAny(low, words.singleTitles);
  const head = low.split(/ (?:of|for|in|at|de|du|des|für|im|in|en|del|chez) /u)[0]?.split(" ") ?? [];
  const isPerson = (word: string | undefined) =>
    word !== undefined && !words.notPersons.includes(word) && namesPerson(word, words);
  const isFirst = isPerson(head[0]) && (words.smallTitles || (!words.titleArticles && (head[0] ?? "").length >= SURE));
  const isSure = isPerson(head.at(-1)) || isPerson(parts.at(-1)?.toLowerCase()) || isFirst;
  if (!isSure && (parts.length > LONGEST_UNKNOWN || low.split(" ").some((word) => namesThing(word, words))))
    return null;
  if (single) return text;
  const cased = casedTitle(text, words)
    .split(" ")
    .map((word) => words.capitals.find((capital) => capital.toLowerCase() === word) ?? word)
    .join(" ");
  if (!words.titleArticles) return cased;
  return `${startsWithVowelSound(cased) ? "an" : "a"} ${cased}`;
}

/** What somebody applies to be: also an apprentice, as whom nobody says they have worked. */
export function asApplicant(role: string, book: Book): string | null {
  return asTitle(role, book) ?? traineeOf(role, book);
}

function namesPerson(word: string, { personWords, personEndings }: Book["words"]): boolean {
  return personWords.includes(word) || personEndings.some((end) => word.length > end.length + 1 && word.endsWith(end));
}

/** A field of work, or several of a thing: people are typed as one ("saturday lad", "Steinmetz"). */
function namesThing(word: string, { notPersons, thingEndings }: Book["words"]): boolean {
  return (
    notPersons.includes(word) ||
    /[^su]s$/u.test(word) ||
    thingEndings.some((end) => word.length > end.length && word.endsWith(end)) ||
    thingEndings.includes(word)
  );
}

const LONGEST_UNKNOWN = 3;

/** "8th Grade Science Teacher" names its person as well, and so does "class 1 driver". */
function withoutOrdinals(title: string): string {
  return title.replace(/(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)|(?:class|grade|level|band) \d)(?!\p{L})/giu, "");
}

/** German has its person first where a field follows: "Servicetechniker Wägetechnik". */
const SURE = 8;

function casedTitle(title: string, words: Book["words"]): string {
  const { smallTitles, titleArticles, titleWords } = words;
  if (smallTitles) return small(title);
  const low = title.toLowerCase();
  const isCommon = (word: string) =>
    titleWords.includes(word) || /^\d+(?:st|nd|rd|th)$/u.test(word) || namesPerson(word, words);
  // Short forms stay as they are.
  if (titleWords.length > 0 && !/\p{Lu}{2}/u.test(title) && low.split(" ").every(isCommon)) return low;
  return titleArticles ? withoutSentenceCapital(title) : title;
}

/** "Care assistant" is written small inside a sentence; "Care Assistant" and "HGV driver" are names of posts. */
function withoutSentenceCapital(title: string): string {
  const [first = "", ...others] = title.split(" ");
  return /^\p{Lu}\p{Ll}+$/u.test(first) && others.every((word) => /^\p{Ll}/u.test(word)) ? decapitalise(title) : title;
}

function decapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Only "a" or "an" is chosen by sound, and letters that are spelt out have their own. */
function startsWithVowelSound(text: string): boolean {
  const word = text.split(/[\s-]/u)[0] ?? "";
  if (/^(?:8|1[18](?!\d))/u.test(word)) return true;
  if (/^[A-Z]{1,4}$/u.test(word) && !/[AEIOU].*[AEIOU]/u.test(word)) return /^[AEFHILMNORSX]/u.test(word);
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one|once|ubi)/iu.test(word)) return false;
  return /^[aeiou]/iu.test(word) || /^(?:hon(?:est|or|our)|hour|heir)/iu.test(word);
}

/** How the employer follows "at"; null where no way is sure. */
export function atEmployer(name: string, asSaid: string, { words }: Book): string | null {
  const said = clean(asSaid);
  const employer = clean(name);
  const low = employer.toLowerCase();
  if (said !== "") return contracted(words.employerSaid.replace("{name}", () => said));
  if (/[,;|()/]/u.test(employer) || employer.split(" ").length > 8) return null;
  // "The memory café at St Chad's", "el taller de mi barrio": typed as it is said. German would have to bend it.
  if ((words.titleArticles || words.smallTitles) && ARTICLE.test(employer))
    return contracted(words.employerSaid.replace("{name}", () => decapitalise(employer)));
  const heads = low.split(" ").slice(0, HEADS);
  const { inside, ends, bent } = employersOf(words);
  const start = startsOf(low).find((one) => Object.hasOwn(words.employers, one) && !one.startsWith("-"));
  const whole = words.employers[start ?? ""];
  if (start !== undefined && whole !== undefined)
    return contracted(whole.replace("{name}", () => employer).replace("{rest}", () => employer.slice(start.length)));
  // "Humane Society of Dayton": one of its kind, whatever stands before.
  const kind = inside.find(([of]) => low.includes(` ${of} `));
  if (kind) return contracted(kind[1].replace("{name}", () => employer));
  const byHead = (of: readonly string[]) => {
    for (const head of of)
      for (const [end, ended] of ends)
        if (head.endsWith(end)) return contracted(ended.replace("{name}", () => employer.replace(LEGAL_FORM, "")));
    return null;
  };
  // "Bei der Ingenieurbüro Lackner GmbH": the form behind decides, before the noun in front.
  for (const [end, ended] of bent) if (low.endsWith(end)) return ended.replace("{name}", () => employer);
  const isBent = words.employerBends.some((end) => heads[0]?.endsWith(end));
  const inFront = isBent ? null : byHead(heads.slice(0, 1));
  if (inFront !== null) return inFront;
  if (isBent) return null;
  // "Mercalonja Distribución" is a name: Spanish and French have their noun in front.
  const behind = words.smallTitles ? null : byHead(heads.slice(1));
  if (behind !== null) return behind;
  if (!/^[\p{Lu}\p{N}]/u.test(employer)) return null;
  // "Building society branch" is a kind of employer, no name.
  if (words.titleArticles && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(employer))
    return words.employerElse.replace(
      "{name}",
      () => `${startsWithVowelSound(employer) ? "an" : "a"} ${decapitalise(employer)}`,
    );
  return words.employerElse.replace("{name}", () => employer);
}

const ARTICLE = /^(?:(?:the|el|la|los|las|le|les)\s|l['’])\p{Ll}/iu;

/** "Im Seniorenwohnhaus Lindenhof", whatever the form of its owner. */
const LEGAL_FORM = /\s(?:\p{L}+-)?(?:GmbH|gGmbH|mbH|AG|KG|SE|eG|e\. ?V\.|e\. ?K\.)(?:\s&\sCo\.? KG)?$/u;

type Entries = readonly (readonly [string, string])[];

const employerTables = new WeakMap<Book["words"], { inside: Entries; ends: Entries; bent: Entries }>();

/** Tables are looked through for every post, so they are taken apart once. */
function employersOf(words: Book["words"]) {
  const known = employerTables.get(words);
  if (known) return known;
  const all = Object.entries(words.employers);
  const ends = all.filter(([end]) => end.startsWith("-")).map(([end, whole]) => [end.slice(1), whole] as const);
  const made = {
    ends,
    inside: all.filter(([of]) => of.endsWith(" of")),
    bent: Object.entries(words.employerEnds),
  };
  employerTables.set(words, made);
  return made;
}

/** The first words of a name together, the most of them first: "klinik in hamburg", "klinik in", "klinik". */
function startsOf(low: string): string[] {
  const cuts = [...low.matchAll(/ /gu)].map(({ index }) => index).slice(0, LONGEST_START);
  return [low, ...cuts.map((at) => low.slice(0, at)).reverse()];
}

const LONGEST_START = 5;

/** A name has its noun among its first words: "Silbertaler Bergbahnen". */
const HEADS = 2;

/** French joins "à" with the articles behind it, and these with vowels. */
function contracted(text: string): string {
  return text
    .replace(/^à le (?=\S)/u, "au ")
    .replace(/^à les (?=\S)/u, "aux ")
    .replace(/^à la (?=[aeiouéèêh])/iu, "à l’");
}

/** "2019" or "March 2021"; empty where nothing is known. */
function dateOf(date: string, { manners }: Book): string {
  const [year = "", month] = date.split("-");
  const name = manners.months[Number(month ?? 0) - 1];
  return name ? manners.monthYear.replace("{month}", name).replace("{year}", year) : year;
}

/** A title in small letters, short forms aside; of "Desarrolladora backend Python" only the first word was not meant so. */
export function small(text: string): string {
  const [head = "", ...rest] = text.split(/(?=\s[–-]\s)/u);
  return smallHead(head) + rest.join("");
}

function smallHead(text: string): string {
  const words = text.split(" ");
  const isMeant = words.some((word) => /^\p{Ll}{4}/u.test(word));
  return words
    .map((word, at) =>
      /\p{Lu}.*\p{Lu}/u.test(word) || /\p{N}/u.test(word) || (isMeant && at > 0) ? word : word.toLowerCase(),
    )
    .join(" ");
}

/** Whether one of the words or rows of words stands in the text, whole. */
export function holdsAny(text: string, words: readonly string[]): boolean {
  const padded = paddedOf(text);
  const known = sorted.get(words);
  // A table is looked at again and again, and a list that a caller has joined just once.
  if (known === undefined) sorted.set(words, null);
  if (!known && known !== null) return words.some((word) => padded.includes(` ${word} `));
  const { single, rows } = known ?? sortWords(words);
  return padded.split(" ").some((word) => single.has(word)) || rows.some((row) => padded.includes(row));
}

type SortedWords = { single: ReadonlySet<string>; rows: readonly string[] };
const sorted = new WeakMap<readonly string[], SortedWords | null>();

function sortWords(words: readonly string[]): SortedWords {
  const isSingle = (word: string) => /^[\p{L}\p{N}'’-]+$/u.test(word);
  const found = {
    single: new Set(words.filter(isSingle)),
    rows: words.filter((word) => !isSingle(word)).map((word) => ` ${word} `),
  };
  sorted.set(words, found);
  return found;
}

const MOST_PADDED = 500;
const padded = new Map<string, string>();

/** Words between blanks; each text is held against many tables, so those that came last are kept. */
function paddedOf(text: string): string {
  const known = padded.get(text);
  if (known !== undefined) return known;
  const made = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, " ")} `;
  if (padded.size >= MOST_PADDED) padded.clear();
  padded.set(text, made);
  return made;
}

export function clean(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The name behind the article that the table has for its head; null where it has none. */
export function withArticle(name: string, articles: Readonly<Record<string, string>>, { words }: Book): string | null {
  const heads = plain(name.replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
  const table = articlesOf(articles);
  for (const word of heads.slice(0, words.titleArticles ? HEAD_WORDS : 1))
    for (const [end, article] of table) {
      if (word !== end && !(end.startsWith("-") && word.endsWith(end.slice(1)))) continue;
      if (words.titleArticles)
        return `${startsWithVowelSound(name) ? "an" : "a"} ${withoutFirstCapital(name, words.paperStarts)}`;
      const told =
        words.smallTitles && /^\p{Lu}\p{Ll}+(?!\p{L}|\.| \p{Lu}\p{Ll})/u.test(name) ? decapitalise(name) : name;
      return /[’']$/u.test(article) ? article + told : `${article} ${told}`;
    }
  return null;
}

/** "tecnico" and "técnico": accents are often not typed. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

const articleTables = new WeakMap<object, Entries>();

function articlesOf(articles: Readonly<Record<string, string>>): Entries {
  const known = articleTables.get(articles);
  if (known) return known;
  const made = Object.entries(articles).map(([end, article]) => [plain(end), article] as const);
  articleTables.set(articles, made);
  return made;
}

/** "High school diploma" is written small inside a sentence, and "Ohio driver's license" is not. */
function withoutFirstCapital(name: string, starts: readonly string[]): string {
  const [first = "", second = ""] = name.split(" ");
  return starts.includes(first) && /^\p{Ll}/u.test(second) ? decapitalise(name) : name;
}

/** English has its noun behind: "Ohio driver's licence". */
const HEAD_WORDS = 6;
