import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isInstitution } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import type { Post } from "./post.ts";
import { houses, isNotWork, isSchool, kindWord, looksPlace, speaks, tellsWork, titleSign } from "./signs.ts";

const TIME = "\u0001";
const article = String.raw`(?:(?:the|la|el|le|les|der|dem|den|die|das|una?|une|an?|ein|eine|einer|einem)\s|l['’])?`;
const small = `(?:de|del|la|las|los|of|the|and|und|et|y|&|i|du|des|für|von|zum|zur|am)`;
const big = String.raw`["„“«]?\p{Lu}[^\s,;${TIME}]*`;
/** "Procesadora Pargua S.A.", "l'hôpital Édouard-Herriot", "salon Tendance Coiff'". */
const name = String.raw`(?:${oneOf([...tables.houses, "salon", "cabinet", "firma", "cadena"])}\s)?${big}(?:\s(?:${small}\s)*${big}|\s\d{1,3}(?=[\s,]))*`;
const inSome = String.raw`(?:(?:un|una|une|an?|einem|einer)\s\p{Ll}[\p{Ll}\s]{2,40},\s)?`;
const atName = new RegExp(String.raw`(?<=^|\s)${oneOf(tables.atOnly)}\s${article}${inSome}(${name})`, "u");
const inName = new RegExp(String.raw`(?<=^|\s)${oneOf(tables.atOrIn)}\s?(?<=[\s'’])${article}${inSome}(${name})`, "gu");
const placeName = new RegExp(
  String.raw`^(?:,\s(?:\p{Ll}+\s)?|\s(?:in|en|à|im|at|of)\s)(\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:de|del|la|am|an der|Co|sur)\s)?\p{Lu}[\p{L}'’.-]*){0,3})(?=[\s,.;${TIME}]|$)`,
  "u",
);
const stop = String.raw`(?=\s(?:${oneOf([...tables.atOnly, ...tables.atOrIn])}|und|and|y|et|gemacht|gearbeitet|tätig)\s|\s?[,.;:${TIME}]|$)`;
const asTitle = new RegExp(
  String.raw`(?<=^|\s)${oneOf(tables.asWords)}\s${article}([\p{L}\d][^,.;${TIME}]*?)${stop}`,
  "iu",
);
const beTitle = new RegExp(
  String.raw`(?<=^|[\s'’])${oneOf(tables.being)}\s(?:${TIME}\s?)?(?:ich\s)?${article}([\p{L}][^,.;${TIME}]*?)${stop}`,
  "iu",
);
const learnTitle =
  /(?<=^|\s)(?:die|meine|eine)\s((?:Ausbildung|Lehre|\p{L}*lehre|KV-Lehre)[^,.;]*?)(?=\s(?:bei|beim|im|in|an)\s|[,.;]|$)/u;
const LONGEST_TITLE = 8;
const SHORT_TITLE = 3;

/**
 * "Since 2018 I have worked at Foyle Clinic in Derry as a nurse.": the post that one sentence tells. Null where it names
 * no employer that the sentence says it is, and no title, or no time.
 */
export function readSpokenPost(sentence: string, words: PersonWords): Post | null {
  const period = mainPeriod(sentence);
  const isLong = period !== null && (period.range || period.isSince);
  if (!isLong || isNotWork(sentence)) return null;
  const isWork = tellsWork(sentence);
  if (!isWork && !speaks(sentence)) return null;
  const text = `${sentence.slice(0, period.start)}${TIME}${sentence.slice(period.end)}`;
  const title = titleIn(text, words);
  const employer = employerIn(text, { isWork, title, words });
  if (isSchool(employer.text) && (/^(?:Ausbildung|Lehre|Studium)/iu.test(title) || title === "")) return null;
  if (title === "" && !(employer.text !== "" && (employer.isSaid || isWork))) return null;
  if (employer.text === "" && !(isWork && titleSign(title, words) > 1)) return null;
  const place = employer.text === "" ? "" : placeBehind(text.slice(employer.end));
  return {
    ...{ title, employer: employer.text, place, dates: period.dates, behind: [], said: sentence },
    isSure: title !== "" && employer.text !== "",
    isWhole: employer.text !== "" && period.range && period.hasBothEnds,
  };
}

function titleIn(text: string, words: PersonWords): string {
  const isShort = (title: string) => title.split(" ").length <= LONGEST_TITLE;
  const learnt = learnTitle.exec(text)?.[1] ?? "";
  if (learnt !== "") return learnt.trim();
  const byAs = asTitle.exec(text)?.[1]?.trim() ?? "";
  const isNoun = /^\p{Ll}/u.test(byAs) || (/\sals\s/u.test(text) && byAs.split(" ").length <= SHORT_TITLE);
  if (byAs !== "" && isShort(byAs) && (titleSign(byAs, words) > 0 || isNoun)) return byAs;
  const byBe = beTitle.exec(text)?.[1]?.trim() ?? "";
  if (byBe !== "" && isShort(byBe) && titleSign(byBe, words) > 0) return byBe;
  const kind = kindWord.exec(text)?.[0] ?? "";
  return kind !== "" && /^\p{Lu}/u.test(kind) ? kind : "";
}

type Employer = { text: string; end: number; isSaid: boolean };

function employerIn(text: string, from: { isWork: boolean; title: string; words: PersonWords }): Employer {
  const none = { text: "", end: 0, isSaid: false };
  const said = atName.exec(text);
  if (said && !looksPlace(said[1] ?? "")) return { ...found(said), isSaid: true };
  for (const match of text.matchAll(inName)) {
    const text = match[1] ?? "";
    const isKnown = companyScore(text) > 1 || isInstitution(text) || houses.test(text);
    // "in Lyon" says where; "en Andes Prospect" says at what, for nobody is a title at a town of two names.
    const isNamed = from.title !== "" && from.isWork && /\s/u.test(text) && !looksPlace(text);
    if (isKnown || isNamed) return { ...found(match), isSaid: isKnown };
  }
  return none;
}

function found(match: RegExpExecArray): Omit<Employer, "isSaid"> {
  const text = (match[1] ?? "").replace(/(?<!\b\p{Lu}|\.\p{Lu}|\p{Lu})\.$/u, "");
  return { text, end: match.index + match[0].length };
}

function placeBehind(text: string): string {
  const place = placeName.exec(text)?.[1] ?? "";
  return companyScore(place) > 1 ? "" : place.replace(/\.$/u, "");
}
