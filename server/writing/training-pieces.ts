import type { Book } from "#shared/languages/book.ts";
import type { Paper, Skill, SpokenLanguage } from "#shared/material/material.schema.ts";
import type { PostingPoint } from "#shared/postings/posting-reading.schema.ts";
import { framesFor, type Slots } from "#shared/writing/frames.ts";
import { clean, holdsAny, joinedByAnd, withArticle } from "#shared/writing/job-slots.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Piece } from "./pieces.ts";
import type { Voice } from "./voice.ts";

const MOST_NAMED = 4;
/** Who tells fewer things than this, or of no post and in fewer words, has their papers, languages and skills told too. */
const LITTLE = 2;
const LITTLE_SAID = 30;

/** What the paragraph goes by: `listed` are the rows that the table tells already. */
type Telling = {
  gathered: Gathered;
  request: LetterRequest;
  voice: Voice;
  listed: ReadonlySet<string>;
  tellsLittle: boolean;
};

/**
 * Papers, languages and tools: those that the posting asks for, as answers to it; others only of somebody who has little
 * else to tell, because the resume has them.
 */
export function trainingPieces(
  gathered: Gathered,
  listed: ReadonlySet<string>,
  request: LetterRequest,
  voice: Voice,
): Piece[] {
  const { ranked, completions, stories, jobs } = gathered;
  const told = [...stories.map(({ typed }) => typed), ...completions.map(({ ending }) => ending)].join(" ");
  const hasPosts = jobs.some(({ lines, answers }) => lines.length + answers.length > 0);
  const tellsLittle =
    ranked.length + completions.length < LITTLE || (!hasPosts && told.split(" ").length < LITTLE_SAID);
  const telling = { gathered, listed, request, voice, tellsLittle };
  return [...paperPieces(telling), ...languagePieces(telling), ...skillPieces(telling)];
}

/** Nothing where no frame can be filled. */
function framed(key: "papersAsked" | "papersAlso" | "driving" | "tools" | "skills" | "languages") {
  return (slots: Slots, { frames }: Voice): Piece[] => {
    const able = framesFor(frames[key], slots);
    return able.length > 0 ? [{ kind: "frame", key, frames: able, slots }] : [];
  };
}

function paperPieces({ gathered, request, voice, listed, tellsLittle }: Telling): Piece[] {
  const { material } = gathered;
  const said = toldTexts(gathered);
  const hard = request.answered.filter(({ point, status }) => status === "met" && HARD.has(point.sort));
  const pointOf = ({ id }: Paper) => hard.findIndex(({ rows }) => rows.includes(id));
  const papers = material.papers.filter(
    ({ id, what, state }) =>
      !listed.has(id) && state !== "lapsed" && tells(what) && !said.some((text) => saysTheName(text, clean(what))),
  );
  const isAsked = (paper: Paper) => pointOf(paper) >= 0;
  const asked = papers.filter(isAsked).toSorted((one, other) => pointOf(one) - pointOf(other));
  const others = papers
    .filter((paper) => !isAsked(paper) && paper.kind !== "driving")
    .toSorted((one, other) => yearOf(other) - yearOf(one));
  const told = (key: "papersAsked" | "papersAlso", paper: Paper) =>
    framed(isClass(paper) ? "driving" : key)(paperSlots(paper, request, voice), voice);
  return [
    ...asked
      .slice(0, MOST_ASKED)
      .flatMap((paper) => told(paper.state === "held" ? "papersAsked" : "papersAlso", paper)),
    ...(tellsLittle && asked.length === 0 ? others.slice(0, 1).flatMap((paper) => told("papersAlso", paper)) : []),
  ];
}

const MOST_ASKED = 2;
const HARD = new Set<PostingPoint["sort"]>(["degree", "licence", "certificate", "driving"]);

function isClass({ kind, what }: Paper): boolean {
  return kind === "driving" && isClasses(withoutStop(what));
}

/** What the letter says already, in the person's words. */
function toldTexts({ jobs, stories, completions }: Gathered): string[] {
  const lines = [...jobs.flatMap((one) => one.lines), ...stories].map(({ typed }) => typed);
  return [...lines, ...completions.map(({ ending }) => ending)];
}

/** A paper by its kind, with its article where one is known. */
function paperSlots(paper: Paper, { asOf }: LetterRequest, { book }: Voice): Slots {
  const facts = [paper.id];
  const value = (text: string | null, isSo = true) => (isSo && text ? { text, facts } : undefined);
  const name = withoutStop(paper.what);
  if (isClass(paper)) return { driving: value(name) };
  if (paper.state === "under-way")
    return { study: value([name, ...beside({ ...paper, state: "held" }, book)].join(", ")) };
  const list = [name, ...beside(paper, book)].join(", ");
  const year = clean(paper.year);
  const isPast = /^(?:19|20)\d\d$/u.test(year) && year <= asOf;
  const isBare = !/[,;:()]/u.test(name);
  const isLicence = paper.kind === "licence" || paper.kind === "driving";
  return {
    thePaper: value(isBare ? withArticle(name, book.words.papers, book) : null),
    paper: value(list),
    licence: value(list, isLicence),
    degree: value(list, paper.kind === "degree"),
    and: value(bracketed(paper, book), isBare),
    name: value(name, isPast && isBare && !isLicence),
    degreeName: value(name, isPast && paper.kind === "degree"),
    year: value(year, isPast),
  };
}

