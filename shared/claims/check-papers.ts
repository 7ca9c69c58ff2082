import type { Language } from "#shared/letters/letter.schema.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import { degreeLevels, languageLevels, languageRows, papers, studies } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { fold, isSameMeaning, type Word } from "./words.ts";

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
      if (same.length === 0)
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
  const match = studies.exec(clause.folded);
  if (!match) return [];
  const text = clause.text.slice(match.index, match.index + match[0].length);
  if (educated.length === 0 && !evidence.units.some(({ fact }) => fact.label === "Education level")) {
    return [{ kind: "degree", text, at: clause.at + match.index, why: "nowhere" }];
  }
  if (!/degree|studied|studiert|etudie|estudie|titulad|diplome/u.test(match[0])) return [];
  const subject = subjectAfter(clause, match.index + match[0].length, evidence);
  const [first] = looseOf(subject, educated, evidence);
  return first ? [{ kind: "degree", text: first.text, at: first.at, why: "nowhere" }] : [];
}

function isEducation({ fact, folded, text }: Unit): boolean {
  return (
    fact.label === "Education" || degreeLevels.some(({ words, letters }) => words.test(folded) || letters.test(text))
  );
}

function isOfLevel({ folded, text }: Unit, level: number): boolean {
  const { words, letters } = degreeLevels[level] ?? {};
  return Boolean(words?.test(folded) || letters?.test(text));
}

/** The words of "in nursing", "der Biologie": up to the next small word. */
function subjectAfter(clause: Clause, from: number, evidence: Evidence): Word[] {
  const { stop } = phrases[evidence.language];
  const rest = clause.words.filter((word) => word.at >= clause.at + from);
  const links = new Set("in of im der des de du d en als zum zur es".split(" "));
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
  const telling = words.filter(({ folded }) => folded.length > 3 && !isCommon(folded) && evidence.canJudge(folded));
  const loose = telling.filter(
    ({ folded }) => !units.some((unit) => unit.words.some((other) => isSameMeaning(folded, other.folded))),
  );
  return 2 * loose.length >= telling.length ? loose : [];
}

/** Certificates, licences and cards that no fact names. */
export function checkPapers(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting" || enclosures.test(clause.folded)) return [];
  return [...clause.folded.matchAll(papers)].flatMap((match): Claim[] => {
    if (evidence.inHeading(match[0])) return [];
    const own = clause.text.slice(match.index, match.index + match[0].length);
    const named = [
      ...wordsBefore(clause, match.index, evidence),
      ...subjectAfterPaper(clause, match.index + match[0].length, evidence),
    ];
    const head = match[0].replace(/(?:s?schein\p{L}*|s?zertifikat\p{L}*|s?nachweis|s?zeugnis\p{L}*|s?pass)$/u, "");
    const compound = head !== match[0] && head.length > 3 ? [head] : [];
    const telling = [...named.map(({ folded }) => folded), ...compound].filter((word) => evidence.canJudge(word));
    const proven = evidence.units.filter(
      ({ folded, fact, period }) =>
        fact.label === "Licence" ||
        fact.label === "Certificate" ||
        (!period && new RegExp(papers.source, "u").test(folded)),
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
  if (evidence.language === "en" && !links.has(behind[0]?.folded ?? "")) return [];
  for (const word of behind) {
    const gap = clause.text.slice((words.at(-1)?.end ?? clause.at + from) - clause.at, word.at - clause.at);
    if (/[.,;:!?()]/u.test(gap)) break;
    if (links.has(word.folded) || isCommon(word.folded)) continue;
    if (stop.has(word.folded) || /\d/u.test(word.text) || words.length >= 3) break;
    if (word.folded.length > 2) words.push(word);
  }
  return words;
}

/** Languages spoken, and how well. */
export function checkLanguages(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  return clause.words.flatMap((word): Claim[] => {
    const row = rowOf.get(word.folded);
    if (row === undefined || !/^\p{Lu}/u.test(word.text) === (evidence.language === "en" || evidence.language === "de"))
      return [];
    const named = evidence.units.filter((unit) => unit.words.some((other) => rowOf.get(other.folded) === row));
    const claim = (text: string, at: number): Claim[] => [
      { kind: "language", text, at, why: evidence.inPosting(word.folded) ? "posting" : "nowhere" },
    ];
    const posted = clause.mode === "offer" && evidence.inPosting(word.folded);
    const isOwn = row === ownRow[evidence.language];
    if (named.length === 0) return posted || isOwn || evidence.inHeading(word.folded) ? [] : claim(word.text, word.at);
    const near = around(clause.folded, word.at - clause.at, word.end - clause.at);
    const level = levelOf(near);
    const known = Math.max(...named.map((unit) => levelOf(unit.folded)));
    return level >= 2 && level > known ? claim(word.text, word.at) : [];
  });
}

/** The words up to the next comma or "and" on both sides: the level of one language is not the other's. */
function around(folded: string, at: number, end: number): string {
  const before =
    folded
      .slice(Math.max(0, at - 30), at)
      .split(/[,;]| (?:and|und|et|y) /u)
      .at(-1) ?? "";
  const after = folded.slice(end, end + 30).split(/[,;]| (?:and|und|et|y) /u)[0] ?? "";
  return before + folded.slice(at, end) + after;
}

function levelOf(folded: string): number {
  return languageLevels.findLastIndex((pattern) => pattern.test(folded));
}

/** Whoever writes a letter in a language need not say that they know it. */
const ownRow: Record<Language, number> = { en: 0, de: 1, fr: 2, es: 3 };

const rowOf = new Map(languageRows.flatMap((line, row) => line.split(/[\s|]+/u).map((word) => [word, row] as const)));
