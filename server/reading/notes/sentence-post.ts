import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isInstitution } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import { oneOfThem } from "./one-among.ts";
import type { Post } from "./post.ts";
import { houses, isNotWork, isSchool, kindWord, looksPlace, member, speaks, tellsWork, titleSign } from "./signs.ts";

const TIME = "\u0001";
const article = String.raw`(?:(?:the|la|el|le|les|der|dem|den|die|das|una?|une|an?|ein|eine|einer|einem)\s|l['’])?`;
const small = `(?:de|del|la|las|los|of|the|and|und|et|y|e|&|i|du|des|für|von|zum|zur|am)`;
const big = String.raw`["„“«]?\p{Lu}[^\s,;:${TIME}]*`;
/** "Procesadora Pargua S.A.", "l'hôpital Édouard-Herriot", "salon Tendance Coiff'". */
const house = oneOf([...tables.houses, "salon", "cabinet", "firma", "cadena"]);
const name = String.raw`(?:${house}\s(?:(?:de|du|des|del|de la)\s)?)?${big}(?:\s(?:${small}\s)*(?:[dl]['’])?${big}|\s\d{1,3}(?=[\s,]))*`;
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
/** "trabajo en Ruido Blanco": a work's verb is followed by the employer, where both words are no town's. */
const verbName = new RegExp(
  [
    String.raw`(?<=^|[\s'’])(?:${oneOf(tables.workVerbs.flatMap((verb) => [verb, capitalised(verb)]))})\s`,
    String.raw`(?:${TIME}\s?)?(?:\d+\s\p{L}+\s)?(?:en|au|aux|à la|à l['’])\s?(?<=[\s'’])${article}`,
    String.raw`(${big}(?:\s(?:${small}\s)*${big})+)`,
  ].join(""),
  "u",
);
const bracketName = new RegExp(String.raw`(?<=^|\s)${where}(?:\p{L}[^(),.;]{2,60})\s\((\p{Lu}[^(),;]{1,60})[),]`, "u");
/** "en Atendalia (campaña, 2013-2017)": behind the name stands when it was. */
const timedName = new RegExp(String.raw`(?<=^|\s)${where}(${name})\s\((?:[^()]*[,;]\s)?${TIME}\)`, "u");
const townStart = new RegExp(String.raw`^${oneOf(tables.townStarts)}\s`, "u");
/** "Dort": where the post before was. */
export const pointsBack = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.thereWords)}(?!\p{L})`, "iu");
/** "5 semaines": what lasted was a post, though only its year is told. */
const lasting = /(?<!\p{L})\d{1,2}\s(?:Wochen|Monate|weeks|months|semaines|mois|semanas|meses)(?!\p{L})/iu;
const lengthSaid = new RegExp(
  String.raw`(?<!\p{L})(?:\d{1,2}|${oneOf(tables.numbers)}|an?|une?|una?|eine?n?)\s${oneOf(tables.spans)}(?!\p{L})`,
  "iu",
);
const untilNow = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(tables.untilNow)}|todavía|aún sigo|still there|until today)(?!\p{L})`,
  "iu",
);
/** "Fui rigger 2 años": how long it was is no part of what. */
const lengthBehind = new RegExp(
  String.raw`\s(?:(?:durante|for|für|pendant)\s)?(?:\d{1,2}|${oneOf(tables.numbers)})\s${oneOf(tables.spans)}$`,
  "iu",
);
/** "Angefangen habe ich 2006 als …": when it began; how long it went on is not told. */
const starting = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.starts)}(?!\p{L})`, "iu");
const sayingWhat = new RegExp(String.raw`^(?:${oneOf(tables.speakers)}\s)?${oneOf(tables.being)}\s`, "iu");
const placeName = new RegExp(
  String.raw`^(?:,\s(?:\p{Ll}+\s)?|\s(?:in|en|à|im|at|of)\s)(\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:de|del|la|am|an der(?!\s(?:Kasse|Theke|Bar|Rezeption|Pforte|Maschine))|Co|sur)\s)?\p{Lu}[\p{L}'’.-]*){0,3})(?=[\s,.;${TIME}]|$)`,
  "u",
);
const nextWord = `(?:${oneOf([...tables.atOnly, ...tables.atOrIn])}|und|and|y|et|gemacht|gearbeitet|tätig)`;
const stop = String.raw`(?=\s${nextWord}\s|\s${oneOf(tables.thereWords)}(?!\p{L})|\s\(|\s?[,.;:${TIME}]|$)`;
const asTitle = new RegExp(
  String.raw`(?<=^|\s)${oneOf(tables.asWords)}\s${article}([\p{L}\d][^,.;${TIME}]*?)${stop}`,
  "iu",
);
/** "J'ai été 6 ans vendeuse": how long stands before what. */
const during = String.raw`(?:${oneOf(tables.thereWords)}\s)?(?:(?:\d{1,2}|\p{L}{2,6})\s(?:${oneOf(tables.spans)})(?:\s(?:als|as|de|como|comme))?\s)?`;
const title = String.raw`(\p{L}[^,.;${TIME}]*?)${stop}`;
const beTitle = new RegExp(
  [
    String.raw`(?<=^|[\s'’])${oneOf(tables.being)}\s(?:${TIME}\s?)?(?:ich\s)?${during}${article}${title}`,
    String.raw`(?<=^|[\s'’])${oneOf(tables.starts)}\s(?:${TIME}\s?)?(?:de|como)\s${title}`,
  ].join("|"),
  "giu",
);
const learnTitle =
  /(?<=^|\s)(?:die|meine|eine)\s((?:Ausbildung|Lehre|\p{L}*lehre|KV-Lehre)[^,.;]*?)(?=\s(?:bei|beim|im|in|an)\s|[,.;]|$)/u;
