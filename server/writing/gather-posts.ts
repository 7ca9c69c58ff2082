import type { Book } from "#shared/languages/book.ts";
import type { Job, Material, MaterialLine } from "#shared/material/material.schema.ts";
import { jobOfLine } from "./about-post.ts";
import type { Answers } from "./gather-answers.ts";
import type { ToldJob } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { isLimit, isOnlyDated, isUnsaid } from "./plain-lines.ts";
import { isToldBy, namesPlaceAndYear, tellingStarts } from "./told-lines.ts";
import { elsewhere } from "./told-order.ts";

type Posts = {
  jobs: Omit<ToldJob, "order">[];
  /** Lines under no post. */
  plain: OwnLine[];
  /** Whether nothing is told of any post. */
  isAlone: boolean;
};

/** Posts with their lines and answers, the latest first; lines under no post that are about one stand with it. */
export function gatherPosts(
  material: Material,
  lineOf: (row: MaterialLine, isNow: boolean) => OwnLine | null,
  from: { posts: readonly Job[]; answers: Answers; request: LetterRequest; book: Book },
): Posts {
  const { posts, answers, request, book } = from;
  const linesOf = (rows: readonly MaterialLine[], isNow: boolean) => rows.flatMap((row) => lineOf(row, isNow) ?? []);
  const jobs = posts.map((job) => ({
    job,
    lines: linesOf(job.lines, job.to === "now")
      .map((line) => elsewhere(line, book))
      .map((line) => (repeatsTitle(line, job) ? { ...line, said: null, likely: null } : line))
      .filter((line) => !isToldBy(line, tellingStarts(job.said?.[request.language] ?? "", book), book))
      .filter(
        ({ given, said, typed }) =>
          given ||
          !(isUnsaid(typed, book, true) || isLimit(typed, book) || (said !== null && isOnlyDated(typed, book))),
      ),
    answers: answers.ofPost(job),
  }));
  const lines = linesOf(
    material.plain,
    material.jobs.some(({ to }) => to === "now"),
  );
  // "Since 2018 I have run the plant at Bellerive": a sentence that says where and when introduces that post.
  const postOf = (line: OwnLine) =>
    line.said === null ? undefined : jobs.find(({ job }) => !job.said && namesPlaceAndYear(line.typed, job, book));
  for (const line of lines) postOf(line)?.lines.unshift(line);
  const isIntroduced = ({ typed }: OwnLine) => jobs.some(({ job }) => namesPlaceAndYear(typed, job, book));
  const open = lines.filter((line) => line.said === null || !isIntroduced(line));
  // A note that became a sentence on the page stands with the post it is about.
  const homes = new Map(open.map((line) => [line, jobOfLine(line, posts, request, book)]));
  for (const one of jobs) one.lines.push(...open.filter((line) => homes.get(line) === one.job));
  const isAlone = jobs.every(({ lines, answers }) => lines.length + answers.length === 0);
  const retelling = answers.completions
    .filter(({ kind }) => kind === "question" || kind === "why")
    .map(({ ending }) => tellingStarts(ending, book));
  const isRetoldStory = (line: OwnLine) => retelling.some((story) => isToldBy(line, story, book));
  for (const job of jobs) job.lines = job.lines.filter((line) => !isRetoldStory(line));
  return { jobs, plain: open.filter((line) => homes.get(line) === null), isAlone };
}

/** "fixed plant fitter on a site" under that title has no verb, whatever its first word is elsewhere. */
function repeatsTitle({ typed, given }: OwnLine, { title }: Job): boolean {
  return !given && title.includes(" ") && typed.toLowerCase().startsWith(title.toLowerCase());
}
