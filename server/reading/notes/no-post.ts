import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods } from "../dates.ts";
import { companyScore } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import { houses, isSchool } from "./signs.ts";

const kin = new RegExp(
  String.raw`^(?:${oneOf(tables.before)}\s)?(?:${oneOf(tables.possessives)}\s(?:\p{L}+\s)?${oneOf(tables.kin)}|(?:wife|husband|mum|dad|mam)['’]s)(?!\p{L})`,
  "iu",
);
const deed = new RegExp(String.raw`^${oneOf(tables.deeds)}\s`, "iu");
const report = new RegExp(String.raw`^${oneOf(tables.reports)}(?:\s\([^()]*\))?\s?:?\s(?=.*\d)`, "iu");
const left = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.paperLeft)}(?!\p{L})`, "iu");
const vehicle = oneOf(tables.vehicles);
const own = oneOf(tables.ownWords);
const ownVehicle = new RegExp(String.raw`^(?:${own}\s)?${vehicle}(?:\s${own})?$|^${own}\s${vehicle}(?!\p{L})`, "iu");

/** "Mein Opa hat seit 2022 eine Prothese": told of somebody else. */
export function tellsOfOthers(text: string): boolean {
  return kin.test(text);
}

/** "Terminé la prepa en 2021", "trained up 4 new starts": a deed, which is no title. */
export function tellsDeed(text: string): boolean {
  return deed.test(text);
}

const mark = String.raw`(?:${oneOf(tables.subjects)})\s?:?\s(?:\d{1,2}(?:[.,]\d)?(?:\/\d\d)?|[A-G][*+-]?)(?!\p{L})`;
/** "mathe 3 deutsch 4 technik 1", "Maths B, English A" */
const marks = new RegExp(String.raw`^${mark}(?:[\s,;/]+(?:(?:und|and|et|y)\s)?${mark}){1,12}\.?$`, "iu");

/** "Zeugnis: Mathe 2, Deutsch 3": marks of a school are no paper and no languages. */
export function isSchoolReport(text: string): boolean {
  if (marks.test(text.trim())) return true;
  return report.test(text) && findPeriods(text).every(({ range }) => !range);
}

/** "presenté en 2024, me faltaron 3 pruebas": what was not passed, or not finished, is not held. */
export function tellsOfFailing(text: string): boolean {
  return left.test(text);
}

/** "Moto propia", "own van": no licence. */
export function isOwnVehicle(text: string): boolean {
  return ownVehicle.test(text.trim());
}

const doing = new RegExp(String.raw`^${oneOf(tables.doing)}(?!\p{L})`, "iu");
const selfEmployed = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.selfEmployed)}(?!\p{L})`, "iu");

/** "Been tuning", "Mache Gärten", "Afinando pianos": what somebody does, said without who does it. */
export function tellsDoing(text: string): boolean {
  return doing.test(text);
}

const gerund = /^\p{Ll}{3,}ing$/u;
const paperCode = /(?<![\p{L}\d])\p{Lu}{2,6}\d(?![\p{L}\d])/u;
const paperFirst = new RegExp(
  String.raw`^(?:(?:19|20)\d\d\s)?${oneOf([...tables.cards, "cours", "course", "curso", "kurs"])}(?!\p{L})`,
  "iu",
);

/** "Gate fitter, welding since 2015", "welder MAG2 since 2020": what somebody does or holds since then, at nobody's. */
function tellsSinceWhen(parts: readonly string[], body: string): boolean {
  return parts.some((part) => tellsDoing(part) || gerund.test(part)) || paperCode.test(body);
}

/** "2016 curso …, 2017-2018 certificado …, prácticas en …": papers, and what belonged to them. */
function listsPapers(parts: readonly string[]): boolean {
  return paperFirst.test(parts[0] ?? "") && parts.slice(1).some((part) => paperFirst.test(part));
}

/** Whether a line says since when somebody does or holds something, or lists papers. */
export function tellsHolding(parts: readonly string[], body: string, isSinceAlone: boolean): boolean {
  return listsPapers(parts) || (isSinceAlone && tellsSinceWhen(parts, body));
}

/** Whether a name is an employer's by its words. */
export function isHouse(name: string): boolean {
  return companyScore(name) >= 1 || isSchool(name) || houses.test(name);
}

const sinceThen = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.sinceThen)}(?!\p{L})`, "iu");

/** "Agent till 2019, since then team leader": two things in turn, and the time is of the first alone. */
export function tellsInTurn(text: string): boolean {
  return sinceThen.test(text);
}

/** "à mon compte": at nobody that has a name. */
export function isSelfEmployed(text: string): boolean {
  return selfEmployed.test(text);
}

const notice = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.noticeWords)}(?!\p{L})`, "iu");
const origin = new RegExp(String.raw`^${oneOf(tables.origins)}\s(?:(?:der|dem|la|el|the)\s)?\p{Lu}`, "u");
const lowStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const FIRST_WORDS = 6;
/** "aus Tönning, wohne seit 2018 in Husum" */
const townFirst = /^(?:aus|de|from)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?,\s\p{Ll}/u;

/** "Kündigungsfrist 3 Monate, also ab 1. April": when somebody is free, and no employer. */
export function tellsNotice(text: string): boolean {
  const [head = ""] = text.split(/[,;:(]/u);
  return notice.test(head.split(" ").slice(0, FIRST_WORDS).join(" "));
}

/** "Vengo de Puno, en Arequipa desde 2019": where somebody comes from, and has lived since. */
export function tellsOrigin(text: string): boolean {
  return origin.test(lowStart(text)) || townFirst.test(lowStart(text));
}