/** When it was, and that it is under way, where the name does not say so. */
function beside({ state, what, year }: Paper, { links }: Book): string[] {
  const name = withoutStop(what);
  const when = unbracketed(year);
  const isTold = when === "" || name.includes(when) || when.split(" ").length > LONGEST_YEAR || !/\d/u.test(when);
  const isUnderWay = state === "under-way" && !name.toLowerCase().includes(links.underWay);
  return [isUnderWay ? links.underWay : "", isTold ? "" : when].filter(Boolean);
}

/** "PA1 (2016)". */
function bracketed(paper: Paper, book: Book): string {
  const more = beside(paper, book).join(", ");
  return more === "" ? withoutStop(paper.what) : `${withoutStop(paper.what)} (${more})`;
}

function languagePieces({ gathered, request, voice, listed, tellsLittle }: Telling): Piece[] {
  const { book } = voice;
  const said = toldTexts(gathered);
  const asksOne = request.reading?.points.some(({ sort }) => sort === "language") ?? false;
  const isNamed = ({ id, language }: SpokenLanguage) =>
    request.answered.some(({ point, rows }) => rows.includes(id) || sharedWords(point.text, language, book) > 0);
  const spoken = gathered.material.languages.filter(
    (one) =>
      !listed.has(one.id) &&
      /^\p{L}+$/u.test(clean(one.language)) &&
      !holdsAny(one.language, book.words.ownNames) &&
      ![...said, ...gathered.material.papers.map(({ what }) => what)].some(
        (text) => sharedWords(text, one.language, book) > 0,
      ) &&
      (tellsLittle || asksOne || isNamed(one)),
  );
  const names = spoken.map(({ language, level }) => withLevel(language, level, book));
  const and = { text: joinedByAnd(names, book), facts: spoken.map(({ id }) => id) };
  return spoken.length === 0 ? [] : framed("languages")({ and }, voice);
}

function skillPieces({ gathered, request, voice, listed, tellsLittle }: Telling): Piece[] {
  const { book } = voice;
  const isTrait = ({ text }: Skill) => holdsAny(text, book.words.traits);
  const skills = gathered.material.skills.filter(
    (skill) => !listed.has(skill.id) && isName(skill.text) && !isTrait(skill),
  );
  const asked = request.answered.flatMap(({ point, status, rows }) =>
    point.sort === "tool" && status === "met" ? rows : [],
  );
  const said = toldTexts(gathered);
  const tools = skills
    .filter(({ id, text }) => asked.includes(id) && !said.some((one) => sharedWords(one, text, book) > 0))
    .slice(0, MOST_NAMED);
  const others = tellsLittle ? skills.filter((skill) => !tools.includes(skill)).slice(0, MOST_NAMED) : [];
  const areNames = tools.every(({ text }) => /^[\p{Lu}\p{N}]/u.test(clean(text)));
  // German has its nouns with a capital, and what has none is no noun that could stand in a sentence.
  const areBare = others.every(
    ({ text }) => !/[,(]/u.test(text) && (book.sentences.nouns.length === 0 || /^[\p{Lu}\p{N}]/u.test(clean(text))),
  );
  const slotsOf = (some: readonly Skill[], isBare: boolean): Slots => {
    const names = some.map(({ text }) => clean(text));
    const facts = some.map(({ id }) => id);
    return {
      and: isBare ? { text: joinedByAnd(names, book), facts } : undefined,
      list: { text: names.join(", "), facts },
    };
  };
  // One tool is no sentence by itself: "I know Git."
  const named = tools.length > 1 || tellsLittle ? framed("tools")(slotsOf(tools, areNames), voice) : [];
  return [...named, ...framed("skills")(slotsOf(others, areBare), voice)];
}

function yearOf({ year }: Paper): number {
  return Number(/\d{4}/u.exec(year)?.[0] ?? 0);
}

/** "LAP Installationstechnik" is said by "Ich habe 2016 die LAP als Installationstechniker gemacht". */
function saysTheName(text: string, name: string): boolean {
  const starts = (one: string) => (one.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 6));
  const found = new Set(starts(text));
  const asked = starts(name);
  return asked.length > 0 && asked.filter((start) => found.has(start)).length * 2 >= asked.length;
}

const LONGEST_CLASS = 3;
const LONGEST_CLASSES = 14;
const LONGEST_YEAR = 6;

/** "B", "B et BE": classes of a driving licence without its name. */
function isClasses(name: string): boolean {
  return name.length <= LONGEST_CLASSES && name.split(/[\s,/+]+/u).every((word) => word.length <= LONGEST_CLASS);
}

/** "German at level C1"; a level that is told in other words stays out. */
function withLevel(language: string, level: string, { words }: Book): string {
  const typed = clean(language);
  const first = words.smallLanguages ? typed.charAt(0).toLowerCase() : typed.charAt(0).toUpperCase();
  const low = clean(level).toLowerCase();
  const known = words.levels[low] ?? words.levels[low.split(/[,;(]/u)[0]?.trim() ?? ""];
  return [first + typed.slice(1), known].filter(Boolean).join(" ");
}

function unbracketed(text: string): string {
  return clean(text.replace(/[()]/gu, " "));
}

function withoutStop(text: string): string {
  return clean(text).replace(/[.;,:\s]+$/u, "");
}

function tells(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** A few words without the marks of a sentence. */
function isName(text: string): boolean {
  return tells(text) && clean(text).split(" ").length <= 5 && !/[.!?;:]/u.test(text);
}
