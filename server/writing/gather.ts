import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { confirmedOf } from "./confirmed.ts";
import { gatherAnswers } from "./gather-answers.ts";
import { gatherList } from "./gather-list.ts";
import { gatherPosts } from "./gather-posts.ts";
import type { Gathered } from "./gathered.ts";
import { edgeOf } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import { givenLine, type OwnLine } from "./own-line.ts";
import { asksPay, isUnsaid, sortPlain } from "./plain-lines.ts";
import { chooseLines } from "./rank-lines.ts";
import { CURRENCY } from "./read-pay.ts";
import { readForeignTerms, readTerms } from "./read-terms.ts";
import { shortTerms } from "./short-terms.ts";
import { heldNow, sortJobs } from "./sort-jobs.ts";
import { tellingStarts, tellsAll, tellsTheSame } from "./told-lines.ts";
import { inOrder, withAnswers } from "./told-order.ts";
import { createTold } from "./told-rows.ts";

/** What a letter may tell, sorted: answers, posts, lines under no post, terms, and notes for a list. */
export function gather(request: LetterRequest, book: Book, spare: number): Gathered {
  const { language, translation } = request;
  const confirmed = confirmedOf(request.material);
  const material = { ...confirmed, jobs: heldNow(confirmed.jobs) };
  const isForeign = translation !== null && translation.from !== language;
  const told = createTold(request, book, isForeign);
  const posts = sortJobs(material.jobs);
  const isAsked = asksPay(request);
  const pay = { book, asksPay: isAsked, currency: isAsked ? currencyOf(request, book) : "" };
  const short = shortTerms(isForeign ? [] : material.completions, pay);
  const given = told.completions(material.completions.filter(({ key }) => !short.used.has(key)));
  const answers = gatherAnswers(given, material, { posts, request, book, isForeign });
  const { completions, byRow, closing, free } = answers;
  const { jobs, plain, isAlone } = gatherPosts(material, told.line, { posts, answers, request, book });
  const untold = [
    ...plain.map((line) => ({ ...line, ofJob: false })),
    ...jobs.flatMap(({ lines }) => lines.map((line) => ({ ...line, ofJob: true }))),
  ]
    .filter(({ said }) => said === null)
    // "Pay: $25 an hour. I can start in March." notes two things.
    .flatMap((line) => splitSentences(line.typed).map(({ text }) => ({ ...line, typed: text })));
  const read = readTerms(isForeign ? [] : untold, pay);
  const { used } = read;
  const typedIn = translation ? books[translation.from] : book;
  const noted = isForeign ? readForeignTerms(material.plain, { ...pay, typedIn, language }) : read.terms;
  const terms = new Map([...noted, ...short.terms]);
  const unread = plain.filter(({ fact }) => !used.has(fact));
  for (const job of jobs) job.lines = job.lines.filter(({ fact }) => !used.has(fact));
  const { stories, unused } = sortPlain(unread, { request, completions, free, book, isAlone });
  const ranked = chooseLines({ jobs, stories, completions, ties: material.ties }, request, book, spare);
  const chosen = new Set(ranked);
  const isChosen = (line: OwnLine) => chosen.has(line.fact);
  const ordered = jobs.map((one) => inOrder(one, isChosen, book));
  const heads = material.jobs.flatMap(({ said }) => said?.[language] ?? []);
  // "Un peu de TIG alu" has one word that tells, and somebody's answer has it too.
  const isRetold = ({ typed }: OwnLine) =>
    [...heads, ...completions.map(({ ending }) => ending)].some((text) => {
      const starts = tellingStarts(text, book);
      return tellsTheSame(typed, starts, book) || tellsAll(typed, starts, book, 1);
    });
  const notes = answers.noted.map(({ key, ending }) => givenLine(key, ending, book));
  const fragments = [...jobs.flatMap(({ lines }) => lines), ...unused, ...notes].filter(
    (line) => line.said === null && !isUnsaid(line.typed, book) && !isRetold(line),
  );
  const list = gatherList({ jobs, ordered, fragments, completions, told: ranked.length, isForeign }, request, book);
  const inList = new Set(list.listed.flatMap(({ notes }) => notes.map(({ fact }) => fact)));
  const { lines: toldStories, behind } = withAnswers({ lines: stories, answers: free }, isChosen, book);
  const labels = toldStories.flatMap((line) => edgeOf(line, book) ?? []);
  return {
    material: isForeign ? { ...material, skills: [], languages: [] } : material,
    ...list,
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

/** In what the posting pays, or pay is counted where it is from. */
function currencyOf({ reading, material, job, language }: LetterRequest, { manners }: Book): string {
  const texts = [...(reading?.smallPrint ?? []), ...(reading?.points ?? [])].map(({ text }) => text).join(" ");
  const found = CURRENCY.exec(texts)?.[0];
  if (found !== undefined || (language !== "de" && language !== "fr")) return found ?? "";
  // Québec and Switzerland have their own.
  const typed = JSON.stringify([material, reading, job]);
  return manners.respellings.some(({ cues }) => holdsAny(typed, cues)) ? "" : "€";
}
