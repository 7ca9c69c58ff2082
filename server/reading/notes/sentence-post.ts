import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { PersonWords } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import { oneOfThem } from "./one-among.ts";
import type { Post } from "./post.ts";
import { article, bracketName, employerIn, placeBehind, TIME } from "./sentence-employer.ts";
import { isNotWork, isSchool, kindWord, member, speaks, tellsWork, titleSign } from "./signs.ts";

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
/** "Schichtleiter mit 11 Leuten": how many somebody leads is no part of what they are. */
const headCount = /\s(?:avec|con|mit|with)\s\d{1,4}\s\p{L}+$/u;
/** "I'm currently a groundworker" */
const nowBefore = new RegExp(String.raw`^${oneOf(tables.nowWords)}\s(?:(?:an?|eine?|une?|una?)\s)?(?=\p{L})`, "iu");
/** "Angefangen habe ich 2006 als …": when it began; how long it went on is not told. */
const starting = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.starts)}(?!\p{L})`, "iu");
const sayingWhat = new RegExp(String.raw`^(?:${oneOf(tables.speakers)}\s)?${oneOf(tables.being)}\s`, "iu");
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
  const employer = employerIn(text, { isWork, title: told });
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
  if (byAs !== "" && isShort(byAs) && (titleSign(byAs, words) > 0 || isNoun)) return byAs.replace(headCount, "");
  for (const match of text.matchAll(beTitle)) {
    const title = oneOfThem((match[1] ?? match[2])?.trim() ?? "");
    if (title !== "" && isShort(title) && titleSign(title, words) > 0)
      return title.replace(lengthBehind, "").replace(headCount, "").replace(nowBefore, "");
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
