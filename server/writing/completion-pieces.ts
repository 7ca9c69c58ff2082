import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { ASKS_WHY } from "#shared/material/starters.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { END, framesFor, type Slots, VALUE } from "#shared/writing/frames.ts";
import { clean, holdsAny } from "#shared/writing/job-slots.ts";
import { polish } from "#shared/writing/polish.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { type OwnLine, readEnding } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import { rememberByBook } from "./remember-by-book.ts";
import { isPlan } from "./told-lines.ts";
import type { Voice } from "./voice.ts";

/** A sentence that the page began and the person ended, as both stand. */
export function joinedPiece(
  { key, beginning, ending, postingLines }: Completion,
  book: Book,
): Extract<Piece, { kind: "fixed" }> {
  const begun = withoutRepeatedSubject(clean(beginning), ending);
  const ended = withoutSlip(begun, readEnding(begun, begun === "" ? withoutYes(ending) : ending, book), book);
  const text = begun === "" ? ended : polish(`${begun} ${VALUE}${ended}${END}`, book);
  return {
    kind: "fixed",
    sentence: {
      text,
      facts: [key],
      postingLines: [...postingLines],
      words: begun === "" ? "own" : "joined",
    },
  };
}

/** "Yes, Saturdays are fine": the letter quotes no question, so nothing is to be agreed to. */
function withoutYes(ending: string): string {
  const rest = ending.trim().replace(/^(?:yes|ja|oui|sí|si)[,!.]\s+/iu, "");
  return rest.split(" ").length > SHORT_ANSWER ? rest.charAt(0).toUpperCase() + rest.slice(1) : ending;
}

/** "Je" before "fait": a form that is wrong behind the subject as it is right. */
function withoutSlip(begun: string, ended: string, { sentences }: Book): string {
  const [word = ""] = ended.split(" ");
  const low = word.toLowerCase();
  // "Constructor" is a property of every table.
  const isSlip = begun.toLowerCase().endsWith(sentences.subject.toLowerCase()) && Object.hasOwn(sentences.slips, low);
  const slip = isSlip ? sentences.slips[low] : undefined;
  return slip === undefined ? ended : slip + ended.slice(word.length);
}

/** "… I" before "I've been" and "… Je" before "J'ai": the subject is there already, in the ending. */
function withoutRepeatedSubject(beginning: string, ending: string): string {
  const subject = /(?:^|\s)(\p{L}{1,2})$/u.exec(beginning)?.[1] ?? "";
  const typed = /^\s*(\p{L})['’]\p{L}/u.exec(ending)?.[1] ?? "";
  if (subject === "" || typed.toLowerCase() !== subject.charAt(0).toLowerCase()) return beginning;
  return beginning.slice(0, beginning.length - subject.length).trimEnd();
}

/** What was done, as its own sentence: of "You ask for “X”. I …" without the demand. */
export function toldPiece(completion: Completion, { reading }: LetterRequest, book: Book) {
  const label = reading?.points.find(({ id }) => id === completion.point)?.label ?? "";
  return joinedPiece({ ...completion, beginning: withoutQuote(completion.beginning, label) }, book);
}

/** Of "You ask for “X”. I" what begins the person's own sentence. */
function withoutQuote(beginning: string, label: string): string {
  const begun = clean(beginning);
  if (label === "" || !begun.includes(label)) return begun;
  return /[.!?]["”“»]?\s+(\p{L}+)$/u.exec(begun)?.[1] ?? "";
}

const LONGEST_CELL = 24;
const POINTS_BACK_WITHIN = 6;
const SHORT_ANSWER = 3;

/** "I have never done that", "Yes, since 2019": an answer that says nothing without what it answers. */
export function pointsBack({ kind, ending }: Completion, asked: string, book: Book): boolean {
  if ((kind !== "demand" && kind !== "question") || asked === "") return false;
  const low = clean(ending).toLowerCase();
  // What takes several sentences is no cell of a table.
  if (low.split(" ").length > LONGEST_CELL) return false;
  if (book.words.yesNo.some((word) => low === word || low.startsWith(`${word},`) || low.startsWith(`${word}.`)))
    return true;
  const words = clean(ending).replaceAll("’", "'").split(" ").slice(0, POINTS_BACK_WITHIN);
  // "Das Netz" has an article, and "das" alone points back: German has its nouns with a capital.
  const start =
    book.sentences.nouns.length === 0 ? words : words.filter((_, at) => !/^\p{Lu}/u.test(words[at + 1] ?? ""));
  const pointers = book.words.pointers.filter((pointer) => holdsAny(start.join(" "), [pointer]));
  if (kind === "question" && low.split(" ").length <= SHORT_ANSWER) return true;
  if (sharedWords(ending, asked, book) > 0) return pointers.some((pointer) => pointer.includes(" "));
  return pointers.length > 0;
}

const SHORTEST_TELLING = 3;
const SAME_START = 5;

/** "Depot" as "dépôt": accents are often not typed. */
function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** How many words that tell something two texts share, by their beginnings. */
export function sharedWords(one: string, other: string, book: Book): number {
  const found = startsOf(one, book);
  let shared = 0;
  for (const start of startsOf(other, book)) if (found.has(start)) shared++;
  return shared;
}

/** Each row and demand is held against many others. */
const startsOf = rememberByBook((text, { words }): ReadonlySet<string> => {
  const told = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_TELLING && !words.common.includes(word),
  );
  return new Set(told.map((word) => withoutAccents(word).slice(0, SAME_START)));
});

/** Answers to the posting's own questions, and lines that answer one, which are `taken`; each is a paragraph's unit. */
export function answerUnits(
  { completions, byRow }: Gathered,
  lines: readonly OwnLine[],
  request: LetterRequest,
  voice: Voice,
): { units: Piece[][]; reasons: Piece[]; taken: Set<string> } {
  const { reading, language } = request;
  const taken = new Set<string>();
  const isQuotable = reading?.language === language;
  const questions = new Map((reading?.questions ?? []).map((question) => [question.id, question]));
  const isReason = ({ kind, point }: Completion) =>
    kind === "question" &&
    asksOnlyWhy(questions.get(point ?? "")?.text ?? "") &&
    !byRow.some((one) => one.point === point);
  // Why somebody applies is said where the letter begins.
  const reasons = completions.filter(isReason).map((one): Piece => joinedPiece(one, voice.book));
  const given = completions
    .filter((completion) => completion.kind === "question" && !byRow.includes(completion) && !isReason(completion))
    .map((completion): Piece[] => {
      const question = questions.get(completion.point ?? "");
      const answer = joinedPiece(completion, voice.book);
      if (!question || clean(completion.beginning) !== "") return [answer];
      return saidTo(question, answer.sentence.text, completion.key, isQuotable, voice);
    });
  const done = new Set(completions.map(({ point }) => point));
  const fromRows = [...questions.values()].flatMap((question): Piece[][] => {
    if (done.has(question.id)) return [];
    const open = lines.filter(({ fact, said }) => said !== null && !taken.has(fact));
    const plans = asksForPlan(question.text, voice.book) ? open.filter((one) => isPlan(one, voice.book)) : [];
    const found = open.find(({ typed }) => sharedWords(typed, question.text, voice.book) >= 2) ?? plans[0];
    // What somebody would do is told in their order, and in one place.
    const [line, ...others] = open.filter((one) => one === found || plans.includes(one));
    if (!line?.said) return [];
    for (const { fact } of [line, ...others]) taken.add(fact);
    return [
      [
        ...saidTo(question, line.said, line.fact, isQuotable, voice),
        ...others.map(({ fact, said }): Piece => ({ kind: "own", fact, text: said ?? "" })),
      ],
    ];
  });
  return { units: [...given, ...fromRows], reasons, taken };
}

/** "Describe a … and tell us why" asks for something else first, which is no beginning of a letter. */
function asksOnlyWhy(text: string): boolean {
  const at = ASKS_WHY.exec(text)?.index ?? -1;
  return at >= 0 && text.slice(0, at).split(" ").length <= WHY_WITHIN;
}

const WHY_WITHIN = 8;

/** "What would you ask ...": a question whose answer is what somebody would do; postings speak of "you", lines of "I". */
function asksForPlan(text: string, { words }: Book): boolean {
  return (
    holdsAny(text, words.plansAsked) ||
    words.plansAsked.some((end) => end.startsWith("-") && endsSo(text, end.slice(1)))
  );
}

function endsSo(text: string, end: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.endsWith(end));
}

