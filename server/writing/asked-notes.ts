import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { framesFor } from "#shared/writing/frames.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import { isLanguageName } from "../reading/spoken-languages.ts";
import { besideOf, isOwned, startSmall } from "./beside.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { type OwnLine, tidied } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import { edgeOf, isOnlyDated, isUnsaid } from "./plain-lines.ts";
import { tellingStarts, tellsTheSame } from "./told-lines.ts";

type Asked = { request: LetterRequest; book: Book };

const MOST_OTHERS = 5;
const MOST_WORDS = 60;
const LONGEST = 34;
const FEWEST_SHARED = 2;
/** A note of so few words is about the one that it shares with the posting. */
const SHORT = 4;

/** Whether a note answers something that the posting asks for. */
function isAsked({ fact, typed }: OwnLine, { request, book }: Asked): boolean {
  return request.answered.some(({ point, status, rows }) => {
    if (status !== "missing" && rows.includes(fact)) return true;
    const shared = sharedWords(typed, point.text, book);
    return shared >= FEWEST_SHARED || (shared > 0 && tellingStarts(typed, book).size <= SHORT);
  });
}

/**
 * Of a note the clauses before the first that says what is not so: the rest of its sentence explains it. Each clause is
 * whole.
 */
export function withoutDenials(typed: string, { facts }: Book): string {
  return splitSentences(typed)
    .flatMap(({ text }) => text.split(/(?<=\p{L}{3}[.!])\s+(?=\p{Ll})/u))
    .flatMap((sentence) => {
      const clauses = sentence.split(/(?<=[,;])\s+(?![^(]*\))/u);
      const isDenied = (clause: string) => holdsAny(clause.toLowerCase().replaceAll("’", "'"), facts.denials);
      const end = clauses.findIndex((clause) => isDenied(clause) && !/\d/u.test(clause));
      const kept = clauses.slice(0, end < 0 ? clauses.length : end).join(" ");
      return kept.replace(/[\s,;.]+$/u, "") || [];
    })
    .join("; ");
}

/**
 * "my gran is Dutch, I speak Dutch well": what is private in front of what somebody speaks, holds or handles goes, unless
 * they said that the line is not for the letter.
 */
