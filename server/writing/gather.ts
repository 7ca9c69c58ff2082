import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion, Job, MaterialLine } from "#shared/material/material.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { traineeOf } from "#shared/writing/job-slots.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { jobOf, jobOfLine } from "./about-post.ts";
import { isWhole } from "./answer-units.ts";
import { arrangementOf } from "./arrangements.ts";
import { pointsBack, sharedWords } from "./completion-pieces.ts";
import { confirmedOf } from "./confirmed.ts";
import type { Gathered, ToldJob } from "./gathered.ts";
import { edgeOf, endsLetter, splitEnd } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import { notesToList } from "./listed-notes.ts";
import { givenLine, isNote, type OwnLine } from "./own-line.ts";
import { isReason } from "./own-opening.ts";
import { asksPay, isLimit, isOnlyDated, isUnsaid, sortPlain } from "./plain-lines.ts";
import { chooseLines } from "./rank-lines.ts";
import { CURRENCY } from "./read-pay.ts";
import { readForeignTerms, readTerms } from "./read-terms.ts";
import { withoutEchoes, withoutRetold, withoutToldInFull } from "./retold.ts";
import { isWithinAnother } from "./same-employer.ts";
import { heldNow, sortJobs } from "./sort-jobs.ts";
import { isHeadOf, isToldBy, namesPlaceAndYear, namesTitle, tellingStarts, tellsTheSame } from "./told-lines.ts";
import { elsewhere, inOrder, withAnswers } from "./told-order.ts";
import { createTold } from "./told-rows.ts";