const LONGEST_TITLE = 8;
const SHORT_TITLE = 3;

/** `next` is the sentence behind, and `last` the post before. */
type Told = { words: PersonWords; next: string; last: Pick<Post, "employer" | "place"> | undefined };

/**
 * "Since 2018 I have worked at Foyle Clinic in Derry as a nurse.": the post that one sentence tells. Null where it names
 * no employer that the sentence says it is, and no title, or no time.
 */
export function readSpokenPost(sentence: string, { words, next, last }: Told): Post | null {
  const period = mainPeriod(sentence);
  const isWork = tellsWork(sentence);
  const isLong = period !== null && (period.range || period.isSince);
  const isStint = period !== null && isWork && lasting.test(sentence);
  const isStart = period !== null && !isLong && starting.test(sentence);
  // "Trabajé un año en un taller (Motos Gil)": how long, and where by its name.
  const isLength = period === null && isWork && lengthSaid.test(sentence);
  // "J'y suis restée jusqu'à maintenant comme pharmacienne": it goes on, and nobody says since when.
  const isOpen = period === null && isWork && untilNow.test(sentence);
  if (!(isLong || isStint || isStart || isLength || isOpen) || isNotWork(sentence)) return null;
  if (!isWork && !speaks(sentence)) return null;
  const text = period ? `${sentence.slice(0, period.start)}${TIME}${sentence.slice(period.end)}` : sentence;
  const dates = period === null ? { from: "", to: isOpen ? ("now" as const) : ("" as const) } : period.dates;
  const told = titleIn(text, words);
  const employer = employerIn(text, { isWork, title: told, words });
  if (employer.text === "" && told !== "" && last && last.employer !== "" && pointsBack.test(sentence))
    return {
      ...{ title: told, employer: last.employer, place: last.place, dates },
      ...{ ...tellsMore(sentence, text, { title: told, employer: last.employer }), isSure: true, isWhole: false },
    };
  if (employer.text === "" && !isLong) return null;
  if (isLength && (member.test(told) || !(employer.isSaid && (told !== "" || bracketName.test(sentence))))) return null;
  // "Trabajo en … Soy técnico de sonido": what they are there is the next sentence.
  const behind = told === "" && employer.text !== "" ? titleBehind(text.slice(employer.end), words) : told;
  const title = behind === "" && employer.text !== "" && sayingWhat.test(next) ? titleIn(next, words) : behind;
  if (isSchool(employer.text) && (/^(?:Ausbildung|Lehre|Studium)/iu.test(title) || title === "")) return null;
  if (title === "" && !(employer.text !== "" && (employer.isSaid || isWork))) return null;
  if (employer.text === "" && !(isWork && titleSign(title, words) > 1)) return null;
  // "Je suis infirmière diplômée depuis 2007": what somebody is or holds, at nobody's.
  if (employer.text === "" && period?.isSince) return null;
  const place = employer.text === "" ? "" : placeBehind(text.slice(employer.end));
  if (isStart && dates.from === "") return null;
  return {
    ...{ title, employer: employer.text, place, dates: isStart ? { ...dates, to: "" } : dates },
    ...{ behind: [], said: sentence, isSure: title !== "" && employer.text !== "" && !isStart && !isLength && !isOpen },
    isWhole: employer.text !== "" && period?.range === true && period.hasBothEnds,
  };
}

