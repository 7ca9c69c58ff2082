import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import type { Post } from "./post.ts";
import { isSchool, looksPlace, titleSign } from "./signs.ts";

const year = String.raw`((?:19|20)\d\d)`;
const name = String.raw`(\p{Lu}[^\s,;:.()]*(?:\s(?:(?:de|del|la|of|the|du|des|der|und|and|y|et|&)\s)*\p{Lu}[^\s,;:.()]*){0,4})`;
const at = String.raw`(?:${oneOf(tables.atOnly)}|${oneOf(tables.atOrIn)})\s?(?<=[\s'’])(?:(?:the|la|el|le|der|dem|die)\s)?`;
const until = oneOf(tables.until);
const then = String.raw`(?:,?\s(?:y|and|und|et)\s|,\s)${oneOf(tables.sinceThen)}\s(?:als\s|as\s(?:an?\s)?|como\s|comme\s)?(\p{L}[^,;:.()]*?)`;
const onward = String.raw`^(?:(?:${oneOf(tables.onward)})\s)?`;
/** What an employer does may stand behind its name: ", que es telefonía". */
const aside = String.raw`(?:,[^,;:.]{3,40}|\s\([^()]*\))?`;
const rest = String.raw`(?:\s(?:de|of|von|d['’])\s?\d+\s[^,;.]*)?\.?$`;
const named = new RegExp(
  `${onward}${at}${name}${aside}\\s?[:,]\\s(\\p{L}[^,;:.()]*?)\\s${until}\\s${year}${then}${rest}`,
  "iu",
);
const called = new RegExp(
  `${onward}(\\p{L}[^,;:.()]*?)\\s${at}${name}${aside},?\\s${until}\\s${year}${then}${rest}`,
  "iu",
);
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