export function gather(request: LetterRequest, book: Book, spare: number): Gathered {
  const { language, translation } = request;
  const confirmed = confirmedOf(request.material);
  const material = { ...confirmed, jobs: heldNow(confirmed.jobs) };
  const isForeign = translation !== null && translation.from !== language;
  const told = createTold(request, book, isForeign);
  const allAnswers = told.completions(material.completions).flatMap((one) => splitEnd(one, book));
  const noted = isForeign ? [] : allAnswers.filter((one) => isNoted(one, request, book));
  const answers = allAnswers.filter((one) => !noted.includes(one));
  const given = withoutEchoes(answers, book).filter(
    (completion) => isForeign || !material.jobs.some((job) => isHeadOf(job, completion, book)),
  );
  const completions = withoutToldInFull(withoutRetold(given, material, { book, isForeign, language }), material, book);
  const byRow = isForeign
    ? []
    : completions.filter((one) => pointsBack(one, askedOf(one, request), book) || lacksLanguage(one, request));
  const lineOf = (isNow: boolean) => (line: MaterialLine) => told.line(line, isNow) ?? [];
  const sorted = sortJobs(material.jobs);
  const closing = completions.filter((one) => endsLetter(one, book));
  const isOfPost = (one: Completion) =>
    !byRow.includes(one) && !closing.includes(one) && (one.kind !== "question" || tellsOfPost(one, request, book));
  const about = new Map(completions.map((one) => [one, isOfPost(one) ? jobOf(one, sorted, request, book) : null]));
  const isTale = ({ kind, ending }: Completion) => kind === "question" && splitSentences(ending).length > 1;
  const jobs = sorted.map((job) => ({
    job,
    lines: job.lines
      .flatMap(lineOf(job.to === "now"))
      .map((line) => elsewhere(line, book))
      .map((line) => (repeatsTitle(line, job) ? { ...line, said: null, likely: null } : line))
      .filter((line) => !isToldBy(line, tellingStarts(job.said?.[language] ?? "", book), book))
      .filter(
        ({ given, said, typed }) =>
          given ||
          !(isUnsaid(typed, book, true) || isLimit(typed, book) || (said !== null && isOnlyDated(typed, book))),
      ),
    answers: completions.filter((one) => about.get(one) === job && !isTale(one)),
    tales: completions.filter((one) => about.get(one) === job && isTale(one)),
  }));
  const lines = material.plain.flatMap(lineOf(material.jobs.some(({ to }) => to === "now")));
  // "Since 2018 I have run the plant at Bellerive": a sentence that says where and when introduces that post.
  const postOf = (line: OwnLine) =>
    line.said === null ? undefined : jobs.find(({ job }) => !job.said && namesPlaceAndYear(line.typed, job, book));
  for (const line of lines) postOf(line)?.lines.unshift(line);
  const isIntroduced = ({ typed }: OwnLine) => jobs.some(({ job }) => namesPlaceAndYear(typed, job, book));
  const open = lines.filter((line) => line.said === null || !isIntroduced(line));
  // A note that became a sentence on the page stands with the post it is about.
  const homes = new Map(open.map((line) => [line, jobOfLine(line, sorted, request, book)]));
  for (const one of jobs) one.lines.push(...open.filter((line) => homes.get(line) === one.job));
  const plain = open.filter((line) => homes.get(line) === null);
  const isAlone = jobs.every(({ lines, answers }) => lines.length + answers.length === 0);
  const free = completions.filter(
    (one) =>
      (one.kind === "demand" || one.kind === "work") &&
      about.get(one) === null &&
      !byRow.includes(one) &&
      !closing.includes(one),
  );
  const retelling = completions
    .filter(({ kind }) => kind === "question" || kind === "why")
    .map(({ ending }) => tellingStarts(ending, book));
  const isRetoldStory = (line: OwnLine) => retelling.some((story) => isToldBy(line, story, book));
  for (const job of jobs) job.lines = job.lines.filter((line) => !isRetoldStory(line));
  const untold = [
    ...plain.map((line) => ({ ...line, ofJob: false })),
    ...jobs.flatMap(({ lines }) => lines.map((line) => ({ ...line, ofJob: true }))),
  ]
    .filter(({ said }) => said === null)
    // "Pay: $25 an hour. I can start in March." notes two things.
    .flatMap((line) => splitSentences(line.typed).map(({ text }) => ({ ...line, typed: text })));
  const isAsked = asksPay(request);
  const pay = { book, asksPay: isAsked, currency: isAsked ? currencyOf(request, book) : "" };
  const read = readTerms(isForeign ? [] : untold, pay);
  const { used } = read;
  const typedIn = translation ? books[translation.from] : book;
  const terms = isForeign ? readForeignTerms(material.plain, { ...pay, typedIn, language }) : read.terms;
  const unread = plain.filter(({ fact }) => !used.has(fact));
  for (const job of jobs) job.lines = job.lines.filter(({ fact }) => !used.has(fact));
  const { stories, unused } = sortPlain(unread, { request, completions, free, book, isAlone });
  const ranked = chooseLines({ jobs, stories, completions, ties: material.ties }, request, book, spare);
  const chosen = new Set(ranked);
  const isChosen = (line: OwnLine) => chosen.has(line.fact);
  const ordered = jobs.map((one) => inOrder(one, isChosen, book));
  // Where an answer has said it, a bare post would say it again.
  const isSaidAgain = ({ job, lines, answers }: ToldJob) => {
    if (lines.length + answers.length > 0) return false;
    if (isTrainingOf(job, completions, book)) return true;
    const typed = jobs.find((one) => one.job === job)?.lines ?? [];
    const isTold = ({ typed: text }: OwnLine) =>
      completions.some(({ ending }) => tellsTheSame(text, tellingStarts(ending, book), book));
    return job.employer === ""
      ? typed.length > 0 && typed.every(isTold)
      : completions.some((one) => namesPlaceAndYear(one.ending, job, book) && isOfSame(one, job, book));
  };
  const isRetold = ({ typed }: OwnLine) =>
    completions.some(({ ending }) => tellsTheSame(typed, tellingStarts(ending, book), book));
  const notes = noted.map(({ key, ending }) => givenLine(key, ending, book));
  const fragments = [...jobs.flatMap(({ lines }) => lines), ...unused, ...notes].filter(
    (line) => line.said === null && !isUnsaid(line.typed, book) && !isRetold(line),
  );
  const named = ordered.filter((one) => !isSaidAgain(one) && !isWithinAnother(one, ordered, book));
  const linesOf = ({ job }: ToldJob) => jobs.find((one) => one.job === job)?.lines ?? [];
  const isOpenNote = (line: OwnLine) => fragments.includes(line);
  const usual = isForeign ? [] : notesToList(named, { linesOf, isNote: isOpenNote, isThin: false }, { request, book });
  // Who has hardly a sentence to be told, and notes enough, has a list of them.
  const isThin =
    !isForeign &&
    usual.length + completions.length === 0 &&
    ranked.length < FEW_TOLD &&
    fragments.filter(isListable).length >= FEWEST_LISTED;
  const listed = isThin ? notesToList(named, { linesOf, isNote: isOpenNote, isThin }, { request, book }) : usual;
  const inList = new Set(listed.flatMap(({ notes }) => notes.map(({ fact }) => fact)));
  const toldJobs = named.map((one) => ({ ...one, lines: one.lines.filter(({ fact }) => !inList.has(fact)) }));
  const { lines: toldStories, behind } = withAnswers({ lines: stories, answers: free }, isChosen, book);
  const labels = toldStories.flatMap((line) => edgeOf(line, book) ?? []);
  return {
    material: isForeign ? { ...material, skills: [], languages: [] } : material,
    jobs: toldJobs,
    listed,
    isThin,
    stories: toldStories,
    behind,
    says: new Set<string>([
      ...labels,
      ...(terms.has("pay") ? ["pay"] : []),
      ...(["notice", "start", "now"] as const).flatMap((name) => (terms.has(name) ? ["start"] : [])),
    ]),
    terms,
    rows: material,
    ranked,
    fragments: fragments.filter(({ fact }) => !inList.has(fact)),
    unused: [
      ...unused.filter(({ fact }) => !fragments.some((note) => note.fact === fact)),
      ...stories.filter((line) => line.said !== null && !toldStories.includes(line)),
    ],
    ...{ completions, byRow, closing, isForeign, toSay: told.toSay, unfollowed: told.unfollowed },
  };
}

