import { holdsAny } from "#shared/writing/text-words.ts";
import { listPieces } from "./brought.ts";
import { type Point, pointText, withEmployer } from "./brought-items.ts";
import { sharedWords } from "./completion-pieces.ts";
import { finished } from "./finished.ts";
import { isPrintable, opensOddly, weightsOf } from "./listed-notes.ts";
import type { OwnLine } from "./own-line.ts";
import type { Piece } from "./pieces.ts";
import { isLimit, lacks } from "./plain-lines.ts";
import { figuresOf } from "./rank-lines.ts";
import type { Telling } from "./telling.ts";
import { isPlan } from "./told-lines.ts";

const FEWEST = 2;
const FEWEST_BESIDE = 3;
const MANY_ANSWERS = 4;
/** What was written for the letter comes before any other note. */
const GIVEN = 100;
const MOST = { short: 3, usual: 5, long: 6 } as const;

/**
 * Notes that are no sentences and answer what the posting asks, as a list behind what is told in sentences; a single one
 * only where it was written for the letter. `told`: ids of what the letter tells already.
 */
export function leftPieces({ gathered, request, book }: Telling, told: ReadonlySet<string>): Piece[] {
  if (gathered.isForeign) return [];
  const weights = weightsOf(request);
  const jobOf = ({ fact }: OwnLine) => gathered.material.jobs.find(({ lines }) => lines.some(({ id }) => id === fact));
  // Who has answered nothing has left out nothing either.
  const isUnanswered = gathered.completions.length === 0;
  const isNear = ({ typed }: OwnLine) => request.answered.some(({ point }) => sharedWords(typed, point.text, book) > 0);
  const isMeant = (line: OwnLine) =>
    !told.has(line.fact) &&
    (line.given ||
      (((weights.get(line.fact) ?? 0) > 0 || (figuresOf(line.typed) > 0 && (isUnanswered || isNear(line)))) &&
        isPrintable(line.typed) &&
        !opensOddly(line.typed, book, jobOf(line)) &&
        !isLimit(line.typed, book) &&
        !isPlan(line, book) &&
        !lacks(line.typed, book) &&
        !holdsAny(line.typed, book.words.traits)));
  const weight = ({ fact, typed, given }: OwnLine) =>
    (given ? GIVEN : 0) + (weights.get(fact) ?? 0) + Math.min(figuresOf(typed), 2);
  const chosen = gathered.fragments
    .filter(isMeant)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST[request.length]);
  // Who has answered much has left out notes on purpose: two of them are no list of their own.
  const fewest = gathered.completions.length < MANY_ANSWERS ? FEWEST : FEWEST_BESIDE;
  if (chosen.length < fewest)
    return chosen
      .filter(({ given }) => given)
      .map((only): Piece => ({ kind: "own", fact: only.fact, text: finished(only.typed, book) }));
  const points = gathered.fragments
    .filter((line) => chosen.includes(line))
    .map((line): Point => {
      const job = jobOf(line);
      const text = pointText(line.typed, book);
      if (job === undefined || job.to === "now") return { facts: [line.fact], text, isOwn: true };
      return { facts: [line.fact, job.id], text: withEmployer(text, job), isOwn: false };
    });
  return listPieces(points, book);
}
