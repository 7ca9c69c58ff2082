import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import { degreeLevels, exams, papers, studies } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { fold, isSameMeaning, isSameWord, type Word } from "./words.ts";

/** Degrees that no fact has: their height, their subject. */
export function checkDegrees(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  const educated = evidence.units.filter(isEducation);
  return degreeLevels
    .flatMap(({ words, letters }, level): Claim[] => {
      const match = words.exec(clause.folded) ?? letters.exec(clause.text);
      if (!match || isBesides(clause, match)) return [];
      const at = clause.at + match.index;
      const text = clause.text.slice(match.index, match.index + match[0].length).trim();
      const same = evidence.units.filter((unit) => isOfLevel(unit, level));
      const step = stepAfter(clause.folded.slice(match.index));
      const isStep = step === null || same.some((unit) => stepsIn(unit.folded).includes(step));
      if (same.length === 0 || !isStep)
        return [{ kind: "degree", text, at, why: evidence.postingFolded.includes(fold(text)) ? "posting" : "nowhere" }];
      const subject = subjectAfter(clause, match.index + match[0].length, evidence);
      const loose = looseOf(subject, [...same, ...educated], evidence);
      const [first] = loose;
      return first ? [{ kind: "degree", text: first.text, at: first.at, why: "nowhere" }] : [];
    })
    .concat(checkStudies(clause, evidence, educated));
}

