import { oneOf } from "#shared/words/word-pattern.ts";
import { genderMark } from "./titles.ts";
import tables from "./words/pattern-words.json" with { type: "json" };
import { titleDetours, titleEnds } from "./words/sentence-words.ts";

const detour = new RegExp(
  `^${oneOf(titleDetours)}\\s[^.!?]{0,90}?(?=\\s(?:eine?\\p{L}*|un[ea]?|un\\(e\\)|un\\/a|an?)[\\s/*:])`,
  "iu",
);
const goesOn = new RegExp(
  `[.!?;:]|\\((?!\\p{Ll}{1,6}\\))|,\\s|\\s[–—-]\\s|\\s${oneOf(titleEnds)}\\s|\\s(?:and|und)\\s(?=\\p{Ll})|\\s\\d{1,3}(?:[,.]\\d)?(?:\\s?[–-]\\s?\\d{1,3})?\\s?(?:days?|hours?|x|h|Std|Tage?|jours?|días?|horas?|heures?|shifts?|€|\\$|£)`,
  "u",
);

/** What is looked for, up to where the sentence goes on. */
export function titleAfter(text: string): string {
  const cut = text.slice(0, 140).trim().replace(detour, "").trim();
  const mark = genderMark.exec(cut);
  if (mark && mark.index > 2) return `${cut.slice(0, mark.index)} `;
  return cut.split(goesOn)[0] ?? "";
}

const article = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.beforeTitles)}\s*(?<=[\s'’])(?=\p{L})`, "giu");

/** The words before a mark or a verb, from the article on that begins the title. */
export function titleBefore(text: string): string {
  const said = text.slice(-120);
  const last = [...said.matchAll(article)].at(-1);
  return last ? said.slice(last.index + last[0].length) : said;
}
