import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion, Job } from "#shared/material/material.schema.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { isEnd } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { PAPERS } from "./pieces.ts";
import { isDenial, isPlan, plainWords, tellingStarts, tellsTheSame } from "./told-lines.ts";

/** So much must speak for a post; more for what may be about anything: an answer to a question, or about a paper. */
const LEAST = 2;
const LEAST_OF_OTHERS = 3;
const ALONE = 4;
const KINDS: ReadonlySet<Completion["kind"]> = new Set(["demand", "work", "before", "question"]);
const SINCE = 5;
const OPENING = 6;
const COUNT = /^\p{N}$/u;

/** Which post an answer is about: one whose line it tells again, or whose employer, place, title, or years it names. */
export function jobOf(answer: Completion, jobs: readonly Job[], { answered }: LetterRequest, book: Book): Job | null {
  const { kind, ending } = answer;
  if (!KINDS.has(kind) || (kind === "question" && isPlan({ typed: ending }, book))) return null;
  const isOfPaper = answered.some(({ point }) => point.id === answer.point && PAPERS.has(point.sort));
  const least = kind === "question" || isOfPaper ? LEAST_OF_OTHERS : LEAST;
  const starts = new Set(tellingStarts(ending, book));
  // "Since" is in what is told of any post.
  starts.delete(book.sentences.since.slice(0, SINCE));
  const isNow =
    plainWords(ending).split(" ").includes(book.sentences.since) ||
    isOfToday(ending, book) ||
    isHabit(ending, book) ||
    isPresent(answer, book);
  // A story of an earlier post begins there.
  const [opening] = splitSentences(ending);
  const begun = kind === "question" ? tellingStarts(opening?.text ?? "", book) : starts;
  const scored = jobs
    .filter(({ to }) => (kind !== "before" || to !== "now") && !(isNow && to !== "now"))
    .filter((job) => isWithin(job, ending))
    .map((job) => ({ job, score: scoreOf(job, { answer, jobs, starts: job.to === "now" ? starts : begun, book }) }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  const isFar = kind === "question" && best?.job.to !== "now";
  if (!best || best.score < least + Number(isFar)) return isOfPaper ? null : habitOf(answer, jobs, book);
  // "… and at Norlys I kept the budget" is about no post that is held now elsewhere.
  const named = namedIn(ending, jobs, book);
  return best.job.to === "now" && named.length > 0 && !named.includes(best.job) ? (named[0] ?? null) : best.job;
}

/** Whether a post was held in one of the years that a text names, if it names any. */
export function isWithin({ from, to }: Job, text: string): boolean {
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? [];
  const [begun, ended] = [from.slice(0, YEAR), to === "now" ? LAST : to.slice(0, YEAR)];
  return years.length === 0 || begun === "" || years.some((year) => begun <= year && (ended === "" || year <= ended));
}

const YEAR = 4;
const LAST = "9999";

/** The post of a note that somebody made a sentence of: one whose employer it names, or the one held now. */
export function jobOfLine(
  { fact, said, given }: OwnLine,
  jobs: readonly Job[],
  request: LetterRequest,
  book: Book,
): Job | null {
  if (!given || said === null || isEnd(said, "work", book)) return null;
  const { language } = request;
  const answer: Completion = {
    ...{ key: fact, kind: "work", language, beginning: "", ending: said },
    postingLines: [],
  };
  return namedIn(said, jobs, book)[0] ?? habitOf(answer, jobs, book);
}

type From = { answer: Completion; jobs: readonly Job[]; starts: ReadonlySet<string>; book: Book };

function scoreOf(job: Job, { answer, jobs, starts, book }: From): number {
  // "Two" is counted of anything.
  const shared = (text: string) =>
    [...tellingStarts(text, book)].filter((start) => starts.has(start) && !COUNT.test(start));
  const others = jobs.filter((one) => one !== job).map((one) => wordsOf(one, book));
  // A word that stands for no other post ("at the pharmacy") tells more than words in common.
  const isAlone = (text: string) => shared(text).some((start) => others.every((words) => !words.has(start)));
  const retold = job.lines.some(({ text }) => tellsTheSame(text, starts, book)) ? LEAST : 0;
  const alike = Math.max(0, ...job.lines.map(({ text }) => shared(text).length));
  const rare = jobs.length > 1 && alike > 0 && job.lines.some(({ text }) => isAlone(text)) ? 1 : 0;
  const years = [job.from, job.to].map((date) => date.slice(0, 4)).filter((year) => starts.has(year)).length;
  // In an answer about anything, "exportó" names no Exportadora.
  const isNamed = answer.kind !== "question" || hasWordOf(job.employer, answer.ending);
  const named = isNamed
    ? Math.min(LEAST, shared(job.employer).length * LEAST) + (isAlone(job.employer) ? ALONE : 0)
    : 0;
  const placed = isAlone(job.place) ? LEAST : 0;
  return retold + alike + rare + years + named + placed + shared(job.title).length;
}

function hasWordOf(name: string, text: string): boolean {
  const words = new Set(plainWords(text).split(" "));
  return plainWords(name)
    .split(" ")
    .some((word) => word.length >= SHORTEST_NAME && words.has(word));
}

const SHORTEST_NAME = 4;

/** Posts whose employer a text names. */
export function namedIn(text: string, jobs: readonly Job[], book: Book): Job[] {
  const starts = tellingStarts(text, book);
  return jobs.filter(({ employer }) => {
    const names = [...tellingStarts(employer, book)];
    return names.length > 0 && names.every((start) => starts.has(start));
  });
}

/** Each answer is held against all posts of a letter. */
const wordsOfPosts = new WeakMap<Job, { book: Book; words: ReadonlySet<string> }>();

function wordsOf(job: Job, book: Book): ReadonlySet<string> {
  const known = wordsOfPosts.get(job);
  if (known?.book === book) return known.words;
  const texts = [job.title, job.employer, job.place, ...job.lines.map(({ text }) => text)];
  const words = new Set(texts.flatMap((text) => [...tellingStarts(text, book)]));
  wordsOfPosts.set(job, { book, words });
  return words;
}

/** "I temper by hand every day" is said of the post that is held now, where there is one. */
function habitOf(answer: Completion, jobs: readonly Job[], book: Book): Job | null {
  const { kind, ending } = answer;
  const isAble = (kind === "demand" || kind === "work") && splitSentences(ending).length === 1;
  const isOfNow = isAble && (isHabit(ending, book) || isPresent(answer, book)) && !isDenial(answer, book);
  return isOfNow ? (jobs.find(({ to }) => to === "now") ?? null) : null;
}

function isHabit(text: string, { words }: Book): boolean {
  const low = text.toLowerCase().replaceAll("’", "'");
  const opening = low.split(" ").slice(0, OPENING).join(" ");
  if (!holdsAny(low, words.habits)) return false;
  return !pastOf(words).test(opening);
}

const presentOf = onceOf(({ presents }: Book["words"]) => new RegExp(`(?<![\\p{L}'])(?:${presents.join("|")})`, "iu"));
const pastOf = onceOf(({ past }: Book["words"]) => new RegExp(`(?<![\\p{L}'])(?:${past.join("|")})(?!\\p{L})`, "iu"));

/** "Ich | schreibe die Angebote selbst": what is done today, as its first words say. */
function isPresent({ beginning, ending }: Completion, { words, sentences }: Book): boolean {
  const begun = plainWords(beginning).split(" ").at(-1) ?? "";
  const subject = sentences.subject.toLowerCase();
  const said = begun === subject && !sentences.dropsSubject ? `${subject} ${ending}` : ending;
  const opening = said.toLowerCase().replaceAll("’", "'").split(/\s+/u).slice(0, OPENING).join(" ");
  return presentOf(words).test(opening);
}

/** "know every street of it": so today, and no deed of a post that has ended. */
function isOfToday(ending: string, { sentences, words }: Book): boolean {
  const [first = "", second = ""] = ending.trim().toLowerCase().replaceAll("’", "'").split(/\s+/u);
  const verb = sentences.subjects.includes(first) ? second : first;
  return words.states.includes(verb);
}
