import { createPhraseBook } from "#shared/postings/phrase-book.ts";
import type { Unit } from "./units.ts";
import words from "./words/suspicious-words.json" with { type: "json" };

/** What nobody says to a person. */
const book = createPhraseBook([{ order: words.ordersToSoftware }]);

/** Numbers of the lines that speak to software. Somebody who is to work with such software is not spoken to. */
export function findSuspicious(units: readonly Unit[]): number[] {
  const found = units.filter(
    ({ words, section, line }) =>
      book.find(words).length > 0 &&
      !(line.isBullet && (section === "must" || section === "wish" || section === "duty")),
  );
  return [...new Set(found.flatMap(({ line }) => line.numbers))];
}
