import { books } from "#shared/languages/books.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { legalForm } from "#shared/words/legal-form.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { findPeriods } from "../dates.ts";
import { companyScore, isDegree, isInstitution, isPlace, titleScore } from "../kinds-of-words.ts";
import { isLicence } from "../papers.ts";
import tables from "../words/notes.json" with { type: "json" };
import { isDegreeLetters, isDriving } from "./driving-signs.ts";
import { isHeldSince, runsOut, withoutDoctor } from "./held-since.ts";
import type { PersonWords } from "./note.ts";

const whole = (words: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${oneOf(words)}(?![\p{L}\p{N}])`, "iu");

/** "No. 4521" is a number. */
export const negated = new RegExp(String.raw`(?!no\.?\s?\d)${whole(tables.none).source}`, "iu");
export const kindWord = whole(tables.kinds);
export const underWayWord = whole(tables.underWay);
/** "Member of the Council of Archives" */
export const member = /^(?:member|mitglied|membre|miembro|socia?|socio)(?!\p{L})/iu;
export const houses = new RegExp(String.raw`^(?:la |le |el |the )?${oneOf(tables.houses)}(?!\p{L})`, "iu");
/** What stands alone for itself among other notes: a day to start, pay, a car. */
export const apart = whole(tables.apart);
/** "Verfügbar ab", "want to do": what somebody would do, and has not. */
export const wanted = new RegExp(String.raw`^${oneOf(tables.open)}(?!\p{L})`, "iu");
const paperWord = whole(tables.papers);
const notWork = whole(tables.notWork);
const clubs = whole(tables.clubs);
const schools = whole(tables.schools);
const worked = whole(tables.worked);
export const workVerb = new RegExp(`^${oneOf(tables.workVerbs)}$`, "iu");
const hobbies: ReadonlySet<string> = new Set(tables.hobbies);

/** "Elternzeit": time that was no work for anybody. */
export function isLeave(text: string): boolean {
  return notWork.test(text);
}

/** "pompier volontaire": what is done for nothing, mostly; a parish has employees too. */
export function isHonorary(text: string): boolean {
  return clubs.test(text);
}

export function isNotWork(text: string): boolean {
  return isLeave(text) || isHonorary(text);
}

export function isHobby(text: string): boolean {
  return hobbies.has(text.toLowerCase());
}

/** "esto no ponerlo": what the person wants in no letter. One word alone says so only where a remark stands. */
export function isKeptOut(text: string): boolean {
  const low = text.toLowerCase().replaceAll("’", "'");
  const remark = /\(([^()]*)\)?\s*$|[,;–-]\s*([^,;]*)$/u.exec(low);
  return keptOut.some(
    (words) =>
      holdsAny(low, words.long) || (remark !== null && words.single.includes((remark[1] ?? remark[2] ?? "").trim())),
  );
}

const keptOut = Object.values(books).map(({ words }) => ({
  long: words.keptOut.filter((phrase) => phrase.includes(" ")),
  single: words.keptOut.filter((phrase) => !phrase.includes(" ")),
}));

/** How surely a part names what somebody is: 0 not, little by the end of a word of a name, most by words that are titles. */
export function titleSign(part: string, words: PersonWords): number {
  if (/^\d|^\p{L}+\d/u.test(part) || courseEnd.test(part) || adverb.test(part)) return 0;
  const isNamed = isProperName(part);
  // "Bau- und Möbeltischler": words of a trade are also in names of firms.
  // "Manager Assets & Engineering": who leads something, whatever it is called.
  if (leads(part)) return SURE;
  if (companyScore(part) > 1) return !isNamed && isPerson(part.split(" ").at(-1) ?? "", words) ? ENDS : 0;
  if (business.test(part)) return 0;
  if (titleScore(part) > 0) return isNamed && isInstitution(part) ? NAMED : SURE;
  if (kindWord.test(part)) return isNamed && !kindWord.test(part.split(" ")[0] ?? "") ? NAMED : KIND;
  const isKnown = part
    .toLowerCase()
    .split(/[\s/]+/u)
    .some((word) => words.personWords.includes(word));
  return endsAsPerson(part, words) ? (isNamed ? NAMED : isKnown ? SURE : ENDS) : 0;
}

/** "Maintenant surtout du bac acier", "Been tuning": what is done when, and nobody's title. */
const adverb = new RegExp(String.raw`^${oneOf(tables.adverbs)}(?!\p{L})`, "iu");
/** "Einsatzleiter-Kurs" */
const courseEnd = /[\p{L}-](?:kurs|lehrgang|schulung|seminar|prüfung|schein)$|\s(?:course|training course)$/iu;
const leader = new RegExp(String.raw`^${oneOf(tables.leaders)}\s(?:\p{Lu}|[&+]|of|de|des|del|du|der|für|en)`, "iu");
const employed = new RegExp(String.raw`^${oneOf(tables.employedWords)}\s\S`, "iu");
const hasLegalForm = new RegExp(String.raw`\s${legalForm}(?!\p{L})`, "u");

/** Whether a part begins with what a person is called who leads; a firm may be called so that has its form behind. */
export function leads(part: string): boolean {
  return (leader.test(part) || employed.test(part)) && !hasLegalForm.test(part) && !isInstitution(part);
}

const SURE = 2.5;
/** "Saturday job" says less than "barista". */
const KIND = 1;
const ENDS = 2;
const NAMED = 0.6;
/** "Tischlerei Ubbens" */
export const business = /\p{L}{4,}erei(?!\p{L})/u;

function isPerson(word: string, words: PersonWords): boolean {
  return titleScore(word) > 0 || endsAsPerson(word, words);
}

/** "Óptica Mareny": two words or more, all of them with capitals, as names are written. */
function isProperName(part: string): boolean {
  const words = part.split(" ").filter((word) => /\p{L}{3}|^\p{Lu}/u.test(word));
  return words.length > 1 && words.every((word) => /^["„“«(]?\p{Lu}/u.test(word));
}

function endsAsPerson(part: string, { personEndings, personWords, notPersons }: PersonWords): boolean {
  return part
    .toLowerCase()
    .split(/[\s/]+/u)
    .some(
      (word) =>
        !notPersons.includes(word) &&
        !/(?<!gover)ness$/u.test(word) &&
        (personWords.includes(word) || personEndings.some((end) => word.length > end.length + 2 && word.endsWith(end))),
    );
}

/** A school; also one of those that people go to for a paper. */
export function isSchool(part: string): boolean {
  return isInstitution(part) || schools.test(part) || /^U\.? de \p{Lu}/u.test(part);
}

/** A known town or country, or both one after the other ("Perth Australia"). */
export function looksPlace(part: string): boolean {
  if (isPlace(part)) return true;
  const words = part.split(" ");
  return (
    words.length > 1 &&
    words.length < 5 &&
    words.some((_, at) => at > 0 && isPlace(words.slice(0, at).join(" ")) && isPlace(words.slice(at).join(" ")))
  );
}

/** "Kältemittelschein", "Gesellenprüfung"; "DEAP obtenu en juin 2024". */
const paperEnd =
  /\p{L}{3,}(?:schein|prüfung|abschluss|nachweis|bescheinigung|zertifikat|diplom|führerschein)(?!\p{L})/iu;
const acronym = /^\p{Lu}{3,6}(?: \d)?\s(?:obtenue?\s)?(?:en\s|in\s)?(?=\p{L}{0,10}\.?\s?(?:de\s)?(?:19|20)\d\d)/u;
/** "Praxisanleiter 300 Std. 2020" was a course. */
const lengthOfCourse = /(?<!\p{L})\d+\s?(?:std|stunden|hours?|hrs|h|heures|horas)(?!\p{L})/iu;
const SHORT_PAPER = 10;

function isDatedAcronym(text: string): boolean {
  const named = acronym.exec(text)?.[0] ?? "";
  const [period] = findPeriods(text);
  return named !== "" && period?.start === named.length && text.split(" ").length <= SHORT_PAPER;
}

/** "Maschinistenkurs 2022" */
const datedCourse = /^\p{Lu}\p{L}{2,}(?:kurs|lehrgang)(?!\p{L})[^,]*(?:19|20)\d\d/u;

export function endsAsPaper(text: string): boolean {
  return paperEnd.test(text);
}

export function lastsAsCourse(text: string): boolean {
  return lengthOfCourse.test(text);
}

/** "Stahl schweissen nur in der Lehre": when somebody did it. */
const whileLearning = new RegExp(
  [
    String.raw`(?<!\p{L})(?:in|nach|seit|während|vor)\s(?:der|meiner)\s(?:Ausbildung|Lehre)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:durante|pendant)\s(?:la|ma|mi)\s(?:carrera|formation|licence)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** Whether a text names something that is got and held, by the words it has. */
