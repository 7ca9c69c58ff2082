import type { Clause } from "./clauses.ts";
import type { Evidence } from "./evidence.ts";
import { languageRows } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { numberWords } from "./number-words.ts";
import { fold, type Word } from "./words.ts";

/** The nouns of a list behind a frame, item by item. */
export function itemsAfter(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Word[][] {
  const { stop } = phrases[evidence.language];
  const from = clause.at + (match.index ?? 0) + match[0].length;
  const items: Word[][] = [[]];
  let end = from;
  let count = 0;
  for (const word of clause.words.filter(({ at }) => at >= from)) {
    const gap = clause.text.slice(end - clause.at, word.at - clause.at);
    if (/[.;:!?()—–]/u.test(gap) || stop.has(word.folded) || count > 8) break;
    if (gap.includes(",") && !goesOn(clause.text.slice(word.at - clause.at))) break;
    if (gap.includes(",") || joins.has(word.folded)) items.push([]);
    end = word.end;
    count++;
    if (joins.has(word.folded) || word.folded.length < 3 || /^\d/u.test(word.text)) continue;
    if (languages.has(word.folded) || numberWords(evidence.language).has(word.folded)) continue;
    items.at(-1)?.push(word);
  }
  return items.filter((item) => item.length > 0);
}

/** A comma begins another item only where more items or an "and" follow; else it begins an aside. */
function goesOn(rest: string): boolean {
  const near =
    fold(rest)
      .split(/[.;:!?()]/u)[0]
      ?.split(/\s+/u)
      .slice(0, 7) ?? [];
  return near.some((word) => joins.has(word) || word.endsWith(","));
}

export const joins = new Set("and or und oder et ou y e o as sowie plus".split(" "));
export const languages = new Set(languageRows.flat());
