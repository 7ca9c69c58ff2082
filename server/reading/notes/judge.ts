import { books } from "#shared/languages/books.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { splitSkills } from "#shared/material/split-skills.ts";
import { isSurelySentence } from "#shared/material/sure-sentence.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { hasContact } from "../contacts.ts";
import { isSentence } from "../header-lines.ts";
import type { SectionKind } from "../section-titles.ts";
import tables from "../words/notes.json" with { type: "json" };
import { drivingLabel, isDriving } from "./driving-signs.ts";
import { type HeldPapers, readHeldPapers } from "./held-papers.ts";
import { type NotedLanguages, readNotedLanguages } from "./languages.ts";
import {
  isHouse,
  isOwnVehicle,
  isSchoolReport,
  tellsDeed,
  tellsNotice,
  tellsOfFailing,
  tellsOfOthers,
  tellsOrigin,
} from "./no-post.ts";
import type { PersonWords } from "./note.ts";
import { notePeriods } from "./note-period.ts";
import { heldSince } from "./paper-notes.ts";
import { type Post, readPosts } from "./post.ts";
import { readSpokenPaper, type SpokenPaper, tellsOfGivingUp } from "./sentence-paper.ts";
import { readSincePost, readSpokenPost } from "./sentence-post.ts";
import {
  apart,
  isHobby,
  isKeptOut,
  isNotWork,
  isPaperLike,
  isSchool,
  member,
  negated,
  speaks,
  tellsWork,
  underWayWord,
  wanted,
} from "./signs.ts";
import { tidied, withEmployerBefore } from "./tidy-post.ts";
import { readTurns } from "./turns.ts";

/** What a line is. A plain one is for the person to sort; `isPrivate` says that they want it in no letter. */
export type Verdict =
  | { is: "posts"; posts: Post[]; weight: number }
  | { is: "languages"; noted: NotedLanguages; weight: number }
  | { is: "spokenPaper"; paper: SpokenPaper; others: string[]; weight: number }
  | { is: "heldPapers"; held: HeldPapers; weight: number }
  | { is: "papers" | "skills" | "mixed"; weight: number }
  | { is: "plain"; isPrivate: boolean; weight: number };

/** `above` is a title on the line above, "" where there is none. */
export type Around = {
  section: SectionKind | null;
  words: PersonWords;
  above?: string | undefined;
  /** The post that was told just before, which "there" means. */
  last?: Pick<Post, "employer" | "place"> | undefined;
};

/** So much has to speak for a row: below, a wrong row costs more than a line that waits to be sorted. */
const ENOUGH = 2;
/** Signs. A longer line tells several things. */
const LONGEST_ROW = 600;

/**
 * The one place that decides what a line is: each kind of row says how much speaks for it, and the strongest is taken
 * where that is enough.
 */
export function judge(text: string, around: Around): Verdict {
  if (isKeptOut(text)) return { is: "plain", isPrivate: true, weight: 0 };
  const plain: Verdict = { is: "plain", isPrivate: false, weight: ENOUGH };
  if (text.length > LONGEST_ROW || tellsOfOthers(text) || tellsNotice(text) || isSchoolReport(text)) return plain;
  const all: Verdict[] = [
    plain,
    postsIn(text, around),
    spokenPaperIn(text),
    heldPapersIn(text),
    languagesIn(text, around),
    { is: "papers", weight: paperWeight(text, around) },
    { is: "mixed", weight: mixedWeight(text) },
    { is: "skills", weight: skillWeight(text, around) },
  ];
  return all.reduce((best, one) => (one.weight > best.weight ? one : best));
}

function postsIn(text: string, around: Around): Verdict {
  const verdict = rawPostsIn(text, around);
  return verdict.is === "posts" ? { ...verdict, posts: verdict.posts.map(tidied) } : verdict;
}

