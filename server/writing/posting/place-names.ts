import type { Books } from "./books.ts";
import { nameReader } from "./names.ts";
import { occupationTest } from "./occupations.ts";
import { wordBook } from "./phrase-book.ts";
import { isCapitalised, tokensOf, trimmedOf } from "./tokens.ts";

/** "38000 Grenoble", "Paris 8e", "– Vitoria" without what is no name. */
export function placeIn(part: string): string {
  const name = (part.replace(STREET, "").split(/[,(]| (?:ou|oder|or|o) /, 1)[0] ?? "").replace(
    /^[\s*–—-]*(?:[A-Z]{1,2}-)?(?:\d{2,5} )?/u,
    "",
  );
  return trimmedOf(
    name.replace(REGION, "").replace(/ \d{1,2}(?:er|e|ème)?$| [A-Z]{1,2}\d{1,2}$| [Aa]rea$/u, ""),
    "",
    ".*",
  );
}

/** "Großraum Hamburg", "Greater Manchester", "Filiale Schönau" */
const REGION =
  /^(?:(?:Groß)?[Rr]aum|Region|Filiale|Standort|Dienstort|Niederlassung|Greater|[Ss]ecteur(?: d[eu'])?|Área de|Zona de) ?(?=\p{Lu})/u;

/** "Main St, Galway" */
const STREET =
  /^[^,]*(?:\b(?:St|Street|Road|Rd|Ave|Avenue|Lane|Square)|str\.|straße|\b(?:rue|avenue|calle|plaza) [^,]*), /u;

/** One to four words with capitals that are no occupation and no term of contract. */
export function placeTest(books: Books): (text: string) => boolean {
  const terms = wordBook(books.lexicon.names.titleNoise);
  const isOccupation = occupationTest(books);
  const reader = nameReader(books);
  return (text) => {
    const tokens = tokensOf(text.slice(0, 60));
    if (
      tokens.length === 0 ||
      tokens.length > 4 ||
      /\d/.test(text) ||
      tokens.slice(1).some((token) => token.text.length < 2)
    )
      return false;
    if (tokens.some(({ folded }) => OF_OFFICES.has(folded))) return false;
    if (terms.has(tokens) || tokens.some(isOccupation)) return false;
    if (!tokens.every((token) => isCapitalised(token.text) || books.stopWords.has(token.folded))) return false;
    return reader.wholeLine(text.replace(/^(?:A|O|L') ?(?=\p{Lu})/u, "")) !== null;
  };
}

/** German nouns for doings and states, in no name of a town: "in Direktvermittlung". */
export const NOUN = /(?:ung|ungen|keit|heit|tion|zeit|schaft)$/u;

/** Small words in names of offices, in no town's. */
const OF_OFFICES = new Set("fur for pour para und and".split(" "));
