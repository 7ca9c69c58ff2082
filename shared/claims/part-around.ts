import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";

/**
 * The clause with only the words around a place in its text, up to the next comma or "and" on both sides: "I supervise
 * the students and keep the till". The whole of it where too few of them tell anything.
 */
export function partAround(clause: Clause, place: number, least = 2): Clause {
  const ends = [...clause.folded.matchAll(/[,;:]| (?:and|und|et|y|e) /gu)].map(({ index }) => index);
  const from = clause.at + (ends.findLast((end) => end < place) ?? 0);
  const to = clause.at + (ends.find((end) => end > place) ?? clause.text.length);
  const words = clause.words.filter(({ at }) => at >= from && at < to);
  return words.filter(({ folded }) => folded.length > 3 && !isCommon(folded)).length >= least
    ? { ...clause, words }
    : clause;
}
