import type { Book } from "#shared/languages/book.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import { edgeOf } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { figuresOf } from "./rank-lines.ts";
import { rememberByBook } from "./remember-by-book.ts";
import { isPlan, isToldBy, lineOf, tellingStarts } from "./told-lines.ts";

type Sorted = Pick<Gathered, "stories" | "unused">;

/**
 * Of lines under no job those that answer something the posting asks or that were written for the letter, and as many of
 * the others as there is room for, the longest first, where they are whole sentences and have a figure or a word in common
 * with the job: a note to oneself costs a letter more than good lines give. Who has nothing else to tell (`isAlone`) tells them all.
 */
export function sortPlain(
  lines: readonly OwnLine[],
  from: {
    request: LetterRequest;
    completions: readonly Completion[];
    /** Answers that are about no post. */
    free: readonly Completion[];
    book: Book;
    isAlone: boolean;
  },
): Sorted {
  const { request, completions, free, book, isAlone } = from;
  const sorted: Sorted = { stories: [], unused: [] };
  const questions = new Map(request.reading?.questions.map(({ id, text }) => [id, text]));
  // "No sooner, I'm afraid" leaves the date to the line that has one.
  const tellsAsMuch = (ending: string, { typed }: OwnLine) => /\p{N}/u.test(ending) || !/\p{N}/u.test(typed);
  const isAnswered = (kind: "start" | "salary", line: OwnLine) =>
    completions.some(
      (completion) =>
        (completion.kind === "terms" && hasFiguresOf(completion.ending, line.typed)) ||
        (completion.kind === kind && tellsAsMuch(completion.ending, line)) ||
        holdsAny(
          questions.get(completion.point ?? "") ?? "",
          kind === "start" ? book.words.availability : book.words.pay,
        ),
    );
  const spokenOf = new Set(free.map((answer) => lineOf(answer, lines, book)));
  const said = completions.map(({ ending }) => tellingStarts(ending, book));
  const isTold = (line: OwnLine) => said.some((answer) => isToldBy(line, answer, book));
  const others: OwnLine[] = [];
  const long = lines.filter(
    (line) => line.typed.split(" ").length >= STORY && edgeOf(line, book) === null && !isTold(line),
  );
  const askedOf = (id: string | null) => request.reading?.questions.find((one) => one.id === id)?.text ?? "";
  const isUntold = (line: OwnLine, question: string | null) =>
    (startsWithDenial(line, book) || (isLimit(line.typed, book) && !answersNeed(line, request))) &&
    sharedWords(line.typed, askedOf(question), book) < 2;
  for (const line of lines) {
    const label = edgeOf(line, book) ?? (asksPay(request) && ONLY_PAY.test(line.typed) ? "pay" : null);
    if (isTold(line)) continue;
    if (line.given && line.said === null) {
      sorted.unused.push(line);
      continue;
    }
    if (line.given) {
      sorted[label !== null && isAnswered(label === "start" ? "start" : "salary", line) ? "unused" : "stories"].push(
        line,
      );
      continue;
    }
    const isOnly = long.length === 1 && long[0] === line;
    const question = questionOf(line, { request, completions, book, isOnly });
    const isPrivate = isUnsaid(line.typed, book);
    if (isPrivate || (label !== null && isAnswered(label === "start" ? "start" : "salary", line)))
      sorted.unused.push(line);
    else if (label === "pay" && !asksPay(request)) sorted.unused.push(line);
    else if (line.said === null && question !== null && line.likely !== null)
      sorted.stories.push({ ...line, said: line.likely });
    else if (line.said === null || isUntold(line, question)) sorted.unused.push(line);
    else if (label !== null || isAlone || spokenOf.has(line) || isPlan(line, book) || answers(line, request, book))
      sorted.stories.push(line);
    else others.push(line);
  }
  // What has no word in common with the job may be a note to oneself.
  const wanted = [
    ...request.answered.map(({ point }) => point.text),
    ...(request.reading?.questions.map(({ text }) => text) ?? []),
    ...(request.reading?.smallPrint.filter(({ kind }) => kind === "instruction").map(({ text }) => text) ?? []),
    request.job.role,
  ];
  const isOpen = request.reading?.questions.some(({ id }) => !completions.some(({ point }) => point === id)) ?? false;
  const isNear = ({ typed }: OwnLine) => wanted.some((text) => sharedWords(typed, text, book) > 0);
  const strength = ({ typed }: OwnLine) => typed.split(" ").length;
  const told = others
    .filter(
      (line) =>
        tellsOfItself(line, book) &&
        (isNear(line) ||
          figuresOf(line.typed) > 0 ||
          holdsAny(line.typed, book.words.numbers) ||
          (isOpen && line.typed.split(" ").length >= STORY)),
    )
    .toSorted((one, other) => strength(other) - strength(one));
  const extra = new Set(told.slice(0, MOST_OTHERS[request.length] + Math.max(0, FEW_ANSWERS - completions.length)));
  for (const line of others) sorted[extra.has(line) ? "stories" : "unused"].push(line);
  // In the person's own order: "Before that" and "a third of it" go on with what they typed before.
  return { ...sorted, stories: lines.flatMap((line) => sorted.stories.find(({ fact }) => fact === line.fact) ?? []) };
}