/** So few lines in sentences are no letter. */
const FEW_TOLD = 3;
const FEWEST_LISTED = 3;

/** "ich zocke" alone is no point of a list. */
function isListable({ typed }: OwnLine): boolean {
  return typed.split(" ").length >= FEWEST_WORDS;
}

const FEWEST_WORDS = 4;

/** "NZ citizen." to what the posting asks: it says enough by itself, and is no sentence. */
function isNoted(one: Completion, request: LetterRequest, book: Book): boolean {
  const isOwn = (one.kind === "demand" || one.kind === "work") && one.beginning.trim() === "";
  return isOwn && isNote(one.ending, book) && !pointsBack(one, askedOf(one, request), book);
}

/** Of two posts with one employer an answer that names a year of both is about the one whose title or whole time it names. */
function isOfSame(answer: Completion, job: Job, book: Book): boolean {
  const years = [job.from, job.to].map((date) => date.slice(0, YEAR)).filter((year) => /^\d{4}$/u.test(year));
  return namesTitle(answer, job, book) || years.every((year) => answer.ending.includes(year));
}

/** Whether what somebody says of their papers says where an apprenticeship was and when it ended. */
function isTrainingOf({ title, employer, to }: Job, completions: readonly Completion[], book: Book): boolean {
  const ended = to.slice(0, YEAR);
  const tells = ({ kind, ending }: Completion) =>
    kind === "papers" && ended !== "" && ending.includes(ended) && sharedWords(ending, employer, book) > 0;
  return traineeOf(title, book) !== null && completions.some(tells);
}

const YEAR = 4;

/** Whether the answer to a question may stand with the post it is about: a whole sentence, and no reason to apply. */
function tellsOfPost(one: Completion, request: LetterRequest, book: Book): boolean {
  return !isReason(one, request) && isWhole(one.ending, book) && !arrangementOf(request.templateId).answersFirst;
}

/** "fixed plant fitter on a site" under that title has no verb, whatever its first word is elsewhere. */
function repeatsTitle({ typed, given }: OwnLine, { title }: Job): boolean {
  return !given && title.includes(" ") && typed.toLowerCase().startsWith(title.toLowerCase());
}

/** "I have the B2 of the EOI" to "English B2": which language it is stands in what was asked. */
function lacksLanguage({ kind, point, ending }: Completion, { answered }: LetterRequest): boolean {
  const asked = answered.find((one) => one.point.id === point)?.point;
  if (kind !== "demand" || asked?.sort !== "language" || ending.split(" ").length > LONGEST_LEVEL) return false;
  const names = (text: string) => namedIn(text).named.filter((one) => one.kind === "language");
  return names(asked.text).length === 1 && names(ending).length === 0;
}

const LONGEST_LEVEL = 9;

/** In what the posting pays, or pay is counted where it is from. */
function currencyOf({ reading, material, job, language }: LetterRequest, { manners }: Book): string {
  const texts = [...(reading?.smallPrint ?? []), ...(reading?.points ?? [])].map(({ text }) => text).join(" ");
  const found = CURRENCY.exec(texts)?.[0];
  if (found !== undefined || (language !== "de" && language !== "fr")) return found ?? "";
  // Québec and Switzerland have their own.
  const typed = JSON.stringify([material, reading, job]);
  return manners.respellings.some(({ cues }) => holdsAny(typed, cues)) ? "" : "€";
}

/** The words of the posting that an answer is to. */
function askedOf({ point }: Completion, { reading, language }: LetterRequest): string {
  if (!reading || reading.language !== language) return "";
  return [...reading.points, ...reading.questions].find(({ id }) => id === point)?.text ?? "";
}
