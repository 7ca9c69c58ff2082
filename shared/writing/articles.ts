import type { Book } from "#shared/languages/book.ts";
import { onceOf } from "./once-of.ts";

/** A table taken apart: what a word is or ends in, and what follows from it. */
export type Entries = readonly (readonly [string, string])[];

export function decapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Only "a" or "an" is chosen by sound, and letters that are spelt out have their own. */
export function startsWithVowelSound(text: string): boolean {
  const word = text.split(/[\s-]/u)[0] ?? "";
  if (/^(?:8|1[18](?!\d))/u.test(word)) return true;
  if (/^[A-Z]{1,4}$/u.test(word) && !/[AEIOU].*[AEIOU]/u.test(word)) return /^[AEFHILMNORSX]/u.test(word);
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one|once|ubi)/iu.test(word)) return false;
  return /^[aeiou]/iu.test(word) || /^(?:hon(?:est|or|our)|hour|heir)/iu.test(word);
}

/** The name behind the article that the table has for its head; null where it has none. */
export function withArticle(name: string, articles: Readonly<Record<string, string>>, { words }: Book): string | null {
  // "M. Sc." is "MSc".
  const joined = name.replace(/^(\p{Lu})\.\s?(?=\p{Lu}\p{Ll}?\p{Ll}?\.)/u, "$1");
  const heads = plain(joined.replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, "")).match(/[\p{L}\p{N}]+/gu) ?? [];
  const table = articlesOf(articles);
  for (const word of heads.slice(0, words.titleArticles ? HEAD_WORDS : 1))
    for (const { whole, end, article } of table) {
      if (word !== whole && (end === null || !word.endsWith(end))) continue;
      if (words.titleArticles)
        return `${startsWithVowelSound(name) ? "an" : "a"} ${withoutFirstCapital(name, words.paperStarts)}`;
      const told =
        words.smallTitles && /^\p{Lu}\p{Ll}+(?!\p{L}|\.| \p{Lu}\p{Ll})/u.test(name) ? decapitalise(name) : name;
      return /[’']$/u.test(article) ? article + told : `${article} ${told}`;
    }
  return null;
}

/** "tecnico" and "técnico": accents are often not typed. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Heads with their articles; one that begins with a hyphen is the end of a head. */
const articlesOf = onceOf((articles: Readonly<Record<string, string>>) =>
  Object.entries(articles).map(([typed, article]) => {
    const whole = plain(typed).replaceAll(".", "");
    return { whole, end: whole.startsWith("-") ? whole.slice(1) : null, article };
  }),
);

/** "High school diploma" is written small inside a sentence, and "Ohio driver's license" is not. */
export function withoutFirstCapital(name: string, starts: readonly string[]): string {
  const [first = "", second = ""] = name.split(" ");
  return starts.includes(first) && /^\p{Ll}/u.test(second) ? decapitalise(name) : name;
}

/** English has its noun behind: "Ohio driver's licence". */
const HEAD_WORDS = 6;
