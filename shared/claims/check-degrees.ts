import { wholeWords } from "#shared/words/word-pattern.ts";
import { owned } from "./check-papers.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCognate } from "./cognates.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import tables from "./lexicon/papers.json" with { type: "json" };
import { degreeLevels, studies } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { quantitiesOf } from "./quantities.ts";
import { isRelated } from "./related.ts";
import { fold, isSameWord, type Word } from "./words.ts";

/** Degrees that no fact has: their height, their subject. */
export function checkDegrees(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  const educated = evidence.units.filter(isEducation);
  return degreeLevels
    .flatMap(({ words, letters }, level): Claim[] => {
      const match = words.exec(clause.folded) ?? letters.exec(clause.text);
      if (!match || isBesides(clause, match) || isCounted(match[0], clause, evidence)) return [];
      // "the master's would be my next step": what one would like to acquire is not claimed.
      if (clause.mode === "offer" && !owned.test(clause.folded.slice(0, match.index)) && !ofOwn.test(match[0]))
        return [];
      const at = clause.at + match.index;
      // A quote ends with no "in" whose subject is cut off.
      const text = clause.text
        .slice(match.index, match.index + match[0].length)
        .trim()
        .replace(/\s(?:in|of|im|der|des|en|de)$/iu, "");
      const same = evidence.units.filter((unit) => isOfLevel(unit, level));
      const step = stepAfter(clause.folded.slice(match.index));
      const isStep = step === null || same.some((unit) => stepsIn(unit.folded).includes(step));
      if (
        same.length === 0 &&
        isOfUnknownLevel(subjectAfter(clause, match.index + match[0].length, evidence), level, evidence)
      )
        return [];
      if (same.length === 0 || !isStep)
        return [{ kind: "degree", text, at, why: evidence.postingFolded.includes(fold(text)) ? "posting" : "nowhere" }];
      const subject = subjectAfter(clause, match.index + match[0].length, evidence);
      const loose = looseOf(subject, [...same, ...educated, ...evidence.units.filter(isCertificate)], evidence);
      const [first] = loose;
      return first ? [{ kind: "degree", text: first.text, at: first.at, why: "nowhere" }] : [];
    })
    .concat(checkStudies(clause, evidence, educated));
}

/** "master the till" is no degree, "Chef's apprentices" are somebody else's. */
function isBesides({ folded }: Clause, { index, 0: text }: RegExpExecArray): boolean {
  return /^master /u.test(text) && /(?:scrum|to|quickly) $/u.test(folded.slice(0, index));
}

/** "zwei Gesellen": people, and no paper. */
function isCounted(said: string, { text }: Clause, { language }: Evidence): boolean {
  return quantitiesOf(text, language).some(({ what }) => what[0] === said);
}

function checkStudies(clause: Clause, evidence: Evidence, educated: readonly Unit[]): Claim[] {
  return [...clause.folded.matchAll(studies)]
    .slice(0, 3)
    .flatMap((match) => checkStudy(match, clause, evidence, educated));
}

