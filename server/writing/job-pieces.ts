import type { Book } from "#shared/languages/book.ts";
import type { Completion, Job } from "#shared/material/material.schema.ts";
import { END, fillFrame, framesFor, type Slots, VALUE } from "#shared/writing/frames.ts";
import { isHeadSayable, keysOf, tradeSlots } from "#shared/writing/job-head.ts";
import { type JobKind, jobSlots, kindOf, traineeOf } from "#shared/writing/job-slots.ts";
import { clean, holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords, toldPiece } from "./completion-pieces.ts";
import { finished } from "./finished.ts";
import type { ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { clauseOf, withPerfect } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import { joined } from "./telling.ts";
import { namesJob, namesPlaceAndYear, namesTitle } from "./told-lines.ts";
import type { Voice } from "./voice.ts";

/** The sentences of a post; its first line may go into the sentence that names it ("…, where I …"). */
export function jobPieces(
  { job, lines, answers, order }: ToldJob,
  later: Job | null,
  request: LetterRequest,
  isForeign: boolean,
  { book, frames }: Voice,
): Piece[] {
  const known = jobSlots(job, book);
  const endings = answers.map(({ ending }) => ending);
  // What an answer says itself, where it was and since when, is not said before it.
  const isPlaced = answers.some(({ ending }) => namesPlaceAndYear(ending, job, book));
  const isTitled =
    job.from !== "" &&
    answers.some((answer) => namesTitle(answer, job, book) && answer.ending.includes(job.from.slice(0, YEAR)));
  // Who was an apprentice or a doctoral student is told as one.
  const trainee = traineeOf(job.title, book);
  const slots: Slots = {
    ...withPlace(
      isForeign ? withTitle(known, job) : known,
      job,
      [...lines.map(({ said }) => said ?? ""), ...endings],
      book,
    ),
    ...(trainee === null ? {} : { asTitle: { text: trainee, facts: [job.id] } }),
    ...(isForeign ? { asTitle: undefined } : {}),
    ...tradeSlots(job, book),
    ...(later !== null && isSamePlace(job, later, known) ? { atEmployer: samePlace(job, book) } : {}),
    ...(isTitled ? { asTitle: undefined, since: undefined } : {}),
    ...(isPlaced ? { atEmployer: undefined, since: undefined, when: undefined, When: undefined } : {}),
  };
  const kind = trainee === null ? kindOf(job, book) : "job";
  const isLaterTold = later !== null && kindOf(later, book) !== "family";
  const ids = new Set([...lines.map(({ fact }) => fact), ...answers.map(({ key }) => key)]);
  const [begins] = order.filter((id) => ids.has(id));
  const first = lines.find(({ fact }) => fact === begins);
  const clause = first?.said ? clauseOf(first.said, book.links.clauseStarts) : null;
  const withClause: Slots = {
    ...slots,
    ...(clause && first ? { clause: { text: clause, facts: [first.fact] } } : {}),
  };
  const plain =
    keysOf(job, isLaterTold ? later : null, kind)
      .map((key) => framesFor(frames[key], slots))
      .find((found) => found.length > 0) ?? [];
  // "… I worked as a waiter at X, where I worked …" says one verb twice.
  const [, verb = ""] = (clause ?? "").split(" ");
  const isLinked = holdsAny(clause ?? "", book.links.linked);
  const joinable = isLinked ? [] : plain.filter((frame) => !frame.includes(` ${verb} `));
  const joined =
    withClause.clause && slots.atEmployer && slots.atEmployer.text !== book.links.samePlace && kind === "job"
      ? joinable.flatMap((frame) => joinedTo(frame, book))
      : [];
  const told = [
    ...toldLines(lines, kind, book).map(({ fact, said }) => ({
      id: fact,
      piece: { kind: "own", fact, text: said ?? "" } satisfies Piece,
    })),
    ...answers.map((answer) => ({ id: answer.key, piece: toldPiece(withoutPast(answer, book), request, book) })),
  ];
  // Where our sentence leaves the employer to an answer, that is the next one.
  const placing = answers.find(({ ending }) => namesPlaceAndYear(ending, job, book))?.key;
  const rank = (id: string) => (id === placing && lines.length + answers.length > 1 ? -1 : order.indexOf(id));
  const own: Piece[] = told.toSorted((one, other) => rank(one.id) - rank(other.id)).map(({ piece }) => piece);
  const isNamed =
    lines.length === 0 &&
    job.to !== "now" &&
    answers.some((answer) => namesJob(answer, job, book) && namesPlaceAndYear(answer.ending, job, book));
  const titled = answers.some((answer) => namesTitle(answer, job, book));
  // "Since 2025 I have …" says the year of its post again.
  const [opener = ""] = lines.map(({ said }) => said ?? "");
  const repeatsYear =
    job.to === "now" && job.from !== "" && opener.split(" ").slice(0, OPENING).join(" ").includes(job.from.slice(0, 4));
  // Without dates, what a line names itself would be said twice.
  const isUndated = job.from === "" && job.to === "" && (job.period ?? "") === "";
  const isIntroduced = namesPlaceAndYear(opener, job, book);
  const tellsHead = lines.some(({ said }) => sharedWords(said ?? "", `${job.title} ${job.employer}`, book) > 0);
  const said = job.said?.[request.language]?.trim();
  if (said)
    return [
      { kind: "own", fact: job.id, text: finished(withPerfect(said, book), book) },
      ...behindHead(own, job, book),
    ];
  if (isNamed || isIntroduced || (isPlaced && titled) || (isUndated && tellsHead) || (repeatsYear && tellsHead))
    return own;
  if (!titled && tellsBefore(own[0], job, book)) return behindLead(own, { job, kind, slots }, { book, frames });
  const isUntold = !isHeadSayable(job, book, isForeign) && kind !== "family";
  if (isUntold || plain.length === 0) return own;
  return [
    { kind: "frame", key: "job", frames: joined.length > 1 ? joined : [...joined, ...plain], slots: withClause },
    ...behindHead(own, job, book),
  ];
}

function behindHead([opening, ...further]: readonly Piece[], job: Job, book: Book): Piece[] {
  if (!opening) return [];
  if (opening.kind === "own") return [{ ...opening, text: withThere(opening.text, job, book) }, ...further];
  if (opening.kind !== "fixed" || opening.sentence.words !== "own") return [opening, ...further];
  const text = withThere(opening.sentence.text, job, book);
  return [{ ...opening, sentence: { ...opening.sentence, text } }, ...further];
}

const BEFORE = ["antes", "avant", "before", "davor", "zuvor"];

/** "Before that I was at Sunfield, a food plant …": what leads to the post, and names where it was. */
function tellsBefore(lead: Piece | undefined, { employer }: Job, book: Book): boolean {
  const text = lead?.kind === "own" ? lead.text : lead?.kind === "fixed" ? lead.sentence.text : "";
  const low = text.toLowerCase().replaceAll("’", "'");
  const isLead = [...book.links.afterwards, ...BEFORE].some((start) => low.startsWith(`${start} `));
  return isLead && sharedWords(low, employer, book) > 0;
}

/** The post's title and years behind the answer that leads to it: "I was HR manager there from 2011 to 2017." */
function behindLead(
  own: readonly Piece[],
  { job, kind, slots }: { job: Job; kind: JobKind; slots: Slots },
  { book, frames }: Pick<Voice, "book" | "frames">,
): Piece[] {
  const there = { ...slots, atEmployer: samePlace(job, book) };
  const found = keysOf(job, null, kind)
    .map((key) => framesFor(frames[key], there))
    .find(({ length }) => length > 0);
  const [lead, ...rest] = own;
  if (!found || !lead) return [...own];
  return [lead, { kind: "frame", key: "job", frames: found, slots: there }, ...rest];
}

/** Whether both were with one employer, which the sentence before has named. */
function isSamePlace(job: Job, later: Job, { atEmployer }: Slots): boolean {
  const [one, other] = [job, later].map(({ employer }) => clean(employer).toLowerCase());
  return atEmployer !== undefined && one !== "" && one === other;
}

function samePlace({ id }: Job, { links }: Book) {
  return { text: links.samePlace, facts: [id] };
}

/** Posts of which nothing is told but as what, where, and when, in one sentence; null where one of them can't be. */
export function postsPiece(told: readonly ToldJob[], { book, frames }: Voice): Piece | null {
  const posts = told.map(({ job, lines, answers }, at) => {
    const isBare = lines.length + answers.length === 0 && !job.said && kindOf(job, book) === "job";
    const known = jobSlots(job, book);
    const before = told[at - 1]?.job;
    const slots = before && isSamePlace(job, before, known) ? { ...known, atEmployer: samePlace(job, book) } : known;
    return isBare && traineeOf(job.title, book) === null ? fillFrame(book.links.post, slots) : null;
  });
  const texts = posts.flatMap((one) => (one ? [one.text.replaceAll(VALUE, "").replaceAll(END, "")] : []));
  if (texts.length < posts.length) return null;
  const slots = { posts: { text: joined(texts, book), facts: told.map(({ job }) => job.id) } };
  return { kind: "frame", key: "posts", frames: framesFor(frames.postsWas, slots), slots };
}

/** "At Brogeen it was …" and "At the garden centre I …" behind the sentence that has just named it. */
function withThere(text: string, { title, employer }: Job, { links }: Book): string {
  const low = text.toLowerCase().replaceAll("’", "'");
  const names = new Set(wordsIn(`${title} ${employer}`));
  for (const start of links.atPlace.filter((one) => low.startsWith(one))) {
    const article = links.articles.find((one) => low.startsWith(one, start.length)) ?? "";
    const rest = text.slice(start.length + article.length);
    const words = rest.match(/^[\p{L}\p{N}&.'’-]+(?: [\p{L}\p{N}&.'’-]+){0,5}/u)?.[0].split(" ") ?? [];
    const count = words.findIndex((word) => !wordsIn(word).every((one) => names.has(one)));
    const name = words.slice(0, count < 0 ? words.length : count).join(" ");
    const after = rest.slice(name.length);
    if (name.length >= SHORTEST_NAME && /^[\s,]/u.test(after))
      return `${links.there}${after}`.replace(/^([^,\s]+),,/u, "$1,");
  }
  return text;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const YEAR = 4;
const SHORTEST_NAME = 4;

const OPENING = 6;

/** "In the past I" is said by the post that stands before; German has its verb there and keeps it. */
function withoutPast(answer: Completion, { sentences }: Book): Completion {
  const begun = answer.beginning.trim().toLowerCase();
  const subject = sentences.dropsSubject ? "" : sentences.subject;
  return answer.kind === "before" && begun.endsWith(subject.toLowerCase()) && sentences.perfect === ""
    ? { ...answer, beginning: subject }
    : answer;
}

/** A title in another language than the letter is named as it is: "chez Bornéo Mobilité (backend dev)". */
function withTitle(slots: Slots, { id, title }: Job): Slots {
  const { atEmployer } = slots;
  if (!atEmployer || title === "" || title.split(" ").length > LONGEST_TITLE || /[()]/u.test(title + atEmployer.text))
    return slots;
  const facts = [...(atEmployer.facts ?? []), id];
  return { ...slots, atEmployer: { ...atEmployer, text: `${atEmployer.text} (${title})`, facts } };
}

const LONGEST_TITLE = 4;

/** "at Ballinahinch Animal Hospital in Navan", where something told of it names the town as if it were known. */
function withPlace(slots: Slots, { id, place }: Job, told: readonly string[], { links }: Book): Slots {
  const { atEmployer } = slots;
  const [town = ""] = clean(place).split(/[,(/]/u);
  const isNamed = told.some((text) => text.includes(town)) && !atEmployer?.text.includes(town);
  if (!atEmployer || !isNamed || !/^(?!L(?:e|a|es) )\p{Lu}[\p{L} -]{2,30}$/u.test(town)) return slots;
  const text = `${atEmployer.text} ${links.inPlace.replace("{place}", town)}`;
  return { ...slots, atEmployer: { ...atEmployer, text, facts: [...(atEmployer.facts ?? []), id] } };
}

/** "…, where {clause}" behind a frame that ends with the employer. */
function joinedTo(frame: string, { links }: Book): string[] {
  const end = [" {atEmployer}.", "[ {atEmployer}]."].find((ending) => frame.endsWith(ending));
  return links.where === null || end === undefined ? [] : [frame.slice(0, -1) + links.where];
}

/** Time for the family is nobody's business: of it a letter tells only what the person says they did besides. */
function toldLines(lines: ToldJob["lines"], kind: JobKind, { sentences, words }: Book): ToldJob["lines"] {
  if (kind !== "family") return lines;
  const subject = `${sentences.subject.toLowerCase()} `;
  const isClear = (said: string) =>
    !said
      .toLowerCase()
      .split(" ")
      .slice(0, POINTING)
      .some((word) => words.pointers.includes(word.replace(/^.['’]/u, "")));
  return lines.filter(
    ({ said }) => said && !sentences.dropsSubject && said.toLowerCase().startsWith(subject) && isClear(said),
  );
}

const POINTING = 4;
