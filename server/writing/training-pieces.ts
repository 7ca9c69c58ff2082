import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Paper, Skill, SpokenLanguage } from "#shared/material/material.schema.ts";
import type { PostingPoint } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { framesFor, type Slots } from "#shared/writing/frames.ts";
import { clean, holdsAny, joinedByAnd } from "#shared/writing/job-slots.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { Piece } from "./pieces.ts";
import type { Voice } from "./voice.ts";

const MOST_NAMED = 6;
const FILLED_TO = 4;

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
  const tellsLittle = gathered.ranked.length + gathered.completions.length < 3;
  const telling = { gathered, listed, request, voice, tellsLittle };
  return [...paperPieces(telling), ...languagePieces(telling), ...skillPieces(telling), ...labelledPieces(telling)];
}

/** Nothing where no frame can be filled. */
function framed(key: "papersAsked" | "papersAlso" | "driving" | "tools" | "skills" | "languages" | "start" | "pay") {
  return (slots: Slots, { frames }: Voice): Piece[] => {
    const able = framesFor(frames[key], slots);
    return able.length > 0 ? [{ kind: "frame", key, frames: able, slots }] : [];
  };
}

function paperPieces({ gathered, request, voice, listed, tellsLittle }: Telling): Piece[] {
  const { material, completions } = gathered;
  const { answered, reading } = request;
  // What an answer has said already is not named again; a degree is, for it is looked for.
  const isSaid = ({ kind, what }: Paper) =>
    kind !== "degree" && completions.some(({ ending }) => saysTheName(ending, clean(what)));
  const pointOf = ({ id }: Paper) => answered.findIndex(({ status, rows }) => status === "met" && rows.includes(id));
  const papers = material.papers.filter(
    (paper) => !listed.has(paper.id) && paper.state !== "lapsed" && tells(paper.what) && !isSaid(paper),
  );
  const isAsked = (paper: Paper) => paper.state === "held" && pointOf(paper) >= 0;
  const asked = papers.filter(isAsked).toSorted((one, other) => pointOf(one) - pointOf(other));
  const isClass = ({ kind, what }: Paper) => kind === "driving" && isClasses(withoutStop(what));
  const others = papers
    .filter((paper) => !isAsked(paper) && paper.kind !== "driving")
    .toSorted((one, other) => yearOf(other) - yearOf(one));
  const asksDegree = reading?.points.some(({ sort }) => sort === "degree") ?? true;
  const also =
    tellsLittle || material.jobs.length === 0
      ? others.slice(0, FILLED_TO)
      : others.filter(({ kind }) => kind === "degree" && asksDegree).slice(0, 1);
  const classes = asked.filter(isClass);
  const driving: Slots =
    classes.length === 0
      ? {}
      : {
          driving: {
            text: classes.map(({ what }) => withoutStop(what)).join(", "),
            facts: classes.map(({ id }) => id),
          },
        };
  const slotsOf = (some: readonly Paper[]) => paperSlots(some.slice(0, MOST_NAMED), request, voice);
  return [
    ...framed("papersAsked")(slotsOf(asked.filter((paper) => !isClass(paper))), voice),
    ...framed("driving")(driving, voice),
    ...framed("papersAlso")(slotsOf(also), voice),
  ];
}

