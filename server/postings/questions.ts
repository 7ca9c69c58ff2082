import type { PostingQuestion } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { readAskedLists } from "./asked-lists.ts";
import { askedParts, withoutSending } from "./asked-parts.ts";
import { toId } from "./ids.ts";
import { withoutLoneEnd } from "./lone-end.ts";
import { parallelQuestions } from "./parallel-questions.ts";
import { has, type Unit } from "./units.ts";
import { announcers, backWords, conditionWords, openingWords, wantedWords } from "./words/question-words.ts";

const MOST = 8;
const LEAST_WORDS = 4;
const SHORTEST_TO = 5;

/** What the applicant is asked to tell in the letter, quoted; what an advert asks for effect is not. */
export function readQuestions(units: readonly Unit[]): PostingQuestion[] {
  const questions: PostingQuestion[] = [];
  const add = (unit: Unit, text: string, least = LEAST_WORDS) => {
    for (const part of numberedParts(text).flatMap(parallelQuestions)) addOne(unit, part, least);
  };
  const addOne = (unit: Unit, text: string, least: number) => {
    // "Write to us at …" asks for nothing.
    if (text.includes("@") && text.split(/\s+/u).length <= SHORTEST_TO) return;
    const said = withoutFacts(unit, text)
      .replace(/,?\s(?:an|to|à|a)\s[^,@]{3,40},\s\S{1,64}@.*$/u, "")
      .trim()
      .replace(/^[\s,:–-]+/u, "")
      .replace(/^[«“„"]\s*(?=[^»”"]*$)/u, "")
      .replace(ofSelf, "")
      .replace(/(?<![?!])[.;,\s]+$/u, "");
    const id = toId("q", said);
    if (said === "" || (said.split(/\s+/u).length < least && !said.endsWith("?"))) return;
    if (questions.length < MOST && !questions.some((other) => other.id === id))
      questions.push({ id, text: said, lines: unit.line.numbers });
  };
  const listed = readAskedLists(units);
  let asks = 0;
  for (const [index, unit] of units.entries()) {
    const { text, words, hits, section } = unit;
    if (listed.has(unit)) {
      add(unit, text, 1);
      continue;
    }
    const cue = hits.find(({ sign }) => sign === "questions");
    const isQuestion = /\?["”»]?$/u.test(text);
    if (isQuestion && isMeant(units, index) && ofReader.test(text)) {
      add(unit, text.replace(leadingAnd, ""));
      continue;
    }
    const isOfJob = section === "must" || section === "wish" || section === "duty" || section === "offer";
    if (isOfJob && !inLetter.test(text) && !wouldYou.test(text)) continue;
    const order = hits.find(({ sign }) => sign === "ask" || sign === "telling");
    const isOrdered = isQuestion && order !== undefined && text.indexOf(":", words[order.to - 1]?.end ?? 0) > 0;
    const told = isQuestion ? (announced.exec(text)?.[1] ?? wouldYou.exec(text)?.[0]) : undefined;
    if (isOrdered || told !== undefined) {
      add(unit, told ?? text.slice(text.indexOf(":", words[(order?.to ?? 1) - 1]?.end ?? 0) + 1));
      asks = isOfJob ? 0 : 1;
      continue;
    }
    if (isOfJob && !inLetter.test(text)) continue;
    const put = isQuestion ? toApplicant.exec(text)?.[1] : undefined;
    const isApplying = section === "apply" || section === "contact" || has(unit, "apply", "document");
    if (put !== undefined && isApplying) {
      add(unit, put, SHORT_QUESTION);
      asks = 1;
      continue;
    }
    if (isQuestion && (section === "questions" || cue || asks > 0)) {
      add(unit, text.slice(cue ? afterCue(text, words[cue.to - 1]?.end ?? 0) : 0));
      asks = asks > 0 ? asks : 1;
      continue;
    }
    if (cue && !isQuestion) asks = 6;
    else if (asks > 0) asks -= 1;
    if (isQuestion) continue;
    const telling = hits.find(({ sign }) => sign === "telling");
    const at = telling && words[telling.from]?.at;
    const all = askedParts(unit);
    // "A letter explaining why" is quoted with its sentence.
    const parts = all.length === 1 && all[0]?.from === at && has(unit, "apply", "document") ? [] : all;
    for (const [nth, { text: said, from, isStory }] of parts.entries())
      if (isStory) add(unit, withContext(unit, { said, from, nth }, units[index - 1]));
    if (parts.length > 0) continue;
    if (at !== undefined && has(unit, "apply", "document")) {
      const whole = withoutSending(text);
      const isCut = hasNoun.test(text.slice(at, at + 40)) || text.length > LONGEST_WHOLE || whole.length <= at;
      const said = isCut ? withoutSending(text.slice(at)) : whole;
      add(unit, withContext(unit, { said, from: isCut ? at : 0, nth: 0 }, units[index - 1]));
    }
  }
  return questions;
}

