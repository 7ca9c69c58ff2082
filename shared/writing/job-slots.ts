import type { Book } from "#shared/languages/book.ts";
import type { Job } from "#shared/material/material.schema.ts";
import { isSeasonal, tellsSeasons } from "#shared/material/period-of-job.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { decapitalise, startsWithVowelSound } from "./articles.ts";
import { atEmployer } from "./employer.ts";
import { fillFrame, type Slots, type Value } from "./frames.ts";
import { onceOf, setOf } from "./once-of.ts";
import { patternOf } from "./pattern.ts";
import { polish } from "./polish.ts";
import { clean, holdsAny } from "./text-words.ts";

/** How a post may be told: as employment, as training or the like, or as work of one's own. */
export type JobKind = "job" | "time" | "self" | "intern" | "learn" | "voluntary" | "family";

export function kindOf(job: Job, book: Book): JobKind {
  const { title, employer } = job;
  const { words } = book;
  if ([employer, title].some((name) => words.selfEmployed.includes(name.toLowerCase()))) return "self";
  const { family, intern, voluntary, learn } = words.kinds;
  if (holdsAny(title === "" ? employer : title, family)) return "family";
  if (lastTitleOf(job, book) !== null) return "job";
  // "Azubi, dann Geselle" was training for a part of the time alone.
  // "Alumno en prácticas, laboratorio": behind an internship's comma stands where it was.
  const isIntern = holdsAny(title, intern);
  if (isTraining(title, words) && (isIntern ? TURNED : PARTED).test(title)) return "time";
  if (isIntern) return "intern";
  if (holdsAny(title, voluntary)) return "voluntary";
  if (holdsAny(title, learn)) return "learn";
  return isTraining(title, words) ? "time" : "job";
}

const TURNED = /[;>→+]|\s(?:dann|danach|später|then|later|puis|ensuite|luego|después)\s/iu;
const PARTED = new RegExp(`,|${TURNED.source}`, "iu");

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
  return capitalised(text);
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
  // Whoever worked there in summers did not do so from the first year to the last.
  const isOfSeasons = isSeasonal(job.period ?? "") || job.lines.some(({ text }) => tellsSeasons(text));
  const when = isNow || isOfSeasons ? "" : periodOf(job, book);
  const [first = ""] = job.title.split(/\s*[,(/|;–]\s*/u);
  const last = lastTitleOf(job, book) ?? (hasRisen(job, book) ? asTitle(job.title, book) : null);
  const title =
    last ??
    asTitle(job.title, book) ??
    twoTitles(job.title, book) ??
    withField(job.title, book) ??
    asTitle(first, book);
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
    When: value(capitalised(when)),
  };
}

/**
 * The title that somebody had last, of "Clerk, since 2021 team leader" or "Clerk, team leader (since 2021)", or the
 * only one that is told where its own year is later than the post's; null where they had one all the time.
 */
function lastTitleOf({ title, from }: Job, book: Book): string | null {
  // "Deputy head, then head (2019)": the year is the later title's.
  const typed = clean(title).replace(/\s?\((?:19|20)\d\d\)$/u, "");
  const patterns = laterTitle(book.words);
  const [, behind] = patterns.behind.exec(typed) ?? [];
  const found = behind ?? patterns.before.exec(typed)?.[1] ?? loneTitle(typed, from, patterns.alone);
  return found !== undefined && (namesPersonLast(found, book) || book.words.titleArticles)
    ? asTitle(found, book)
    : null;
}

const laterTitle = onceOf(({ laterTitles }: Book["words"]) => {
  const when = `(?:${laterTitles.join("|")})`;
  const dated = laterTitles.filter((one) => one.includes(YEAR));
  const inMonth = dated.map((one) => one.replace(YEAR, `(?:\\p{L}+\\.? (?:de )?)?${YEAR}`));
  return {
    behind: new RegExp(`^[^,;(/→>–]+[\\s,;(/→>–-]+${when} (?:as |als |comme |como )?([^,;()]+)\\)?$`, "iu"),
    before: new RegExp(`^[^,;(/→>–]+[,;(/→>–]+ ?([^,;()]+?),? \\(?${when}\\)?$`, "iu"),
    alone: new RegExp(`^([^,;()→>]+?),? \\(?(?:${inMonth.join("|")})\\)?$`, "iu"),
  };
});