export function isPaperLike(typed: string): boolean {
  if (member.test(typed)) return false;
  const text = withoutDoctor(typed).replace(whileLearning, "");
  if (runsOut(text)) return true;
  if (paperEnd.test(text) || isDatedAcronym(text) || isHeldSince(text) || datedCourse.test(text)) return true;
  const isOfSchool = /(?:19|20)\d\d/u.test(text) && text.split(/,\s/u).some(isSchool);
  const isCourse =
    lengthOfCourse.test(text) && /^\p{L}{5}/u.test(text) && !/\d\s?%|woche|week|semaine|semana/iu.test(text);
  return (
    isOfSchool ||
    isDriving(text) ||
    (isCourse && (titleScore(text) > 0 || paperWord.test(text))) ||
    isDegree(text) ||
    isDegreeLetters(text) ||
    isLicence(text) ||
    paperWord.test(text) ||
    namedIn(text).named.some(({ kind }) => kind === "paper" || kind === "degree")
  );
}

/** Somebody speaks of themselves. */
const speaker = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.speakers)}\s|(?<!\p{L})j['’]`, "iu");
/** English "I", but not the figure of "Kat. I". */
const speaksEnglish =
  /(?<!(?:Kat|Klasse|Level|Teil|Stufe|Part|Typ|Class)\.?)(?:^|\s)I\s|^i['’]|(?:^|[,;.]\s)i\s|^I['’]/u;
const saysSo =
  /(?<!\p{L})i\s(?:am|can|did|do|had|have|know|was)\s|^(?:hate|tengo|soy|he|habe|hab|have|got|bin|hatte|had|me)\s/iu;

export function speaks(text: string): boolean {
  return speaker.test(text) || speaksEnglish.test(text) || saysSo.test(text);
}

/** Somebody says that they worked, as people do in sentences. */
export function tellsWork(text: string): boolean {
  return worked.test(text);
}
