import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { isLanguageName } from "../spoken-languages.ts";
import tables from "../words/notes.json" with { type: "json" };
import { isDriving } from "./driving-signs.ts";
import { isOwnVehicle, tellsOfFailing } from "./no-post.ts";
import { isPaperLike, kindWord, negated } from "./signs.ts";

/** Papers that a sentence says somebody has; `rest` is what it says besides, as it stands. */
export type HeldPapers = { papers: string[]; rest: string[] };

const has = oneOf(tables.paperHas.flatMap((word) => [word, capitalised(word)]));
const article = oneOf(tables.paperArticles);
/** "I have a", "j'ai aussi le": how such a clause begins. */
const opening = new RegExp(String.raw`^(?:\p{L}+\s)?${has}(?:\s(?:${oneOf(tables.alsoWords)}))?\s(?=\S)`, "u");
const clauses = new RegExp(String.raw`(?:[,;.]|\s(?:and|und|et|y))\s+(?=(?:\p{L}+\s)?${has}\s)`, "u");
const joins = "(?:and|und|et|y|e|sowie|plus)";
const items = new RegExp(String.raw`(?:,\s+(?:${joins}\s)?|\s${joins}\s)(?!\d|[^(]*\))`, "u");
const lead = new RegExp(String.raw`^(?:${article}\s|l['’]|d['’])+`, "iu");
const FIRST_WORDS = 3;
const LONGEST = 10;
const LONGEST_TEXT = 400;

/** "Tengo el carnet B y curso de alérgenos (2022)": what somebody says they hold. Null where none of it is a paper. */
export function readHeldPapers(text: string): HeldPapers | null {
  if (text.length > LONGEST_TEXT) return null;
  const found: HeldPapers = { papers: [], rest: [] };
  for (const clause of text.split(clauses)) {
    const start = opening.exec(clause)?.[0] ?? "";
    const told = clause.slice(start.length).replace(/(?<=\p{L}{2}|\)|\d)\.$/u, "");
    const [first = ""] = told.split(/,\s/u);
    if (start === "" || negated.test(start) || tellsOfFailing(first) || !(lead.test(told) || isPaperLike(first))) {
      found.rest.push(clause);
      continue;
    }
    let isOpen = true;
    const others: string[] = [];
    for (const item of told.split(items)) {
      const bare = item.replace(lead, "");
      isOpen &&= others.length === 0 || isPaper(bare);
      if (isOpen && isPaper(bare)) found.papers.push(bare);
      else others.push(item);
    }
    if (others.length > 0) found.rest.push(remainder(clause, { start, told, others }));
  }
  return found.papers.length > 0 ? found : null;
}

/** What a clause says besides, with its verb where nothing was taken before it. */
function remainder(clause: string, { start, told, others }: { start: string; told: string; others: string[] }): string {
  const [first = ""] = others;
  const at = told.indexOf(first);
  if (others.length === told.split(items).length) return clause;
  const speaksItself = first.split(" ").length > FIRST_WORDS;
  return speaksItself ? told.slice(at) : `${start}${others.join(", ")}`;
}

/** "Niveau A2 en néerlandais", "B1 de inglés": how well somebody speaks it. */
function isLevelOfLanguage(item: string): boolean {
  return /(?<!\p{L})[ABC][12](?![\p{L}\d])/u.test(item) && item.split(/[\s'’]/u).some(isLanguageName);
}

/** "Commencé un BTS" is a deed. */
function isPaper(item: string): boolean {
  const words = item.split(" ");
  if (/^\p{L}+(?:é|ée|és|ado|ido)$/u.test(words[0] ?? "")) return false;
  if (
    isLevelOfLanguage(item) ||
    words.length > LONGEST ||
    tellsOfFailing(item) ||
    negated.test(item) ||
    isOwnVehicle(item)
  )
    return false;
  if (kindWord.test(item) && !isDriving(item)) return false;
  return isDriving(item) || isPaperLike(words.slice(0, FIRST_WORDS).join(" "));
}
