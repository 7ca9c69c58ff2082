import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { framesFor, type Slots } from "#shared/writing/frames.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { clean, holdsAny } from "#shared/writing/text-words.ts";
import { joinedPiece, SHORT_ANSWER, sharedWords, toldPiece } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { endsOpening, isReason } from "./own-opening.ts";
import type { Piece } from "./pieces.ts";
import { isPlan } from "./told-lines.ts";
import type { Voice } from "./voice.ts";

/** Answers to the posting's own questions, and lines that answer one, which are `taken`; each is a paragraph's unit. */
export function answerUnits(
  { completions, byRow, closing, jobs }: Gathered,
  lines: readonly OwnLine[],
  request: LetterRequest,
  voice: Voice,
): { units: Piece[][]; reasons: Piece[]; taken: Set<string> } {
  const { reading, language } = request;
  const taken = new Set<string>();
  const isQuotable = reading?.language === language;
  const questions = new Map((reading?.questions ?? []).map((question) => [question.id, question]));
  const placed = new Set([...byRow, ...closing, ...jobs.flatMap(({ answers }) => answers)]);
  const open = completions.filter((one) => one.kind === "question" && !placed.has(one));
  // Why somebody applies is said where the letter begins.
  const opening = endsOpening(completions, request, voice.book);
  const reasons = open
    .filter((one) => one !== opening && isReason(one, request, voice.book))
    .map((one): Piece => joinedPiece(one, voice.book));
  const given = open
    .filter((one) => !isReason(one, request, voice.book))
    .map((completion): Piece[] => {
      const question = questions.get(completion.point ?? "");
      const answer = joinedPiece(completion, voice.book);
      if (!question || clean(completion.beginning) !== "") return [answer];
      return saidTo(question, answer.sentence.text, completion.key, isQuotable, voice);
    });
  const done = new Set(completions.map(({ point }) => point));
  const fromRows = [...questions.values()].flatMap((question): Piece[][] => {
    if (done.has(question.id)) return [];
    const left = lines.filter(({ fact, said }) => said !== null && !taken.has(fact));
    const plans = asksForPlan(question.text, voice.book) ? left.filter((one) => isPlan(one, voice.book)) : [];
    const found = left.find(({ typed }) => sharedWords(typed, question.text, voice.book) >= 2) ?? plans[0];
    // What somebody would do is told in their order, and in one place.
    const [line, ...others] = left.filter((one) => one === found || plans.includes(one));
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

/** Whether an answer needs no words of ours before it. */
export function isWhole(ending: string, { sentences }: Book): boolean {
  const [first = ""] = splitSentences(ending).map(({ text }) => text);
  return first.split(" ").length >= SURELY_WHOLE || lookAtSentence(first, sentences).is === "sentence";
}

/** "Core drilling and rope work.": it says nothing without what it answers. */
export function isFragment(text: string, { sentences }: Book): boolean {
  const looked = lookAtSentence(text, sentences);
  return looked.is === "fragment" && looked.mended === null;
}

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

/** So many words with a full stop are a sentence, whether or not its verb is known. */
const SURELY_WHOLE = 9;
const LONGEST_QUESTION = 20;
const SHORT_OPENING = 4;

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
  const link = LINK.exec(clean(first));
  if (link) return [linkPiece(link, { fact, lines, frames }), ...(rest.length === 0 ? [] : [own(rest.join(" "))])];
  const question = isQuotable ? shortQuestion(clean(text)) : null;
  // What somebody would do says little without the question, unless it has a word of it.
  const request = isQuotable && question === null ? requestedIn(clean(text), book) : null;
  const quote = question ?? request;
  // "I don't push. …" may be about anything, too.
  const isOpen =
    quote !== null &&
    (asksForPlan(quote, book) || (question !== null && rest.length > 0 && first.split(" ").length <= SHORT_OPENING));
  const isUnclear = isOpen && sharedWords(answer, quote, book) === 0;
  // The page asks for an answer that says what it is about, so a whole sentence stands alone.
  if (
    (isWhole(answer, book) && !isUnclear) ||
    (rest.length > 0 && quote === null && first.split(" ").length > SHORT_ANSWER && !isFragment(first, book))
  )
    return [own(answer)];
  const slots: Slots = {
    answer: { text: first, facts: [fact], lines },
    ...(question ? { question: { text: question, lines } } : {}),
    ...(request ? { request: { text: request, lines } } : {}),
  };
  const said: Piece = { kind: "frame", key: "answer", frames: framesFor(frames.answer, slots), slots };
  return rest.length === 0 ? [said] : [said, own(rest.join(" "))];
}

/** A short answer that begins with an address on the web, and what it has there. */
const LINK_LABEL = "(?:(?:portfolio|github|linkedin|web(?:site)?)\\s?:?\\s)?";
const ADDRESS = "(?:https?:\\/\\/)?[\\w-]{1,60}(?:\\.[\\w-]{2,60}){1,4}(?:\\/[^\\s,;]{0,200})?";
const LINK = patternOf(`^${LINK_LABEL}(?<url>${ADDRESS})(?:[,;.:]?\\s(?<rest>[^.!?]{1,80}))?[.]?$`, "iu");

function linkPiece(
  { groups }: RegExpExecArray,
  { fact, lines, frames }: { fact: string; lines: readonly number[]; frames: Voice["frames"] },
): Piece {
  const { url = "", rest = "" } = groups ?? {};
  // A finished sentence begins with a capital, and an address doesn't.
  const bare = url.replace(/\.$/u, "").replace(/^[\w.-]+/u, (host) => host.toLowerCase());
  const slots: Slots = { url: { text: rest === "" ? bare : `${bare} (${rest})`, facts: [fact], lines } };
  return { kind: "frame", key: "link", frames: framesFor(frames.link, slots), slots };
}

/** What can be quoted as a question; a request ("Tell us how you …") would speak to the wrong one. */
function shortQuestion(text: string): string | null {
  const isQuestion = text.endsWith("?") && !/^(?:and|und|et|y) /iu.test(text) && !text.includes(": ");
  return isQuestion && text.split(" ").length <= LONGEST_QUESTION ? text : null;
}

/** Of "Please tell us how you would handle …" what is asked, as it stands; null where it asks for something else. */
function requestedIn(text: string, { words }: Book): string | null {
  const found = patternOf(
    // "Tell us in your cover letter which dish …"
    `(?<!\\p{L})${oneOf(words.requests)}(?:\\s[\\p{L}'’]{1,20}){0,5}?,?\\s(${oneOf(words.questionWords)}\\s[^.?!;:]+)`,
    "iu",
  ).exec(text);
  const asked = found?.[1]?.trim() ?? "";
  return asked === "" || asked.split(" ").length > LONGEST_QUESTION ? null : asked;
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
