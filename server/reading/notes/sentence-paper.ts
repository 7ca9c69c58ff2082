import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import { mainPeriod } from "./note-period.ts";
import { isPaperLike, kindWord, negated } from "./signs.ts";

/** A paper that a sentence tells of; `rest` is what the sentence says besides. */
export type SpokenPaper = { what: string; where: string; year: string; isUnderWay: boolean; rest: string[] };

const TIME = "\u0001";
const article = oneOf(
  "my a an the mein meine meinen ein eine einen der die das den mon ma mes le la les un une el mi una".split(" "),
);
const opening = new RegExp(
  String.raw`^(?:\S+\s){0,3}?(?:(${oneOf(tables.paperGot)})|(${oneOf(tables.paperBegun)}))\s(?:${TIME}\s?)?(?:${article}\s|l['’])?(?=\S)`,
  "iu",
);
const place =
  /\s(?:aux?|à la|à l['’]|chez|at|bei(?:\s(?:der|dem))?|beim|an der|am|en el|en la|from)\s?(?<=[\s'’])(?=\S)/u;
const participle = oneOf([...tables.paperPast, ...tables.paperOpen]);
const goesOn = oneOf("mais but aber pero y and und et sans con with mit pour en in im".split(" "));
const whereEnd = new RegExp(String.raw`\s?[,;.:(${TIME}]|\s${goesOn}\s(?=\p{Ll})|\s${participle}(?!\p{L})|$`, "u");
const whatEnd = new RegExp(String.raw`\s?[,;.:(${TIME}]|\s(?:mais|but|aber|pero)\s|\s${participle}(?!\p{L})|$`, "u");
const left = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.paperLeft)}(?!\p{L})`, "iu");
const isPast = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.paperPast)}(?!\p{L})`, "iu");
const isBegun = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.paperOpen)}(?!\p{L})`, "iu");
const german = /^(?:ich hab|hab)/iu;
const LONGEST = 14;
/** "The accounts and first aid cover" is no paper, though one is named in it. */
const FIRST_WORDS = 3;
/** "Den Bankfachwirt gemacht": elsewhere such a word says what somebody is. */
const trade = /^\p{L}+(?:fachwirt|fachkauf(?:mann|frau)|meister|techniker)(?:in)?(?!\p{L})/iu;
const several = /^(?:\d|los\s|las\s|les\s|des\s|some\s|einige\s|zwei\s|drei\s|all\s)/iu;
const schoolLevel = new RegExp(String.raw`^${oneOf(tables.schoolLevels)}(?!\p{L})`, "iu");
/** "…, sat one unit of the next and failed it": another deed begins. */
const nextDeed = new RegExp(String.raw`,\s+(?=(?:then\s)?${oneOf(tables.deeds)}\s)`, "u");
const learned = /^gelernt/iu;
const FEWEST_WORDS = 3;

/**
 * "I got my diploma at Foyle College in 2019", "J'ai commencé le BTS au CFA": the paper of a sentence. Null where it
 * names none, or one that was given up.
 */
export function readSpokenPaper(sentence: string): SpokenPaper | null {
  const [clause = ""] = sentence.split(nextDeed);
  const period = mainPeriod(clause);
  const text = period ? `${clause.slice(0, period.start).trimEnd()} ${TIME}${clause.slice(period.end)}` : clause;
  const found = opening.exec(text.trimStart());
  if (!found || left.test(clause)) return null;
  const [start, got = ""] = found;
  // German says what was done at the end.
  if (german.test(got) && !isPast.test(text) && !isBegun.test(text)) return null;
  const told = text.trimStart().slice(start.length);
  const named = told.slice(0, whatEnd.exec(told)?.index);
  const cue = place.exec(named);
  const what = (cue ? named.slice(0, cue.index) : named).trim();
  if (
    what.split(" ").length > LONGEST ||
    !(
      isPaperLike(what.split(" ").slice(0, FIRST_WORDS).join(" ")) ||
      trade.test(what) ||
      (learned.test(start) && /^\p{Lu}/u.test(what))
    ) ||
    several.test(what) ||
    (kindWord.test(what) && !schoolLevel.test(what)) ||
    negated.test(start + what)
  )
    return null;
  const behind = cue ? told.slice(cue.index + cue[0].length) : "";
  const where = behind.slice(0, whereEnd.exec(behind)?.index).trim();
  const rest = (cue ? behind.slice(where.length) : told.slice(named.length)).replaceAll(TIME, "");
  const after = sentence.slice(clause.length).replace(/^[\s,;]+/u, "");
  if (left.exec(after)?.index === 0) return null;
  const year = period ? clause.slice(period.start, period.end).replace(inTime, "").trim() : "";
  return {
    what,
    where,
    year,
    isUnderWay: got === "" || isBegun.test(text),
    rest: [...besides(rest), ...(after === "" ? [] : [after])],
  };
}

/** "Empecé el grado y lo dejé" */
export function tellsOfGivingUp(text: string): boolean {
  return opening.test(text) && left.test(text);
}

const inTime = /^[\s(,]*(?:en|in|im)\s/iu;
const ends = new RegExp(
  String.raw`^[\s,;:.–-]+|\s?(?<!\p{L})${oneOf([...tables.paperPast, ...tables.paperOpen, ...tables.endsOfPapers])}[\s.]*$|[\s,;:.–-]+$`,
  "giu",
);

/** What is left of a sentence, where it says something ("y acabé" does not); where somebody speaks, a line of its own. */
function besides(text: string): string[] {
  return text
    .split(spoken)
    .map((part) => part.replace(ends, "").replace(ends, "").replace(/\s+/gu, " ").trim())
    .filter((part) => part.split(" ").length >= FEWEST_WORDS);
}

const spoken = new RegExp(String.raw`,\s+(?=(?:${oneOf(tables.speakers)}\s|j['’]))`, "iu");
