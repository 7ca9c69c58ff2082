import { oneOf } from "#shared/words/word-pattern.ts";
import { smallNameWords } from "./words/no-names.ts";
import { acronyms, advertisers, genderMarks, titleArticles, titleOpeners, titleTails } from "./words/title-words.ts";

/** "(m/w/d)", "H/F", "(all genders)": what stands behind the title of a job in many countries. */
export const genderMark = new RegExp(
  `\\s?[([]?(?<![\\p{L}/])${oneOf(genderMarks).replaceAll("\\/", "\\s?\\/\\s?")}(?![\\p{L}/])[)\\]]?`,
  "iu",
);

const article = new RegExp(`^(?:${oneOf(titleArticles)}|\\d{1,2})\\s+(?!grade)`, "iu");
const opener = new RegExp(`^(?:${oneOf(titleOpeners)}\\P{L}{0,3}?|\\d{1,2} ?x)[\\s:!–-]+(?=\\p{L})`, "iu");
const share =
  /[\s,]*\(?\d{1,3}\s?(?:(?:[-–]|à|bis|to|a)\s?\d{1,3}\s?)?(?:%|h\b|Std\.?|Stunden|hours|Unterrichtsstunden|horas)[^,]{0,20}\)?\s*$/iu;
const tail = new RegExp(`[\\s,]+\\(?${oneOf(titleTails)}(?!\\p{L}).*$`, "iu");

/** A year, or small words that nothing follows. */
const rest =
  /(?:\s(?:20\d\d|à|a|en|in|im|am|für|for|pour|para|de|du|des|of|at|bei|mit|con|avec|und|and|et|y|zu))+[!.\s]*$/iu;

const advertiser = new RegExp(`(?:^|\\s)${oneOf(advertisers)}(?:,.*)?$`, "iu");
const department =
  /^(?:secretaría|departamento|department|ministerio|ministère|landesamt|alcaldía|dezernat|agence|agencia)\s/iu;

/** Whether a line names who advertises ("Holm & Partner Executive Search") or a department, never a job. */
export function namesAdvertiser(text: string): boolean {
  return department.test(text) || advertiser.test(text);
}

/** A title without what stands round it: articles, places, hours, marks. */
export function trimTitle(text: string): string {
  let title = text.replace(/\s+/gu, " ").trim();
  for (let before = ""; before !== title; ) {
    before = title;
    title = title
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, "")
      .replace(/\smit\s\p{L}+$/u, "")
      .replace(/\sà\s\p{Lu}[\p{L}'’ -]{1,40}$/u, "")
      .replace(opener, "")
      .replace(article, "")
      .replace(share, "")
      .replace(tail, "")
      .replace(rest, "")
      .trim();
    title = title.replace(/^[\s,.:;!–-]+|[\s,.:;!–-]+$/gu, "");
    if (!title.includes("(")) title = title.replace(/\)$/u, "");
    title = title.replace(/\s\((?!\p{Ll}{1,5}\))[^()]{0,60}\)?$/u, "");
  }
  return title;
}

/** A title in capitals as it would be written in a sentence. */
export function unshouted(title: string, language: string): string {
  if (!/\p{Lu}{4}/u.test(title) || /\p{Ll}{2}/u.test(title)) return title;
  const isEach = language === "en" || language === "de";
  return title.toLowerCase().replace(/(?<![\p{L}'’])\p{L}+/gu, (word, at: number) => {
    if (short.has(word)) return word.toUpperCase();
    return at === 0 || (isEach && !small.has(word)) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

const small = new Set(smallNameWords);
const short = new Set(acronyms);
