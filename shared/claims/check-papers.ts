import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCognate } from "./cognates.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import tables from "./lexicon/papers.json" with { type: "json" };
import { exams, papers } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { isRelated } from "./related.ts";
import { isSameMeaning, type Word } from "./words.ts";

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
    const head = match[0].replace(paperEnd, "");
    const compound = head !== match[0] && head.length > 3 ? [head] : [];
    const ofKind = match[0]
      .split(" ")
      .slice(1)
      .filter((word) => word.length > 4 && !isCommon(word));
    const telling = [...named.map(({ folded }) => folded), ...compound].filter((word) => evidence.canJudge(word));
    const proven = evidence.units.filter(
      ({ fact, period, ownFolded }) =>
        fact.label === "License" ||
        fact.label === "Licence" ||
        fact.label === "Certificate" ||
        (fact.label === "Education" && /^(?:titulo|diplom|licence|exam|concours)|prufung$/u.test(match[0])) ||
        (!period && new RegExp(papers.source, "u").test(ownFolded)),
    );
    const held = proven.filter(
      (unit) =>
        (telling.length === 0 || hasCodeOf(named, unit) || isNamedBy(telling, unit, evidence)) &&
        ofKind.every((word) => unit.words.some((other) => isRelated(word, other.folded))),
    );
    const klass = classAround(clause, match);
    if (
      held.length > 0 &&
      (!klass || held.some(({ text }) => new RegExp(`(?<![\\p{L}\\d])${klass.name}(?![\\p{L}\\d])`, "u").test(text)))
    )
      return [];
    const all = [...named, ...clause.words.filter((word) => word.at === clause.at + match.index)].sort(
      (a, b) => a.at - b.at,
    );
    if (evidence.isSpelledOut(named)) return [];
    const at = all[0]?.at ?? clause.at + match.index;
    const end = Math.max(all.at(-1)?.end ?? at + own.length, klass?.end ?? 0);
    const text = clause.text.slice(at - clause.at, end - clause.at);
    const posted =
      telling.length > 0 && telling.every((word) => evidence.inPosting(word)) && evidence.inPosting(match[0]);
    return [{ kind: "certificate", text, at, why: posted ? "posting" : "nowhere" }];
  });
}

/** "a category C licence", "permis C": the class, and where it ends, from the sentence's start. */
function classAround(
  { text, at }: Clause,
  { index = 0, 0: said }: RegExpMatchArray,
): { name: string; end: number } | null {
  const read = (from: number) => {
    const small = text.slice(from, index + said.length + 20).replace(/\p{L}{3,}/gu, (word) => word.toLowerCase());
    const found = classOf.exec(small);
    return found ? { name: found[1] ?? "", end: at + from + found.index + found[0].length } : null;
  };
  return read(index) ?? read(Math.max(0, index - 12));
}

/** Words that say of an occupation that it was examined. */
const vouched = /^(?:staatlich|gepruft|examiniert|anerkannt)/u;

/** "my licence", "with a card": what one would like to acquire is not claimed. */
export const owned = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.ownedBefore)}(?: \p{L}+){0,3} ?$`, "u");

const enclosures = wholeWords(tables.enclosures);

function isNamedBy(words: readonly string[], unit: Unit, { sameLanguage }: Evidence): boolean {
  const isIn = (told: readonly string[]) => (word: string) =>
    told.some(
      (other) =>
        isSameMeaning(word, other) ||
        (!sameLanguage && (isRelated(word, other) || isCognate(word, other))) ||
        (word.length > 4 && other.includes(word)) ||
        (word.length > 3 && other.startsWith(word)),
    );
  const named = words.filter(isIn(unit.words.map(({ folded }) => folded))).length;
  // The post that a line belongs to names none of its papers by itself.
  const own = unit.ownFolded.split(/[^\p{L}\p{N}]+/u);
  if (!words.some(isIn(own))) return false;
  return words.length > 1 && sameLanguage ? 2 * named > words.length : 2 * named >= words.length;
}

/** "IPAF licence for mobile platforms" of an "IPAF 3b": a paper is known by its letters, however it is explained. */
function hasCodeOf(words: readonly Word[], unit: Unit): boolean {
  return words.some(
    ({ text, folded }) => /^\p{Lu}{2,}[\p{Lu}\d]+$/u.test(text) && unit.words.some((other) => other.folded === folded),
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
    .filter(
      ({ folded }) => folded.length > 2 && !isCommon(folded) && !classNouns.has(folded) && !/^\d+$/u.test(folded),
    );
}

const articles = new Set(tables.beforePapers);

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
    if (joints.has(word.folded) || (evidence.language === "es" && spanishVerb.test(word.text))) break;
    if (classNouns.has(word.folded) || inForce.has(word.folded)) break;
    if (links.has(word.folded) || isCommon(word.folded)) continue;
    if (romance.test(word.text) && words.length > 0 && (evidence.language === "fr" || evidence.language === "es"))
      break;
    if (evidence.language === "de" && !/^[\p{Lu}\d]/u.test(word.text)) break;
    if (stop.has(word.folded) || /\d/u.test(word.text) || words.length >= 3) break;
    if (word.folded.length > 2) words.push(word);
  }
  return words;
}

/** "el carnet lo renové": what follows is said of the paper, and no part of its name. */
const spanishVerb = /^(?:lo|me|se|nos|les?)$|[éíó]$/u;

/** "une licence professionnelle préparée en alternance": how one came by it. */
const romance = /(?:ée?s?|[aí]d[ao]s?|ue?s?)$/u;

/** "en vigor", "à jour": said of a paper. */
const inForce = new Set(["cours", "jour", "regla", "validite", "vigor", "vigueur"]);

/** "carné de la clase B": the letter behind it is looked at by itself. */
const classNouns = new Set(["categoria", "categorie", "category", "clase", "class", "klasse"]);

const joints = new Set(["and", "und", "et", "y", "or", "oder", "ou", "o"]);

/** Ends of names of papers that say only what kind they are. */
const paperEnd = new RegExp(`${oneOf(tables.heads)}$`, "u");

const classOf = new RegExp(String.raw`${oneOf(tables.classes)}\s+([A-D]\d?E?|C1E?|CE|DE|BE)(?![\p{L}\d])`, "u");