function rawPostsIn(text: string, { words, above = "", last }: Around): Verdict {
  const none: Verdict = { is: "plain", isPrivate: false, weight: 0 };
  if (hasContact(text)) return none;
  const [first = "", ...others] = splitSentences(text).map((sentence) => sentence.text);
  const [next = ""] = others;
  const turns = readTurns(text, words);
  if (turns.length > 0) return { is: "posts", posts: turns, weight: 6 };
  const open = withoutBrackets(first);
  const isSpoken = speaks(open) || tellsWork(open);
  const spoken = isSpoken && first.length <= LONGEST_SENTENCE ? readSpokenPost(first, { words, next, last }) : null;
  const since = readSincePost(first, words);
  const isNoted = !speaks(open) && !isSpokenWhole(first) && !tellsDeed(first) && !tellsOrigin(first);
  const noted = isNoted ? withEmployerBefore(withoutKindColon(text), last) : "";
  const read = isNoted ? readPosts(noted, words, { periods: notePeriods(noted), above }) : deedsBehind(text, words);
  const isThere = (post: Post) =>
    noted !== withoutKindColon(text) && last?.employer === post.employer && post.place === "";
  const posts = read.map((post) => (isThere(post) ? { ...post, place: last?.place ?? "" } : post));
  // "Seit 2018: Lagerleiter bei der Spedition Huber" has an employer.
  if (since && !posts.some((post) => namesOf(post) > namesOf(since)))
    return { is: "posts", posts: [{ ...since, behind: [...since.behind, ...others] }], weight: 3.5 };
  // "served my time with …" may be read both ways: what names more is right.
  if (spoken && !posts.some((post) => namesOf(post) > namesOf(spoken)))
    return { is: "posts", posts: [{ ...spoken, behind: others }], weight: spoken.isSure ? 6 : 3.5 };
  if (posts.length === 0) return none;
  const sure = posts.filter(({ isSure }) => isSure).length;
  return { is: "posts", posts, weight: 4 + (sure / posts.length) * 2 };
}

function spokenPaperIn(text: string): Verdict {
  const [first = "", ...others] = splitSentences(text).map((sentence) => sentence.text);
  const paper = readSpokenPaper(first);
  return paper ? { is: "spokenPaper", paper, others, weight: 5 } : { is: "plain", isPrivate: false, weight: 0 };
}

function heldPapersIn(text: string): Verdict {
  const held = speaks(text) ? readHeldPapers(text) : null;
  return held
    ? { is: "heldPapers", held, weight: held.papers.length > 1 ? 5.5 : 4.8 }
    : { is: "plain", isPrivate: false, weight: 0 };
}

/** "Stage 3 jours à l'Échandole en 2024, j'ai aidé à …": a post as a note has it, and what somebody did there. */
function deedsBehind(text: string, words: PersonWords): Post[] {
  const cut = clauseStart.exec(text)?.index ?? 0;
  const note = text.slice(0, cut);
  if (cut === 0 || speaks(note) || tellsDeed(note)) return [];
  const read = readPosts(note, words, { periods: notePeriods(note), above: "" });
  // "CAD-Fräse seit 2021, hab ich eingeführt": a thing, and no employer.
  const posts = read.filter(({ title, dates, employer }) => title !== "" || dates.to !== "now" || isHouse(employer));
  const behind = text.slice(cut).replace(/^[,;\s–-]+/u, "");
  return posts.map((post, at) => (at === posts.length - 1 ? { ...post, behind: [...post.behind, behind] } : post));
}

const clauseStart = new RegExp(String.raw`[,;]\s(?=${oneOf(tables.clauseStarts)}(?!\p{L})\s?)`, "iu");

const kindColon = new RegExp(String.raw`^(${oneOf(tables.kinds)})\s?:\s(?=\d+\s)`, "iu");

/** "Praktikum: 3 Wochen Copyshop Krähe": what kind of post it was is no title of a section. */
function withoutKindColon(text: string): string {
  return text.replace(kindColon, "$1 ");
}

/** What is told in brackets by the way does not make a sentence of a note. */
function withoutBrackets(text: string): string {
  return text.replace(/\s?\([^()]*\)/gu, "");
}

/** Signs: nobody tells a post in more. */
const LONGEST_SENTENCE = 320;

function namesOf({ title, employer }: Post): number {
  return [title, employer].filter((name) => name !== "").length;
}

function isSpokenWhole(text: string): boolean {
  return isSentence(text) && /[.!?]$/u.test(text) && tellsWork(text);
}

function languagesIn(text: string, { section }: Around): Verdict {
  const noted = readNotedLanguages(text, section === "languages");
  if (!noted || noted.languages.length === 0) return { is: "plain", isPrivate: false, weight: 0 };
  // "Inglés A2" among degrees
  const isWhole = noted.rest.length === 0 && noted.languages.every(({ level }) => level !== "");
  return { is: "languages", noted, weight: section === "languages" || isWhole ? 8 : 5 };
}