export function withoutAside(line: OwnLine, book: Book): OwnLine {
  const { sentences, words } = book;
  if (!isUnsaid(line.typed, book) || holdsAny(line.typed.toLowerCase(), words.keptOut)) return line;
  const clauses = line.typed.split(/,\s+/u);
  const rest = (at: number) => clauses.slice(at).join(", ");
  const at = clauses.findIndex(
    (clause, index) =>
      index > 0 &&
      sentences.subjects.includes(clause.toLowerCase().split(/[\s'’]/u)[0] ?? "") &&
      namedIn(clause).named.some(({ kind }) => kind === "language" || kind === "tool") &&
      !isUnsaid(rest(index), book),
  );
  return at < 0 ? line : { ...line, typed: rest(at) };
}

/** What nobody may read, what is only a date or pay, and what is no text. */
function isTellable({ typed }: OwnLine, book: Book): boolean {
  const { words, facts } = book;
  const low = typed.toLowerCase().replaceAll("’", "'");
  const isPay = /\d{2}/u.test(typed) && holdsAny(low, words.pay) && !holdsAny(low, facts.sums);
  return (
    /\p{L}{3}/u.test(typed) &&
    !/[?@]|!!|->/u.test(typed) &&
    typed.split(" ").length <= LONGEST &&
    !isUnsaid(typed, book) &&
    !isOnlyDated(typed, book) &&
    !isPay &&
    (edgeOf({ fact: "", said: null, likely: null, typed }, book) === null || holdsAny(low, facts.sums)) &&
    !holdsAny(low, words.traits)
  );
}

/** Notes of a post that say what its work is, as far as they stand together under it and not beside its employer. */
export function workNotes({ job, lines, notes }: Pick<ToldJob, "job" | "lines" | "notes">, asked: Asked): OwnLine[] {
  const { book } = asked;
  // "There" is nowhere without an employer.
  if (job.employer === "") return [];
  const beside = besideOf(notes, book);
  const isSaid = (id: string) => lines.some(({ fact, said }) => fact === id && said !== null);
  const isOther = ({ id, text }: { id: string; text: string }) =>
    isSaid(id) || !isTellable({ fact: id, typed: text, said: null, likely: null }, book);
  // What follows the first sentence or date may be about something else.
  const first = job.lines.findIndex(isOther);
  const near = new Set(job.lines.slice(0, first < 0 ? job.lines.length : first).map(({ id }) => id));
  return notes.filter(
    (note) =>
      near.has(note.fact) &&
      !beside.includes(note) &&
      !isOwned(note.typed, book) &&
      !/(?:19|20)\d\d$/u.test(note.typed) &&
      withoutDenials(note.typed, book) !== "" &&
      isAsked(note, asked),
  );
}

/** "Curso 24-25: academia Vector": a note with its own time tells of what somebody did then. */
export function timedNotes(notes: readonly OwnLine[], asked: Asked): OwnLine[] {
  const isSuch = (note: OwnLine) =>
    TIMED.test(note.typed) && note.typed.split(" ").length >= FEWEST_TIMED && isTellable(note, asked.book);
  return notes.filter(isSuch).slice(0, MOST_TIMED);
}

const years = String.raw`(?:(?:19|20)\d\d|\d{2})\s?[-–/]\s?(?:(?:19|20)\d\d|\d{2})`;
const TIMED = new RegExp(String.raw`^(?:\p{L}{4,10}\s)?${years}(?=[\s,:])[^;]*\p{L}{4}`, "u");
const FEWEST_TIMED = 3;
const MOST_TIMED = 3;

/** Other notes that answer the posting, in the person's order, as far as there is room. */
export function otherNotes(
  notes: readonly OwnLine[],
  { completions, asked }: { completions: readonly Completion[]; asked: Asked },
): OwnLine[] {
  const { book } = asked;
  const answers = completions.map(({ ending }) => tellingStarts(ending, book));
  const told: OwnLine[] = [];
  let count = 0;
  for (const note of notes) {
    const text = withoutDenials(note.typed, book);
    const words = text.split(" ").length;
    if (told.length === MOST_OTHERS || count + words > MOST_WORDS || text === "") continue;
    if (!isTellable(note, book) || !isAsked({ ...note, typed: text }, asked)) continue;
    if (answers.some((answer) => tellsTheSame(text, answer, book))) continue;
    told.push(note);
    count += words;
  }
  return told;
}

/** A sentence of ours that may hold any notes: they stand behind a colon, parted by semicolons. */
export function notesPiece(
  name: "worksOn" | "workedOn" | "background" | "points",
  notes: readonly OwnLine[],
  { request, book }: Asked,
): Piece[] {
  if (notes.length === 0) return [];
  const nouns = postedNouns(request, book);
  const text = notes.map(({ typed }) => noteText(typed, book, nouns)).join("; ");
  const slots = { list: { text, facts: notes.map(({ fact }) => fact) } };
  return [{ kind: "frame", key: name, frames: framesFor([book.facts.frames[name]], slots), slots }];
}

const ASIDES = /[\s,]*(?<!\p{L})(?:lol|haha|hehe|mdr|jaja|xd)(?!\p{L})|[:;]-?[)D](?=\s|$)/giu;

function noteText(typed: string, book: Book, nouns: ReadonlySet<string>): string {
  const bare = withoutDenials(typed.replace(ASIDES, ""), book);
  const months = new Set(book.manners.months.map((month) => month.toLowerCase()));
  const isSmall = book.sentences.nouns.length > 0 && !/\p{Lu}/u.test(bare);
  const tidy = tidied(bare, book).replace(/[.;,:\s]+$/u, "");
  if (!isSmall)
    return tidy
      .split("; ")
      .map((part) => startSmall(part, book))
      .join("; ");
  return tidy
    .split(" ")
    .map((word, at, all) => {
      const core = word.replace(/[^\p{L}-]/gu, "");
      if (/^[abc]e?$/u.test(core) && /schein$|^klasse$/iu.test(all[at - 1] ?? "")) return word.toUpperCase();
      const isNoun = nouns.has(core) || months.has(core) || isLanguageName(core);
      return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(" ");
}

/** German nouns as the posting has them: what it has within a sentence with a capital, and never without. */
function postedNouns({ reading }: LetterRequest, { sentences }: Book): ReadonlySet<string> {
  if (sentences.nouns.length === 0) return new Set();
  const texts = [...(reading?.points ?? []), ...(reading?.questions ?? [])].map(({ text }) => text);
  const words = texts.flatMap((text) => text.match(/[\p{L}-]+/gu) ?? []);
  const within = texts.flatMap((text) => (text.match(/[\p{L}-]+/gu) ?? []).slice(1));
  const small = new Set(words.filter((word) => /^\p{Ll}/u.test(word)));
  const capitals = within.filter((word) => /^\p{Lu}\p{Ll}{2}/u.test(word)).map((word) => word.toLowerCase());
  const isPronoun = (word: string) => sentences.subjects.includes(word) || sentences.determiners.includes(word);
  return new Set(capitals.filter((word) => !small.has(word) && !isPronoun(word)));
}
