import { askedParts } from "./asked-parts.ts";
import { withoutLoneEnd } from "./lone-end.ts";
import type { Unit } from "./units.ts";

const LEAST_WORDS = 3;

/** What the applicant is to state; `asked` quotes all that is asked with it, from the order on. */
export type Statement = { text: string; asked: string; from: number; to: number };

/**
 * What is to be stated besides salary, start and reference, which are items of their own: "state the shifts you can
 * work". `text` is empty where nothing else is asked for.
 */
export function statementsIn(unit: Unit): Statement[] {
  const { hits, words } = unit;
  return askedParts(unit)
    .filter(({ isStory }) => !isStory)
    .map(({ text, from, to }) => {
      const others = hits.filter(({ sign, from: word }) => ends.has(sign) && isWithin(words[word]?.at ?? -1, from, to));
      let at = from;
      const pieces: string[] = [];
      for (const other of others) {
        pieces.push(unit.text.slice(at, Math.max(at, words[other.from]?.at ?? at)));
        at = Math.max(at, words[other.to - 1]?.end ?? at);
      }
      pieces.push(unit.text.slice(at, to));
      const told = pieces.map((piece, nth) => withoutLoneEnd(nth === 0 ? piece : piece.replace(leading, "")));
      const isTold = (piece: string, nth: number) =>
        nth === 0 ? piece.split(/\s+/u).length >= LEAST_WORDS : /\p{L}{4}/u.test(piece);
      return { text: told.find(isTold) ?? "", asked: text, from, to };
    });
}

function isWithin(at: number, from: number, to: number): boolean {
  return at >= from && at < to;
}

/** Between the things that are asked together. */
const leading = /^[\s,;:]*(?:(?:and|und|et|y|e|sowie|o|ou|or|ainsi que)\s)?/u;

const ends: ReadonlySet<string> = new Set(["salaryAsked", "startAsked", "reference", "closing", "contact", "document"]);
