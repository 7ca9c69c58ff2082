import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isInstitution } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import { houses, isSchool, looksPlace, member } from "./signs.ts";

/** Where the time stood. */
export const TIME = "\u0001";
export const article = String.raw`(?:(?:the|la|el|le|les|der|dem|den|die|das|una?|une|an?|ein|eine|einer|einem)\s|l['’])?`;
const small = `(?:de|del|la|las|los|of|the|and|und|et|y|e|&|i|du|des|für|von|zum|zur|am)`;
const big = String.raw`["„“«]?\p{Lu}[^\s,;:${TIME}]*`;
/** "Procesadora Pargua S.A.", "l'hôpital Édouard-Herriot", "salon Tendance Coiff'". */
const house = oneOf([...tables.houses, "salon", "cabinet", "firma", "cadena"]);
const name = String.raw`(?:${house}\s(?:(?:y|et|und|and|&)\s\p{Ll}{3,20}\s)?(?:(?:de|du|des|del|de la)\s)?)?${big}(?:\s(?:${small}\s)*(?:[dl]['’])?${big}|\s\d{1,3}(?=[\s,]))*`;
const inSome = String.raw`(?:(?:un|una|une|an?|einem|einer)\s\p{Ll}[\p{Ll}\s]{2,40},\s)?`;
const atName = new RegExp(String.raw`(?<=^|\s)${oneOf(tables.atOnly)}\s${article}${inSome}(${name})`, "u");
const inName = new RegExp(String.raw`(?<=^|\s)${oneOf(tables.atOrIn)}\s?(?<=[\s'’])${article}${inSome}(${name})`, "gu");
/** "im Seehotel Adler": what a house is ends its first word. */
const houseEnd =
  /^\p{Lu}\p{L}{2,}(?:hotel|klinik|heim|haus|praxis|schule|gasthof|apotheke|bäckerei|werkstatt|markt)(?=[\s-]|$)/u;
const where = String.raw`(?:${oneOf([...tables.atOnly, ...tables.atOrIn])})\s?(?<=[\s'’])${article}`;
/** "au camping Le Pré Vert": a small noun is the first word of the name. */
const nounName = new RegExp(
  String.raw`(?<=^|\s)${where}((?!${small}\s)\p{Ll}{4,}\s(?:\p{Ll}{4,}\s)?${big}(?:\s(?:${small}\s)*${big})*)`,
  "u",
);
/** "en el laboratorio del Hospital San Eloy": whose part it is. */
const ofName = new RegExp(
  String.raw`(?<=^|\s)${where}[\p{L}-]{4,}\s(?:del?|de la|du|des|de l['’]|of the|of|der|des)\s?(?<=[\s'’])(${name})`,
  "u",
);
/** "membre de la direction de l'Hôpital de la Broyette": whose. */
const whoseName = new RegExp(
  String.raw`(?<=\s)(?:del?|de la|du|des|de l['’]|d['’]|of the|of|der|von)\s?(?<=[\s'’])(${name})`,
  "gu",
);
/** "trabajo en Ruido Blanco": a work's verb is followed by the employer, where both words are no town's. */
const verbName = new RegExp(
  [
    String.raw`(?<=^|[\s'’])(?:${oneOf(tables.workVerbs.flatMap((verb) => [verb, capitalised(verb)]))})\s`,
    String.raw`(?:${TIME}\s?)?(?:\d+\s\p{L}+\s)?(?:en|au|aux|à la|à l['’])\s?(?<=[\s'’])${article}`,
    String.raw`(${big}(?:\s(?:${small}\s)*${big})+)`,
  ].join(""),
  "u",
);
export const bracketName = new RegExp(
  String.raw`(?<=^|\s)${where}(?:\p{L}[^(),.;]{2,60})\s\((?=[^()]*\p{Ll})(\p{Lu}[^(),;]{1,60})[),]`,
  "u",
);
/** "en Atendalia (campaña, 2013-2017)": behind the name stands when it was. */
const timedName = new RegExp(String.raw`(?<=^|\s)${where}(${name})\s\((?:[^()]*[,;]\s)?${TIME}\)`, "u");
const townStart = new RegExp(String.raw`^${oneOf(tables.townStarts)}\s`, "u");
const placeName = new RegExp(
  String.raw`^(?:,\s(?:\p{Ll}+\s)?|\s(?:in|en|à|im|at|of)\s)(\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:de|del|la|am|an der(?!\s(?:Kasse|Theke|Bar|Rezeption|Pforte|Maschine))|Co|sur)\s)?\p{Lu}[\p{L}'’.-]*){0,3})(?=[\s,.;${TIME}]|$)`,
  "u",
);
type Employer = { text: string; end: number; isSaid: boolean };

