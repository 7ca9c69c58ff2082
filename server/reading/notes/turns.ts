import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import type { Post } from "./post.ts";
import { isSchool, looksPlace, titleSign } from "./signs.ts";

const year = String.raw`((?:19|20)\d\d)`;
// All of it is bounded: where words may be parted in several ways, a long line would be tried without end.
const word = String.raw`\p{Lu}[^\s,;:.()]{0,30}`;
const name = String.raw`(${word}(?:\s(?:(?:de|del|la|of|the|du|des|der|und|and|y|et|&)\s){0,2}${word}){0,4})`;
const title = String.raw`(\p{L}[^,;:.()]{0,60}?)`;
const at = String.raw`(?:${oneOf(tables.atOnly)}|${oneOf(tables.atOrIn)})\s?(?<=[\s'’])(?:(?:the|la|el|le|der|dem|die)\s)?`;
const until = oneOf(tables.until);
const then = String.raw`(?:,?\s(?:y|and|und|et)\s|,\s)${oneOf(tables.sinceThen)}\s(?:als\s|as\s(?:an?\s)?|como\s|comme\s)?${title}`;
const onward = String.raw`^(?:(?:${oneOf(tables.onward)})\s)?`;
/** What an employer does may stand behind its name: ", que es telefonía". */
const aside = String.raw`(?:,[^,;:.]{3,40}|\s\([^()]{0,60}\))?`;
const rest = String.raw`(?:\s(?:de|of|von|d['’])\s?\d{1,4}\s[^,;.]{0,40})?\.?$`;
const named = new RegExp(`${onward}${at}${name}${aside}\\s?[:,]\\s${title}\\s${until}\\s${year}${then}${rest}`, "iu");
const called = new RegExp(`${onward}${title}\\s${at}${name}${aside},?\\s${until}\\s${year}${then}${rest}`, "iu");
const LONGEST_TITLE = 6;

/**
 * "Luego en Telenova: agente hasta 2019 y desde entonces supervisora": two posts in turn at one employer, which the
 * person has to confirm.
 */
export function readTurns(text: string, words: PersonWords): Post[] {
  const first = named.exec(text);
  const other = first ? null : called.exec(text);
  const [employer = "", before = ""] = first ? [first[1], first[2]] : other ? [other[2], other[1]] : [];
  const [turn = "", later = ""] = (first ?? other)?.slice(3) ?? [];
  const titles = [before, later];
  const isTitle = (title: string) => titleSign(title, words) > 0 && title.split(" ").length <= LONGEST_TITLE;
  if (!/^\p{Lu}/u.test(employer) || !titles.every(isTitle) || looksPlace(employer) || isSchool(employer)) return [];
  const post = { employer, place: "", isSure: false, isWhole: false };
  return [
    { ...post, title: before, dates: { from: "", to: turn }, behind: [] },
    { ...post, title: later, dates: { from: turn, to: "now" }, behind: [text] },
  ];
}
