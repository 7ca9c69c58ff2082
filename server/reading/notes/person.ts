import { familyNameAt, isNameParticle } from "#shared/material/family-name.ts";
import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { wordKey } from "#shared/material/told-text.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, hasStreet, isInstitution, titleScore } from "../kinds-of-words.ts";
import { sectionKindOf } from "../section-titles.ts";
import nameTables from "../words/names.json" with { type: "json" };
import tables from "../words/notes.json" with { type: "json" };
import { withoutAge } from "./age.ts";
import { withoutBracket } from "./parts.ts";
import { isPhone } from "./phone-number.ts";
import { isHobby, isPaperLike, looksPlace } from "./signs.ts";

export const nameLabel = /^(?:name|nom|nombre|prénom et nom|nombre completo)\s?:\s/iu;

/** Two family names are usual where Spanish is written. */
type Names = { hasTwoFamilyNames: boolean };

/** "I'm Maria Kowalska, Leeds": what stands before a name that a line begins with. */
const callsFirst = new RegExp(String.raw`^${oneOf(tables.calledAs)}\s(?=\p{Lu})`, "u");

const isShouting = (word: string) => /^[\p{Lu}'’-]{2,}$/u.test(word) && !/^\p{Lu}\.$/u.test(word);

/**
 * "BERTHIER Loïc": what stands in capitals is the family's, wherever it stands. Answers what the line tells behind the
 * name ("RN, BSN", "Elgg"), null where it is no name.
 */
export function takeName({ material: { person } }: MaterialBuilder, text: string, names: Names): string[] | null {
  if (text.length > LONGEST_LINE) return null;
  const [head = "", ...others] = text
    .replace(nameLabel, "")
    .replace(callsFirst, "")
    .replace(/^DI\s(?=\p{Lu}\p{Ll})/u, "")
    .replace(
      /^(?:(?:arq|dipl|don|doña|dr|dra|frau|herr|ing|lic|mag|mme|mr|mrs|ms|mtr[ao]|prof|sra?)(?:\.-?\s?|\s|-))+(?=\p{L})/iu,
      "",
    )
    .split(/,\s?(?![^(]*\))|\t|\s+[–—|•·-]\s+/u);
  const [named = "", ...inside] = head.split(/\s\(|\)/u);
  const behind = [...inside, ...others].map((part) => part.trim()).filter(Boolean);
  const words = withoutAge(named.trim()).split(/\s+/u);
  const isWord = (word: string) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || isNameParticle(word);
  if (words.length < 2 || words.length > 5 || !words.every(isWord)) return null;
  if (isInstitution(named) || companyScore(named) > 1 || sectionKindOf(named) !== null || titleScore(named) >= 3)
    return null;
  // "CDL A", "Koch EFZ": letters of a paper are no part of a name.
  if (words.some((word) => /^\p{Lu}{2,5}$/u.test(word) && isPaperLike(word))) return null;
  // "Gelernter Dachdecker": a trade, in capitals as names are.
  if (tables.qualified.includes(named.trim().toLowerCase().split(/\s/u)[0] ?? "")) return null;
  const cased = words.map((word) =>
    isShouting(word) ? word.toLowerCase().replace(/(^|['’-])(\p{L})/gu, (found) => found.toUpperCase()) : word,
  );
  const shouted = words.map(isShouting);
  const [first, last] = [shouted.indexOf(true), shouted.lastIndexOf(true)];
  const isMarked =
    first >= 0 && shouted.filter(Boolean).length < words.filter((word) => !/^\p{Lu}\.$/u.test(word)).length;
  const ordered = isMarked && first === 0 ? [...cased.slice(last + 1), ...cased.slice(0, last + 1)] : cased;
  const at = isMarked ? (first === 0 ? words.length - last - 1 : first) : familyNameAt(ordered, { ...names, isGiven });
  person.firstName = ordered.slice(0, at).join(" ").slice(0, 100);
  person.lastName = ordered.slice(at).join(" ").slice(0, 100);
  return behind;
}

const givenNames: ReadonlySet<string> = new Set(nameTables.givenNames);

/** "Graciela Noemí Ludueña": a second first name, and no first family name. */
function isGiven(word: string): boolean {
  return givenNames.has(word.toLowerCase());
}

/** More is no line about who it is. */
const LONGEST_LINE = 600;

/** "Place: Medellín (I would move)". */
const placeLabel = new RegExp(
  String.raw`^${oneOf(tables.places)}\s?:\s*([^(]+?(?:\([^()\s]+\))?)(?:\s?\(([^()]{12,})\)|,\s(\p{Ll}.+))?$`,
  "iu",
);
const mail = /^\S+@\S+\.\p{L}{2,}$/u;
const label = /^[\p{L}-]{1,15}\.?\s?:?\s+(?=[\d+(]|\S+@)/u;
/** Words with which a sentence begins behind a town ("Ulm. Ich …"), and no second part of its name ("Hann. Münden"). */
const opensSentence = String.raw`(?<=\.)\s(?:I|Ich|Je|J['’]|Ma|Me|Mein|Meine|Meistens|Mi|Mon|Mostly|My|We|Wir|Yo)(?!\p{Ll})`;
const goesOn = String.raw`(?<!\p{Ll}{4}\.)(?!${opensSentence})`;
export const placeIn = String.raw`((?:\p{Lu}[\p{L}'’.-]*)(?:${goesOn}[\s-](?:(?:am|an der|de|del|la|les?|en|sur|upon|on)[\s-])*\p{Lu}[\p{L}'’.-]*){0,3}(?:,\s[A-Z]{2}(?![\p{L}\d]))?(?:\s\([\p{L}\d ]+\))?)`;
/** "with my parents in", "la colonia San Juan en": words before the town. */
export const placeInWords = String.raw`\p{Ll}[^,.;:]{2,50}?\s(?:in|en|à|bei|near)`;
const livesIn = oneOf(tables.livesIn.flatMap((word) => [word, capitalised(word)]));
const lives = new RegExp(String.raw`(?:^|(?<=\s))${livesIn}\s${placeIn}`, "u");
const livesStart = new RegExp(String.raw`^${livesIn}\s${placeIn}$`, "u");
const comesFrom = new RegExp(String.raw`^(?:de|aus|from)\s${placeIn}$`, "u");

const contactWord = String.raw`(?:${oneOf(tables.contactWords)})[.:]?\s`;
const betweenParts = new RegExp(String.raw`\s+[|–—•·/-]\s+|\t|\.\s+(?=${contactWord})`, "iu");
/** What ends a street with its town: a number, with or without its word, or an address. */
const beforeContact = new RegExp(String.raw`,\s+(?=(?:${contactWord})?(?:\+?\d[\d\s().-]{7,22}(?:$|,)|\S+@))`, "iu");

const betweenContacts = /(?<=\S@\S+)\s+(?=[+\d(])|(?<=\d)\s+(?=\S+@\S+\.)/u;

/** "Am Anger 4": a street whose name has no word for one. */
const streetIn = /^(?:Am|An der|Auf der|Im|In der|Zum|Zur)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s\d{1,3}\s?[a-z]?$/u;

/** Whether a line stands near the top, and whether it says nothing that a row could hold: then names may be of towns. */
type Where = { isTop: boolean; isOnly: boolean; isUnderName?: boolean };

/**
 * A phone number, an address for mail and where somebody lives, also several on one line. Answers what the line tells
 * besides; null where none of it is of the person.
 */
export function takeContact(
  builder: MaterialBuilder,
  text: string,
  { isTop, isOnly, isUnderName = false }: Where,
): string[] | null {
  const { person } = builder.material;
  const [, place = "", inside = "", behind = ""] = /^\p{L}/u.test(text) ? (placeLabel.exec(text) ?? []) : [];
  if (place !== "") {
    person.place ||= place.trim().slice(0, 300);
    return [inside || behind].filter(Boolean);
  }
  const parts = text
    .split(betweenParts)
    .flatMap((part) => (hasStreet(part) ? part.split(beforeContact) : part.split(/,\s+/u)))
    .flatMap((part) => part.split(betweenContacts));
  const rest: string[] = [];
  const livesSomewhere = parts.some((part) => livesStart.test(part));
  let isTaken = false;
  let isPlaced = false;
  for (const [at, part] of parts.entries()) {
    const value = part.replace(label, "");
    const isEnd = endsStreet(person.place, part);
    const isOpen = (person.place === "" || isPlaced || isEnd) && !livesSomewhere;
    const origin = at === 0 && isTop && isOpen ? (comesFrom.exec(part)?.[1] ?? "") : "";
    const home = livesStart.exec(part)?.[1] ?? "";
    if (mail.test(value)) person.email ||= value.slice(0, 254);
    else if (isPhone(value, part.slice(0, part.length - value.length))) person.phone ||= value.slice(0, 60);
    else if (home !== "" && person.place === "") person.place = home.slice(0, 300);
    else if (origin !== "") person.place = origin.slice(0, 300);
    else if (
      isOnly &&
      isOpen &&
      (hasStreet(part) ||
        streetIn.test(part) ||
        isEnd ||
        isTown(part, {
          at: at - parts.findIndex((one) => !isLetters(one)),
          isPlaced,
          isAlone: parts.length === 1,
          isUnderName,
        }))
    ) {
      person.place = [person.place, part].filter(Boolean).join(", ").slice(0, 300);
      isPlaced = true;
    } else {
      rest.push(part);
      continue;
    }
    isTaken = true;
  }
  if (!isTaken) return null;
  return rest.length > 0 ? [rest.join(", ")] : [];
}

/** "93047 Regensburg" goes on with the street and number that were read before it. */
function endsStreet(place: string, part: string): boolean {
  return /^[^,]+\s\d{1,4}\s?[a-z]?$/iu.test(place) && /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u.test(part);
}

type Around = { at: number; isPlaced: boolean; isAlone: boolean; isUnderName: boolean };

/** "Yverdon-les-Bains": as towns are written. */
export function isTownLike(text: string): boolean {
  return townLike.test(text) && titleScore(text) === 0;
}

const townLike = new RegExp(`^${placeIn}$`, "u");

/** A town by its name, or what begins a line near the top as one does; what goes on with it ("SK", "Co Cork"). */
function isTown(part: string, { at, isPlaced, isAlone, isUnderName }: Around): boolean {
  if (looksPlace(part)) return true;
  if (isHobby(part) || isLetters(part) || (isAlone && !isUnderName)) return false;
  const words = withoutBracket(part).split(" ");
  const isName = words.every((word) =>
    /^\p{Lu}[\p{L}'’.-]*$|^(?:am|an|der|im|in|ob|de|del|la|les?|en|sur)$/u.test(word),
  );
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  if (/^\d{4,5}\s\p{Lu}|^\p{Lu}\p{L}+\s[A-Z]{1,2}\d{1,2}[A-Z]?$/u.test(part)) return true;
  // "Co. Wexford" is a county, and no company's form.
  const isFirm = companyScore(part) > 1 && !/^Co\.?\s\p{Lu}/u.test(part);
  return (at === 0 || isPlaced) && isName && names.length <= 3 && titleScore(part) === 0 && !isFirm;
}

/** "RVN, Kilcullen": what somebody holds. */
function isLetters(part: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(part);
}

export const calls = new RegExp(
  String.raw`(?:^|(?<=\s))${oneOf(tables.calledAs)}\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3})`,
  "u",
);

/** "Hi, I'm Declan Rooney": the name that a sentence at the top tells. */
export function takeSpokenName(builder: MaterialBuilder, text: string, names: Names): void {
  const name = calls.exec(text)?.[1] ?? "";
  if (name !== "") takeName(builder, name, names);
}

/** "Ich wohne in Sursee und …": where somebody lives, said in a sentence. True where the sentence says nothing else. */
export function takeHome({ material: { person } }: MaterialBuilder, text: string): boolean {
  const found = lives.exec(text);
  if (!found) return false;
  person.place ||= (found[1] ?? "").replace(/(?<=\p{L}{3})\.$/u, "").slice(0, 300);
  return wordKey(text) === wordKey(found[0]) && wordKey(text).split(" ").length <= SHORT;
}

const SHORT = 6;
