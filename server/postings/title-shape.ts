import { fold, wordsOf } from "#shared/claims/words.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { readForms } from "./gender-forms.ts";
import { isNoise, looksLikePlace, money, namesOrganisation } from "./head-lines.ts";
import { occupationsIn } from "./occupations.ts";
import { countOf } from "./sightings.ts";
import { namesAdvertiser } from "./titles.ts";
import { headingOf } from "./units.ts";
import tables from "./words/pattern-words.json" with { type: "json" };

/** Kinds of contracts, by themselves the title of no job. */
export const contractOnly = new RegExp(`^${oneOf(tables.contracts)}$`, "iu");
/** "… invites applications for the following permanent post:": the title comes later. */
const announcing = /^(?:following|folgende[nrs]?|suivante?s?|siguientes?)(?!\p{L})/iu;
/** Small words that a title may end before. */
export const links =
  /\s(?:in|im|am|en|à|au|aux|at|para|pour|für|for|mediante|mit|with|con|avec|bei|chez|to|zur|zum|\+)\s/giu;
/** An article within a title. */
export const within = /\s(?:eine?[nr]?|eine[*:/]n|une?|un\(e\)|un\(a\)|un[/·.][ae]|una?|an?)\s(?=\p{L})/u;

/** A text without the endings that name a second gender, so that "Jefe(a) de turno" is "Jefe de turno". */
export function plainTitle(text: string): string {
  return fold(text).replace(/\(-?\p{Ll}{1,5}\)|(?<=\p{Ll}{3})[/·*:]-?\p{Ll}{1,5}(?!\p{L})/gu, "");
}

/** How often the first, and the last two words of a title stand in a text. */
function partsIn(plain: string, title: string): number {
  const words = plainTitle(title).split(/\s+/u);
  if (words.length < 3) return 0;
  return Math.max(countOf(plain, words.slice(0, 3).join(" ")), countOf(plain, words.slice(-2).join(" ")));
}

/** Signs of a title in its own words, and how often the text  has them; null for none. */
export function shapeOf(
  title: string,
  { folded, plain, language }: { folded: string; plain: string; language: string },
): string[] | null {
  if (contractOnly.test(title) || announcing.test(title)) return null;
  if (title.length < 3 || title.length > 110 || !/^[\p{L}\d]/u.test(title) || /@|https?:|[?]/u.test(title)) return null;
  const words = title.split(/\s+/u);
  const found = occupationsIn(title);
  const times = Math.max(countOf(folded, fold(title)), countOf(plain, plainTitle(title)));
  const isDouble = readForms(title, language).forms.length > 0;
  return [
    "role",
    `words-${words.length > 8 ? "9" : words.length > 5 ? "6" : words.length}`,
    found.length === 0 ? "no-job" : "job",
    ...(found.includes(0) ? ["job-first"] : []),
    ...(found.includes(wordsOf(title).length - 1) ? ["job-last"] : []),
    ...(found.length === 0 && isDouble ? ["double-only"] : []),
    ...(isDouble ? ["double"] : []),
    ...(times > 1 ? ["again"] : []),
    ...(times > 2 ? ["often"] : []),
    ...(times < 2 && partsIn(plain, title) > 1 ? ["part-again"] : []),
    ...(namesOrganisation(title) ? ["organisation"] : []),
    ...(namesOrganisation(title) && found.length > 0 ? ["job-organisation"] : []),
    ...(namesAdvertiser(title) ? ["advertiser"] : []),
    ...(/&/u.test(title) || (/\bof \p{Lu}/u.test(title) && !found.includes(0)) ? ["joined"] : []),
    ...(found.length > 0 && found.every((at) => at === 0) && words.length === 1 ? ["job-alone"] : []),
    ...(looksLikePlace(title) && found.length === 0 ? ["place"] : []),
    ...(isNoise(title) ? ["noisy"] : []),
    ...(headingOf(title) ? ["heading"] : []),
    ...(/\d/u.test(title) ? ["digits"] : []),
    ...(/^\p{Ll}/u.test(title) ? ["small"] : []),
    ...(!/\p{Ll}/u.test(title) ? ["capitals"] : []),
    ...(/[.!:;]/u.test(title) ? ["points"] : []),
    ...(title.endsWith("*") ? ["star"] : []),
    ...(language !== "de" && words.filter((word) => /^\p{Ll}{4}/u.test(word)).length > 2 ? ["small-words"] : []),
    ...(speaking.test(title) ? ["speaks"] : []),
    ...(money.test(title) ? ["costs"] : []),
    ...[...title.matchAll(links)].map(
      ({ index, 0: link }) =>
        `holds-${link.trim().toLowerCase()}${/^\p{Lu}/u.test(title.slice(index + link.length)) ? "-Name" : ""}`,
    ),
    ...(within.test(title) ? ["holds-article"] : []),
  ];
}

const speaking = wholeWords(tables.speaking, "iu");
