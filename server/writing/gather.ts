import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion, Job, Material, MaterialLine } from "#shared/material/material.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import { pointsBack } from "./completion-pieces.ts";
import { confirmedOf } from "./confirmed.ts";
import type { Gathered, ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { asksPay, edgeOf, isLimit, isOnlyDated, isUnsaid, sortPlain } from "./plain-lines.ts";
import { chooseLines } from "./rank-lines.ts";
import { CURRENCY, readForeignTerms, readTerms } from "./read-terms.ts";
import { isHeadOf, isToldBy, jobOf, namesPlaceAndYear, tellingStarts, tellsAll, tellsTheSame } from "./told-lines.ts";
import { elsewhere, inOrder, withAnswers } from "./told-order.ts";
import { createTold } from "./told-rows.ts";

export function gather(request: LetterRequest, book: Book, spare: number): Gathered {
  const { language, translation } = request;
  const confirmed = confirmedOf(request.material);
  const material = { ...confirmed, jobs: heldNow(confirmed.jobs) };
  const isForeign = translation !== null && translation.from !== language;
  const told = createTold(request, book, isForeign);
  const given = withoutEchoes(told.completions(material.completions), book).filter(
    (completion) => isForeign || !material.jobs.some((job) => isHeadOf(job, completion, book)),
  );
  const dated = material.plain.map(({ text }) => text).filter((text) => /(?:19|20)\d\d.*(?:19|20)\d\d/u.test(text));
  const isInFull = ({ kind, ending }: Completion) => {
    const starts = [...tellingStarts(ending, book)];
    const has = (text: string) => {
      const line = tellingStarts(text, book);
      return starts.filter((start) => line.has(start)).length >= starts.length * ECHO;
    };
    return kind === "before" && starts.length > 1 && dated.some(has);
  };
  const completions = withoutRetold(given, material, { book, isForeign, language }).filter((one) => !isInFull(one));
  const byRow = isForeign
    ? []
    : completions.filter((one) => pointsBack(one, askedOf(one, request), book) || lacksLanguage(one, request));
  const lineOf = (isNow: boolean) => (line: MaterialLine) => told.line(line, isNow) ?? [];
  const sorted = sortJobs(material.jobs);
  const about = new Map(
    completions.map((one) => [one.key, byRow.includes(one) ? null : jobOf(one, sorted, book)] as const),
  );
  const jobs = sorted.map((job) => ({
    job,
    lines: job.lines
      .flatMap(lineOf(job.to === "now"))
      .map((line) => elsewhere(line, book))
      .map((line) => (repeatsTitle(line, job) ? { ...line, said: null, likely: null } : line))
      .filter((line) => !isToldBy(line, tellingStarts(job.said?.[language] ?? "", book), book))
      .filter(
        ({ given, said, typed }) =>
          given || !(isUnsaid(typed, book) || isLimit(typed, book) || (said !== null && isOnlyDated(typed, book))),
      ),
    answers: completions.filter(({ key }) => about.get(key) === job),
  }));
  const lines = material.plain.flatMap(lineOf(material.jobs.some(({ to }) => to === "now")));
  // "Since 2018 I have run the plant at Bellerive": a sentence that says where and when introduces that post.
  const postOf = (line: OwnLine) =>
    line.said === null ? undefined : jobs.find(({ job }) => !job.said && namesPlaceAndYear(line.typed, job, book));
  for (const line of lines) postOf(line)?.lines.unshift(line);
  const isIntroduced = ({ typed }: OwnLine) => jobs.some(({ job }) => namesPlaceAndYear(typed, job, book));
  const plain = lines.filter((line) => line.said === null || !isIntroduced(line));
  const isAlone = jobs.every(({ lines, answers }) => lines.length + answers.length === 0);
  const free = completions.filter(
    ({ key, kind }) =>
      (kind === "demand" || kind === "work") && about.get(key) === null && !byRow.some((one) => one.key === key),
  );
  const retelling = completions
    .filter(({ kind }) => kind === "question" || kind === "why")
    .map(({ ending }) => tellingStarts(ending, book));
  const isRetoldStory = (line: OwnLine) => retelling.some((story) => isToldBy(line, story, book));
  for (const job of jobs) job.lines = job.lines.filter((line) => !isRetoldStory(line));
  const noted = [
    ...plain.map((line) => ({ ...line, ofJob: false })),
    ...jobs.flatMap(({ lines }) => lines.map((line) => ({ ...line, ofJob: true }))),
  ]
    .filter(({ said }) => said === null)
    // "Pay: $25 an hour. I can start in March." notes two things.
    .flatMap((line) => splitSentences(line.typed).map(({ text }) => ({ ...line, typed: text })));
  const pay = { book, asksPay: asksPay(request), currency: currencyOf(request, book) };
  const read = readTerms(isForeign ? [] : noted, pay);
  const { used } = read;
  const typedIn = translation ? books[translation.from] : book;
  const terms = isForeign ? readForeignTerms(material.plain, { ...pay, typedIn, language }) : read.terms;
  const open = plain.filter(({ fact }) => !used.has(fact));
  for (const job of jobs) job.lines = job.lines.filter(({ fact }) => !used.has(fact));
  const { stories, unused } = sortPlain(open, { request, completions, free, book, isAlone });
  const ranked = chooseLines({ jobs, stories, completions, ties: material.ties }, request, book, spare);
  const chosen = new Set(ranked);
  const isChosen = (line: OwnLine) => chosen.has(line.fact);
  const ordered = jobs.map((one) => inOrder(one, isChosen, book));
  // Where an answer has said it, a bare post would say it again.
  const isSaidAgain = ({ job, lines, answers }: ToldJob) => {
    if (lines.length + answers.length > 0) return false;
    const typed = jobs.find((one) => one.job === job)?.lines ?? [];
    const isTold = ({ typed: text }: OwnLine) =>
      completions.some(({ ending }) => tellsTheSame(text, tellingStarts(ending, book), book));
    return job.employer === ""
      ? typed.length > 0 && typed.every(isTold)
      : completions.some(({ ending }) => namesPlaceAndYear(ending, job, book));
  };
  const isRetold = ({ typed }: OwnLine) =>
    completions.some(({ ending }) => tellsTheSame(typed, tellingStarts(ending, book), book));
  const fragments = [...jobs.flatMap(({ lines }) => lines), ...unused].filter(
    (line) => line.said === null && !isUnsaid(line.typed, book) && !isRetold(line),
  );
  const { lines: toldStories, behind } = withAnswers({ lines: stories, answers: free }, isChosen, book);
  const labels = toldStories.flatMap((line) => edgeOf(line, book) ?? []);
  return {
    material: isForeign ? { ...material, skills: [], languages: [] } : material,
    jobs: ordered.filter((one) => !isSaidAgain(one)),
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
    fragments,
    unused: [
      ...unused.filter(({ fact }) => !fragments.some((note) => note.fact === fact)),
      ...stories.filter((line) => line.said !== null && !toldStories.includes(line)),
    ],
    ...{ completions, byRow, isForeign, toSay: told.toSay, unfollowed: told.unfollowed },
  };
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

/** An answer that tells again what an earlier one has told goes. */
function withoutEchoes(completions: readonly Completion[], book: Book): Completion[] {
  const kept: Completion[] = [];
  for (const one of completions) {
    const starts = [...tellingStarts(one.ending, book)];
    const isEcho = kept.some(({ ending }) => {
      const before = tellingStarts(ending, book);
      return starts.length > 1 && starts.filter((start) => before.has(start)).length >= starts.length * ECHO;
    });
    if (!isEcho || (one.kind !== "demand" && one.kind !== "work")) kept.push(one);
  }
  return kept;
}

const ECHO = 0.7;

/** What answers a demand goes only where a sentence of the person's or another answer tells nearly all of it. */
function withoutRetold(
  completions: readonly Completion[],
  { jobs, plain }: Material,
  { book, isForeign, language }: { book: Book; isForeign: boolean; language: Language },
): Completion[] {
  if (isForeign) return [...completions];
  const given = [
    ...jobs.flatMap(({ said, lines }) => [said, ...lines.map((line) => line.said)]),
    ...plain.map(({ said }) => said),
  ];
  const told = given.flatMap((said) => said?.[language] ?? []);
  return completions.filter(({ key, kind, ending }) => {
    if (kind !== "demand" && kind !== "work" && kind !== "before") return true;
    const others = completions.filter((other) => other.key !== key && !TERMS.has(other.kind)).map((one) => one.ending);
    return (
      tellingStarts(ending, book).size < FEWEST_TOLD ||
      ![...told, ...others].some((text) => tellsAll(ending, tellingStarts(text, book), book))
    );
  });
}

const FEWEST_TOLD = 3;
const TERMS: ReadonlySet<Completion["kind"]> = new Set(["start", "salary", "terms"]);

/** A post that has begun and has no end is held still, unless another one begins after it. */
function heldNow(jobs: readonly Job[]): Job[] {
  const latest = jobs.reduce((last, { from }) => (from > last ? from : last), "");
  return jobs.map((job) => (job.to === "" && job.from !== "" && job.from >= latest ? { ...job, to: "now" } : job));
}

/** What is held now first, of several that of which most is told; then by when it ended, and what has no dates behind. */
function sortJobs(jobs: readonly Job[]): Job[] {
  const rank = ({ to, from }: Job) => (to === "now" ? "9999" : to || from || "0");
  const tells = ({ to, lines }: Job) => (to === "now" ? lines.length : 0);
  return jobs.toSorted((one, other) => {
    if (rank(one) !== rank(other)) return rank(one) < rank(other) ? 1 : -1;
    if (one.to !== "now") return 0;
    return tells(other) - tells(one) || (one.from < other.from ? 1 : -1);
  });
}
