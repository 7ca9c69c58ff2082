import type { Book } from "#shared/languages/book.ts";
import type { Paper, Skill, SpokenLanguage } from "#shared/material/material.schema.ts";
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
function framed(key: "papers" | "studies" | "tools" | "skills" | "languages") {
  return (slots: Slots, { frames }: Voice): Piece[] => {
    const able = framesFor(frames[key], slots);
    return able.length > 0 ? [{ kind: "frame", key, frames: able, slots }] : [];
  };
}

function paperPieces({ gathered, request, voice, listed, tellsLittle }: Telling): Piece[] {
  const { book } = voice;
  const said = toldTexts(gathered);
  const papers = gathered.material.papers.filter(
    ({ id, what, state }) =>
      !listed.has(id) && state !== "lapsed" && tells(what) && !said.some((text) => saysTheName(text, clean(what))),
  );
  const byYear = papers.toSorted((one, other) => yearOf(other) - yearOf(one));
  const hard = request.answered.filter(({ point }) => point.kind !== "duty");
  const asked = hard.flatMap(({ point, status, rows }) => {
    const named = papers.filter(({ id }) => status === "met" && rows.includes(id));
    const alike = papers.filter(({ what }) => sharedWords(what, point.text, book) > 0);
    const ofSort = byYear.filter(({ kind }) => kind === point.sort && OF_SORT.has(kind)).slice(0, 1);
    return [named, alike, ofSort].find((some) => some.length > 0) ?? [];
  });
  const others = byYear.filter(({ kind }) => kind !== "driving").slice(0, 1);
  const told = [...new Set(asked.length > 0 ? asked : tellsLittle ? others : [])].slice(0, MOST_NAMED);
  const sentence = (key: "papers" | "studies", some: readonly Paper[]) => {
    const facts = some.map(({ id }) => id);
    const names = some.map((paper) => paperName(paper, request, book));
    const text = joinedByAnd(
      names.map(({ name }) => name),
      book,
    );
    const isOne = some.length === 1 && names.every(({ hasArticle }) => hasArticle);
    const areStudies = some.every(({ kind }, at) => names[at]?.hasArticle || book.words.studyKinds.includes(kind));
    const slots: Slots = {
      paper: isOne ? { text, facts } : undefined,
      papers: { text, facts },
      study: areStudies ? { text, facts } : undefined,
    };
    return some.length > 0 ? framed(key)(slots, voice) : [];
  };
  return [
    ...sentence(
      "papers",
      told.filter(({ state }) => state === "held"),
    ),
    ...sentence(
      "studies",
      told.filter(({ state }) => state === "under-way"),
    ),
  ];
}

/** What the person has of such a kind is told to a posting that asks for the kind, whatever it names. */
const OF_SORT: ReadonlySet<string> = new Set(["degree", "driving"]);

/** What the letter says already, in the person's words. */
function toldTexts({ jobs, stories, completions }: Gathered): string[] {
  const lines = [...jobs.flatMap((one) => one.lines), ...stories].map(({ typed }) => typed);
  return [...lines, ...completions.map(({ ending }) => ending)];
}

/** A paper's name with the article that its head has, else as its kind is named; and the year it is of. */
function paperName(
  { kind, what, state, year }: Paper,
  { asOf }: LetterRequest,
  book: Book,
): { name: string; hasArticle: boolean } {
  const name = withoutStop(what);
  const when = clean(year);
  const isPast = state === "held" && /^(?:19|20)\d\d$/u.test(when) && when <= asOf && !name.includes(when);
  const isClass = kind === "driving" && isClasses(name);
  const known = isClass ? null : withArticle(name, book.words.papers, book);
  const { paperKinds, studyKinds } = book.words;
  const unfinished = state === "under-way" && !studyKinds.includes(kind) ? paperKinds.unfinished : undefined;
  const pattern = (isClass ? paperKinds.class : (unfinished ?? paperKinds[kind])) ?? "{name}";
  const told = known ?? pattern.replace("{name}", () => name);
  return { name: isPast && !told.endsWith(")") ? `${told} (${when})` : told, hasArticle: isClass || known !== null };
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
  const told = spoken.flatMap(({ id, language, level }) => {
    const name = withLevel(language, level, book);
    return name === null ? [] : [{ id, name }];
  });
  const and = {
    text: joinedByAnd(
      told.map(({ name }) => name),
      book,
    ),
    facts: told.map(({ id }) => id),
  };
  return told.length === 0 ? [] : framed("languages")({ and }, voice);
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

/** "B", "B et BE": classes of a driving licence without its name. */
function isClasses(name: string): boolean {
  return name.length <= LONGEST_CLASSES && name.split(/[\s,/+]+/u).every((word) => word.length <= LONGEST_CLASS);
}

/** "German at level C1"; null where the level is in words of the person's, as the language alone would say too much. */
function withLevel(language: string, level: string, { words }: Book): string | null {
  const typed = clean(language);
  const first = words.smallLanguages ? typed.charAt(0).toLowerCase() : typed.charAt(0).toUpperCase();
  const low = clean(level).toLowerCase();
  // "Gut in Wort und Schrift", "B2 (Goethe)", "CEFR B1": its first words, or the letters of a level.
  const [, letters = ""] = /(?<!\p{L})([abc][12])(?!\p{N})/u.exec(low) ?? [];
  const ways = [low, low.split(/[,;(/]/u)[0]?.trim() ?? "", letters, low.split(" ")[0] ?? ""];
  const known = words.levels[ways.find((way) => Object.hasOwn(words.levels, way)) ?? ""];
  if (low !== "" && known === undefined) return null;
  return [first + typed.slice(1), known].filter(Boolean).join(" ");
}

function withoutStop(text: string): string {
  return clean(text).replace(/[.;,:\s]+$/u, "");
}

function tells(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const LONGEST_NAME = 4;

/** A few words without the marks of a sentence. */
function isName(text: string): boolean {
  return tells(text) && clean(text).split(" ").length <= LONGEST_NAME && !/[.!?;:]/u.test(text);
}