function checkStudy(match: RegExpMatchArray, clause: Clause, evidence: Evidence, educated: readonly Unit[]): Claim[] {
  const { index = 0 } = match;
  const text = clause.text.slice(index, index + match[0].length);
  if (educated.length === 0 && !evidence.units.some(({ fact }) => fact.label === "Education level")) {
    return [{ kind: "degree", text, at: clause.at + index, why: "nowhere" }];
  }
  const isLower = /(?:associate(?:['’]s)?|foundation|vocational) $/u.test(clause.folded.slice(0, index));
  // A degree is a university's: a training below it is none.
  if (
    !isLower &&
    /degree|studium|hochschulabschluss|mi carrera/u.test(match[0]) &&
    educated.length > 0 &&
    educated.every(isBelowDegree)
  )
    return [{ kind: "degree", text, at: clause.at + index, why: "nowhere" }];
  if (!/degree|studied|studier|etudie|estudie|titulad|diplom(?:e| )/u.test(match[0])) return [];
  const behind = subjectAfter(clause, index + match[0].length, evidence);
  const subject = behind.length > 0 || evidence.language !== "de" ? behind : nounsBefore(clause, index);
  const [first] = looseOf(subject, educated, evidence);
  return first ? [{ kind: "degree", text: first.text, at: first.at, why: "nowhere" }] : [];
}

function isBelowDegree(unit: Unit): boolean {
  const highest = degreeLevels.findLastIndex((_, level) => isOfLevel(unit, level));
  return highest >= 0 && highest < BACHELOR;
}

/** "Ich habe Biologie studiert". */
function nounsBefore(clause: Clause, index: number): Word[] {
  return clause.words.filter(({ end, text }) => end <= clause.at + index && /^\p{Lu}\p{Ll}{3}/u.test(text)).slice(-1);
}

function isEducation({ fact, folded, text }: Unit): boolean {
  return (
    fact.label === "Education" || degreeLevels.some(({ words, letters }) => words.test(folded) || letters.test(text))
  );
}

/** Whose training some people call a degree's. */
function isCertificate({ fact }: Unit): boolean {
  return fact.label === "Certificate";
}

function isOfLevel({ fact, folded, text }: Unit, level: number): boolean {
  const { words, letters } = degreeLevels[level] ?? {};
  return Boolean(
    words?.test(folded) ||
      letters?.test(text) ||
      (level === TRADE &&
        (apprentice.test(folded) || (fact.label === "Education" && /^tecnic[oa] en/u.test(folded)))) ||
      (level === MASTER && fact.label === "Education" && /(?<!\p{L})master(?!\p{L})/u.test(folded)),
  );
}

const ofOwn = /^(?:my|mein|mon|mi) /u;

/** The place of apprenticeships among the degrees. */
const TRADE = 2;
const BACHELOR = 4;
const MASTER = 5;

const apprentice = /(?<!\p{L})(?:apprentice|auszubildende[rn]?|azubi|lehrling|apprentie?|aprendiz[a]?)(?!\p{L})/u;

/** "Ausbildung zur Kauffrau": a training of that name, of which nobody said how high it is. */
function isOfUnknownLevel(subject: readonly Word[], level: number, { units }: Evidence): boolean {
  const trainings = units.filter(
    (unit) =>
      (unit.fact.label === "Education" || unit.fact.label === "Certificate") &&
      (level < BACHELOR || university.test(unit.folded)) &&
      degreeLevels.every((_, level) => !isOfLevel(unit, level)),
  );
  const telling = subject.filter(({ folded }) => folded.length > 3);
  return (
    telling.length > 0 &&
    trainings.some((unit) =>
      telling.every(({ folded }) => unit.words.some((other) => isSameWord(folded, other.folded))),
    )
  );
}

const university = wholeWords(tables.university);

/** "NVQ Level 3": which step of its own ladder a degree is. */
function stepAfter(folded: string): string | null {
  return /^(?:[\p{L}. ]{0,16}(?:level|niveau|stufe|nivel)|(?:\p{L}+ )?master) (\d)(?!\d)/u.exec(folded)?.[1] ?? null;
}

function stepsIn(folded: string): string[] {
  return [...folded.matchAll(/(?:(?:level|niveau|stufe|nivel|master) |(?<!\p{L})(?:nvq|l) ?)(\d)(?!\d)/gu)].map(
    ([, step = ""]) => step,
  );
}

/** The words of "in nursing", "der Biologie": up to the next small word. */
function subjectAfter(clause: Clause, from: number, evidence: Evidence): Word[] {
  const { stop } = phrases[evidence.language];
  const all = clause.words.filter((word) => word.at >= clause.at + from);
  // "my bachelor's degree is in computer science".
  const behindIs = all
    .slice(0, 3)
    .findIndex((word, index) => is.has(word.folded) && ofSubject.has(all[index + 1]?.folded ?? ""));
  const rest = behindIs < 0 ? all : all.slice(behindIs + 1);
  const links = new Set("in of im der des de du d en als zum zur es ich".split(" "));
  const [first] = rest;
  if (
    !first ||
    (behindIs < 0 && first.at > clause.at + from + 2) ||
    (!links.has(first.folded) &&
      !/(?:in|of|en|de|d|als|zu[rm]|studied|studiert|studierte|etudie|estudie)['’]?\s*$/u.test(
        clause.folded.slice(0, from),
      ))
  )
    return [];
  // "Mon CAP en poche": had, not studied.
  if (/^\s?(?:en (?:poche|main|mano|regla)|in der tasche|bajo el brazo)(?!\p{L})/u.test(clause.folded.slice(from)))
    return [];
  const subject: Word[] = [];
  for (const word of rest) {
    const gap = clause.text.slice((subject.at(-1)?.end ?? first.at) - clause.at, word.at - clause.at);
    if (/[.,;:!?()]/u.test(gap)) break;
    if (links.has(word.folded)) continue;
    // "die Ausbildung zur Ersthelferin stammt aus …": behind its noun the sentence goes on.
    if (evidence.language === "de" && /^\p{Ll}/u.test(word.text) && /^\p{Lu}/u.test(subject.at(-1)?.text ?? "")) break;
    if (stop.has(word.folded) || /\d/u.test(word.text) || subject.length >= 4) break;
    subject.push(word);
  }
  return subject;
}

const is = new Set(["is", "was", "ist", "war", "est", "etait", "es", "era", "fue"]);
const ofSubject = new Set(["in", "en"]);

function looseOf(words: readonly Word[], units: readonly Unit[], evidence: Evidence): Word[] {
  const telling = words.filter(
    ({ folded, text }) =>
      (evidence.language !== "de" || /^\p{Lu}/u.test(text)) &&
      folded.length > 3 &&
      !isCommon(folded) &&
      evidence.canJudge(folded),
  );
  // Journalism and communication are near each other, and two degrees.
  const same = evidence.sameLanguage ? isSameWord : (a: string, b: string) => isRelated(a, b) || isCognate(a, b);
  const loose = telling.filter(
    ({ folded }) => !units.some((unit) => unit.words.some((other) => same(folded, other.folded))),
  );
  return 2 * loose.length >= telling.length ? loose : [];
}
