import type { Book } from "#shared/languages/book.ts";
import { clean } from "#shared/writing/job-slots.ts";
import { sharedWords } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";

const MOST_HINTS = 5;

/** To the person: what would help this letter most, the heaviest first. */
export function toHints(request: LetterRequest, gathered: Gathered, book: Book): string[] {
  const { material, reading } = request;
  const { fragments, completions, ranked, jobs, unused, says } = gathered;
  const done = new Set(completions.map(({ point }) => point));
  const rows = [...material.jobs, ...material.papers, ...material.plain];
  const doubtful = rows.filter(({ confirmed }) => !confirmed).length;
  const told = [...gathered.stories, ...jobs.flatMap(({ lines }) => lines)];
  const question = reading?.questions.find(
    ({ id, text }) => !done.has(id) && !told.some(({ typed }) => sharedWords(typed, text, book) > 0),
  );
  const isMissing = (asked: "salary-asked" | "start-date", kind: "salary" | "start", label: "pay" | "start") =>
    reading?.smallPrint.some((item) => item.kind === asked) &&
    !completions.some((completion) => completion.kind === kind || completion.kind === "terms") &&
    !says.has(label);
  const hints = [
    ...toMissingHints(request),
    fragments.length > 0 && `Not in the letter, because it is no sentence yet: ${quoted(fragments)}.`,
    isMissing("salary-asked", "salary", "pay") && "The posting asks what you want to earn, and the letter doesn't say.",
    isMissing("start-date", "start", "start") && "The posting names a start, and the letter doesn't say when you can.",
    unused.length > 0 && `Not used: ${quoted(unused)}; put it under a job or into an answer to use it.`,
    doubtful > 0 && `${doubtful} of your rows wait to be confirmed and are not in the letter.`,
    question && `The posting asks a question that the letter does not answer: “${clean(question.text)}”`,
    !completions.some(({ kind }) => kind === "why") && "Say in one sentence why you want this job.",
    ranked.length < 3 && (jobs.length > 0 ? MORE_UNDER_JOBS : MORE_LINES),
  ];
  return hints.filter((hint) => typeof hint === "string").slice(0, MOST_HINTS);
}

function quoted(lines: Gathered["unused"]): string {
  return lines
    .slice(0, MOST_QUOTED)
    .map(({ typed }) => `“${typed}”`)
    .join(", ");
}

const MOST_QUOTED = 8;
const MORE_UNDER_JOBS = "Add a line or two under your jobs: what you did, with a number.";
const MORE_LINES = "Add a few lines about what you've done, each a sentence, with a number where there is one.";

/** The heaviest demands that no row and no answer shows. */
export function toMissingHints({ answered, material }: LetterRequest): string[] {
  const done = new Set(material.completions.map(({ point }) => point));
  return answered
    .filter(({ status, point }) => status === "missing" && (point.hard || point.kind === "must") && !done.has(point.id))
    .slice(0, 2)
    .map(({ point }) => `The posting asks for “${clean(point.text)}”, and none of your details shows it.`);
}
