import { wholeWords } from "#shared/words/word-pattern.ts";
import type { Clause } from "./clauses.ts";
import { hasOneOf, isTelling } from "./counted-things.ts";
import type { Evidence, Unit } from "./evidence.ts";
import tables from "./lexicon/time.json" with { type: "json" };
import { partAround } from "./part-around.ts";
import type { Quantity } from "./quantities.ts";
import { isSameWord } from "./words.ts";

/** "maths lead since 2021" where the line about it says 2023, and the sentence does not. */
export function isOfAnotherYear({ value, at }: Quantity, clause: Clause, evidence: Evidence): boolean {
  if (!evidence.sameLanguage) return false;
  const { words, text } = partAround(clause, at, 1);
  const telling = words.filter(({ folded }) => isTelling(folded));
  const scored = evidence.units
    .map((unit) => {
      const shared = telling.filter(({ folded }) => unit.own.some((own) => isSameWord(folded, own)));
      // "TOEIC" alone says of which line one speaks.
      const codes = shared.filter(({ text: said }) => /\p{Lu}{2}/u.test(said)).length;
      return { unit, shared: shared.map(({ folded }) => folded), score: shared.length + codes };
    })
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.score < 2 || best.score === next?.score) return false;
  const { quantities, period, own } = best.unit;
  const years = [...new Set(quantities.filter(({ year }) => year).map((one) => one.value))];
  // A line of that year which the sentence speaks of, too.
  const isTold = scored.some(
    ({ unit, shared }) =>
      unit.quantities.some((one) => one.year && one.value === value) &&
      shared.some((word) => !best.shared.includes(word)),
  );
  return (
    !isTold &&
    period === null &&
    own.length <= 12 &&
    years.length === 1 &&
    !years.includes(value) &&
    !text.includes(String(years[0]))
  );
}

/** "I graduated in 2022" is not told by a post of that year. */
export function isOfSchooling(unit: Unit, { folded, words }: Clause, evidence: Evidence): boolean {
  if (!unit.period || !schooling.test(folded)) return false;
  const papers = evidence.units.filter(({ fact }) => fact.label === "Education");
  const telling = words.map((word) => word.folded).filter(isTelling);
  return papers.some(({ quantities }) => quantities.some(({ year }) => year)) && !hasOneOf(telling, unit);
}

/** "I have been at the cannery since 2011" is not told by a diploma of that year. */
export function isBeginningOfWork({ bound }: Quantity, unit: Unit, { folded, words }: Clause): boolean {
  if (bound !== "start" || unit.fact.label !== "Education" || schooling.test(folded)) return false;
  return !hasOneOf(words.map((word) => word.folded).filter(isTelling), unit);
}

const schooling = wholeWords(tables.schooling);

/** "after my studies, which ended in 2015, I worked at": the year is the paper's, whatever else is named. */
export function isOfPaper({ fact }: Unit, { folded }: Clause): boolean {
  return (fact.label === "Education" || fact.label === "Certificate") && learning.test(folded);
}

const learning = wholeWords(tables.learning);

/** "since 2020" is said of the year in which something began, "until 2020" of the one in which it ended. */
export function atItsEnd({ bound, value }: Quantity, { period, group, quantities }: Unit): boolean {
  // A line under a post may say so itself: "then theatre nurse till March 2022".
  if (!period && quantities.some((told) => told.year && told.value === value && told.bound === bound)) return true;
  if (bound === null || (!period?.start && (group === "" || bound === "start"))) return true;
  if (!period?.start) return false;
  const { start, end, open } = period;
  return bound === "start" ? start.year === value : end?.year === value && !open;
}
