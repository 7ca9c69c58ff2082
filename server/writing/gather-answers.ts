import type { Book } from "#shared/languages/book.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion, Job, Material } from "#shared/material/material.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { jobOf } from "./about-post.ts";
import { isFragment, isWhole } from "./answer-units.ts";
import { arrangementOf } from "./arrangements.ts";
import { pointsBack } from "./completion-pieces.ts";
import { endsLetter } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import { isNote } from "./own-line.ts";
import { isReason } from "./own-opening.ts";
import { withoutEchoes, withoutRetold, withoutToldInFull } from "./retold.ts";
import { isHeadOf } from "./told-lines.ts";

/** What was answered, by where it is told. */
export type Answers = {
  /** Short ones that are no sentences. */
  noted: Completion[];
  /** All others. */
  completions: Completion[];
  /** Those that are told beside what they answer. */
  byRow: Completion[];
  /** Those that stand at the end. */
  closing: Completion[];
  /** Those about demands and work that are about no post. */
  free: Completion[];
  /** Those that are told in a post's sentences. */
  ofPost: (job: Job) => Completion[];
};

/** Sorts answers; none that says again what a row or another answer says. `posts`: the latest first. */
export function gatherAnswers(
  given: readonly Completion[],
  material: Material,
  {
    posts,
    request,
    book,
    isForeign,
  }: { posts: readonly Job[]; request: LetterRequest; book: Book; isForeign: boolean },
): Answers {
  const { language } = request;
  const noted = isForeign ? [] : given.filter((one) => isNoted(one, request, book));
  const said = withoutEchoes(
    given.filter((one) => !noted.includes(one)),
    book,
  ).filter((one) => isForeign || !material.jobs.some((job) => isHeadOf(job, one, book)));
  const completions = withoutToldInFull(withoutRetold(said, material, { book, isForeign, language }), material, book);
  const byRow = isForeign
    ? []
    : completions.filter(
        (one) =>
          pointsBack(one, askedOf(one, request), book) || lacksLanguage(one, request) || isLongNote(one, request, book),
      );
  const closing = completions.filter((one) => endsLetter(one, book) && !isReason(one, request, book));
  const isApart = (one: Completion) => byRow.includes(one) || closing.includes(one);
  const isOfPost = (one: Completion) => !isApart(one) && (one.kind !== "question" || tellsOfPost(one, request, book));
  const about = new Map(completions.map((one) => [one, isOfPost(one) ? jobOf(one, posts, request, book) : null]));
  const isFree = (one: Completion) => one.kind === "demand" || one.kind === "work";
  return {
    ...{ noted, completions, byRow, closing },
    free: completions.filter((one) => isFree(one) && about.get(one) === null && !isApart(one)),
    ofPost: (job) => completions.filter((one) => about.get(one) === job),
  };
}

/** "NZ citizen." to what the posting asks: it says enough by itself, and is no sentence. */
function isNoted(one: Completion, request: LetterRequest, book: Book): boolean {
  const isOwn = (one.kind === "demand" || one.kind === "work") && one.beginning.trim() === "";
  return isOwn && isNote(one.ending, book) && !pointsBack(one, askedOf(one, request), book);
}

/** "Crawler diggers up to 22 tonnes, one winter a piste groomer": too long for the list, and no sentence. */
function isLongNote(one: Completion, request: LetterRequest, book: Book): boolean {
  const isBare = one.kind === "demand" && one.beginning.trim() === "" && askedOf(one, request) !== "";
  return isBare && splitSentences(one.ending).length === 1 && isFragment(one.ending, book);
}

/** Whether the answer to a question may stand with the post it is about: one whole sentence, and no reason to apply. */
function tellsOfPost(one: Completion, request: LetterRequest, book: Book): boolean {
  const isOne = splitSentences(one.ending).length === 1;
  return (
    isOne &&
    !isReason(one, request, book) &&
    isWhole(one.ending, book) &&
    !arrangementOf(request.templateId).answersFirst
  );
}

/** "I have the B2 of the EOI" to "English B2": which language it is stands in what was asked. */
function lacksLanguage({ kind, point, ending }: Completion, { answered }: LetterRequest): boolean {
  const asked = answered.find((one) => one.point.id === point)?.point;
  if (kind !== "demand" || asked?.sort !== "language" || ending.split(" ").length > LONGEST_LEVEL) return false;
  const names = (text: string) => namedIn(text).named.filter((one) => one.kind === "language");
  return names(asked.text).length === 1 && names(ending).length === 0;
}

const LONGEST_LEVEL = 9;

/** The words of the posting that an answer is to. */
function askedOf({ point }: Completion, { reading, language }: LetterRequest): string {
  if (!reading || reading.language !== language) return "";
  return [...reading.points, ...reading.questions].find(({ id }) => id === point)?.text ?? "";
}