/** At whom a sentence says that somebody worked. */
export function employerIn(text: string, from: { isWork: boolean; title: string }): Employer {
  const none = { text: "", end: 0, isSaid: false };
  const timed = timedName.exec(text);
  const said = atName.exec(text);
  // "At Boots Opticians in Gloucester (2012 to 2019)": where stands between the name and the time.
  const isTown = said !== null && timed !== null && said.index < timed.index;
  if (timed && !isTown && from.title !== "" && !looksPlace(timed[1] ?? "")) return { ...found(timed), isSaid: true };
  if (said && !looksPlace(said[1] ?? "")) return { ...found(said), isSaid: true };
  for (const match of text.matchAll(inName)) {
    const text = match[1] ?? "";
    // "Au CHUV": letters alone are a name.
    const isLetters = /^\p{Lu}{3,6}$/u.test(text) && !looksPlace(text);
    const isKnown =
      companyScore(text) > 1 || isInstitution(text) || houses.test(text) || houseEnd.test(text) || isLetters;
    // "in Lyon" says where; "en Andes Prospect" says at what, for nobody is a title at a town of two names.
    const isNamed = from.title !== "" && from.isWork && /\s/u.test(text) && !looksPlace(text) && !townStart.test(text);
    if (isKnown || isNamed) return { ...found(match), isSaid: isKnown };
  }
  // "Chez un opticien à Limoges (Optique du Champ)": the name stands in brackets.
  const named = bracketName.exec(text);
  if (named && from.isWork && !looksPlace(named[1] ?? "") && !TIME.includes(named[1] ?? ""))
    return { ...found(named), isSaid: true };
  const whose = ofName.exec(text);
  if (whose && (isInstitution(whose[1] ?? "") || companyScore(whose[1] ?? "") > 1 || houses.test(whose[1] ?? "")))
    return { ...found(whose), isSaid: true };
  for (const match of from.title === "" || member.test(from.title) ? [] : text.matchAll(whoseName)) {
    const text = (match[1] ?? "").replace(/^(\p{L}{4,}[^e])s(?=\s\p{Lu})/u, "$1");
    if (!isSchool(text) && (isInstitution(text) || companyScore(text) > 1 || houses.test(text)))
      return { ...found(match), text, isSaid: true };
  }
  for (const match of from.isWork ? [verbName.exec(text), nounName.exec(text)] : []) {
    const text = match?.[1] ?? "";
    if (!match || looksPlace(text) || townStart.test(text)) continue;
    // Two names alone may be a town or a country.
    const isLong = (text.match(/(?:^|\s)\p{Lu}/gu) ?? []).length > 2 || /^\p{Ll}/u.test(text);
    if (isLong || placeName.test(match.input.slice(match.index + match[0].length)))
      return { ...found(match), isSaid: true };
  }
  return none;
}

function found(match: RegExpExecArray): Omit<Employer, "isSaid"> {
  const text = (match[1] ?? "").replace(/(?<!\b\p{Lu}|\.\p{Lu}|(?<!Gmb)\p{Lu})\.$/u, "");
  return { text, end: match.index + match[0].length };
}

export function placeBehind(text: string): string {
  const place = placeName.exec(text)?.[1] ?? "";
  return companyScore(place) > 1 ? "" : place.replace(/\.$/u, "");
}