function paperWeight(text: string, { section }: Around): number {
  const [start = ""] = text.split(/,\s+(?![^(]*\))/u);
  // "Führerschein B, kein eigenes Auto": what is not there is not the licence.
  if (negated.test(isDriving(start) ? start : text) || speaks(text) || isNotWork(text) || wanted.test(text)) return 0;
  if (/^\p{Lu}.*[.!?]$/u.test(text) && isSentence(text) && !heldSince.test(text)) return 0;
  if (text.split(" ").length > LONGEST_PAPER || tellsOfAnything(text)) return 0;
  if (isOwnVehicle(start) || tellsOfFailing(text) || unnamed.test(text)) return 0;
  if (drivingLabel.test(text)) return 6;
  if (schoolAlone.test(text)) return 0;
  const parts = text.split(/,\s+(?![^(]*\))/u);
  if (parts.some(isHobby)) return 0;
  const isLike = isPaperLike(text);
  const isEducation = section === "education" || section === "certifications" || section === "courses";
  const first = parts[0] ?? "";
  // Where nothing that begins the line is a paper, one may be named by the way.
  const atStart = isPaperLike(first) || parts.length === 1 || isDriving(first) ? 1 : 0;
  const isDated = /(?:19|20)\d\d/u.test(text) || isSchool(text);
  if (apart.test(first) && !isDriving(first)) return 0;
  if (isSentence(text) && atStart === 0) return 0;
  return (isLike ? 2.5 + atStart : 0) + (isEducation && (isLike || isDated) ? 3 : 0);
}

/** "2022-2023 école, …": that somebody went to school is no paper. */
const schoolAlone =
  /^[\d\s–-]*(?:an der |at |à l['’])?(?:école|school|schule|uni|universität|escuela|instituto|lycée|college)(?:$|,)/iu;
/** "Abschluss im Juni 2025": of what is not told. */
const unnamed =
  /^(?:abschluss|examen|diplôme|título|degree|graduation)\s(?:(?:ist|is|est|es)\s)?(?:im|in|en)\s[\p{L}\d.\s]{3,20}$/iu;
const LONGEST_PAPER = 18;

const article = /^(?:the|der|die|das|unsere?|our|el|la|los|las|nuestr[oa]|le|les|notre)\s/iu;

/** "Das Hotel wird Ende März 2027 verkauft": a sentence of which no paper is the subject. */
function tellsOfAnything(text: string): boolean {
  const language = tellLanguage(text);
  const [head = ""] = text.replace(/[.!?]$/u, "").split(/[,:;(]/u);
  // A school with a year is paper enough elsewhere.
  const [, whose = ""] = /^(?:my|meine?|mis?|mon|ma|mes)\s(\S+)/iu.exec(head) ?? [];
  if (tellsOfGivingUp(text) || (whose !== "" && !isPaperLike(whose))) return true;
  if (isPaperLike(head.replace(/(?:19|20)\d\d/gu, ""))) return false;
  return article.test(head) || (language !== null && isSurelySentence(head, books[language].sentences));
}

/** "Führerschein B, Kassenwart im Tennisclub, Skitouren": several things that have nothing to do with each other. */
function mixedWeight(text: string): number {
  if (speaks(text)) return 0;
  const parts = text.split(/,\s+(?![^(]*\))/u);
  if (parts.length < 2) return 0;
  const papers = parts.filter((part) => isPaperLike(part) && !isNotWork(part) && !isOwnVehicle(part)).length;
  const isOther = (part: string) => isNotWork(part) || isHobby(part) || member.test(part) || isOwnVehicle(part);
  const others = parts.filter(isOther).length;
  return papers > 0 && others > 0 ? 4.5 : 0;
}

function skillWeight(text: string, { section }: Around): number {
  if (negated.test(text) || speaks(text) || underWayWord.test(text)) return 0;
  const { skills } = splitSkills(text);
  if (skills.length === 0 || skills.every(isHobby)) return 0;
  if (section === "skills") return 4;
  if (isSentence(text) || isPaperLike(text)) return 0;
  const { named, taken } = namedIn(text);
  const tools = named.filter(({ kind }) => kind === "tool").length;
  const words = text.split(/[\s,;]+/u).length;
  return tools > 0 && (taken.size * 2 >= words || (text.includes(",") && words <= skills.length * 3)) ? 3 : 0;
}
