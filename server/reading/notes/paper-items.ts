import { namedIn } from "#shared/postings/named-in.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { isDateOnly } from "../dates.ts";
import { companyScore, isDegree } from "../kinds-of-words.ts";
import { isLanguageName } from "../spoken-languages.ts";
import tables from "../words/notes.json" with { type: "json" };
import { drivingLabel, isDriving } from "./driving-signs.ts";
import { isOwnVehicle } from "./no-post.ts";
import { isPaperLike, isSchool, looksPlace, underWayWord, wanted } from "./signs.ts";

export const opensWithYear = /^(?:19|20)\d\d/u;
export const hasYear = /(?:19|20)\d\d/u;
export const later = /in progress|expected|ongoing|laufend|voraussichtlich|en cours|prévue?|en curso|previst[oa]/iu;
export const expiry = new RegExp(String.raw`[\s,(]*(?<!\p{L})${oneOf(tables.expiry)}\.?(?!\p{L})[^,;]*$`, "iu");
/** "Driver's license, clean" */
const cleanLicence = /^(?:full|clean|valid|current|vigente|valable|gültig|sauber)(?:,?\s(?:clean|valid|current))?$/iu;
/** "RN license, active" */
const inForce = /^(?:active|current|unrestricted|in good standing|valid|vigente|valable|gültig)\.?$/iu;
const renewed = /^(?:renewed|erneuert|renouvelée?|renovad[oa])(?!\p{L})/iu;
/** Words: a longer part of a list is no name of who gave it. */
export const SHORT = 5;

/** The parts of a list that are papers each; "BSc Biology, Leeds University, 2016" is one. */
export function itemsOf(text: string, isDated: boolean): string[] {
  if (drivingLabel.test(text)) return [text];
  const parts = text.split(/,\s+(?![^(]*\))|;\s+/u);
  const items: string[] = [];
  for (const [at, part] of parts.entries()) {
    const last = items.at(-1);
    const following = parts.slice(at + 1);
    if (last !== undefined && inForce.test(part) && isPaperLike(last) && !isDriving(last))
      items[items.length - 1] = `${last} (${part.replace(/\.$/u, "")})`;
    else if (last === undefined || !(goesOn(part, last, isDated) || isOfOne(part, last, following))) items.push(part);
    else items[items.length - 1] = `${last}, ${part}`;
  }
  return items;
}

/** Whether a part tells more of the paper before it: where, when, until when, or with what. */
function goesOn(part: string, above: string, isDated: boolean): boolean {
  if (wanted.test(part)) return false;
  if (isDateOnly(part) || renewed.test(part) || ((cleanLicence.test(part) || isOwnVehicle(part)) && isDriving(above)))
    return true;
  if (hasYear.test(part) && hasYear.test(above) && !isSchool(part)) return false;
  // "Steinwaldschule, Realschulabschluss": the school stands first.
  const isOpen = isSchool(above) && !above.split(/,\s/u).some((one) => isPaperLike(one) && !isSchool(one));
  if (isSchool(part) && !isDegree(part)) return true;
  if (isDriving(part) || isPaperLike(part)) return isOpen && !isDriving(part);
  if (later.test(part) || underWayWord.test(part) || expiry.test(` ${part}`)) return true;
  if (/^\d|^\(|^(?:eigenes|own|avec|mit|with|con|inkl)\s/iu.test(part) || /^\p{Lu}\p{L}+\s\d[\d.,]*$/u.test(part))
    return true;
  if (!(isPaperLike(above) || isDriving(above) || isOpen)) return false;
  const isDegreeAbove = isDegree(above) || namedIn(above).named.some(({ kind }) => kind === "degree");
  const isNamed = hasYear.test(above) && /^\p{Lu}\S*\s\p{Lu}/u.test(part);
  const isGiven = isDated || isDegreeAbove || isNamed || /\d{4}$/u.test(part) || companyScore(part) > 1;
  return isGiver(part) && (isGiven || looksPlace(part.replace(/[\s\d]+$/u, "")));
}

const yearAlone = /^(?:19|20)\d\d(?:\s\([^)]*\))?$/u;
const LONG_NAME = 3;

/** Whether a part belongs to the one paper of a line, by what follows: its field, or who gave it before its year. */
function isOfOne(part: string, above: string, following: readonly string[]): boolean {
  if (isPaperLike(part) || isDriving(part) || isDriving(above) || wanted.test(part)) return false;
  const sorts = namedIn(above).named.map(({ kind }) => kind);
  const isDegreeAbove = isDegree(above) || sorts.includes("degree");
  const isName = isGiver(part) && (part.includes(" ") || /\p{Lu}.*\p{Lu}/u.test(part));
  const isTool = namedIn(part).named.some(({ kind }) => kind === "tool");
  if (opensWithYear.test(above)) return isName && !isTool && above.split(" ").length > 1;
  // "Associate degree music, trombone, Foyle College 2008": what was studied, before where.
  if (isDegreeAbove && /^\p{Ll}/u.test(part) && isSchool(following[0] ?? "")) return true;
  if (hasYear.test(above) || !following.some((one) => yearAlone.test(one))) return false;
  // "Grad Cert Management, Charles Sturt, 2016"
  const isAlone = following.length === 1;
  if (isName && isAlone) return isDegreeAbove || (isPaperLike(above) && above.split(" ").length >= LONG_NAME);
  // "Master en santé publique, gestion des soins, UCLouvain, 2010": what it was about.
  return isDegreeAbove && /^\p{Ll}/u.test(part) && !isLanguageName(part.split(" ")[0] ?? "");
}

/** Who gives papers is called by a name ("UCLouvain", "CDT Alicante"). */
export function isGiver(part: string): boolean {
  return /^\p{Lu}/u.test(part) && part.split(" ").length <= SHORT && !/^\p{Lu}\p{Ll}+\s\p{Ll}{4,}/u.test(part);
}