const LONGEST_QUESTION = 20;

/** The answer alone where it says itself what it answers, else behind a short question's own words, or a few of ours. */
function saidTo(
  { text, lines }: PostingReading["questions"][number],
  answer: string,
  fact: string,
  isQuotable: boolean,
  { book, frames }: Voice,
): Piece[] {
  const own = (said: string): Piece => ({
    kind: "fixed",
    sentence: { text: said, facts: [fact], postingLines: [], words: "own" },
  });
  const [first = "", ...rest] = splitSentences(answer).map((sentence) => sentence.text);
  const isWhole = lookAtSentence(first, book.sentences).is === "sentence";
  const question = isQuotable ? shortQuestion(clean(text)) : null;
  // The page asks for an answer that says what it is about, so a whole sentence stands alone.
  if (isWhole || (rest.length > 0 && question === null && first.split(" ").length > SHORT_ANSWER)) return [own(answer)];
  const slots: Slots = {
    answer: { text: first, facts: [fact], lines },
    ...(question ? { question: { text: question, lines } } : {}),
  };
  const said: Piece = { kind: "frame", key: "answer", frames: framesFor(frames.answer, slots), slots };
  return rest.length === 0 ? [said] : [said, own(rest.join(" "))];
}

/** What can be quoted as a question; a request ("Tell us how you …") would speak to the wrong one. */
function shortQuestion(text: string): string | null {
  const isQuestion = text.endsWith("?") && !/^(?:and|und|et|y) /iu.test(text) && !text.includes(": ");
  return isQuestion && text.split(" ").length <= LONGEST_QUESTION ? text : null;
}

/** Answers that say nothing without what they answer, each behind it, where there are too few for a table. */
export function tiedUnits(
  { byRow }: Gathered,
  request: LetterRequest,
  voice: Voice,
): Record<"points" | "questions", Piece[][]> {
  const { points = [], questions = [] } = request.reading ?? {};
  const questionOf = ({ point }: Completion) => questions.find(({ id }) => id === point);
  const toQuestions = byRow.flatMap((completion) => {
    const question = questionOf(completion);
    const { sentence } = toldPiece(completion, request, voice.book);
    return question ? [saidTo(question, sentence.text, completion.key, true, voice)] : [];
  });
  const toPoints = byRow
    .filter((completion) => !questionOf(completion))
    .map((completion): Piece[] => {
      const { sentence } = toldPiece(completion, request, voice.book);
      const point = points.find(({ id }) => id === completion.point);
      const ask = clean(point?.label ?? "");
      const slots: Slots = {
        ask: ask === "" ? undefined : { text: ask, lines: point?.lines ?? [] },
        answer: { text: sentence.text, facts: [completion.key], lines: point?.lines ?? [] },
      };
      const frames = framesFor(voice.frames.tie, slots);
      return frames.length > 0 ? [{ kind: "frame", key: "tie", frames, slots }] : [{ kind: "fixed", sentence }];
    });
  return { points: toPoints, questions: toQuestions };
}
