import type { Book } from "#shared/languages/book.ts";
import { withoutRepeatedSubject } from "#shared/material/join-ending.ts";
import { lookAtSentence } from "#shared/material/look-at-sentence.ts";
import type { Completion } from "#shared/material/material.schema.ts";
import { END, VALUE } from "#shared/writing/frames.ts";
import { setOf } from "#shared/writing/once-of.ts";
import { polish } from "#shared/writing/polish.ts";
import { clean, holdsAny } from "#shared/writing/text-words.ts";
import type { LetterRequest } from "./letter-request.ts";
import { readEnding } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import { rememberByBook } from "./remember-by-book.ts";

/** A sentence that the page began and the person ended, as both stand. */
export function joinedPiece(
  { key, kind, beginning, ending, postingLines }: Completion,
  book: Book,
): Extract<Piece, { kind: "fixed" }> {
  const begun = isWholeTerm(kind, ending, book) ? "" : withoutRepeatedSubject(clean(beginning), ending);
  const said = begun === "" ? withSubject(withoutYes(ending), book) : ending;
  const ended = withoutSlip(begun, readEnding(begun, said, book), book);
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

/** "My current pay is 6.8, I expect 9.5" behind "As to pay, I expect": who begins anew has said it all themselves. */
function isWholeTerm(kind: Completion["kind"], ending: string, { sentences }: Book): boolean {
  if (kind !== "salary" && kind !== "start" && kind !== "terms") return false;
  const [opening = ""] = ending.trim().toLowerCase().split(/\s/u);
  const isAnew = sentences.subjects.includes(opening) || sentences.determiners.includes(opening);
  return isAnew && lookAtSentence(ending, sentences).is === "sentence";
}

/** "Yes, Saturdays are fine": the letter quotes no question, so nothing is to be agreed to. */
function withoutYes(ending: string): string {
  const rest = ending.trim().replace(/^(?:yes|ja|oui|sí|si)[,!.]\s+/iu, "");
  return rest.split(" ").length > SHORT_ANSWER ? rest.charAt(0).toUpperCase() + rest.slice(1) : ending;
}

/** "Moved pianos for a summer": the subject before what surely is the person's verb. */
function withSubject(ending: string, { sentences }: Book): string {
  const looked = lookAtSentence(ending, sentences);
  return looked.is === "fragment" && looked.isSure && looked.mended !== null ? looked.mended : ending;
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
export const SHORT_ANSWER = 3;

/** "I have never done that", "Yes, since 2019": an answer that says nothing without what it answers. */
export function pointsBack({ kind, ending }: Completion, asked: string, book: Book): boolean {
  if ((kind !== "demand" && kind !== "question") || asked === "") return false;
  const low = clean(ending).toLowerCase();
  // What takes several sentences is no cell of a table.
  if (low.split(" ").length > LONGEST_CELL) return false;
  if (book.words.yesNo.some((word) => low === word || low.startsWith(`${word},`) || low.startsWith(`${word}.`)))
    return true;
  const all = clean(ending).replaceAll("’", "'").split(" ");
  // "I know call-outs from the fire brigade, that is no problem" says first what "that" is.
  const comma = all.findIndex((word) => word.endsWith(",")) + 1;
  const words = all.slice(0, comma > SHORT_ANSWER ? Math.min(comma, POINTS_BACK_WITHIN) : POINTS_BACK_WITHIN);
  // "Das Netz" has an article, and "das" alone points back: German has its nouns with a capital.
  const start =
    book.sentences.nouns.length === 0 ? words : words.filter((_, at) => !/^\p{Lu}/u.test(words[at + 1] ?? ""));
  const pointers = book.words.pointers.filter((pointer) => holdsAny(start.join(" "), [pointer]));
  if (kind === "question" && low.split(" ").length <= SHORT_ANSWER) return true;
  const shared = sharedWords(ending, asked, book);
  // "My forklift licence, I'd have to renew it" to "Forklift licence" says what it is about.
  if (shared > 1) return false;
  if (shared > 0) return pointers.some((pointer) => pointer.includes(" "));
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
    (word) => word.length >= SHORTEST_TELLING && !setOf(words.common).has(word),
  );
  return new Set(told.map((word) => withoutAccents(word).slice(0, SAME_START)));
});