/** "In your letter: how would you …?", "Uns interessiert: warum …?" */
const announced = new RegExp(
  String.raw`(?<!\p{L})${oneOf(announcers)}(?!\p{L})[^:?.]{0,20}:\s?([^?]{5,240}\?)["”»]?$`,
  "iu",
);
/** "What would you do …?" asks whoever applies, wherever it stands. */
const wouldYou = new RegExp(
  [
    String.raw`(?:what|how|which|whom?) would you(?! like| get).{5,200}\?$`,
    String.raw`(?:was|wie|wen|welche[rsn]?) (?:würden sie|würdest du).{5,200}\?$`,
    String.raw`(?:que|comment|quel(?:le)?s?) [^?]{0,20}riez-vous.{5,200}\?$`,
    String.raw`¿?(?:qué|cómo) (?:har|cambiar|empezar|organizar)ías?.{5,200}\?$`,
  ].join("|"),
  "iu",
);
/** "Warum möchten Sie zu uns?" where the posting says how to apply. */
const toApplicant = new RegExp(
  String.raw`(?:^|[:,]\s)(¿?(?:${oneOf(openingWords)}(?!\p{L})|qu['’])[^?]{4,200}\?)$`,
  "iu",
);
const SHORT_QUESTION = 3;
const inLetter =
  /(?<!\p{L})(?:letter|anschreiben|lettre|carta|(?:application|bewerbung|candidature|candidatura|solicitud)(?=[^:?]{0,20}:\s[^?]{5,240}\?))(?!\p{L})/iu;

/** "Why do you want to leave? And what do you do when …? Both interest us more than a CV." */
function isMeant(units: readonly Unit[], index: number): boolean {
  const line = units[index]?.line;
  const next = units.slice(index + 1).find(({ text }) => !text.endsWith("?"));
  return next !== undefined && next.line === line && wanted.test(next.text);
}

const wanted = new RegExp(String.raw`(?<!\p{L})${oneOf(wantedWords)}(?!\p{L})`, "iu");
const ofReader =
  /(?<!\p{L})(?:you|your|Sie|Ihnen|Ihre?[nmrs]?|du|dir|dich|vous|votre|vos|tu|te|ton|usted|su|sus)(?!\p{L})|^¿/u;
const leadingAnd = /^(?:and|und|et)\s/iu;
/** Without when somebody can begin and what they ask for, which are asked by themselves; empty where nothing else is asked. */
function withoutFacts({ hits, words, text }: Unit, part: string): string {
  const first = hits.find(({ sign, from }) => {
    const at = words[from]?.at ?? 0;
    return (sign === "startAsked" || sign === "salaryAsked") && part.includes(text.slice(at));
  });
  if (!first) {
    const isFact = hits.some(
      ({ sign, from, to }) =>
        (sign === "startAsked" || sign === "salaryAsked") &&
        part.includes(text.slice(words[from]?.at, words[to - 1]?.end)),
    );
    return isFact && part.split(/\s+/u).length <= SHORT_FACT ? "" : part;
  }
  const tail = text.slice(words[first.from]?.at);
  return tail.split(/\s+/u).length > SHORT_FACT ? part : withoutLoneEnd(part.slice(0, part.length - tail.length));
}

const SHORT_FACT = 7;

/** "(a) why hunger relief and (b) the largest change" asks for two things. */
function numberedParts(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|\s)\(?(?:[a-e]|[1-5])\)\s/gu)];
  if (marks.length < 2) return text.split(/(?<=\?)[,;]?\s+(?:y\s)?(?=¿)/u);
  return marks.map(({ index, 0: mark }, nth) =>
    text.slice(index + mark.length, marks[nth + 1]?.index).replace(lastAnd, ""),
  );
}

const lastAnd = /(?<![\s,;])[\s,;]+(?:(?:and|und|sowie|et|y|e)\s*)?$/iu;

/** With what it speaks of: the clause or the sentence before it, where the order leans on that. */
function withContext(
  { text, line }: Unit,
  { said, from, nth }: { said: string; from: number; nth: number },
  before: Unit | undefined,
): string {
  if (nth > 0) return said;
  if (from > 0 && conditions.test(text)) return text.slice(0, from + said.length);
  const isBackward = said.length < LONGEST_BACKWARD && back.test(said);
  if (!isBackward || from > 0 || before?.line !== line || has(before, "apply", "document", "offer")) return said;
  const at = line.text.indexOf(before.text);
  const end = line.text.indexOf(text, at + before.text.length);
  return at < 0 || end < 0 ? said : line.text.slice(at, end + said.length);
}

/** "A few lines about yourself and why …": the first is what every letter has. */
const ofSelf =
  /^(?:\p{L}+\s){0,4}(?:about|über|zu|sur|sobre|de)\s(?:yourself|you|dich|dir|sich|Sie|toi|vous|ti|tí|vos|usted)(?:\s(?:and|und|et|y)\s(?=\p{L})|[.,\s]*$)/u;

const LONGEST_BACKWARD = 120;
const back = new RegExp(`(?<!\\p{L})${oneOf(backWords)}(?!\\p{L})`, "iu");
const conditions = new RegExp(`^${oneOf(conditionWords)}(?!\\p{L})`, "iu");

/** Behind a colon, else behind the cue. */
function afterCue(text: string, end: number): number {
  const colon = text.indexOf(":", end);
  return colon < 0 ? end : colon + 1;
}

/** "three lines about …" is whole by itself; "… explaining why" needs its sentence. */
const hasNoun = /^(?:\p{L}+\s){0,2}(?:statement|lines?|words|lignes?|mots|Zeilen|Sätze|líneas|frases)(?!\p{L})/iu;
const LONGEST_WHOLE = 300;