/** The posting's question that a line speaks of, where nothing else answers it. */
function questionOf(
  { typed }: OwnLine,
  from: { request: LetterRequest; completions: readonly Completion[]; book: Book; isOnly: boolean },
): string | null {
  const { request, completions, book, isOnly } = from;
  const { reading } = request;
  const done = new Set(completions.map(({ point }) => point));
  const open = (reading?.questions ?? []).filter(({ id }) => !done.has(id));
  const sure = open.find(({ text }) => sharedWords(typed, text, book) >= 2);
  // What tells much and shares a word with the only question is what it asks for.
  const only = open.length === 1 && typed.split(" ").length >= FEWEST_WORDS ? open[0] : undefined;
  return (sure ?? (only && (isOnly || sharedWords(typed, only.text, book) > 0) ? only : undefined))?.id ?? null;
}

function hasFiguresOf(ending: string, text: string): boolean {
  const figures = text.match(/\p{N}+/gu) ?? [];
  return figures.length > 0 && figures.every((figure) => ending.includes(figure));
}

/** So many words tell a story: the only one that somebody noted is the answer to the only question. */
const STORY = 12;
/** "38.000", "1500 netos". */
const ONLY_PAY = /^\D{0,8}\d{2,}(?:[\d.,' ]*)\s?(?:k|mil)?\D{0,8}$/iu;

function startsWithDenial({ typed }: OwnLine, { words }: Book): boolean {
  return holdsAny(typed.toLowerCase().replaceAll("’", "'").split(" ").slice(0, FEWEST_WORDS).join(" "), words.denials);
}

/** A sentence that people typed whole, and neither what anybody says of themselves nor what they lack. */
function tellsOfItself({ typed, said }: OwnLine, { words }: Book): boolean {
  const low = typed.toLowerCase().replaceAll("’", "'");
  return (
    said !== null &&
    low.split(" ").length >= FEWEST_WORDS &&
    !holdsAny(low, words.traits) &&
    !holdsAny(low.split(" ").slice(0, FEWEST_WORDS).join(" "), words.denials)
  );
}

const MOST_OTHERS = { short: 1, usual: 4, long: 8 } as const;
/** Who has answered less than this is told of by more of their rows. */
const FEW_ANSWERS = 5;
const FEWEST_WORDS = 6;

export function asksPay({ reading }: LetterRequest): boolean {
  return reading?.smallPrint.some(({ kind }) => kind === "salary-asked") ?? false;
}

function answers({ fact, typed }: OwnLine, { answered, reading }: LetterRequest, book: Book): boolean {
  const isAsked = answered.some(
    ({ point, status, rows }) => point.kind !== "duty" && status !== "missing" && rows.includes(fact),
  );
  return isAsked || (reading?.questions.some(({ text }) => sharedWords(typed, text, book) >= 2) ?? false);
}

/** What somebody offers for something that the posting needs is told with its limits: "Nights maybe one a week, not more." */
function answersNeed({ fact, typed }: OwnLine, { answered }: LetterRequest): boolean {
  const isNeeded = answered.some(
    ({ point, status, rows }) => point.kind === "must" && status !== "missing" && rows.includes(fact),
  );
  return isNeeded && typed.split(" ").length >= STORY;
}

/** "I register deaths" is the work of a registrar. */
const unsaidOfPosts = onceOf(({ words: { unsaid, unsaidOfOneself } }: Book) => {
  return unsaid.filter((word) => !unsaidOfOneself.includes(word));
});

/** A note to us, a question of the person's, a reason for leaving, or what is nobody's business. */
export function isUnsaid(typed: string, book: Book, isOfPost = false): boolean {
  return (isOfPost ? unsaidOfPost : unsaidOfAny)(typed, book);
}

// A line is looked at by all who may tell it.
const unsaidOfPost = rememberByBook((typed, book) => findUnsaid(typed, book, unsaidOfPosts(book)));
const unsaidOfAny = rememberByBook((typed, book) => findUnsaid(typed, book, book.words.unsaid));

function findUnsaid(typed: string, { words, facts }: Book, unsaid: readonly string[]): boolean {
  // "I don't write programs" tells nobody not to write something.
  const low = typed
    .replaceAll("’", "'")
    .toLowerCase()
    .replaceAll(/(?<!\p{L})i (?:don't|dont|do not) (?=\p{L})/gu, "i never ");
  const isOrder = facts.orders.some((order) => low.startsWith(`${order} `));
  return low.trimEnd().endsWith("?") || isOrder || holdsAny(low, words.keptOut) || holdsAny(low, unsaid);
}

/** What is not so, or not quite, and without a figure that makes it worth telling. */
export function isLimit(typed: string, { facts }: Book): boolean {
  const low = typed.replaceAll("’", "'").toLowerCase().replace(faultless(facts), "");
  return holdsAny(low, facts.denials) && !/\d/u.test(low);
}

/** "No chargeable accidents", "keine Abweichung": none of what nobody wants is no lack. */
const faultless = onceOf(
  ({ denials, faults }: Book["facts"]) =>
    new RegExp(
      `(?<!\\p{L})(?:${denials.join("|")})\\s(?:[\\p{L}'-]{1,20}\\s){0,2}?(?:${faults.join("|")})\\p{L}{0,6}(?!\\p{L})`,
      "giu",
    ),
);

/** "Forklift - no licence but I drive one": nobody lists what they lack. */
export const lacks = rememberByBook((text, { facts }): boolean =>
  lacking(facts).test(text.replace(faultless(facts), "")),
);
const lacking = onceOf(({ lacks }: Book["facts"]) => new RegExp(`(?<!\\p{L})(?:${lacks.join("|")})(?!\\p{L})`, "iu"));

/** "Fini le 31 décembre": when something ends, and nothing that was done. */
export function isOnlyDated(typed: string, book: Book): boolean {
  if (!/\d/u.test(typed) || /[()]/u.test(typed)) return false;
  const words = withoutAccents(typed).match(/\p{L}+/gu) ?? [];
  const starts = monthStarts(book);
  const isMonth = (word: string) => word.length >= MONTH && starts.has(word.slice(0, MONTH));
  const others = words.filter((word) => !isMonth(word));
  return others.length < SHORT_DATED && others.length < words.length;
}

const monthStarts = onceOf(({ manners }: Book) => new Set(manners.months.map(startOf)));

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function startOf(month: string): string {
  return withoutAccents(month).slice(0, MONTH);
}

const MONTH = 3;
const SHORT_DATED = 4;
