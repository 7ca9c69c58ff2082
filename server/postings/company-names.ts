import { fold } from "#shared/claims/words.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { isNoise, legalForm, namesOrganisation } from "./head-lines.ts";
import { fieldsOfWork } from "./words/naming-words.ts";
import { freeMailHosts, noEmployers, smallNameWords } from "./words/no-names.ts";
import tables from "./words/pattern-words.json" with { type: "json" };
import { calledWithThe, nameOpenings } from "./words/sentence-words.ts";

const opening = new RegExp(
  `^(?:(?:and|und|et|y)\\s)?(?:the(?=\\s${oneOf(calledWithThe)})|${oneOf(nameOpenings)}|l['’])\\s+`,
  "iu",
);

/** A name without articles before it and places after it. */
export function cleanName(said: string, { keepsArticle = false } = {}): string {
  let name = said.replace(/\s+/gu, " ").trim();
  if (/^(?:für|for|pour|para)\s/iu.test(name)) return "";
  name = name.split(/[,(:;|]\s?|\s[–—-]\s/u)[0] ?? "";
  if (!keepsArticle) name = name.replace(/^(?:l|L)['’]/u, "");
  for (let before = ""; before !== name && !keepsArticle; ) {
    before = name;
    name = name.replace(opening, "");
    if (/^(?:our|unsere?|notre|nuestr[oa])\s/iu.test(before) && !name.includes(" ")) return "";
  }
  name = name
    .replace(/\s(?:in|à|en|im)\s(?:Bad\s|La\s|San\s)?\p{Lu}[\p{L}-]+(?:\s(?:für|zum|ab)\s.*)?$/u, "")
    .replace(ofTown, "")
    .replace(isOffice.test(name) ? /\s(?:ab|sucht|aus)\s.*$/u : /\s(?:für|for|pour|para|ab|sucht|aus)\s.*$/u, "");
  name = name.replace(inflected, "$1e ");
  return unshoutedName(name.replace(/^[\s"„“«!-]+|[\s"“”»!?-]+$/gu, ""));
}

/** "Dairy of Ludlow", and not "Conservatoire of Music". */
const ofTown = new RegExp(String.raw`(?<=\S\s\S+)\sof\s(?!${oneOf(fieldsOfWork)}$)\p{Lu}\p{L}+$`, "u");

/** "an der Technischen Universität": as it is called by itself. */
const inflected = new RegExp(String.raw`^(\p{Lu}\p{Ll}+)en (?=${oneOf(tables.inflected)}(?!\p{L}))`, "u");

/** An office may be called by what it is for: "Institut für Romanistik". */
const isOffice = new RegExp(String.raw`^${oneOf(tables.offices)} (?:für|for|pour|para)\s`, "u");

/** "THE SALTY HERON" as it would be written in a letter; "ADMR" and "BASF SE" stay. */
function unshoutedName(name: string): string {
  if (!/^(?=.*\p{Lu}{4}.*\s.*\p{Lu}{2})[^\p{Ll}]+$/u.test(name)) return name;
  const form = legalForm.exec(name)?.[0] ?? "";
  const small = name.slice(0, name.length - form.length).toLowerCase();
  const words = small.replace(/(?<![\p{L}'’])\p{L}+/gu, (word) => (isLink(word) ? word : capitalise(word)));
  return `${capitalise(words)}${form}`;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const noNames = new Set(noEmployers);

/** Whether it could be the name of an employer, by its words. */
export function isPossibleName(name: string): boolean {
  const words = name.split(/\s+/u);
  const bare = name.replace(firmBehind, "").split(/\s+/u);
  if (name.length < 3 || name.length > 80 || bare.length > 7 || noNames.has(name.toLowerCase()) || isNoise(name))
    return false;
  if (/^(?:am|im|in|beim|an der|at|for|to|para|por)\s/iu.test(name)) return false;
  // "Fermoy, Co. Cork" is a county.
  if (/^Co\.\s\p{Lu}\p{Ll}+$/u.test(name)) return false;
  if (/@|https?:|\d{4}|[?!€$£%]/u.test(name) || isKindOnly(name) || namesBoard.test(name)) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !isLink(word)).length;
  return words.length === 1
    ? /^[\p{L}\d][\p{L}\d&.'’-]{2,}$/u.test(name)
    : /^[\p{Lu}\d„]/u.test(name) && small <= (namesOrganisation(words[0] ?? "") ? 2 : 0);
}

/** "GmbH & Co. KG": counts as no word of a name. */
const firmBehind = /\s(?:GmbH|AG|UG|S\.? ?A\.?|S\. ?L\.?)(?:\s(?:& Co\.? ?[A-Z]{0,4}|de C\. ?V\.?))?$/u;

const namesBoard = /portal|kleinanzeigen|stellenmarkt|jobb[öo]rse|petites annonces|anuncios|classifieds|^postula/iu;
const freeHosts = new Set(freeMailHosts);
const link = new Set(smallNameWords);

function isLink(word: string): boolean {
  return link.has(word.toLowerCase()) || /^[dl]['’]\p{L}/u.test(word);
}

/** The telling part of each e-mail or web address in a text. */
export function domainsOf(text: string): string[] {
  const found = text.match(/@[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,3}/giu) ?? [];
  return found
    .slice(0, 20)
    .map((address) => address.slice(1).split(".")[0] ?? "")
    .filter((domain) => domain.length > 3 && !freeHosts.has(domain.toLowerCase()))
    .map((domain) => domain.replace(/[^a-z0-9]/giu, "").toLowerCase());
}

/** Whether the name of an employer and a domain go together. */
export function isNamedLike(name: string, domain: string): boolean {
  const bare = fold(name).replace(/ä|ö|ü/gu, "");
  const whole = bare.replace(/[^\p{L}\d]/gu, "");
  if (whole.includes(domain) || domain.includes(whole)) return true;
  const words = bare.split(/[^\p{L}\d]+/u).filter((word) => word.length > 4);
  return words.some((word) => domain.includes(word));
}

/** A kind of employer alone is no name. */
export function isKindOnly(name: string): boolean {
  return !name.includes(" ") && namesOrganisation(name) && !/^(?:SA|AG)$/u.test(name);
}
