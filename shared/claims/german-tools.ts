import { oneOf } from "#shared/words/word-pattern.ts";
import { isCommon } from "./common.ts";
import tables from "./lexicon/names.json" with { type: "json" };
import { fold, isKnownConcept, wordsOf } from "./words.ts";

/**
 * Programs and devices that a German posting asks for, folded: what stands behind "Kenntnisse in" and is no word of the
 * language. Nothing else tells them from nouns, which are large as well.
 */
export function germanTools(posting: string): ReadonlySet<string> {
  const lists = [...posting.matchAll(asked)].map(([, list = ""]) => list);
  const items = lists.flatMap((list) => list.split(/,\s|\s(?:und|oder|sowie|bzw\.)\s|\s?[/()]\s?/u));
  return new Set(
    items.flatMap((item) => {
      const words = wordsOf(item);
      const [word] = words;
      const isSmall = word !== undefined && /^\p{Ll}/u.test(word.text);
      return word && isName(word.folded) && (!isSmall || (words.length === 1 && !smallEnd.test(word.folded)))
        ? [word.folded]
        : [];
    }),
  );
}

const asked = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.germanToolsBehind)}\s([^.;:!?\n]{2,120})`, "giu");
const plainNoun = new RegExp(`${oneOf(tables.plainNounEnds)}$`, "u");
const smallEnd = /(?:en|er|es|em|e|ig|lich|isch|bar|sam|t)$/u;

function isName(word: string): boolean {
  return word.length > 2 && !isCommon(word) && !isKnownConcept(word) && !plainNoun.test(word) && fold(word) === word;
}