/** "master the till" is no degree, "Chef's apprentices" are somebody else's. */
function isBesides({ folded }: Clause, { index, 0: text }: RegExpExecArray): boolean {
  return /^master /u.test(text) && /(?:scrum|to|quickly) $/u.test(folded.slice(0, index));
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
  if (!/degree|studied|studier|etudie|estudie|titulad|diplome/u.test(match[0])) return [];
  const behind = subjectAfter(clause, index + match[0].length, evidence);
  const subject = behind.length > 0 || evidence.language !== "de" ? behind : nounsBefore(clause, index);
  const [first] = looseOf(subject, educated, evidence);
  return first ? [{ kind: "degree", text: first.text, at: first.at, why: "nowhere" }] : [];
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

function isOfLevel({ folded, text }: Unit, level: number): boolean {
  const { words, letters } = degreeLevels[level] ?? {};
  return Boolean(words?.test(folded) || letters?.test(text) || (level === TRADE && apprentice.test(folded)));
}

/** The place of apprenticeships among the degrees. */
const TRADE = 2;

const apprentice = /(?<!\p{L})(?:apprentice|auszubildende[rn]?|azubi|lehrling|apprentie?|aprendiz[a]?)(?!\p{L})/u;

/** "NVQ Level 3": which step of its own ladder a degree is. */
function stepAfter(folded: string): string | null {
  return /^[\p{L}. ]{0,16}(?:level|niveau|stufe|nivel) (\d)/u.exec(folded)?.[1] ?? null;
}

function stepsIn(folded: string): string[] {
  return [...folded.matchAll(/(?:level|niveau|stufe|nivel) (\d)/gu)].map(([, step = ""]) => step);
}

/** The words of "in nursing", "der Biologie": up to the next small word. */
function subjectAfter(clause: Clause, from: number, evidence: Evidence): Word[] {
  const { stop } = phrases[evidence.language];
  const rest = clause.words.filter((word) => word.at >= clause.at + from);
  const links = new Set("in of im der des de du d en als zum zur es ich".split(" "));
  const [first] = rest;
  if (
    !first ||
    first.at > clause.at + from + 2 ||
    (!links.has(first.folded) &&
      !/(?:in|of|en|de|d|als|studied|studiert|studierte|etudie|estudie)['’]?\s*$/u.test(clause.folded.slice(0, from)))
  )
    return [];
  const subject: Word[] = [];
  for (const word of rest) {
    const gap = clause.text.slice((subject.at(-1)?.end ?? first.at) - clause.at, word.at - clause.at);
    if (/[.,;:!?()]/u.test(gap)) break;
    if (links.has(word.folded)) continue;
    if (stop.has(word.folded) || /\d/u.test(word.text) || subject.length >= 4) break;
    subject.push(word);
  }
  return subject;
}

function looseOf(words: readonly Word[], units: readonly Unit[], evidence: Evidence): Word[] {
  const telling = words.filter(
    ({ folded, text }) =>
      (evidence.language !== "de" || /^\p{Lu}/u.test(text)) &&
      folded.length > 3 &&
      !isCommon(folded) &&
      evidence.canJudge(folded),
  );
  // Journalism and communication are near each other, and two degrees.
  const same = evidence.sameLanguage ? isSameWord : isSameMeaning;
  const loose = telling.filter(
    ({ folded }) => !units.some((unit) => unit.words.some((other) => same(folded, other.folded))),
  );
  return 2 * loose.length >= telling.length ? loose : [];
}

/** Certificates, licences and cards that no fact names. */
export function checkPapers(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting" || enclosures.test(clause.folded)) return [];
  return [...clause.folded.matchAll(papers), ...clause.folded.matchAll(exams)].flatMap((match): Claim[] => {
    if (
      evidence.inHeading(match[0]) ||
      (clause.mine && vouched.test(match[0]) && evidence.factsFolded.includes(match[0]))
    )
      return [];
    if (clause.mode === "offer" && !owned.test(clause.folded.slice(0, match.index))) return [];
    const own = clause.text.slice(match.index, match.index + match[0].length);
    const named = [
      ...wordsBefore(clause, match.index, evidence),
      ...subjectAfterPaper(clause, match.index + match[0].length, evidence),
    ];
    const head = match[0].replace(/(?:s?schein\p{L}*|s?zertifikat\p{L}*|s?nachweis|s?zeugnis\p{L}*|s?pass)$/u, "");
    const compound = head !== match[0] && head.length > 3 ? [head] : [];
    const telling = [...named.map(({ folded }) => folded), ...compound].filter((word) => evidence.canJudge(word));
    const proven = evidence.units.filter(
      ({ fact, period }) =>
        fact.label === "Licence" ||
        fact.label === "Certificate" ||
        (fact.label === "Education" && /^(?:titulo|diplom)/u.test(match[0])) ||
        (!period && new RegExp(papers.source, "u").test(fold(fact.text))),
    );
    const held = proven.filter((unit) => telling.length === 0 || share(telling, unit) > (telling.length > 1 ? 0.5 : 0));
    const klass =
      /(?:klasse|class|permis|category|carne|permiso|categoria|categorie|b)\s+([A-D]\d?E?|C1E?|CE|DE|BE)(?![\p{L}\d])/u.exec(
        clause.text.slice(match.index).replace(/^\p{L}+/u, (word) => word.toLowerCase()),
      );
    if (
      held.length > 0 &&
      (!klass?.[1] || held.some(({ text }) => new RegExp(`(?<![\\p{L}\\d])${klass[1]}(?![\\p{L}\\d])`, "u").test(text)))
    )
      return [];
    const all = [...named, ...clause.words.filter((word) => word.at === clause.at + match.index)].sort(
      (a, b) => a.at - b.at,
    );
    const at = all[0]?.at ?? clause.at + match.index;
    const text = clause.text.slice(at - clause.at, (all.at(-1)?.end ?? at + own.length) - clause.at);
    const posted =
      telling.length > 0 && telling.every((word) => evidence.inPosting(word)) && evidence.inPosting(match[0]);
    return [{ kind: "certificate", text, at, why: posted ? "posting" : "nowhere" }];
  });
}

/** Words that say of an occupation that it was examined. */
const vouched = /^(?:staatlich|gepruft|examiniert|anerkannt)/u;

/** "my licence", "with a card": what one would like to acquire is not claimed. */
const owned =
  /(?<!\p{L})(?:my|with|hold|have|holding|mit|mein\p{L}*|habe|besitze|mon|ma|mes|avec|titulaire|muni\p{L}*|mi|mis|con|tengo|poseo)(?: \p{L}+){0,3} ?$/u;

const enclosures =
  /(?<!\p{L})(?:enclosed|attached|enclos\p{L}*|anlage\p{L}*|beilieg\p{L}*|anbei|beigefugt|ci-joint\p{L}*|joins|adjunt\p{L}*|arbeitszeugnis\p{L}*|references)(?!\p{L})/u;

function share(words: readonly string[], unit: Unit): number {
  return (
    words.filter((word) =>
      unit.words.some((other) => isSameMeaning(word, other.folded) || (word.length > 4 && other.folded.includes(word))),
    ).length / words.length
  );
}

/** "forklift licence": what stands before the word in English. */
function wordsBefore(clause: Clause, index: number, evidence: Evidence): Word[] {
  if (evidence.language !== "en") return [];
  const { stop } = phrases.en;
  const before = clause.words.filter((word) => word.end <= clause.at + index).slice(-3);
  const from = before.findLastIndex(
    (word) =>
      stop.has(word.folded) ||
      articles.has(word.folded) ||
      /[,;:]/u.test(clause.text.slice(word.end - clause.at, word.end - clause.at + 1)),
  );
  return before
    .slice(from + 1)
    .filter(({ folded }) => folded.length > 2 && !isCommon(folded) && !/^\d+$/u.test(folded));
}

const articles = new Set(
  "a an the my and or hold have earned obtained am is holding full clean valid current i first renewed gained passed got completed own".split(
    " ",
  ),
);

function subjectAfterPaper(clause: Clause, from: number, evidence: Evidence): Word[] {
  const { stop } = phrases[evidence.language];
  const words: Word[] = [];
  const links = new Set(
    "in of for as fur de du des d en pour zum zur als im del la el the to para der die das l".split(" "),
  );
  const behind = clause.words.filter(({ at }) => at >= clause.at + from);
  // "a certified allergen trainer", and not "a certificate I am proud of".
  const adjective = /(?:certified|accredited|licen[cs]ed|chartered|qualified) ?$/u.test(
    clause.folded.slice(0, from - clause.at),
  );
  if (evidence.language === "en" && !adjective && !links.has(behind[0]?.folded ?? "")) return [];
  for (const word of behind) {
    const gap = clause.text.slice((words.at(-1)?.end ?? clause.at + from) - clause.at, word.at - clause.at);
    if (/[.,;:!?()]/u.test(gap)) break;
    if (joints.has(word.folded)) break;
    if (links.has(word.folded) || isCommon(word.folded)) continue;
    if (stop.has(word.folded) || /\d/u.test(word.text) || words.length >= 3) break;
    if (word.folded.length > 2) words.push(word);
  }
  return words;
}

const joints = new Set(["and", "und", "et", "y", "or", "oder", "ou", "o"]);
