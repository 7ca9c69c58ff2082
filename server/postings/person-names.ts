import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { isSurname, namesOccupation } from "./occupations.ts";
import type { Unit } from "./units.ts";
import { contactFillers, departmentNames } from "./words/contact-words.ts";
import { personTitles } from "./words/no-names.ts";
import tables from "./words/pattern-words.json" with { type: "json" };

/** A name as it stands in a text, with what stands round it; `end` is where the text goes on. */
export type Named = { title: string; name: string; post: string; end: number; isAskedFor?: boolean };

const titles = oneOf(personTitles);
/** A title before a name, wherever it stands. */
export const titled = new RegExp(`(?<![\\p{L}.])${titles}\\.?\\s(?=\\p{Lu})`, "gu");
const titlesFirst = new RegExp(`^(?:(?:${titles}(?:\\.(?=\\s)|(?=\\s))\\s){1,3})`, "u");
const nameWord =
  /^(?:\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)*\.?|d[eu]l?|de|la|las|los|von|van|zu|der|den|di|da|dos|le|O['’]\p{Lu}\p{L}+|De|Mc\p{Lu}\p{L}+)$/u;

const postBetween = /^(\p{Lu}\p{Ll}{4,})\s(?:\p{Lu}\p{L}{1,4}\.\s){0,2}(?=\p{Lu}\p{Ll}+[ -]\p{Lu})/u;

/** A name that begins the text: a title, and up to four words that are written as names are. */
export function nameAt(text: string): Named | null {
  const start = text.replace(/^[\s:–—-]+/u, "");
  const lead = text.length - start.length;
  const title = titlesFirst.exec(start)?.[0] ?? "";
  const rest = start.slice(title.length);
  const [between = "", office = ""] = title === "" ? [] : (postBetween.exec(rest) ?? []);
  // Before a degree stands no part of a name.
  const isOffice = namesOccupation(office) || between.includes(". ");
  const behindIt = office !== "" && isOffice && !isSurname(office) ? nameAt(rest.slice(between.length)) : null;
  // "Herrn Betriebsleiter Ing. Jakob Moser"
  if (behindIt?.name.includes(" "))
    return {
      ...behindIt,
      title: `${title.trim()} ${/(?:Prof\.\s)?Dr\.(?=\s$)/u.exec(between)?.[0] ?? ""}`.trim(),
      post: office,
      end: lead + title.length + between.length + behindIt.end,
    };
  const words: string[] = [];
  let at = 0;
  for (const { 0: word, index } of rest.slice(0, 70).matchAll(/[^\s,;:()<>|/@]+/gu)) {
    if (index > 0 && rest.slice(at, index) !== " ") break;
    const bare = word.replace(/[.!?”"»]+$/u, "");
    const hasEnd = bare !== word && !/^\p{Lu}\.$/u.test(word);
    if (!nameWord.test(bare) || words.length === 4) break;
    words.push(/^\p{Lu}\.$/u.test(word) ? word : bare);
    at = index + bare.length + (hasEnd ? 0 : word.length - bare.length);
    if (hasEnd) break;
  }
  while (words.length > 0 && /^\p{Ll}/u.test(words.at(-1) ?? "")) words.pop();
  if (words.length === 0 || /^\p{Ll}/u.test(words[0] ?? "")) return null;
  const after = rest.slice(at);
  const post =
    /^,\s((?!\s)[^,.:;()@\d]{3,60})(?=[,.:;()@]|\s(?:at|unter|freut|on|by|before|avant|antes)\s|$)/u.exec(after)?.[1] ??
    "";
  // "…, bewerbung@…": what stands before an address is a part of it.
  const isAddress = after.slice(2 + post.length).startsWith("@") || /^(?:at|unter|an|à|a)\s/iu.test(post);
  const isSaid = isPost(post) || isDepartment(post) || /^\p{Lu}/u.test(post);
  const isNumber = /^(?:Tel|Telefon|\p{Lu}\p{L}* \d)/u.test(post);
  return {
    title: title.trim(),
    name: words.join(" "),
    post: isAddress || !isSaid || isNumber ? "" : post.trim(),
    end: lead + title.length + at,
  };
}

const fillers = new RegExp(`^\\.?[\\s:,–—-]*(?:${oneOf(contactFillers)}\\s){0,5}`, "iu");

/** A name right behind a cue: between them stand small words, or the person's post ("our Home Manager, Bernadette Quill"). */
export function nameAfter(text: string, { line }: Unit): Named | null {
  const lead = fillers.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead).replace(/^(?:\p{Ll}[\p{L}'’]*\s){0,3}\p{Ll}[\p{L}'’]*,\s(?=\p{Lu})/u, "");
  const named = nameAt(rest);
  if (!named) return behindPost(rest);
  if (named.title || line.text === "") return named;
  const [first = "", ...others] = named.name.split(" ");
  if (others.length > 0 && namesOccupation(first)) {
    const inner = nameAt(rest.slice(rest.indexOf(first) + first.length));
    if (inner?.name.includes(" ") && !named.post) return { ...inner, post: first };
  }
  return isPost(named.name) ? behindPost(rest) : named;
}

/** "Head of Income, Joanna Strickland": a comma parts post and name. */
export function behindPost(text: string): Named | null {
  const comma = text.slice(0, 60).indexOf(", ");
  const post = text.slice(0, Math.max(0, comma));
  if (!isPost(post) || /[.:;()@\d]/u.test(post)) return null;
  const named = nameAt(text.slice(comma + 2));
  return named && (named.title || named.name.includes(" ")) ? { ...named, post } : null;
}

/** "Küchenchef Jo Wendt, 0000/12 34, …": a post in one word, and a whole name. */
export function behindPostWord(text: string): Named | null {
  const [post = ""] = text.split(" ", 1);
  const named = namesOccupation(post) && !isSurname(post) ? nameAt(text.slice(post.length)) : null;
  return named?.name.includes(" ") && named.post === "" ? { ...named, post } : null;
}

/** Whether words name what somebody does at work. */
export function isPost(text: string): boolean {
  return namesOccupation(text) || /^(?:Head|Chair|Leiter\p{L}*|Chef\p{L}*|Responsable|Jef[ea])(?!\p{L})/u.test(text);
}

const departmentName = new RegExp(`^${oneOf(departmentNames)}$`, "iu");

/** "Brenda Halverson, Dispatch": where somebody works in a firm. */
export function isDepartment(text: string): boolean {
  return departmentName.test(text);
}

/** The name that ends the text, before an address or a verb; its post may stand between. */
export function nameBefore(text: string): Named | null {
  const cut = text
    .replace(/\s\([^()]{2,40}\)\s?$/u, "")
    .replace(/[\s(:,–—<-]+$/u, "")
    .slice(-90);
  const parts = cut.split(/,\s/u);
  const starts = [...cut.matchAll(/(?<=^|[\s(:])(?=\p{Lu})/gu)].map(({ index }) => index);
  for (const start of starts) {
    const named = nameAt(cut.slice(start));
    if (
      !named ||
      (!named.title && !named.name.includes(" ") && start > 0 && /\p{Lu}\p{L}*\s$/u.test(cut.slice(0, start)))
    )
      continue;
    const rest = cut.slice(start + named.end);
    if (rest.trim() === "") return named;
    if (parts.length > 1 && named.post && rest.trim() === `, ${named.post}`) return named;
    if (/^\s(?:aus dem|from the|de l)\s?[\p{L} ]{2,30}$/u.test(rest)) return named;
  }
  return null;
}

/** A line that is a name, and perhaps a post behind a comma. */
export function wholeName(text: string): Named | null {
  const named = nameAt(text);
  return named && text.length < 80 && (text.slice(named.end).trim() === "" || named.post) ? named : null;
}

/** "LEGENDRE Aurore" as she would be addressed: Aurore Legendre. */
export function inOrder(name: string): string {
  const words = name.split(" ");
  if (!words.some((word) => /^\p{Lu}{3}/u.test(word))) return name;
  const isShouted = (word: string) => !/\p{Ll}/u.test(word);
  const small = (word: string) => word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (first) => first.toUpperCase());
  const last = words.filter(isShouted).map(small);
  return [...words.filter((word) => !isShouted(word)), ...last].join(" ");
}

const ofWomen = wholeWords(tables.titlesOfWomen);
const ofMen = wholeWords(tables.titlesOfMen);

/** Forms of posts that only women have: "Wohngruppenleiterin", "directrice", "Jefa de Administración". */
const postOfWomen = new RegExp(String.raw`^${oneOf(tables.postsOfWomen)}(?!\p{L})`, "iu");

function genderOfPost(post: string): "female" | null {
  return postOfWomen.test(post) ? "female" : null;
}

/** What a title, or else a post, says of somebody; where neither does, the article on the line: "a la Lic. Ana Ruiz". */
export function genderOf({ title, name, post }: Named, line: string): "female" | "male" | null {
  // "D.ª"
  if (ofWomen.test(title) || title.includes("ª")) return "female";
  if (ofMen.test(title)) return "male";
  return genderOfPost(post) ?? genderOfArticle(title, line.slice(0, Math.max(0, line.indexOf(`${title} ${name}`))));
}

const womensArticle = /(?:^|\s)la\s$/iu;
const mensArticle = /(?:^|\s)(?:al|el)\s$/iu;

function genderOfArticle(title: string, before: string): "female" | "male" | null {
  if (!/^\p{Lu}\p{Ll}+\.$/u.test(title)) return null;
  return womensArticle.test(before) ? "female" : mensArticle.test(before) ? "male" : null;
}
