import { namedIn } from "#shared/postings/named-in.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isInstitution } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import { isNameLike, type Part, withoutBracket } from "./parts.ts";
import { endsInCountry, isWard } from "./place-signs.ts";
import { business, houses, kindWord, leads, looksPlace, titleSign, workVerb } from "./signs.ts";

/** "SolidWorks": what somebody worked with. */
function isTool(text: string): boolean {
  const { named } = namedIn(text);
  return !text.includes(" ") && named.length > 0 && named.every(({ kind }) => kind === "tool");
}

/** Places of parts, -1 where there is none. */
export type Names = { title: number; employer: number; place: number };

export const LOOKED_AT = 7;

/** Which parts are what: of all ways to see them the one that most speaks for. -1 where there is none. */
export function nameParts(parts: readonly Part[], words: PersonWords): Names {
  const seen = parts.slice(0, LOOKED_AT);
  const titles = seen.map((part, at) => titleWeight(part, at, words));
  const employers = seen.map((part, at) => employerWeight(part, at, words));
  const towns = seen.map((part) => placeWeight(part, words));
  let best: Names & { weight: number } = { title: -1, employer: -1, place: -1, weight: 0 };
  const places = [-1, ...seen.keys()];
  for (const title of places) {
    for (const employer of places) {
      if (employer >= 0 && employer === title) continue;
      for (const place of places) {
        if (place >= 0 && (place === title || place === employer)) continue;
        const alone = (titles[title] ?? 0) + (employers[employer] ?? 0) + (towns[place] ?? 0);
        const weight = alone + orderWeight({ title, employer, place });
        if (weight > best.weight) best = { title, employer, place, weight };
      }
    }
  }
  return best;
}

/** Which part follows which. */
function orderWeight({ title, employer, place }: Names): number {
  const isNext = title >= 0 && employer === title + 1;
  // "Bank of Leinster - Branch Manager, Gorey"
  const isBehind = employer >= 0 && (place === employer + 1 || (title === employer + 1 && place === title + 1));
  return (
    (title >= 0 && employer > title ? TITLE_FIRST : 0) +
    (isNext ? NEXT : 0) +
    (place < 0 ? 0 : isBehind ? NEXT : -2 * NEXT) +
    (place >= 0 && employer < 0 && title < 0 ? -2 : 0)
  );
}

/** "RVN", "HCA": what somebody is, in letters; two of them may be a state. */
function isLetters(text: string): boolean {
  return /^\p{Lu}{3,4}$/u.test(text) && !looksPlace(text);
}

const NEXT = 0.6;
const TITLE_FIRST = 0.3;
const LATER = 0.15;
const LONGEST_TITLE = 7;

function titleWeight({ text, cue }: Part, at: number, words: PersonWords): number {
  const count = text.split(" ").length;
  const byCue = { as: 2.5, at: -3, in: -1.5, "": 0 }[cue];
  const sign = titleSign(text, words);
  const isFirstNoun = at === 0 && sign === 0 && count <= 3 && /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text);
  const signs = [
    [count > LONGEST_TITLE, -2],
    [isInstitution(text) || houses.test(text), -2],
    [looksPlace(text), -3],
    [/^[\d(]/u.test(text), -3],
    [workVerb.test(text), -4],
    [/^(?:los|las|les|the|die|das|our|mis?|mes)\s/iu.test(text), -1.5],
    [/^\p{Ll}/u.test(text) && sign > 1, 0.3],
    [verbPhrase.test(text) && sign <= 2.5, -3],
    [/^\p{Ll}+(?:ed|ing)\s(?:an?|the|by|in|up|with)\s/u.test(text), -2],
    [isFirstNoun, 0.8],
    [isLetters(text), 1.5],
    [sign === 0, -0.6],
    [sign < 2.5 && at > 2, -2],
  ] as const;
  return sign + byCue + signs.reduce((sum, [is, weight]) => sum + (is ? weight : 0), 0) - at * LATER;
}

/** "held the staff for the levelling": what somebody did, in small letters from end to end. */
const pastVerb =
  "held|drove|ran|made|took|built|kept|led|taught|sold|gave|went|saw|did|was|had|\\p{Ll}+(?:te|ten|é|aba|ía|ais|ait)";
const articles = "the|a|an|der|die|das|den|dem|le|la|les|l['’]|el|los|las|un|una|une";
const verbPhrase = new RegExp(String.raw`^(?:${pastVerb})\s(?:\p{Ll}+\s)?(?:${articles})\s`, "u");

function employerWeight({ text, cue }: Part, at: number, words: PersonWords): number {
  const small = text.split(" ").filter((word) => /^\p{Ll}/u.test(word)).length;
  const isCapital = isNameLike(text);
  const signs = [
    [isCapital, 1],
    [!isCapital && !/\s\p{Lu}/u.test(text), -2],
    [companyScore(text) > 1 && !leads(text), 2.5],
    [isInstitution(text), 2],
    [houses.test(text) || business.test(text), 1.5],
    [/\p{Lu}\S* & \p{Lu}/u.test(text), 1.5],
    [/(?:^|\s)\p{Lu}\S*\s\p{Lu}/u.test(text), 0.3],
    [looksPlace(text), -2],
    [kindWord.test(text.split(" ")[0] ?? ""), -3],
    [small > 2, -0.4 * small],
    [at === 0, 0.4],
    [/^[\d(]/u.test(text), -2],
    [endsInCountry(text), -2],
    [isWard(text), -4],
    [countOfPeople.test(text), -5],
  ] as const;
  const byCue = { as: -3, at: 2.5, in: 0.6, "": 0 }[cue];
  const asTitle = companyScore(text) > 1 && !leads(text) ? 0 : titleSign(text, words) * AS_TITLE;
  return byCue - asTitle + signs.reduce((sum, [is, weight]) => sum + (is ? weight : 0), 0) - at * LATER;
}

/** "crew of 5", "équipe de 12": with how many, and no name. */
const countOfPeople =
  /^(?:a\s|ein\s|une\s|un\s)?(?:\p{L}+-?)?(?:crew|team|staff|équipe|equipo|cuadrilla)\s(?:of|von|de|mit)\s\S+$/iu;

const AS_TITLE = 0.8;

const startsAsTown = new RegExp(String.raw`^${oneOf(tables.townStarts)}\s`, "u");

function placeWeight(part: Part, words: PersonWords): number {
  const { cue } = part;
  const text = withoutBracket(part.text);
  const isShort = /^\p{Lu}[^\d/:]*$/u.test(text) && text.split(" ").length <= 4;
  const allCapital = text.split(/[\s-]/u).every((word) => /^\p{Lu}|^(?:de|del|la|les?|am|an|der|lès|sur)$/u.test(word));
  // Two names may be anything; "Bad Salzungen" and "San Javier" are towns.
  const isPair = /\s\p{Lu}(?!\p{Lu}$)/u.test(text) && !looksPlace(text) && !startsAsTown.test(text);
  const signs = [
    [looksPlace(text), 2.5],
    [isShort && allCapital && (cue === "in" || !isPair), 0.8],
    [isShort && cue === "" && isPair, -0.7],
    [endsInCountry(text), 3],
    [isWard(text) || isTool(text), -4],
    [!isShort, -1.5],
    [isLetters(text), -1],
    [companyScore(text) > 1 || isInstitution(text), -1.5],
  ] as const;
  const byCue = { as: -3, at: -2, in: 0.7, "": 0 }[cue];
  return byCue - titleSign(text, words) + signs.reduce((sum, [is, weight]) => sum + (is ? weight : 0), 0);
}