/** One paper by its kind, several in a row. */
function paperSlots(papers: readonly Paper[], { asOf }: LetterRequest, { book }: Voice): Slots {
  const [one] = papers;
  if (!one) return {};
  const facts = papers.map(({ id }) => id);
  const value = (text: string, isSo = true) => (isSo ? { text, facts } : undefined);
  const list = papers.map((paper) => [withoutStop(paper.what), ...beside(paper, book)].join(", ")).join("; ");
  const isBare = papers.every(({ what }) => !/[,;:()]/u.test(withoutStop(what)));
  const and = value(
    joinedByAnd(
      papers.map((paper) => bracketed(paper, book)),
      book,
    ),
    isBare,
  );
  if (papers.length > 1) return { list: value(list), and };
  if (one.state === "under-way")
    return { study: value([withoutStop(one.what), ...beside({ ...one, state: "held" }, book)].join(", ")) };
  const year = clean(one.year);
  const isPast = /^(?:19|20)\d\d$/u.test(year) && year <= asOf;
  const isLicence = one.kind === "licence" || one.kind === "driving";
  const isDegree = one.kind === "degree";
  return {
    paper: value(list),
    licence: value(list, isLicence),
    degree: value(list, isDegree),
    and,
    name: value(withoutStop(one.what), isPast && isBare && !isLicence),
    degreeName: value(withoutStop(one.what), isPast && isDegree),
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
  const { material } = gathered;
  const { book } = voice;
  const { reading, answered } = request;
  const asks = (sort: PostingPoint["sort"], kind: SmallPrintItem["kind"]) =>
    !reading ||
    reading.points.some((point) => point.sort === sort) ||
    reading.smallPrint.some((item) => item.kind === kind);
  const isNamed = ({ id, language }: SpokenLanguage) =>
    answered.some(({ point, rows }) => rows.includes(id) || sharedWords(point.text, language, book) > 0);
  const isAnyAsked = tellsLittle || material.jobs.length === 0 || asks("language", "language");
  const spoken = material.languages.filter(
    (one) =>
      !listed.has(one.id) &&
      tells(one.language) &&
      !holdsAny(one.language, book.words.ownNames) &&
      !material.papers.some(({ what }) => holdsAny(what, [clean(one.language).toLowerCase()])) &&
      (isAnyAsked || isNamed(one)),
  );
  const facts = spoken.map(({ id }) => id);
  const names = spoken.map(({ language, level }) => withLevel(language, level, book));
  const isBare = spoken.every(({ language }) => /^\p{L}+$/u.test(clean(language)));
  const and = isBare && spoken.length > 0 ? { text: joinedByAnd(names, book), facts } : undefined;
  return framed("languages")({ and, list: { text: names.join(", "), facts } }, voice);
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
  const tools = skills.filter(({ id }) => asked.includes(id)).slice(0, MOST_NAMED);
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
  return [...framed("tools")(slotsOf(tools, areNames), voice), ...framed("skills")(slotsOf(others, areBare), voice)];
}

/** When the person can begin and what they ask, where they typed no sentence. */
function labelledPieces({ gathered, voice }: Telling): Piece[] {
  return (["start", "pay"] as const).flatMap((label) => {
    const lines = gathered.labelled.filter((one) => one.label === label).map(({ line }) => line);
    const text = lines
      .map(({ typed }) => withoutStop(aboutIt(typed, label, voice.book).replace(OWN_LABEL[label], "")))
      .join(", ");
    return tells(text) ? framed(label)({ list: { text, facts: lines.map(({ fact }) => fact) } }, voice) : [];
  });
}

/** Of a note with several sentences, those that are about when, or about pay. */
function aboutIt(typed: string, label: "start" | "pay", { words }: Book): string {
  const sentences = splitSentences(typed).map(({ text }) => text);
  const about = sentences.filter((text) => holdsAny(text, label === "pay" ? words.pay : words.availability));
  return (about.length > 0 ? about : sentences).join(" ");
}

/** What people put before it themselves. */
const OWN_LABEL = { start: /^\p{L}+\s?:\s/u, pay: /^\p{L}+\s?:?\s(?=\p{N})/u };

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
const LONGEST_LEVEL = 4;

/** "B", "B et BE": classes of a driving licence without its name. */
function isClasses(name: string): boolean {
  return name.length <= LONGEST_CLASSES && name.split(/[\s,/+]+/u).every((word) => word.length <= LONGEST_CLASS);
}

/** "German (C1)". */
function withLevel(language: string, level: string, { words }: Book): string {
  const typed = clean(language);
  const first = words.smallLanguages ? typed.charAt(0).toLowerCase() : typed.charAt(0).toUpperCase();
  const name = first + typed.slice(1);
  const [start = ""] = level.split(/[,;]/u);
  const told = unbracketed(level.split(" ").length > LONGEST_LEVEL ? start : level);
  return told === "" ? name : `${name} (${told})`;
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