/**
 * "Since February 2023: carer of a lady of 91 in her house, …": what somebody is since then, at nobody that has a name.
 * What goes on from the title is a line of the post.
 */
export function readSincePost(sentence: string, words: PersonWords): Post | null {
  const period = mainPeriod(sentence);
  const behind = period ? /^\s?:\s+(.+)$/u.exec(sentence.slice(period.end))?.[1] : undefined;
  if (!period?.isSince || period.start > 0 || behind === undefined) return null;
  const [head = ""] = behind.split(/[,;.(]/u);
  const [title = "", ...rest] = head
    .trim()
    .split(/\s(?=(?:de|del|d['’]|of|for|to|von|bei|für|à|chez|en|in|at)(?:\s|$))/u);
  if (rest.length === 0 || title.split(" ").length > SHORT_TITLE || titleSign(title, words) < 2) return null;
  const post = { title, employer: "", place: "", dates: period.dates, behind: [behind] };
  return { ...post, isSure: false, isWhole: false };
}

function titleIn(text: string, words: PersonWords): string {
  const isShort = (title: string) => title.split(" ").length <= LONGEST_TITLE;
  const learnt = learnTitle.exec(text)?.[1] ?? "";
  if (learnt !== "") return learnt.trim();
  const byAs = asTitle.exec(text)?.[1]?.trim() ?? "";
  const isNoun = /^\p{Ll}/u.test(byAs) || (/\sals\s/u.test(text) && byAs.split(" ").length <= SHORT_TITLE);
  if (byAs !== "" && isShort(byAs) && (titleSign(byAs, words) > 0 || isNoun)) return byAs;
  for (const match of text.matchAll(beTitle)) {
    const title = oneOfThem((match[1] ?? match[2])?.trim() ?? "");
    if (title !== "" && isShort(title) && titleSign(title, words) > 0) return title.replace(lengthBehind, "");
  }
  const kind = kindWord.exec(text)?.[0] ?? "";
  return kind !== "" && /^\p{Lu}/u.test(kind) ? kind : "";
}

/** "Estuve en el Mesón Sol de ayudante": what somebody was stands behind where. */
function titleBehind(text: string, words: PersonWords): string {
  const title = behindName.exec(text)?.[1]?.trim() ?? "";
  return title.split(" ").length <= LONGEST_TITLE && titleSign(title, words) > 0 ? title : "";
}

const behindName = new RegExp(
  String.raw`^(?:\s(?:in|en|à)\s\p{Lu}\S+)?,?\s(?:de|como|as|als|comme)\s(\p{L}[^,.;${TIME}]*?)${stop}`,
  "u",
);

/** "Seit 2016 bin ich Leiterin dort": a row tells all of it, so that no line says it again. */
function tellsMore(
  sentence: string,
  text: string,
  { title, employer }: Pick<Post, "title" | "employer">,
): Pick<Post, "behind" | "said"> {
  const inside = /\(([^()]*)\)/u.exec(text)?.[1] ?? "";
  const others =
    text
      .replace(`(${inside})`, "")
      .replace(title, "")
      .match(/\p{L}+/gu) ?? [];
  const names = inside.match(/\p{Lu}\p{L}+/gu) ?? [];
  const isTold = names.length > 0 && names.every((one) => employer.includes(one));
  if (others.length > FEW_WORDS) return { behind: [], said: sentence };
  return { behind: isTold || inside === "" ? [] : [inside] };
}

const FEW_WORDS = 6;

type Employer = { text: string; end: number; isSaid: boolean };

function employerIn(text: string, from: { isWork: boolean; title: string; words: PersonWords }): Employer {
  const none = { text: "", end: 0, isSaid: false };
  const timed = timedName.exec(text);
  if (timed && from.title !== "" && !looksPlace(timed[1] ?? "")) return { ...found(timed), isSaid: true };
  const said = atName.exec(text);
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

function placeBehind(text: string): string {
  const place = placeName.exec(text)?.[1] ?? "";
  return companyScore(place) > 1 ? "" : place.replace(/\.$/u, "");
}