/** "Head of Lending & Deputy CEO", "lending officer, cashier": held at the same time. */
function twoTitles(title: string, book: Book): string | null {
  const parts = clean(title).split(patternOf(`\\s*[&+/,]\\s*|\\s${book.facts.and}\\s`, "iu"));
  const [one, other] = parts.map((part) =>
    namesPersonLast(part, book) && !TURNED.test(` ${part}`) ? asTitle(part, book) : null,
  );
  return parts.length === 2 && one && other ? `${one} ${book.facts.and} ${other}` : null;
}

function namesPersonLast(title: string, { words }: Book): boolean {
  const low = title.toLowerCase().split(" ");
  const isPerson = (word = "") => !setOf(words.notPersons).has(word) && namesPerson(word, words);
  return holdsAny(title, words.singleTitles) || isPerson(low.at(-1)) || isPerson(low[0]);
}

/** "Agent d'accueil, état civil et cimetière" with its field in brackets; neither a place nor what was done there. */
function withField(title: string, book: Book): string | null {
  const [, head = "", field = ""] = /^([^,;/|()]+)(?:, | \()([\p{L}'’ -]{3,40})\)?$/u.exec(clean(title)) ?? [];
  const isField =
    /^\p{Ll}/u.test(field) && !isTraining(field, book.words) && !namesPerson(field.split(" ")[0] ?? "", book.words);
  const said = isField ? asTitle(head, book) : null;
  return said === null ? null : `${said} (${field})`;
}

/** "Team leader since 2015" of a post that began in 2012. */
function loneTitle(title: string, from: string, alone: RegExp): string | undefined {
  const [year = ""] = /\d{4}(?=\)?$)/u.exec(title) ?? [];
  return from !== "" && year > from.slice(0, 4) ? alone.exec(title)?.[1] : undefined;
}

/** As tables of words write a year. */
const YEAR = "\\d{4}";

/** Whether a line says that the title came later: "First as a project engineer and then as Technical Director". */
function hasRisen({ lines }: Job, { words }: Book): boolean {
  return lines.some(({ text }) => words.firstTitles.some((start) => clean(text).toLowerCase().startsWith(`${start} `)));
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
  const [last = ""] = text.toLowerCase().split(" ").slice(-1);
  return (
    /^[\p{L}\p{N} '’.-]+$/u.test(text) &&
    text.split(" ").length <= LONGEST_TITLE &&
    !PLACED.test(text) &&
    !words.groups.includes(last) &&
    !isTraining(text, words)
  );
}

const LONGEST_TITLE = 5;
/** "DGKP im Wohnbereich Demenz" says itself where it was. */
const PLACED = /\s(?:am|bei|beim|im|in) \p{Lu}/u;

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

/** "Stv. Kellermeisterin" is "stellvertretende Kellermeisterin". */
function spelledOut(title: string, { titleShorts, feminine }: Book["words"]): string {
  const [first = "", ...rest] = title.split(" ");
  const found = titleShorts.find(({ typed }) => typed.includes(first.toLowerCase()));
  if (!found || rest.length === 0) return title;
  const isWoman = feminine.some((end) => rest[0]?.toLowerCase().endsWith(end));
  return [isWoman ? found.feminine : found.said, ...rest].join(" ");
}

/** A title as one is it ("a staff nurse", "infirmière"); null where it may be no name of a person at work. */
function asTitle(title: string, { words }: Book): string | null {
  const text = spelledOut(clean(title), words);
  const parts = text.replace(/\s(?:L?\d|I{1,3})$/u, "").split(" ");
  if (
    text === "" ||
    TURNED.test(text) ||
    parts.length > LONGEST_WHOLE ||
    /[,;:/|()&+\d@"“”]/u.test(withoutOrdinals(parts.join(" "))) ||
    isTraining(text, words)
  )
    return null;
  const low = parts.join(" ").toLowerCase();
  // There is one store manager, and there are many account managers.
  const single = holdsAny(low, words.singleTitles) && !holdsAny(low, words.manyTitles);
  const head = low.split(/ (?:of|for|in|at|de|du|des|für|im|in|en|del|chez|al|con|bei|am) /u)[0]?.split(" ") ?? [];
  const isPerson = (word: string | undefined) =>
    word !== undefined && !setOf(words.notPersons).has(word) && namesPerson(word, words);
  const isFirst = isPerson(head[0]) && (words.smallTitles || (!words.titleArticles && (head[0] ?? "").length >= SURE));
  // "Atención al público en mostrador" ends like a person, and begins with what is done.
  const isField = words.smallTitles && words.notPersons.includes(head[0] ?? "");
  const isSure = !isField && (isPerson(head.at(-1)) || isPerson(parts.at(-1)?.toLowerCase()) || isFirst);
  if (!isSure && (parts.length > LONGEST_UNKNOWN || low.split(" ").some((word) => namesThing(word, words))))
    return null;
  const cased = casedTitle(text, words)
    .split(" ")
    .map((word) => capitalsOf(words).get(word) ?? word)
    .join(" ");
  // Of some posts there is one: "as head chef".
  if (single || !words.titleArticles) return cased;
  return `${startsWithVowelSound(cased) ? "an" : "a"} ${cased}`;
}

/** By how they are typed; of two that are typed alike the first. */
const capitalsOf = onceOf(
  ({ capitals }: Book["words"]) => new Map(capitals.toReversed().map((word) => [word.toLowerCase(), word])),
);

/** What somebody applies to be: also an apprentice, as whom nobody says they have worked. */
export function asApplicant(role: string, book: Book): string | null {
  return asTitle(role, book) ?? traineeOf(role, book);
}

function namesPerson(word: string, { personWords, personEndings }: Book["words"]): boolean {
  return (
    setOf(personWords).has(word) || personEndings.some((end) => word.length > end.length + 1 && word.endsWith(end))
  );
}

/** A field of work, or several of a thing: people are typed as one ("saturday lad", "Steinmetz"). */
function namesThing(word: string, { notPersons, thingEndings }: Book["words"]): boolean {
  return (
    setOf(notPersons).has(word) ||
    /[^su]s$/u.test(word) ||
    thingEndings.some((end) => word.length > end.length && word.endsWith(end)) ||
    thingEndings.includes(word)
  );
}

/** "Encargado de la cuadra en el turno noche". */
const LONGEST_WHOLE = 8;
const LONGEST_UNKNOWN = 3;

/** "8th Grade Science Teacher" names its person as well, and so does "class 1 driver". */
function withoutOrdinals(title: string): string {
  return title.replace(/(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)|(?:class|grade|level|band) \d)(?!\p{L})/giu, "");
}

/** German has its person first where a field follows: "Servicetechniker Wägetechnik". */
const SURE = 8;

function casedTitle(title: string, words: Book["words"]): string {
  const { smallTitles, titleArticles, titleWords } = words;
  if (smallTitles) return accented(small(title), words);
  const low = title.toLowerCase();
  const isCommon = (word: string) =>
    titleWords.includes(word) || /^\d+(?:st|nd|rd|th)$/u.test(word) || namesPerson(word, words);
  // Short forms stay as they are.
  if (titleWords.length > 0 && !/\p{Lu}{2}/u.test(title) && low.split(" ").every(isCommon)) return low;
  return titleArticles ? withoutSentenceCapital(title) : title;
}

/** "Electricien" was typed with a capital, which French often has without its accent. */
function accented(title: string, { accentedStarts }: Book["words"]): string {
  const found = Object.entries(accentedStarts).find(([start]) => patternOf(`^(?:${start})`, "u").test(title));
  return found ? found[1] + title.slice(1) : title;
}

/** "Care assistant" is written small inside a sentence; "Care Assistant" and "HGV driver" are names of posts. */
function withoutSentenceCapital(title: string): string {
  const [first = "", ...others] = title.split(" ");
  return /^\p{Lu}\p{Ll}+$/u.test(first) && others.every((word) => /^\p{Ll}/u.test(word)) ? decapitalise(title) : title;
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

function smallHead(whole: string): string {
  // "Directrice de la Ressourcerie Les Deux Rives" ends in a name.
  const name = /\s(?:Les?|La|L['’]|Los|Las|El)\s?\p{Lu}.*$/u.exec(whole)?.[0] ?? "";
  const text = whole.slice(0, whole.length - name.length);
  const words = text.split(" ");
  const isMeant = words.some((word) => /^\p{Ll}{4}/u.test(word));
  const small = words
    .map((word, at) =>
      /\p{Lu}.*\p{Lu}/u.test(word) || /\p{N}/u.test(word) || (isMeant && at > 0) ? word : word.toLowerCase(),
    )
    .join(" ");
  return small + name;
}
