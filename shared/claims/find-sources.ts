import { fits } from "./check-numbers.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { quantitiesOf } from "./quantities.ts";
import { isSameMeaning } from "./words.ts";

const MOST_SOURCES = 3;
/** In words: a longer fact needs no more of them shared. */
const LONG = 12;

/** The facts and the lines of the posting that a sentence most plainly rests on, best first. */
export function findSources(
  sentence: string,
  clauses: readonly Clause[],
  evidence: Evidence,
): { facts: string[]; postingLines: number[] } {
  const telling = clauses.flatMap(({ words }) => words).filter(({ folded }) => folded.length > 2 && !isCommon(folded));
  const numbers = quantitiesOf(sentence, evidence.language);
  const facts = evidence.units
    .map((unit) => {
      const shared = telling.filter(({ folded }) => unit.words.some((other) => isSameMeaning(folded, other.folded)));
      const words = shared.length;
      // The name of the post alone makes none of its lines a source.
      const own = shared.some(({ folded }) => unit.own.some((other) => isSameMeaning(folded, other)));
      const figures = numbers.filter((number) => unit.quantities.some((other) => fits(number, other)));
      return {
        id: unit.fact.id,
        score: words / Math.sqrt(Math.min(Math.max(3, unit.words.length), LONG)) + figures.length,
        enough: (words >= 2 && own) || figures.length > 0 || (words === 1 && unit.words.length <= 3),
        found: [...shared, ...figures],
      };
    })
    .filter(({ enough, score }) => enough && score > 0.5)
    .sort((a, b) => b.score - a.score);
  const postingLines = evidence.postingLines
    .map((line, index) => {
      const shared = new Set(
        telling
          .filter(({ folded }) => line.includes(folded) && !evidence.inCompany(folded))
          .map(({ folded }) => folded),
      );
      const worth = [...shared].map((word) =>
        evidence.postingLines.filter((other) => other.includes(word)).length === 1 ? 2 : 1,
      );
      return { number: index + 1, score: worth.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ number }) => number);
  return { facts: withNews(facts).slice(0, MOST_SOURCES), postingLines };
}

/** What a better one has all of already is no source: a year that two posts share is the year of one. */
function withNews(ranked: readonly { id: string; found: readonly unknown[] }[]): string[] {
  const known = new Set<unknown>();
  return ranked.flatMap(({ id, found }) => {
    const isNews = found.some((one) => !known.has(one));
    for (const one of found) known.add(one);
    return isNews ? [id] : [];
  });
}
