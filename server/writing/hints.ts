import type { Book } from "#shared/languages/book.ts";
import { type Letter, languageNames } from "#shared/letters/letter.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import { isPoint } from "#shared/letters/point-lines.ts";
import { clean } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import { type Gathered, hasList } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";

const MOST_HINTS = 5;

/** To the person: what would help this letter most, the heaviest first. */
export function toHints(request: LetterRequest, gathered: Gathered, letter: Letter, book: Book): string[] {
  const { material, reading } = request;
  const { completions, ranked, jobs } = gathered;
  const sentences = letter.paragraphs.flat();
  const inLetter = new Set(sentences.flatMap(({ facts }) => facts));
  const isLeftOut = ({ fact }: { fact: string }) => !inLetter.has(fact);
  const fragments = gathered.fragments.filter(isLeftOut);
  const unused = gathered.unused.filter(isLeftOut);
  const done = new Set(completions.map(({ point }) => point));
  const lines = material.jobs.flatMap((job) => job.lines);
  const rows = [...material.jobs, ...lines, ...material.papers, ...material.skills, ...material.plain];
  const doubtful = rows.filter(({ confirmed }) => !confirmed).length;
  const told = [...gathered.stories, ...jobs.flatMap(({ lines }) => lines)];
  const question = reading?.questions.find(
    ({ id, text }) => !done.has(id) && !told.some(({ typed }) => sharedWords(typed, text, book) > 0),
  );
  const [foreign, notes] = partByLanguage(fragments, request, gathered);
  const untold = gathered.toSay.length + foreign.length;
  const hints = [
    ...toMissingHints(request),
    hasList(gathered) && sentences.some(({ text }) => isPoint(text)) && LISTED,
    notes.length > 0 && `Not in the letter, because it isn't a sentence yet: ${quoted(notes)}.`,
    foreign.length > 0 &&
      `Not in the letter, because it isn't in ${languageNames[request.language]}: ${quoted(foreign)}.`,
    unused.length > 0 && `Not used: ${quoted(unused)}; put it under a job or into an answer to use it.`,
    doubtful > 0 &&
      (doubtful === 1
        ? "One fact isn't used until you check it."
        : `${doubtful} facts aren't used until you check them.`),
    question && `The posting asks a question that the letter does not answer: “${clean(question.text)}”`,
    !material.completions.some(({ kind, ending }) => kind === "why" && ending.trim() !== "") &&
      "Say in one sentence why you want this job.",
    ranked.length + untold < 3 && (jobs.length > 0 ? MORE_UNDER_JOBS : MORE_LINES),
  ];
  return hints.filter((hint) => typeof hint === "string").slice(0, MOST_HINTS);
}

type Lines = Gathered["fragments"];

/** Lines in another language than the letter's, and those that are no sentences yet in its own. */
function partByLanguage(lines: Lines, { language }: LetterRequest, { isForeign }: Gathered): [Lines, Lines] {
  const isOther = ({ typed }: Lines[number]) => (tellLanguage(typed) ?? (isForeign ? null : language)) !== language;
  return [lines.filter(isOther), lines.filter((line) => !isOther(line))];
}

function quoted(lines: Gathered["unused"]): string {
  return lines
    .slice(0, MOST_QUOTED)
    .map(({ typed }) => `“${typed}”`)
    .join(", ");
}

const MOST_QUOTED = 8;
const LISTED =
  "Your notes stand as a list. Sentences convince more: answer two or three of the questions, and the list becomes sentences.";
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
