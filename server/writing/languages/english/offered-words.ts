import * as french from "../french/offered-words.ts";
import * as german from "../german/offered-words.ts";
import * as spanish from "../spanish/offered-words.ts";

/** What people often have, as they type it in the other languages, and the English word for it. In lower case. */
export const offeredWords = englishFor([german.offeredWords, french.offeredWords, spanish.offeredWords]);
export const offeredStrengths = englishFor([
  german.offeredStrengths,
  french.offeredStrengths,
  spanish.offeredStrengths,
]);

/** Of several English words for one the first; words that are English, too, stay as they are. */
function englishFor(tables: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const english = new Map<string, string>();
  for (const table of tables)
    for (const [word, foreign] of table) {
      const typed = foreign.toLowerCase().replace(/^(?:le |la |les |el |los |las |l’)/u, "");
      if (!table.has(typed) && !english.has(typed)) english.set(typed, word);
    }
  return english;
}
